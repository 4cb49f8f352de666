import type { Period } from "../dates";
import { smallSpace } from "./entry";
import type { Field } from "./field";
import { isOrganisation } from "./places";

/** A line of a section, with its fields. */
export type Row = { paragraph: number; fields: readonly Field[] };

const names: ReadonlySet<string> = new Set(["employer", "school", "issuer"]);

/**
 * "Assistant hostel mistress, 2018 – 2021" among the lines of a teacher of 2017 to 2023: an office without an employer whose whole time lies
 * within that of the post above was held there, and is told as a line. Returns the paragraphs of such lines.
 */
export function withinPosts(rows: readonly Row[], isItem: (row: Row) => boolean): number[] {
  let post: Period | undefined;
  let isTitled = false;
  return rows.flatMap((row, at) => {
    const { fields } = row;
    const period = fields.find(({ label }) => label === "dates")?.segments[0]?.period;
    const isLine = fields.every(({ label }) => label === "line" || label === "other");
    if (isLine) return [];
    const isApart = isItem(row) ? !isAmongLines(rows, at, isItem) : !isClose(row) || hasLines(rows[at + 1]);
    if (post && period && !isApart && isPart(fields) && isStrictlyWithin(period, post))
      return [row.paragraph];
    if (isItem(row)) return [];
    // An employer alone, with the time of all its posts or without one, stands over a post that comes below.
    if (fields.some(isName)) [post, isTitled] = [undefined, false];
    isTitled ||= fields.some(({ label }) => label === "title");
    post = isTitled ? (period ?? post) : undefined;
    return [];
  });
}

const isName = ({ label }: Field) => names.has(label);

/** An office, or what was done, with its time, and no employer. */
function isPart(fields: readonly Field[]): boolean {
  const isNamed = fields.some(
    (field) => isName(field) && (isOrganisation(field.text) || field.probability(field.label) >= LIKELY),
  );
  return !isNamed && !fields.some(({ text }) => OWN.test(text)) && fields[0]?.label !== "dates";
}
const LIKELY = 0.6;
/** What somebody does beside a post is a post of its own. */
const OWN =
  /(?<!\p{L})(?:self|freelance|own|private|part[- ]time|volunteer|consultan|intern|nysc|siwes|acting)/iu;

/** The line above or below is an item and a line, too. */
function isAmongLines(rows: readonly Row[], at: number, isItem: (row: Row) => boolean): boolean {
  return [rows[at - 1], rows[at + 1]].some((row) => row !== undefined && isItem(row) && hasLines(row));
}

const hasLines = (row: Row | undefined) => row?.fields.every(({ label }) => label === "line") ?? false;
const isClose = ({ fields }: Row) => (fields[0]?.segments[0]?.space ?? 0) <= smallSpace;

function isStrictlyWithin(inner: Period, outer: Period): boolean {
  const [from, to] = [inner.start ?? inner.end, inner.end];
  if (from === undefined || to === undefined || outer.start === undefined || outer.end === undefined)
    return false;
  const isLater = from.slice(0, 4) > outer.start.slice(0, 4) || (from > outer.start && from.length > 4);
  return (
    isLater && (outer.end === "present" || (to !== "present" && to.slice(0, 4) <= outer.end.slice(0, 4)))
  );
}
