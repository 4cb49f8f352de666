import { parsePeriod } from "../dates";
import { startsWithDegree } from "./degrees";
import type { DocumentText, Paragraph } from "./document-text";

/**
 * True where a column begins within a list of entries: its first lines have dates, or a degree, and no way to reach anybody. Without a
 * heading of its own it goes on from the column at its left, however narrow it is.
 */
export function beginsWithEntries({ paragraphs }: DocumentText, next: number): boolean {
  const first = paragraphs[next];
  const top = paragraphs
    .slice(next, next + 4)
    .filter(({ page, column, zone }) => page === first?.page && column === first.column && !zone);
  return (
    top.length > 1 &&
    top.slice(0, 3).some(({ text }) => parsePeriod(text) !== undefined || startsWithDegree(text)) &&
    top.every(({ text }) => !/@|\d{7}/.test(text.replace(/[\s-]/g, "")))
  );
}

/** Sections whose entries may go on in the next column. */
export const ofEntries: ReadonlySet<string> = new Set([
  "work",
  "education",
  "certificates",
  "projects",
  "siwes",
  "volunteer",
]);

/**
 * Whether a paragraph at the top of a column goes on from the last one of the column at its left, as on a page of a newspaper: both are
 * of about one width.
 */
export function columnTest({ paragraphs }: DocumentText): (last: number, next: number) => boolean {
  const edges = new Map<string, { left: number; right: number }>();
  const keyOf = ({ page, column }: Paragraph) => `${page}/${column}`;
  for (const paragraph of paragraphs) {
    const { box, zone } = paragraph;
    if (!box || zone) continue;
    const had = edges.get(keyOf(paragraph));
    const right = box.x + box.width;
    edges.set(keyOf(paragraph), {
      left: Math.min(had?.left ?? box.x, box.x),
      right: Math.max(had?.right ?? right, right),
    });
  }
  return (last, next) => {
    const [one, two] = [paragraphs[last], paragraphs[next]];
    const [left, right] = [one && edges.get(keyOf(one)), two && edges.get(keyOf(two))];
    if (!one || !two || !left || !right || one.page !== two.page || right.left < left.right - 4) return false;
    const widths = [left.right - left.left, right.right - right.left];
    return Math.min(...widths) > 0.8 * Math.max(...widths);
  };
}
