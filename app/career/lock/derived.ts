import { anyOf } from "~/pattern";
import type { DocumentLanguage } from "../generated-document";
import { wordsOf } from "../nlp/fold";
import { contentStems } from "../nlp/stem";
import { isNear, plain, readings, sharesNoun, type Amount, type Computed } from "./amount";
import { anyWord } from "./any-word";
import { MOST_CALCULATED } from "./bounds-of-work";
import { computedAmounts, EACH } from "./computed";
import { listSizes } from "./lists";
import type { LockFact } from "./facts";
import { complementsFor, restsFor } from "./rests";
import vocabulary from "./vocabulary/parts.json";
import { UNIT_BY_WORD } from "./vocabulary/units";

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
    ...entriesCited(facts).map((size) => exact(plain("", -1, size))),
    ...betweenFacts(facts),
    ...restsFor(clause, stated, facts, language),
    ...complementsFor(clause, segment, facts),
    ...(AVERAGE.test(segment) || A_THING.test(segment)
      ? facts.flatMap((fact) => averagesOf(fact, segment))
      : []),
    ...(MORE.test(segment) ? facts.flatMap(differences) : []),
    ...(OF_US.test(segment) ? facts.flatMap(withWriter) : []),
    ...(OTHERS.test(segment) ? facts.flatMap(({ text: line, amounts: own }) => othersIn(line, own)) : []),
  ];
}

/** "In Uyo five houses more than in Calabar". */
function differences({ amounts }: LockFact): Computed[] {
  const numbers = readings(amounts.slice(0, MOST_CALCULATED)).filter(
    ({ kind }) => kind === "count" || kind === "money" || kind === "measure",
  );
  return numbers.flatMap((one) =>
    numbers
      .filter((other) => other.kind === one.kind && other.unit === one.unit && other.value < one.value)
      .map((other): Computed => {
        const [value, bare] = [one.value - other.value, one.bare - other.bare];
        return {
          ...one,
          value,
          bare,
          per: one.per === other.per ? one.per : 0,
          nouns: [],
          bound: "",
          lead: "",
          tolerance: 0,
        };
      }),
  );
}
const MORE = /\b(?:more|fewer|less|ahead|extra|another|mehr|weniger|plus|moins|mas|menos)\b/iu;

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

/** "Three languages" of a sentence that cites three of them, "with one employer" of one. */
function entriesCited(facts: LockFact[]): number[] {
  const sections = facts
    .filter(({ isDeed, isImplied }) => !isDeed && !isImplied)
    .map(({ entry }) => entry.split(".")[0]);
  return sections
    .map((one) => ({ one, size: sections.filter((other) => other === one).length }))
    .flatMap(({ one, size }) => (size > 1 || one === "work" ? size : []));
}

/** "And ARCON registered me four months later": the time between the dates of two cited facts. */
function betweenFacts(facts: LockFact[]): Computed[] {
  const dates = facts
    .filter(({ isImplied }) => !isImplied)
    .flatMap(({ amounts }, at) =>
      amounts.filter(({ kind }) => kind === "date").map((one) => ({ ...one, at })),
    );
  return computedAmounts(dates, "").filter(({ unit }) => unit === "time");
}

/** A total by the number of things it is for: "₦27m for 3 contracts" are nine million for each. */
function averagesOf({ text, amounts }: LockFact, segment: string): Computed[] {
  const isAverage = EACH.test(text) || PER_THING.test(text) || AVERAGE.test(text);
  const words = contentStems(segment);
  // "1,800 with 2 others": 600 a head.
  const heads = PER_HEAD.test(segment) ? peopleIn(text, amounts, !isAverage) : [];
  const units = wordsOf(segment).map((word) => UNIT_BY_WORD.get(word));
  const many = amounts.filter(({ kind, unit, value, bare, nouns }) => {
    if (kind === "count") return unit === "" && value > 1 && nouns.some((noun) => words.includes(noun));
    const isNamed = units.some((one) => one?.dimension === unit && isNear(one.size, value / bare));
    return kind === "measure" && unit !== "time" && isNamed;
  });
  return readings(amounts.slice(0, MOST_CALCULATED))
    .filter(({ kind }) => kind === "count" || kind === "money" || kind === "measure")
    .flatMap((total) =>
      [...(isAverage ? [] : many), ...heads]
        .filter(({ at, bare }) => at !== total.at && (total.kind !== "count" || total.value > bare))
        .map((one): Computed => {
          const value = total.value / one.bare;
          return {
            ...total,
            value,
            bare: total.bare / one.bare,
            nouns: [],
            bound: "",
            tolerance: value * 0.01,
          };
        }),
    );
}
const PER_THING = /\bper (?!cent\b|annum\b|day\b|week\b|month\b|quarter\b|year\b)\p{L}/iu;
const PER_HEAD = /\b(?:(?:a|per) (?:head|person|man|woman|member)|each(?: of us)?|apiece)\b/iu;

/** How many did it: seven "with 6 others", twelve of "a gang of 12". */
function peopleIn(text: string, amounts: Amount[], mayBeAlone: boolean): Amount[] {
  const team = Number(TEAM.exec(text)?.[1]);
  const counts = amounts.filter(({ kind, unit, value }) => kind === "count" && unit === "" && value > 1);
  return amounts.flatMap((one) => {
    // "£18,500 for 40 pupils" is about £460 a head.
    if (mayBeAlone && counts.length === 1 && one === counts[0] && one.lead === "") return [one];
    if (one.lead === "with") return [{ ...one, bare: one.bare + 1, value: one.value + 1 }];
    return one.kind === "count" && one.value === team ? [one] : [];
  });
}

/** "There are four of us" of who leads three. */
function withWriter({ amounts, computed }: LockFact): Computed[] {
  const counts = amounts.filter(({ kind, unit }) => kind === "count" && unit === "");
  const sums = computed.filter(({ sumOf }) => sumOf !== undefined);
  return [...counts, ...sums].map(({ value }) => exact(plain("", -1, value + 1)));
}
const OF_US = /\bof us\b|\bnous (?:sommes|étions)\b|\bwir (?:sind|waren)\b|\b(?:somos|éramos)\b/iu;

/** "Four others and I" of a group of five. */
function othersIn(text: string, amounts: Amount[]): Computed[] {
  const teams = [...text.matchAll(OF_MANY)].map(([, many]) => Number(many));
  return amounts
    .filter(({ kind, value }) => kind === "count" && teams.includes(value))
    .map(({ value }) => exact(plain("", -1, value - 1)));
}
const OF_MANY = /\b(?:of|among|sur|parmi) (?:the |a |our |les )?(\d+)\b(?! ?%)/giu;
const OTHERS = /\b(?:others?|autres?|colleagues|mates|and I|besides me)\b/u;
const TEAM = /\b(?:team|gang|crew|group|squad|staff|party) of (\d+)/iu;
const AVERAGE = anyWord(vocabulary.average);
const A_THING = anyOf(
  [
    /(?<!\b(?:as|in|of|for|with|from|at|by|on) )\b(?:a|an|to the|to an?) \p{L}+/u, // 150 parcels a rider, 400 trees to the hectare
    /\bfor (?:every|each)(?: of (?:my|our|the|these|those))? \p{L}+/u, // 16 inmates for every officer
  ],
  "iu",
);

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
