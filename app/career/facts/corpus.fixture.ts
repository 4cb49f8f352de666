import type { DocumentLanguage, Sentence } from "~/career/written";
import { accountantContext } from "./accountant.fixture";
import { checkSentence } from "./check-sentence";
import { developerContext, GOOD_DEVELOPER, MUTATED_DEVELOPER } from "./developer.fixture";
import { GOOD_ENGLISH, type GoodCase } from "./good.fixture";
import { HELD_OUT, heldOutContext, LANGUAGES, SECOND_HELD_OUT } from "./held-out.fixture";
import type { HeldOutPerson } from "./held-out-case";
import { GOOD_TRANSLATED, MUTATED_TRANSLATED } from "./languages.fixture";
import { MUTATED_ENGLISH } from "./mutated.fixture";
import { copiesOf, mutantsOf } from "./mutants.fixture";
import { GOOD_NURSE, MUTATED_NURSE, nurseContext } from "./nurse.fixture";
import { PARAPHRASES } from "./paraphrases.fixture";
import { prepareFacts, type FactContext, type Facts } from "./prepare";
import { isHard, type Violation } from "./violation";

/** One sentence for the gate. `type` says what was made false in it; null is a true sentence. */
export type GateCase = {
  person: string;
  language: DocumentLanguage;
  type: string | null;
  facts: Facts;
  text: string;
  sourceIds: string[];
  kind: Sentence["kind"];
};

export function violationsOf({ facts, text, sourceIds, kind }: GateCase): Violation[] {
  return checkSentence({ text, kind, sourceIds, paragraph: 0 }, facts).filter(isHard);
}

export function isCaught(one: GateCase): boolean {
  return violationsOf(one).length > 0;
}

/** The corpus that grew together with the rules. */
export function ownCorpus(): GateCase[] {
  const english: [string, FactContext, GoodCase[], [string, ...GoodCase][]][] = [
    ["accountant", accountantContext, GOOD_ENGLISH, MUTATED_ENGLISH],
    ["nurse", nurseContext, GOOD_NURSE, MUTATED_NURSE],
    ["developer", developerContext, GOOD_DEVELOPER, MUTATED_DEVELOPER],
  ];
  const translated = new Map(
    LANGUAGES.map((language) => [language, prepareFacts({ ...accountantContext, language })]),
  );
  return [
    ...english.flatMap(([person, context, good, bad]) =>
      casesOf(person, "en", prepareFacts(context), good, bad),
    ),
    ...LANGUAGES.flatMap((language) => {
      const facts = translated.get(language);
      const own = <T extends unknown[]>(list: [DocumentLanguage, ...T][]): T[] =>
        list.flatMap(([first, ...rest]) => (first === language ? [rest] : []));
      return facts
        ? casesOf("accountant", language, facts, own(GOOD_TRANSLATED), own(MUTATED_TRANSLATED))
        : [];
    }),
  ];
}

/** True sentences with which the rules were mended. */
export function paraphrases(): GateCase[] {
  return PARAPHRASES.flatMap(([trade, language, cases]) => {
    const person = [...HELD_OUT, ...SECOND_HELD_OUT].find((one) => one.trade === trade);
    if (!person) throw new Error(`nobody is a ${trade}`);
    return casesOf(trade, language, prepareFacts(heldOutContext(person, language)), cases, []);
  });
}

/** Sentences by hand over people the rules were not written for. */
export function heldOutCorpus(people: HeldOutPerson[] = HELD_OUT): GateCase[] {
  return people.flatMap((person) =>
    LANGUAGES.flatMap((language) =>
      casesOf(
        person.trade,
        language,
        prepareFacts(heldOutContext(person, language)),
        person.cases[language].good,
        person.cases[language].bad,
      ),
    ),
  );
}

/** Sentences made false by machine, from the true ones of a corpus that pass and from the source lines themselves. */
export function mechanicalCorpus(corpus: GateCase[]): GateCase[] {
  const english = [
    ...new Map(
      corpus.filter(({ language }) => language === "en").map(({ person, facts }) => [person, facts]),
    ),
  ];
  const bases = [
    ...corpus.filter(({ type }) => type === null),
    ...english.flatMap(([person, facts]) => copiesOf(facts, person)),
  ];
  return mutantsOf(bases.filter((base) => !isCaught(base)));
}

function casesOf(
  person: string,
  language: DocumentLanguage,
  facts: Facts,
  good: GoodCase[],
  bad: [string, ...GoodCase][],
): GateCase[] {
  const one = (type: string | null, [text, sourceIds, kind = "claim"]: GoodCase): GateCase => ({
    person,
    language,
    type,
    facts,
    text,
    sourceIds,
    kind,
  });
  return [...good.map((truth) => one(null, truth)), ...bad.map(([type, ...lie]) => one(type, lie))];
}

/** How many of how many were caught, by type and language; the true ones under "true". */
export type Counts = Record<string, Partial<Record<DocumentLanguage, [caught: number, of: number]>>>;

export function countCaught(cases: GateCase[]): Counts {
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
