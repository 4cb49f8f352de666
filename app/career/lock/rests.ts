import type { DocumentLanguage } from "../generated-document";
import { contentStems, stem } from "../nlp/stem";
import { plain, type Amount, type Computed } from "./amount";
import { anyWord } from "./any-word";
import { MOST_CALCULATED } from "./bounds-of-work";
import type { LockFact } from "./facts";
import { denies, type Partition } from "./partitions";
import { readAmounts } from "./read-amounts";
import { tokensOf } from "./tokens";
import type { LockReason } from "./reasons";
import vocabulary from "./vocabulary/parts.json";

/**
 * The rests of numbers: of "34 boreholes, of which 29 gave water" five, but not where the clause has them do what the others do ("five
 * gave water"). With "of them" two numbers of a line need no such words between them. A part is a share too, 85 %, and the rest another.
 */
export function restsFor(
  clause: string,
  { segment }: Pick<Stated, "segment">,
  facts: LockFact[],
  language: DocumentLanguage,
): Computed[] {
  const parted = facts.flatMap(({ partitions }) => partitions);
  const pairs: Pair[] = [...parted, ...(OF_THEM.test(segment) ? facts.flatMap(loosePairs) : [])];
  if (pairs.length === 0) return [];
  return clause
    .split(/ (?:and|(?<![Aa]ll )but|while|whereas|und|aber|et|mais|y|pero) /u)
    .flatMap((statement) => {
      const [isDenied, does] = [denies(statement) !== EXCEPT.test(statement), contentStems(statement)];
      const speaksOf = ({ whole, part }: Pair) =>
        parted.filter(
          (one) =>
            one.whole.at === whole.at && one.part.at === part.at && does.some((word) => one.does.has(word)),
        );
      const stated = readAmounts(statement, language);
      return pairs.flatMap((pair): Computed[] => {
        const { whole, part } = pair;
        const about = speaksOf(pair);
        const isOfPart = about.some((one) => one.isDenied === isDenied);
        const isOfRest =
          !isOfPart &&
          about.some((one) => 2 * does.filter((word) => one.does.has(word)).length > one.does.size);
        const rest = whole.value - part.value;
        const isRest = !isOfPart && stated.some(({ value }) => value === rest);
        return [
          ...(isRest ? [{ ...plain("", -1, rest), tolerance: 0 }] : []),
          ...(isOfRest ? [] : sharesOf(part.value / whole.value)),
          ...(isOfPart ? [] : sharesOf(rest / whole.value)),
        ];
      });
    });
}

function sharesOf(share: number): Computed[] {
  return [
    { ...plain("", -1, share), kind: "factor", bare: NaN, tolerance: share * 0.02 },
    { ...plain("", -1, 100 * share), kind: "percent", tolerance: 0.6 },
  ];
}
type Pair = Pick<Partition, "whole" | "part">;
// "All but three passed".
const EXCEPT =
  /\b(?:all|every\p{L}*|alle|tous|toutes|todos|todas) (?:but|except|save|bis|sauf|salvo|menos)\b/iu;
