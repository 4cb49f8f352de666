import { type FoundPeriod, parsePeriod, type Period } from "../dates";
import type { DocumentText } from "./document-text";
import type { Field } from "./field";
import { type Column, columnsOf, fieldsOf, has, kinds, names, type Row, titles } from "./post-columns";
import type { Label } from "./tagger/labels";
import { SAME_EMPLOYER } from "./vocabulary/no-names";

/**
 * Tables of which each row tells of one post: what a column holds is told by all its cells together, whatever a single one looks like, and a row begins
 * an entry, whichever cell comes first. Two columns of single dates are the ends of one period.
 */
export function withPostTables(document: DocumentText, fields: readonly Field[]): Field[] {
  const rows = rowsOf(document, fields);
  const inTables = new Map<number, Row[]>();
  for (const row of rows.values()) inTables.set(row.table, [...(inTables.get(row.table) ?? []), row]);
  const read = new Map<string, Field[]>();
  for (const table of inTables.values()) {
    const own = table.filter(({ cells }) => !fieldsOf(cells).every(({ label }) => label === "label"));
    if (!isOfPosts(own)) continue;
    const columns = columnsOf(own);
    const [top, ...rest] = own;
    if (top && isHeadRow(top, columns)) read.set(top.key, fieldsOf(top.cells).map(asHead));
    for (const row of top && read.has(top.key) ? rest : own) {
      const same = withDitto(document, row, columns);
      read.set(row.key, severalPostsOf(same, columns) ?? postOf(same, columns));
    }
  }
  const done = new Set<string>();
  return fields.flatMap((field) => {
    const key = field.row ?? "";
    const row = read.get(key);
    if (!row) return [field];
    if (done.has(key)) return [];
    done.add(key);
    return row;
  });
}

function rowsOf({ paragraphs }: DocumentText, fields: readonly Field[]): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  for (const field of fields) {
    const cell = paragraphs[field.paragraph]?.cell;
    if (!cell || field.row === undefined) continue;
    const row = rows.get(field.row) ?? { key: field.row, table: cell.table, cells: new Map() };
    rows.set(field.row, row);
    row.cells.set(cell.column, [...(row.cells.get(cell.column) ?? []), field]);
  }
  return rows;
}

/** Most rows hold a time and what it was the time of, in cells of their own. */
function isOfPosts(rows: readonly Row[]): boolean {
  const posts = rows.filter(({ cells }) => {
    const all = fieldsOf(cells);
    return cells.size > 2 && has(all, ["dates"]) && (has(all, titles) || has(all, names));
  });
  return posts.length > 1 && posts.length * 3 >= rows.length * 2;
}

/** What stands over times is none: "Crew up". */
function isHeadRow({ cells }: Row, columns: ReadonlyMap<number, Column>): boolean {
  const timed = [...columns]
    .filter(([, { label }]) => label === "dates")
    .flatMap(([column]) => cells.get(column) ?? []);
  return (
    timed.length > 0 &&
    timed.every(({ label, text }) => label !== "dates" && !isNow(text) && !/\d/.test(text)) &&
    cells.size > 2
  );
}

/**
 * "French Teacher (2018 – 2020); Head of Languages (2020 – 2022)" in the cell of the posts: each of them has its time, and the other cells of the row are of
 * all. The day on which the row begins or ends is that of the post with its year.
 */
function severalPostsOf({ cells }: Row, columns: ReadonlyMap<number, Column>): Field[] | undefined {
  const [at, own = []] = [...cells].find(([column]) => columns.get(column)?.label === "title") ?? [];
  const isPair = ({ label, segments: [first] }: Field, place: number) =>
    place % 2 === 0 ? label === "title" : label === "dates" && first?.period?.start !== undefined;
  if (own.length < FEWEST_OF_SEVERAL || own.length % 2 > 0 || !own.every(isPair)) return undefined;
  const others = [...cells].filter(([column]) => column !== at);
  const times = others.filter(([column]) => columns.get(column)?.label === "dates").flatMap(([, all]) => all);
  const over = others.filter(([column]) => columns.get(column)?.label !== "dates").flatMap(([, all]) => all);
  const [first, ...rest] = over;
  const whole = times[0]?.segments[0]?.period;
  const posts = own.map((field) => (field.label === "dates" ? within(field, whole) : field));
  return first && times.length === 1 ? [{ ...first, opens: true }, ...rest, ...posts] : undefined;
}
const FEWEST_OF_SEVERAL = 4;

/** A time of years alone, with the months in which the whole time begins and ends. */
function within(dates: Field, whole: FoundPeriod | Period | undefined): Field {
  const [first, ...rest] = dates.segments;
  if (!first?.period) return dates;
  const exact = (own?: string, other?: string) =>
    own !== undefined && other?.startsWith(`${own}-`) ? other : own;
  const [start, end] = [exact(first.period.start, whole?.start), exact(first.period.end, whole?.end)];
  const period = { ...first.period, ...(start && { start }), ...(end && { end }) };
  return { ...dates, segments: [{ ...first, period }, ...rest] };
}

