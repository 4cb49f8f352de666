import type { DocumentLanguage } from "../generated-document";
import { contentStems } from "../nlp/stem";
import { plain, readings, sharesNoun, type Amount, type Computed } from "./amount";
import { anyWord } from "./any-word";
import { computedAmounts, EACH, listSizes } from "./computed";
import type { LockFact } from "./facts";
import { restsFor } from "./rests";
import vocabulary from "./vocabulary/parts.json";

type Stated = { text: string; segment: string; sentence: Amount[]; facts: LockFact[] };

/** What follows from the cited facts in the light of what the sentence asks of them: rests, averages, the time between two of them, sizes of lists. */
export function derivedFor(
  clause: string,
  stated: Stated,
  amounts: Amount[],
  language: DocumentLanguage,
): Computed[] {
  const { text, segment, facts } = stated;
  return [
    ...[...listSizes(amounts, segment), ...smallLists(text)].map((size) => exact(plain("", -1, size))),
    ...(LATER.test(segment) ? betweenFacts(facts) : []),
    ...restsFor(clause, stated, facts, language).map(exact),
    ...(AVERAGE.test(segment) ? facts.flatMap((fact) => averagesOf(fact, segment)) : []),
  ];
}

function exact(amount: Amount): Computed {
  return { ...amount, tolerance: 0 };
}

/** "Family tracing and case management: I offer the two." */
function smallLists(text: string): number[] {
  const [before] = text.split(THE_MANY);
  if (before === undefined || before === text) return [];
  const clauses = before.split(/[:;.]/);
  return clauses
    .map((clause) => clause.split(/,(?: (?:and|or))? | (?:and|or) /).length)
    .filter((size) => size > 1);
}
const THE_MANY = /\b(?:the|these|those|all) (?:two|three|four|five|\d)\b(?! \p{L})/iu;

/** "And ARCON registered me four months later": the time between the dates of two cited facts. */
function betweenFacts(facts: LockFact[]): Computed[] {
  const dates = facts
    .filter(({ isImplied }) => !isImplied)
    .flatMap(({ amounts }, at) =>
      amounts.filter(({ kind }) => kind === "date").map((one) => ({ ...one, at })),
    );
  return computedAmounts(dates, "").filter(({ unit }) => unit === "time");
}
const LATER = anyWord(vocabulary.later);

/** A total by the number of things it is for: "₦27m for 3 contracts" are nine million for each. */
function averagesOf({ text, amounts }: LockFact, segment: string): Computed[] {
  if (EACH.test(text) || PER_THING.test(text) || AVERAGE.test(text)) return [];
  const words = contentStems(segment);
  const many = amounts.filter(
    ({ kind, unit, value, nouns }) =>
      kind === "count" && unit === "" && value > 1 && nouns.some((noun) => words.includes(noun)),
  );
  return readings(amounts)
    .filter(({ kind }) => kind === "count" || kind === "money" || kind === "measure")
    .flatMap((total) =>
      many
        .filter(({ at, value }) => at !== total.at && (total.kind !== "count" || total.value > value))
        .map((one): Computed => {
          const value = total.value / one.value;
          return {
            ...total,
            value,
            bare: total.bare / one.value,
            nouns: [],
            bound: "",
            tolerance: value * 0.01,
          };
        }),
    );
}
const PER_THING = /\bper (?!cent\b|annum\b|day\b|week\b|month\b|quarter\b|year\b)\p{L}/iu;
const AVERAGE = anyWord(vocabulary.average);

/** What follows from a figure of the advert and those that count the same: "eleven more than the 24 I lead"; of two of one unit how many times one is the other. */
export function comparedWith(want: Amount, own: Amount[]): Computed[] {
  return own
    .filter((have) => have.kind === want.kind)
    .flatMap((have) => {
      const isLike = have.isAlone || sharesNoun(want, have);
      const isOfOneUnit = have.unit === want.unit && have.unit !== "time";
      if (!isLike && !isOfOneUnit) return [];
      return computedAmounts([have, { ...want, at: want.at + have.next }], "").filter(
        ({ kind }) => isLike || kind === "factor",
      );
    });
}
