import type { Paragraph } from "./document-text";
import { headingSection } from "./headings";
import type { Placed } from "./rails";
import { runsBetween } from "./text-style";
import { labelKind } from "./segment-labels";

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

/** What the rows of a form tell of that has a section of its own. */
const ofRows: ReadonlySet<string> = new Set(["referees", "certificates", "awards", "projects"]);

/**
 * "Memberships⇥…" and "References⇥…" below "Additional information": a row of such a form is a section of its own. Takes each line in turn and tells whether
 * its first cell names one.
 */
export function formHeading(): (first: string, paragraph: Paragraph) => boolean {
  const forms = new Set<number>();
  return (first, { text, column, cell }) => {
    const isAlone = !text.includes("\t");
    const section = headingSection(isAlone ? text : first);
    if (cell || section === undefined) return false;
    if (!isAlone) return forms.has(column) && ofRows.has(section) && labelKind(first) === undefined;
    if (section === "custom") forms.add(column);
    else forms.delete(column);
    return false;
  };
}

/** "Skills⇥SQL, Python": the heading of a rail and what stands beside it are two paragraphs. */
export function splitHeading(
  paragraph: Paragraph,
  isHeading: (first: string, paragraph: Paragraph) => boolean,
): Paragraph[] {
  const [, first = "", rest = ""] = /^([^\t]{3,45})\t+(.+)$/.exec(paragraph.text) ?? [];
  if (!isHeading(first, paragraph) || rest === "") return [paragraph];
  return [
    { ...paragraph, text: first, runs: runsBetween(paragraph.runs, 0, first.length), headingLevel: 2 },
    {
      ...paragraph,
      text: rest,
      runs: runsBetween(paragraph.runs, paragraph.text.length - rest.length, paragraph.text.length),
      spaceBefore: 0,
    },
  ];
}