/** ",, Custodial Centre, Otukpo" below "Nigerian Correctional Service": the same employer, and where there. */
function withDitto({ paragraphs }: DocumentText, row: Row, columns: ReadonlyMap<number, Column>): Row {
  const cells = new Map(row.cells);
  for (const [column, own] of cells) {
    const [first] = own;
    const text = paragraphs[first?.paragraph ?? -1]?.text ?? "";
    const isOfNames = columns.get(column)?.label === "employer";
    const mark = isOfNames ? DITTO.exec(text)?.[0] : undefined;
    // "as above" below "Divine Harvest College".
    if (first && isOfNames && SAME_EMPLOYER.test(text.trim()))
      cells.set(column, [{ ...first, label: "employer", text, probability: isSure("employer") }]);
    if (!first || mark === undefined) continue;
    const place: Field = {
      ...first,
      label: "place",
      text: text.slice(mark.length),
      probability: isSure("place"),
    };
    const same: Field = { ...first, label: "employer", text: '"', probability: isSure("employer") };
    cells.set(column, [same, place]);
  }
  return { ...row, cells };
}
const DITTO = /^(?:,,|[“”″„"]{1,2}|''|-?do-|ditto)[\s,–-]+(?=\p{L})/iu;
const isSure =
  (label: Label): Field["probability"] =>
  (...labels) =>
    Number(labels.includes(label));

const asHead = (field: Field): Field => ({ ...field, label: "label", probability: () => 0 });

function postOf({ cells }: Row, columns: ReadonlyMap<number, Column>): Field[] {
  const timed = [...columns].filter(([, { label }]) => label === "dates").map(([column]) => column);
  const isPaired = timed.length === 2 && timed.every((column) => isEnd(cells.get(column)?.[0]));
  const read = [...cells].flatMap(([column, own]) => {
    const known = columns.get(column);
    if (known?.label === "dates")
      return own.map((field, at) => (isPaired && at === 0 ? asEnd(field) : field));
    const timeless = timed.length > 0 ? own.map(withoutTime) : own;
    if (known === undefined) return timeless;
    const joined = known.label === "title" ? withUnits(timeless) : timeless;
    return joined.map((field, at) => (isFree(field, at, known) ? asKind(field, known) : field));
  });
  const place = (field: Field) => order.get(field.label) ?? order.size;
  const sorted = [...read].sort((a, b) => place(a) - place(b));
  const [first, ...rest] = sorted;
  return first ? [{ ...first, opens: true }, ...rest] : [];
}

const order = new Map<Label, number>([
  ["title", 0],
  ["headline", 0],
  ["employer", 0],
  ["school", 0],
  ["issuer", 0],
  ["dates", 1],
  ["place", 2],
]);

/** "Engineer (senior from 2019)": no time of the post, where a column has it. */
const withoutTime = (field: Field): Field => (field.label === "dates" ? { ...field, label: "other" } : field);

/** "Route Commander, Training": what stands behind a post in its own column belongs to it. */
function withUnits(own: readonly Field[]): Field[] {
  const [first, ...rest] = own;
  if (!first) return [];
  const behind = rest.findIndex(
    ({ label, paragraph, segments: [segment] }) =>
      label === "dates" || label === "label" || paragraph !== first.paragraph || segment?.before !== "comma",
  );
  const units = behind < 0 ? rest : rest.slice(0, behind);
  const title = {
    ...first,
    text: [first, ...units].map(({ text }) => text).join(", "),
    segments: [first, ...units].flatMap(({ segments }) => segments),
  };
  return [title, ...rest.slice(units.length)];
}

/** What is not decided by its letters; behind the first field of a cell only what would be a post or an employer. */
function isFree({ label, segments: [segment] }: Field, at: number, column: Column): boolean {
  if (segment?.atom !== undefined || segment?.fixed !== undefined) return false;
  if (at === 0) return label !== "dates" && label !== "label";
  const isHead = titles.includes(label) || names.includes(label);
  return isHead && column.label !== "title" && column.label !== "employer";
}

function asKind(field: Field, { label, mean }: Column): Field {
  const from = kinds.find((kind) => kind.label === label)?.from ?? [];
  if (from.includes(field.label) && field.probability(label) >= mean) return field;
  return {
    ...field,
    label,
    probability: (...all) => Math.max(field.probability(...all), all.includes(label) ? mean : 0),
  };
}

/** "03/2012", "to date": one end of a period. */
function isEnd(field: Field | undefined): boolean {
  if (!field) return false;
  const period = field.segments[0]?.period;
  return period ? period.start === undefined : isNow(field.text);
}

const isNow = (text: string) => parsePeriod(`2001 – ${text.replace(/^to /iu, "")}`)?.end === "present";

function asEnd(field: Field): Field {
  const [first, ...rest] = field.segments;
  if (!first) return field;
  const period = first.period ?? { end: "present" };
  return {
    ...field,
    label: "dates",
    segments: [{ ...first, period, label: "dates" }, ...rest],
    probability: (...all) => (all.includes("dates") ? 1 : 0),
  };
}
