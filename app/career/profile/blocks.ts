import { readHeading, type Heading } from "./headings";
import type { Line } from "./text-lines";

/** A heading of a text, the line that it stands in, and the lines under it. */
export type TextBlock<One extends Line = Line> = Heading & { line: One; lines: One[] };

/** The lines of a text above its first heading, and the blocks under its headings. */
export function splitBlocks<One extends Line>(lines: One[]): { head: One[]; blocks: TextBlock<One>[] } {
  const head: One[] = [];
  const blocks: TextBlock<One>[] = [];
  for (const line of lines) {
    const isUnderHeading = blocks.at(-1)?.lines.length === 0;
    const heading = readHeading({ ...line, isAfterBlank: line.isAfterBlank && !isUnderHeading });
    const isTitle =
      heading?.section === "custom" && heading.isGuess && blocks.length === 0 && head.length < 3;
    if (heading && !isTitle) blocks.push({ ...heading, line, lines: [] });
    else (blocks.at(-1)?.lines ?? head).push(line);
  }
  return { head, blocks };
}
