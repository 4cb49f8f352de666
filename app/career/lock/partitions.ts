import { anyOf } from "~/pattern";
import type { DocumentLanguage } from "../generated-document";
import { wordsOf } from "../nlp/fold";
import { contentStems, stem } from "../nlp/stem";
import { STOP_WORDS } from "../nlp/stop-words";
import { plain, type Amount } from "./amount";
import { tokensOf, type Token } from "./tokens";
import { UNIT_BY_WORD } from "./vocabulary/units";
import vocabulary from "./vocabulary/parts.json";

/** A number of things and those of them that do what the line names: "34 boreholes, of which 29 gave water". */
export type Partition = { whole: Amount; part: Amount; does: Set<string>; isDenied: boolean };

/** The numbers of a line that are parts of another of its numbers. */
export function partitionsIn(text: string, amounts: Amount[], language: DocumentLanguage): Partition[] {
  const wholes = amounts.filter(({ kind, unit }) => kind === "count" && unit === "");
  if (wholes.length === 0) return [];
  const tokens = tokensOf(text, language);
  const counts = [...wholes, ...onesOf(tokens)];
  return wholes.flatMap((whole) =>
    counts
      .filter((part) => part.value < whole.value && isPartOf(part, whole, tokens))
      .map((part) => {
        const about = clauseOf(part, whole, tokens);
        const things = thingsOf(whole, tokens);
        const does = new Set(contentStems(about).filter((one) => !things.includes(one) && !TIMES.has(one)));
        return { whole, part, does, isDenied: denies(about) };
      }),
  );
}

/** "One of which": elsewhere the word is no number. */
function onesOf(tokens: Token[]): Amount[] {
  return tokens.flatMap(({ text }, at) => {
    const behind = `${tokens[at + 1]?.text ?? ""} ${tokens[at + 2]?.text ?? ""}`;
    return text === "one" && OF_WHICH.test(behind) ? [plain(text, at, 1)] : [];
  });
}

function isPartOf(part: Amount, whole: Amount, tokens: Token[]): boolean {
  const word = (at: number) => tokens[at]?.text ?? "";
  if (part.at < whole.at) {
    const between = tokens.slice(part.next, whole.at).map(({ text }) => text);
    return PART_OF_WHOLE.test(between.join(" "));
  }
  if (OF_WHICH.test(`${word(part.at - 2)} ${word(part.at - 1)}`)) return true;
  if (OF_WHICH.test(`${word(part.next)} ${word(part.next + 1)}`)) return true;
  const isPlace = PLACE.test(word(part.next));
  // "Reared 170 calves and lost 4".
  const isVerb = VERB.test(word(part.at - 1)) && /^(?:,|;|and|but)$/.test(word(part.at - 2));
  if (part.isAlone && !isPlace && isVerb) return true;
  // "7 new drivers; 6 passed probation", "19 engines; 2 came back".
  const isDeed = DEED.test(word(part.next)) && !word(part.next + 1).endsWith("s");
  return (part.isAlone || isDeed) && !isPlace && /^(?:[,;]|and|but)$/.test(word(part.at - 1));
}
// "14 houses in Uyo and 9 in Calabar".
const DEED = /^(?:\p{L}*[^aeiou]ed|came|went|won|lost|left|fell|broke|grew|found|got|kept|met|ran|rose)$/u;
const PLACE = /^(?:in|at|on|for|from|to)$/;
const VERB = /^(?:\p{L}{2,}ed|lost|won|sold|kept|found|sent|let|put|met|saw|got|bred|hired)$/u;
const PART_OF_WHOLE =
  /^(?:(?:out )?of(?: (?:the|my|our|his|her|their|these|those|all))*|(?:\p{L}+ ){0,2}(?:sur|von))$/u;
const OF_WHICH = /^(?:of (?:which|whom|them|these|those)|davon|dont|de (?:ellos|ellas|las|los))\b/;

/** What a part does: its clause from the part on, or, of "won 31 of 38 tenders", the whole of it. */
function clauseOf(part: Amount, whole: Amount, tokens: Token[]): string {
  const words = tokens.map(({ text }) => text);
  const ends = [...words.keys()].filter((at) => /^[,;.)]$/.test(words[at] ?? "") && at > part.next);
  const starts = [...words.keys()].filter((at) => /^[,;(]$/.test(words[at] ?? "") && at < part.at);
  const isBehindVerb = VERB.test(words[part.at - 1] ?? "");
  const behind = isBehindVerb ? part.at - 1 : part.next;
  const from = part.at < whole.at ? (starts.at(-1) ?? 0) : behind;
  return words.slice(from, ends[0] ?? words.length).join(" ");
}

/** What a number counts: the words right behind it. "Within 30 days" is no deed either. */
function thingsOf({ next }: Amount, tokens: Token[]): string[] {
  const words = tokens.slice(next).map(({ text }) => text);
  const end = words.findIndex((word) => !/^\p{L}/u.test(word) || STOP_WORDS.has(word));
  return words.slice(0, end < 0 ? words.length : end).map(stem);
}
const TIMES = new Set([...UNIT_BY_WORD.keys()].map(stem));

/** Whether words deny: "came to nothing", "failed", but not "never failed". */
export function denies(text: string): boolean {
  const words = wordsOf(text);
  const isNot = NOT.test(text) || words.some((word) => NEGATIVE.has(word));
  return isNot !== words.some((word) => FAILS.has(word));
}
const NOT = anyOf(
  [
    /n ?['’] ?t\b/, // didn't
    /\byet to\b/,
    /\b(?:short of|other than)\b/, // customers other than women
    /\b(?:past|beyond) (?:repair|saving|help|hope|rescue|recovery)\b/,
  ],
  "u",
);
const NEGATIVE = new Set(vocabulary.negative.split(" "));
const FAILS = new Set(vocabulary.fails.split(" "));