const OF_THEM =
  /\b(?:of them|of these|of those|the rest|the others?|remaining|davon|d'entre eux|de ellos)\b/i;

type Stated = { segment: string; sentence: Amount[] };

function loosePairs({ amounts }: LockFact): Pair[] {
  const counts = amounts
    .slice(0, MOST_CALCULATED)
    .filter(({ kind, unit }) => kind === "count" && unit === "");
  return counts.flatMap((whole) =>
    counts.filter((part) => part.value < whole.value).map((part) => ({ whole, part })),
  );
}

/** "Only one in five needed a second call" of 80 % that did not, where the clause denies or speaks of what is left. */
export function complementsFor(clause: string, facts: LockFact[]): Computed[] {
  if (!denies(clause) && !LEFT.test(clause)) return [];
  return facts.flatMap(({ amounts }) =>
    amounts
      .filter(({ kind, value }) => kind === "percent" && value < 100)
      .map(({ value }): Computed => {
        const share = 1 - value / 100;
        return {
          ...plain("", -1, share),
          kind: "factor",
          bare: NaN,
          tolerance: share * 0.02,
          factorOf: "ratio",
        };
      }),
  );
}
const LEFT = /\b(?:only|just|rest|remaining|others?|left|lost|failed)\b/iu;

/** "All four were hired", where three of them were. */
export function checkWholes(
  clause: string,
  { sentence }: Stated,
  facts: LockFact[],
  language: DocumentLanguage,
): LockReason[] {
  const asPart = wholeAsPart(clause, facts, language);
  if (asPart) return [{ kind: "number", words: asPart.text }];
  const ofPart = ofPartAlone(clause, facts, sentence) ?? doneToAll(clause, facts, language);
  if (ofPart) return [{ kind: "number", words: ofPart.text }];
  const all = ALL.exec(clause);
  if (!all) return [];
  const [isDenied, does] = [denies(clause), contentStems(clause)];
  const isOfPart = facts.some(({ partitions }) =>
    partitions.some(
      (one) =>
        one.isDenied === isDenied &&
        does.some((word) => one.does.has(word)) &&
        (sentence.some(({ value }) => value === one.whole.value) ||
          does.some((word) => one.whole.nouns.includes(word))) &&
        sentence.every(({ value }) => value !== one.part.value),
    ),
  );
  return isOfPart ? [{ kind: "number", words: all[0] }] : [];
}
/** "Commander at 210 incidents", where 38 of 210 had them as commander. */
function ofPartAlone(clause: string, facts: LockFact[], sentence: Amount[]): Amount | undefined {
  if (MOST.test(clause)) return undefined;
  const does = contentStems(clause);
  return facts
    .flatMap(({ partitions }) => partitions)
    .find(({ whole, part, does: own, isDenied }) => {
      const isStated =
        own.size > 0 && [...own].every((word) => does.includes(word)) && denies(clause) === isDenied;
      const counts = sentence.filter(({ kind }) => kind !== "date" && kind !== "month");
      return isStated && part.at > whole.at && counts.length === 1 && counts[0]?.value === whole.value;
    })?.whole;
}
const MOST = anyWord(vocabulary.most);

/** "I automated 600 cases" of "Automated 420 of 600 cases". */
function doneToAll(clause: string, facts: LockFact[], language: DocumentLanguage): Amount | undefined {
  const words = (text: string) => tokensOf(text, language).map((token) => stem(token.text));
  const stated = words(clause);
  return facts
    .filter(({ isDeed }) => isDeed)
    .flatMap(({ partitions, text }) => {
      const line = words(text);
      return partitions.flatMap(({ whole, part }) =>
        part.at < whole.at && part.at === 1 ? [{ whole, part, verb: line[0] ?? "" }] : [],
      );
    })
    .find(({ whole, part, verb }) => {
      const at = stated.indexOf(verb);
      const isAll = at >= 0 && Number(stated[at + 1]) === whole.value;
      return isAll && !stated.slice(0, at).includes(String(part.value));
    })?.whole;
}

/** "350 of my trainees found work", where 72 % of 350 did. */
function wholeAsPart(clause: string, facts: LockFact[], language: DocumentLanguage): Amount | undefined {
  const tokens = tokensOf(clause, language);
  const word = (at: number) => tokens[at]?.text ?? "";
  const wholes = facts.flatMap((fact) => [
    ...fact.partitions.map(({ whole }) => whole),
    ...fact.amounts.filter(({ kind }, at) => kind === "count" && isShareOf(fact.amounts[at - 1], fact.text)),
  ]);
  return readAmounts(clause, language).find(
    ({ at, next, value }) =>
      word(next) === "of" &&
      OWN.has(word(next + 1)) &&
      word(at - 1) !== "all" &&
      wholes.some((whole) => whole.value === value),
  );
}
const OWN = new Set("my our the these those".split(" "));

function isShareOf(share: Amount | undefined, text: string): boolean {
  return share?.kind === "percent" && new RegExp(`${share.text} ?(?:%|per ?cent) of `, "iu").test(text);
}

const ALL = anyWord(vocabulary.all, {
  before: "(?<!\\b(?:almost|nearly|virtually|not|in|of|out of) )",
  after: "(?! (?:but|except|save)\\b)",
});
