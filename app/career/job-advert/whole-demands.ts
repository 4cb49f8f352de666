import { patternOf, sourceOf } from "./patterns";
import type { RuledSentence } from "./tagger/features";
import type { DemandStretch } from "./untagged";

/**
 * The stretches of demands as whole groups of words: a bracket is closed where it was opened, what stands within it is no
 * demand of its own, a pair such as "day and night" is not cut, and what only heads a part asks for nothing.
 */
export function wholeStretches(
  stretches: readonly DemandStretch[],
  sentences: readonly RuledSentence[],
  text: string,
): DemandStretch[] {
  const whole: DemandStretch[] = [];
  for (const own of stretches.toSorted((a, b) => a.start - b.start)) {
    const sentence = sentences[own.sentence]?.sentence;
    const last = whole.at(-1);
    const from = Math.max(own.start, last?.end ?? 0);
    const start = from + lengthOf(OPENS_NOTHING, text.slice(from, own.end));
    const stretch = { ...own, start: start + lengthOf(SECOND_OF_PAIR, pairAt(text, start, own.end)) };
    // "(afang | edikang ikong)": the bracket before it has taken it.
    if (stretch.start >= stretch.end || !/\p{L}|\d/u.test(text.slice(stretch.start, stretch.end))) continue;
    const end = endOf(stretch, { text, limit: sentence?.end ?? own.end });
    const words = text.slice(stretch.start, end);
    if (sentence && HEADS.test(words) && sentence.text.trim().replace(/[:.]$/u, "") === words) continue;
    whole.push({ ...stretch, end });
  }
  return whole;
}

function lengthOf(pattern: RegExp, words: string): number {
  return pattern.exec(words)?.[0].length ?? 0;
}

/** ", guarantors' letters", ") and a car" */
const OPENS_NOTHING = /^(?:[\s,;:)\].–-]+(?:(?:and|or) )?|(?:& |of the )(?=\p{Lu}))/u;

const PAIRS = [
  ["day", "night"],
  ["profit", "loss"],
  ["terms", "conditions"],
  ["health", "safety"],
  ["research", "development"],
  ["track", "trace"],
] as const;
const FIRST_OF_PAIR = PAIRS.map(([first]) => new RegExp(`(?<!\\p{L})${first} (?:and|&) $`, "iu"));
const SECOND_OF_PAIR = patternOf(
  `^${sourceOf(PAIRS.map(([, second]) => second).join(","))}[,;]? (?:and )?`,
  "iu",
);
/** The words from `start`, where they begin with the second of a pair whose first stands before them. */
function pairAt(text: string, start: number, end: number): string {
  const words = text.slice(start, end);
  const before = text.slice(Math.max(0, start - MOST_PAIR), start);
  const isPair = PAIRS.some(
    ([, two], at) => words.toLowerCase().startsWith(two) && FIRST_OF_PAIR[at]?.test(before) === true,
  );
  return isPair ? words : "";
}
const MOST_PAIR = 20;

/** Up to the bracket that closes the one opened within, or before one that was opened before. */
function endOf({ start, end }: DemandStretch, { text, limit }: { text: string; limit: number }): number {
  const own = text.slice(start, end);
  const open = depthOf(own);
  if (open > 0) {
    const close = text.slice(end, Math.min(limit, end + MOST_BRACKET)).indexOf(")");
    return close < 0 ? end : end + close + 1;
  }
  return open < 0 && own.endsWith(")") ? end - 1 : end;
}
const MOST_BRACKET = 120;

function depthOf(words: string): number {
  return words.split("(").length - words.split(")").length;
}

/** Lines that head a part or name the post, and no demand: "Scope", "Shortlisting criteria", "6 CLAIMS OFFICERS". */
const HEADS = patternOf(
  String.raw`^(?:${sourceOf("[Ss]cope(?: of work)?, [Ss]hortlisting criteria, [Ss]election criteria, [Rr]equirements?, [Rr]esponsibilities, [Dd]uties, [Qq]ualifications?, [Tt]he role, [Tt]he job, [Aa]bout you")}|(?:\d{1,2} )?\p{Lu}{5,}(?:(?: | & )\p{Lu}{3,}){1,5})$`,
  "u",
);
