import { splitBlocks, type TextBlock } from "./blocks";
import type { KnownSection } from "./heading-words";
import { LINE_BREAK, readLines, reveal, type Line } from "./text-lines";

/**
 * A heading that a text had and has no more, as it stood there. `isGone`: its lines went with it. `now` is the heading that took
 * its place; without it the lines stand under the heading above.
 */
export type LostHeading = { heading: string; isGone: boolean; now?: string };

// Machines that read resumes look for these; of other sections it is enough that their lines do not get under a wrong heading.
const NEEDED: readonly KnownSection[] = ["work", "education"];

/** The known headings that an edit took out of a resume, so that what stood under them would be read as something else, or not at all. */
export function findLostHeadings(before: string, after: string): LostHeading[] {
  return findLost(before, after).map(({ block, first, renamed }) => ({
    heading: reveal(block.line.text),
    isGone: first === undefined,
    ...(renamed && { now: reveal(renamed.line.text) }),
  }));
}

/** The edited text with the lost headings back in their places, and with the lines of those that went with them. */
export function restoreHeadings(before: string, after: string): string {
  const lines = after.split(LINE_BREAK);
  const own = before.split(LINE_BREAK);
  const changes = findLost(before, after).map(({ block, first, renamed }) => {
    const heading = own[block.line.at] ?? "";
    if (renamed) return { at: renamed.line.at, out: 1, lines: [heading] };
    if (first) return { at: first.at, out: 0, lines: ["", heading] };
    const end = Math.max(...block.lines.map(({ at }) => at));
    return {
      at: placeOf(block, before, after),
      out: 0,
      lines: ["", ...own.slice(block.line.at, end + 1), ""],
    };
  });
  // From the end, so that the numbers of the lines above stay right.
  for (const { at, out, lines: added } of changes.toSorted((a, b) => b.at - a.at))
    lines.splice(at, out, ...added);
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

type NumberedLine = Line & { at: number };
type Lost = {
  block: TextBlock<NumberedLine>;
  /** The first of its lines that is still there, and the new heading over it. */
  first: NumberedLine | undefined;
  renamed: TextBlock<NumberedLine> | undefined;
};

function findLost(before: string, after: string): Lost[] {
  const was = splitBlocks(readLines(before)).blocks;
  const lines = readLines(after);
  const now = splitBlocks(lines).blocks;
  const known = new Set(was.map(({ line }) => line.text));
  const lost = was.filter(
    ({ section, lines: under }, at) =>
      section !== "custom" &&
      under.length > 0 &&
      !now.some((one) => one.section === section) &&
      was.findIndex((one) => one.section === section) === at,
  );
  return lost.flatMap((block): Lost[] => {
    const texts = new Set(block.lines.map(({ text }) => text));
    const first = lines.find(({ text }) => texts.has(text));
    if (!first)
      return NEEDED.some((one) => one === block.section) ? [{ block, first, renamed: undefined }] : [];
    const above = now.findLast(({ line }) => line.at < first.at);
    return [{ block, first, renamed: above && !known.has(above.line.text) ? above : undefined }];
  });
}

/** Where a section goes that is gone with its lines: before the next of its old neighbours that is still there. */
function placeOf(block: TextBlock<NumberedLine>, before: string, after: string): number {
  const later = splitBlocks(readLines(before)).blocks.filter(({ line }) => line.at > block.line.at);
  const now = splitBlocks(readLines(after)).blocks;
  for (const { line } of later) {
    const found = now.find((one) => one.line.text === line.text);
    if (found) return found.line.at;
  }
  return after.split(LINE_BREAK).length;
}
