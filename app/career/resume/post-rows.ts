import type { Period } from "../dates";
import type { Field } from "./field";
import { isOrganisation } from "./places";

/** A line of a section of work, or a row of its tables, and what it is. */
export type Row = { kind: "employer" | "post" | "unit" | "text" | "other"; fields: Field[] };

export const isDates = ({ label }: Field) => label === "dates";
export const isTitle = ({ label }: Field) => label === "title";

/** The lines of a section, and the rows of its tables. A post and its period on the line below are one. */
export function rowsOf(fields: readonly Field[]): Row[] {
  const rows = new Map<string, Field[]>();
  for (const field of fields) {
    const key = field.row ?? `line ${field.paragraph}`;
    const own = rows.get(key);
    if (own) own.push(field);
    else rows.set(key, [field]);
  }
  return joinTimes([...rows.values()]).map((own) => ({ kind: kindOf(own), fields: own }));
}

/** A period alone on its line is of the line above it, or, where a section begins with one and does not end with one, of the line below. */
function joinTimes(rows: readonly Field[][]): Field[][] {
  const isTime = (own: readonly Field[]) =>
    own.filter(isDates).length === 1 && own.every((field) => isDates(field) || field.label === "label");
  const telling = rows.filter((own) => isTime(own) || own.some(isHead));
  const [first, end] = [telling[0], telling.at(-1)];
  const isOver = first !== undefined && end !== undefined && isTime(first) && !isTime(end);
  const joined: Field[][] = [];
  for (const [at, own] of rows.entries()) {
    const last = joined.at(-1);
    const next = rows[at + 1];
    // "Inspector of Corps" over "Nasarawa State Command, Lafia" over "2012 – 2019".
    const isSite = own.every(({ label }) => label === "place") && next !== undefined && isTime(next);
    if (isSite && last?.some(isTitle) && !last.some(isDates)) {
      last.push(...own);
      continue;
    }
    // The time of all posts of an employer is followed by a post that has its own.
    const isBelow =
      isTime(own) &&
      last?.some(isDates) === false &&
      (last.some(isTitle) || (last.some(isName) && next?.some(isTitle) === true && next.some(isDates)));
    if (last && (isOver ? isTime(last) && own.some(isHead) : isBelow)) last.push(...own);
    else joined.push([...own]);
  }
  return joined;
}

const NAMES: ReadonlySet<string> = new Set(["employer", "school", "issuer"]);
const TEXT: ReadonlySet<string> = new Set(["line", "label", "other", "link"]);
export const isName = ({ label }: Field) => NAMES.has(label);
const isHead = (field: Field) => isName(field) || isTitle(field) || field.label === "headline";

function kindOf(fields: readonly Field[]): Row["kind"] {
  const facts = fields.filter(({ label }) => !TEXT.has(label));
  const [names, titles, dates] = [facts.filter(isName), facts.filter(isTitle), facts.filter(isDates)];
  const isPlain = facts.every(({ label }) => NAMES.has(label) || label === "place" || label === "dates");
  // A sentence in which an employer is named is no line of its own.
  const hasText = fields.some(({ label }) => label === "line");
  if (names.length === 1 && isPlain && !(hasText && dates.length === 0)) return "employer";
  // "Team Lead, Sanctions Desk".
  const posts = titles.filter(({ segments }, at) => at === 0 || segments[0]?.before !== "comma");
  if (posts.length === 1 && dates.length > 0 && facts.find(isHead)?.label === "title") {
    if (names.length === 0) return "post";
    // "Branch Operations Manager, Abeokuta (Sapon)".
    // "Direct Sales Agent (outsourced, through Prime Staffing Ltd)": words in small letters say how the post was held.
    return names.every(({ text }) => !isOrganisation(text) || /^\p{Ll}/u.test(text)) ? "unit" : "other";
  }
  return facts.some(isHead) ? "other" : "text";
}

/** The first period of a row. */
export function periodOf({ fields }: Row): Period {
  return fields.find(isDates)?.segments[0]?.period ?? {};
}

/** The year of a date of a profile. A single date has no gap: NaN compares as false. */
export const yearOf = (date: string | undefined) =>
  date === undefined ? Number.NaN : date === "present" ? 9999 : Number(date.slice(0, 4));
