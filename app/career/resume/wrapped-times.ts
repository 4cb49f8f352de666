import { parseDate, parsePeriod } from "../dates";
import type { Paragraph } from "./document-text";
import { joined } from "./join-paragraphs";
import type { Placed } from "./rails";
import { runsBetween } from "./text-style";

/**
 * "Jun '21⇥Presenter" over "→ now⇥Raffia FM": a narrow column of dates wraps its times. The end goes back behind its beginning, and the
 * lines beside them stay.
 */
export function joinWrappedTimes(rows: readonly Placed[]): Placed[] {
  const whole = [...rows];
  for (const [at, { paragraph, place }] of whole.entries()) {
    const next = whole[at + 1];
    const time = next && timeOf(paragraph, next.paragraph);
    if (!next || !time) continue;
    whole[at] = { place, paragraph: withTime(paragraph, time) };
    whole[at + 1] = { ...next, paragraph: from(next.paragraph, time.end.length + 1) };
  }
  return whole;
}

type Time = { start: string; end: string };

function timeOf(above: Paragraph, below: Paragraph): Time | undefined {
  if (above.column !== below.column || above.cell || below.cell) return undefined;
  const start = FIRST_CELL.exec(above.text)?.[1];
  const end = FIRST_CELL.exec(below.text)?.[1];
  if (start === undefined || end === undefined || !LEADS_TO.test(end)) return undefined;
  const period = parsePeriod(`${start} ${end}`);
  return period?.start && period.end ? { start, end } : undefined;
}
const FIRST_CELL = /^([^\t]{4,16})\t(?=\S)/u;
const LEADS_TO = /^(?:[→⟶➔–—-]|to |till |until )/iu;

function withTime({ text, runs, ...paragraph }: Paragraph, { start, end }: Time): Paragraph {
  const own = runsBetween(runs, 0, start.length);
  const last = own.at(-1);
  return {
    ...paragraph,
    text: `${start} ${end}${text.slice(start.length)}`,
    runs: [
      ...own,
      ...(last ? [{ ...last, text: ` ${end}` }] : []),
      ...runsBetween(runs, start.length, text.length),
    ],
  };
}

function from(paragraph: Paragraph, start: number): Paragraph {
  const { text, runs } = paragraph;
  return { ...paragraph, text: text.slice(start), runs: runsBetween(runs, start, text.length) };
}

/** "MAY 2021" over "TO" over "DATE", each alone on its line: one time. What stands over or below it in the same way is a list of dates. */
export function joinStackedTimes(rows: readonly Placed[]): Placed[] {
  const whole: Placed[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const [one, ...others] = rows.slice(at, at + MOST_PARTS);
    if (!one) continue;
    const time = stackedTime(one.paragraph, others, rows[at - 1]?.paragraph);
    whole.push(time ? { ...one, paragraph: time.paragraph } : one);
    at += time?.more ?? 0;
  }
  return whole;
}
const MOST_PARTS = 4;
const LONGEST_DATE = 24;

type Stack = { paragraph: Paragraph; more: number };

function stackedTime(
  first: Paragraph,
  others: readonly Placed[],
  above: Paragraph | undefined,
): Stack | undefined {
  const start = first.text.length > LONGEST_DATE ? undefined : parseDate(first.text);
  if (start === undefined || (above && isInPlaceOf(above, first) && parseDate(above.text))) return undefined;
  const below = others.map(({ paragraph }) => paragraph).filter((one) => isInPlaceOf(one, first));
  const isLed = LEAD_ALONE.test(below[0]?.text ?? "");
  const [end, next] = isLed ? below.slice(1) : below;
  if (!end || (next && parseDate(next.text))) return undefined;
  const isMarked = isLed || end.listLevel !== undefined;
  const period = parsePeriod(`${first.text} – ${end.text.replace(LEAD_OF_END, "")}`);
  if (!period?.start || !period.end || (!isMarked && !isLater(start, parseDate(end.text)))) return undefined;
  const lead = LEAD_OF_END.exec(end.text)?.[0].length ?? 0;
  const last = from(end, lead);
  return { paragraph: joined(first, { ...last, listLevel: 0 }), more: isLed ? 2 : 1 };
}
const LEAD_ALONE = /^(?:to|till|until|[→⟶➔–—-])$/iu;
const LEAD_OF_END = /^(?:to|till|until|[→⟶➔–—-])\s+(?!date)/iu;

/** A line of dashes between two months has no words, and is not read: "October 2018" over "April 2021", in one form. */
const isLater = (start: string, end: string | undefined) =>
  start.includes("-") && end?.includes("-") === true && start < end;

const isInPlaceOf = (one: Paragraph, other: Paragraph) =>
  one.column === other.column &&
  one.page === other.page &&
  one.cell?.table === other.cell?.table &&
  one.cell?.row === other.cell?.row &&
  one.cell?.column === other.cell?.column;
