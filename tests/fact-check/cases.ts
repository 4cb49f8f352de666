import { checkSentence, isHard, prepareFacts, type Facts, type Violation } from "~/career/facts";
import type { DocumentLanguage, Sentence } from "~/career/generated-document";
import { contextOf, LANGUAGES, type FactPerson, type FalseCase, type TrueCase } from "../fixtures/fact-cases";
import { copiesOf, mutantsOf } from "./mutants";

/** One sentence for the fact check. `type` says what was made false in it; null is a true sentence. */
export type CheckCase = {
  person: string;
  language: DocumentLanguage;
  type: string | null;
  facts: Facts;
  text: string;
  sourceIds: string[];
  kind: Sentence["kind"];
};

export function violationsOf({ facts, text, sourceIds, kind }: CheckCase): Violation[] {
  return checkSentence({ text, kind, sourceIds, paragraph: 0 }, facts).filter(isHard);
}

const verdicts = new WeakMap<CheckCase, boolean>();

/** Whether the check finds anything in it. Asked again and again for each figure, judged once. */
export function isCaught(one: CheckCase): boolean {
  const known = verdicts.get(one);
  if (known !== undefined) return known;
  const isFound = violationsOf(one).length > 0;
  verdicts.set(one, isFound);
  return isFound;
}

/** The sentences written by hand for these people, true and false, in every language. */
export function casesOf(people: FactPerson[]): CheckCase[] {
  return people.flatMap((person) =>
    LANGUAGES.flatMap((language) => {
      const { true: trueCases, false: falseCases } = person.cases[language];
      return prepare(person, language, trueCases, falseCases);
    }),
  );
}

/** Further true sentences about them, in the longer manner of letters. */
export function paraphrasesOf(people: FactPerson[]): CheckCase[] {
  return people.flatMap((person) =>
    LANGUAGES.flatMap((language) => prepare(person, language, person.cases[language].paraphrases, [])),
  );
}

/** Sentences made false by machine, from the true ones of the given cases that pass and from the source lines themselves. */
export function mechanicalCases(cases: CheckCase[]): CheckCase[] {
  const english = [
    ...new Map(cases.filter(({ language }) => language === "en").map(({ person, facts }) => [person, facts])),
  ];
  const bases = [
    ...cases.filter(({ type }) => type === null),
    ...english.flatMap(([person, facts]) => copiesOf(facts, person)),
  ];
  return mutantsOf(bases.filter((base) => !isCaught(base)));
}

function prepare(
  person: FactPerson,
  language: DocumentLanguage,
  trueCases: TrueCase[],
  falseCases: FalseCase[],
): CheckCase[] {
  if (trueCases.length + falseCases.length === 0) return [];
  const facts = prepareFacts(contextOf(person, language));
  const one = (type: string | null, { text, sources, kind }: TrueCase): CheckCase => ({
    person: person.trade,
    language,
    type,
    facts,
    text,
    sourceIds: sources,
    kind,
  });
  return [...trueCases.map((truth) => one(null, truth)), ...falseCases.map((lie) => one(lie.type, lie))];
}

/** How many of how many were caught, by type and language; the true ones under "true". */
export type Counts = Record<string, Partial<Record<DocumentLanguage, [caught: number, of: number]>>>;

export function countCaught(cases: CheckCase[]): Counts {
  const counts: Counts = {};
  for (const one of cases) {
    const byLanguage = (counts[one.type ?? "true"] ??= {});
    const [caught, of] = byLanguage[one.language] ?? [0, 0];
    byLanguage[one.language] = [caught + Number(isCaught(one)), of + 1];
  }
  return counts;
}

/** One row of the counts, added up over the languages. */
export function totalOf(counts: Counts, types: string[]): [caught: number, of: number] {
  return types
    .flatMap((type) => Object.values(counts[type] ?? {}))
    .reduce<[number, number]>(([caught, of], [c, o]) => [caught + c, of + o], [0, 0]);
}
