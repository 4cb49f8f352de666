import type { DocumentLanguage } from "../generated-document";
import { contentStems } from "../nlp/stem";
import { plain, type Amount } from "./amount";
import { anyWord } from "./any-word";
import type { LockFact } from "./facts";
import { denies, type Partition } from "./partitions";
import { readAmounts } from "./read-amounts";
import type { LockReason } from "./reasons";
import vocabulary from "./vocabulary/parts.json";

/**
 * The rests of numbers: of "34 boreholes, of which 29 gave water" five, but not where the clause has them do what the others do ("five
 * gave water"). With "of them" two numbers of a line need no such words between them.
 */
export function restsFor(
  clause: string,
  { segment }: Pick<Stated, "segment">,
  facts: LockFact[],
  language: DocumentLanguage,
): Amount[] {
  const parted = facts.flatMap(({ partitions }) => partitions);
  const pairs: Pair[] = [...parted, ...(OF_THEM.test(segment) ? facts.flatMap(loosePairs) : [])];
  if (pairs.length === 0) return [];
  return clause
    .split(/ (?:and|(?<!all )but|while|whereas|und|aber|et|mais|y|pero) /u)
    .flatMap((statement) => {
      const [isDenied, does] = [denies(statement) !== EXCEPT.test(statement), contentStems(statement)];
      const isOfPart = ({ whole, part }: Pair) =>
        parted.some(
          (one) =>
            one.whole.at === whole.at &&
            one.part.at === part.at &&
            one.isDenied === isDenied &&
            does.some((word) => one.does.has(word)),
        );
      const stated = readAmounts(statement, language);
      return pairs
        .filter((pair) => !isOfPart(pair))
        .map(({ whole, part }) => plain("", -1, whole.value - part.value))
        .filter(({ value }) => stated.some((one) => one.value === value));
    });
}
type Pair = Pick<Partition, "whole" | "part">;
// "All but three passed".
const EXCEPT =
  /\b(?:all|every\p{L}*|alle|tous|toutes|todos|todas) (?:but|except|save|bis|sauf|salvo|menos)\b/iu;
const OF_THEM =
  /\b(?:of them|of these|of those|the rest|the others?|remaining|davon|d'entre eux|de ellos)\b/i;

type Stated = { segment: string; sentence: Amount[] };

function loosePairs({ amounts }: LockFact): Pair[] {
  const counts = amounts.filter(({ kind, unit }) => kind === "count" && unit === "");
  return counts.flatMap((whole) =>
    counts.filter((part) => part.value < whole.value).map((part) => ({ whole, part })),
  );
}

/** "All four were hired", where three of them were. */
export function checkWholes(clause: string, { sentence }: Stated, facts: LockFact[]): LockReason[] {
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
const ALL = anyWord(vocabulary.all, {
  before: "(?<!\\b(?:almost|nearly|virtually|not) )",
  after: "(?! (?:but|except|save)\\b)",
});
