import type { Paragraph } from "./document-text";
import { headingSection } from "./headings";
import type { Placed } from "./rails";

/** True for the bold first cell of a line that names a section, where other headings stand alone at the same edge. */
export function railHeading(placed: readonly Placed[]): (first: string, paragraph: Paragraph) => boolean {
  const alone = placed.filter(
    ({ paragraph: { text, runs, box } }) =>
      box && runs[0]?.bold && !text.includes("\t") && headingSection(text) !== undefined,
  );
  return (first, { runs, box }) =>
    box !== undefined &&
    runs[0]?.bold === true &&
    runs[0].text.trim() === first.trim() &&
    headingSection(first) !== undefined &&
    alone.some(
      ({ paragraph }) =>
        Math.abs((paragraph.box?.x ?? 0) - box.x) < 3 &&
        Math.abs((paragraph.runs[0]?.size ?? 0) - (runs[0]?.size ?? 0)) < 0.6,
    );
}

/** "Skills⇥SQL, Python": the heading of a rail and what stands beside it are two paragraphs. */
export function splitHeading(
  paragraph: Paragraph,
  isHeading: (first: string, paragraph: Paragraph) => boolean,
): Paragraph[] {
  const [, first = "", rest = ""] = /^([^\t]{3,45})\t+(.+)$/.exec(paragraph.text) ?? [];
  if (rest === "" || !isHeading(first, paragraph)) return [paragraph];
  return [
    { ...paragraph, text: first, runs: paragraph.runs.slice(0, 1) },
    { ...paragraph, text: rest, runs: paragraph.runs.slice(1), spaceBefore: 0 },
  ];
}
