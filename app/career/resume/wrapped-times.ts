import { parsePeriod } from "../dates";
import type { Paragraph } from "./document-text";
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
