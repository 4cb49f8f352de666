import type { DocumentLanguage } from "../generated-document";
import { foldText } from "../nlp/fold";
import { contentStems } from "../nlp/stem";
import { plain, type Amount, type Computed } from "./amount";
import { anyWord } from "./any-word";
import { MOST_CALCULATED } from "./bounds-of-work";
import type { LockFact } from "./facts";
import { denies, type Partition } from "./partitions";
import { readAmounts } from "./read-amounts";
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
        const shared = (one: Partition) => does.filter((word) => one.does.has(word)).length / one.does.size;
        const isOfPart = about.some((one) => one.isDenied === isDenied && shared(one) >= 0.5);
        const isOfRest = !isOfPart && about.some((one) => shared(one) > 0.5);
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
const OF_THEM = /\b(?:of them|of these|of those|the rest|others?|remaining|davon|d'entre eux|de ellos)\b/i;

type Stated = { segment: string; sentence: Amount[] };

function loosePairs({ amounts, computed }: LockFact): Pair[] {
  const counts = amounts
    .slice(0, MOST_CALCULATED)
    .filter(({ kind, unit }) => kind === "count" && unit === "");
  // "A bank and 3 schools" of 12 clients are four of them.
  const parts = [...counts, ...computed.filter(({ sumOf = [] }) => sumOf.some(({ value }) => value === 1))];
  return counts.flatMap((whole) =>
    parts.filter((part) => part.value < whole.value).map((part) => ({ whole, part })),
  );
}

/** "One in five needed a second call" of 80 % that did not: a share and its rest are said in opposite words, or in words for what is left. */
export function complementsFor(clause: string, segment: string, facts: LockFact[]): Computed[] {
  const [isLeft, polarities] = [LEFT.test(foldText(clause)), [clause, segment].map(isAdverse)];
  return facts.flatMap(({ text, amounts }) =>
    isLeft || polarities.includes(!isAdverse(text)) ? amounts.flatMap(restOfShare) : [],
  );
}

function restOfShare({ kind, value, lead }: Amount): Computed[] {
  const share = kind === "percent" ? value / 100 : kind === "factor" && lead !== "by" ? value : 1;
  const rest = 1 - share;
  if (rest <= 0 || rest >= 1) return [];
  return [{ ...plain("", -1, rest), kind: "factor", bare: NaN, tolerance: rest * 0.02, factorOf: "ratio" }];
}
const LEFT = anyWord(vocabulary.left);

/** Whether words speak of what went wrong or was not done: "late", "not in time", but not "never late". */
function isAdverse(text: string): boolean {
  return denies(text) !== ADVERSE.test(foldText(text));
}
const ADVERSE = anyWord(vocabulary.adverse);
