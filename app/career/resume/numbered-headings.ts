import type { Paragraph } from "./document-text";
import { looseHeadingSection, numbering } from "./headings";
import { isDetail } from "./label-columns";
import type { Placed } from "./rails";
import { runsBetween } from "./text-style";

/** A line that counts: its number, the words in capitals behind it, and where what stands behind them begins. */
type Counted = { number: number; head: string; from: number };

const COUNTED =
  /^\s*(?<number>\d{1,2})[.)]\s+(?<name>\p{Lu}[\p{Lu}'’&/,. -]{2,58}?)(?:\s*:\s*|\s*[–—-]\s+|\s+(?=\()|\s*$)/u;
/** Headings that a list of words has, in a series whose others are headings, too. */
const FEWEST_KNOWN = 3;

/**
 * "9. CIVIL EMPLOYMENT", "11. MEDALS: Forces Service Star": who counts the parts of a resume writes each heading behind its number in capitals.
 * Where several of the series are known the others are headings of the same rank, and what stands behind one is a line below it.
 */
export function numberedHeadingParter(placed: readonly Placed[]): (paragraph: Paragraph) => Paragraph[] {
  const series = placed.flatMap(({ paragraph }) => countedOf(paragraph) ?? []);
  const known = series.filter(({ head }) => looseHeadingSection(head) !== undefined).length;
  const isInOrder = series.every(({ number }, at) => at === 0 || number > (series[at - 1]?.number ?? 0));
  // "4. DATE OF BIRTH: …": a form counts its questions.
  const isForm = series.some(({ head }) => isDetail(head.replace(numbering, "")));
  if (known < FEWEST_KNOWN || !isInOrder || isForm) return (paragraph) => [paragraph];
  return (paragraph) => {
    const counted = countedOf(paragraph);
    if (!counted) return [paragraph];
    const { runs } = paragraph;
    const { head, from } = counted;
    const heading = { ...paragraph, text: head, runs: runsBetween(runs, 0, head.length), headingLevel: 2 };
    const rest = restOf(paragraph, from);
    return rest ? [heading, { ...paragraph, ...rest, spaceBefore: 0 }] : [heading];
  };
}

/** What stands behind a heading, also in a bracket: "(Nigerian Army) – enlisted 1996" → "Nigerian Army – enlisted 1996". */
function restOf({ text, runs }: Paragraph, from: number): Pick<Paragraph, "text" | "runs"> | undefined {
  const [whole = "", inside] = /^\(([^()]{3,80})\)[\s:–—-]*/u.exec(text.slice(from)) ?? [];
  const behind = from + whole.length;
  const rest = { text: text.slice(behind), runs: runsBetween(runs, behind, text.length) };
  if (inside === undefined) return rest.text.trim() === "" ? undefined : rest;
  const named = { text: inside, runs: runsBetween(runs, from + 1, from + 1 + inside.length) };
  const [run] = named.runs;
  if (rest.text.trim() === "" || !run) return named;
  const dash = " – ";
  return {
    text: named.text + dash + rest.text,
    runs: [...named.runs, { ...run, text: dash }, ...rest.runs],
  };
}

function countedOf({ text, cell }: Paragraph): Counted | undefined {
  const found = cell ? null : COUNTED.exec(text);
  const { number, name = "" } = found?.groups ?? {};
  if (!found || number === undefined) return undefined;
  const head = text.slice(0, text.indexOf(name) + name.length).trim();
  return { number: Number(number), head, from: found[0].length };
}
