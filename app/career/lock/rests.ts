import type { DocumentLanguage } from "../generated-document";
import { contentStems } from "../nlp/stem";
import { plain, type Amount, type Computed } from "./amount";
import { MOST_CALCULATED } from "./bounds-of-work";
import type { LockFact } from "./facts";
import { denies, type Partition } from "./partitions";
import { readAmounts } from "./read-amounts";

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
