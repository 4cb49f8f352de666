import type { DocumentLanguage } from "../generated-document";
import type { Profile } from "../profile.schema";
import { choose } from "../writer/choose";
import { answersInEnglish, particularsInEnglish, type Answering } from "./english-answers";
import type { LetterPlan } from "./letter-plan";
import type { Holds, Item } from "./line-text";
import { printItem, type ListItem } from "./list-items";
import { inOrder } from "./order-answers";
import { planPaper } from "./papers";
import { PHRASES } from "./phrase-book";
import { studyAsParts, type Topic } from "./phrases";
import { withStanding, writeStatedAnswers } from "./stated-answers";
import { everyStudy } from "./study";

/** The items of the record in short, and what they answer of what adverts ask of everybody. */
export function recordItems(
  plan: LetterPlan,
  { language, terms = [], ...answering }: Answering & { language: DocumentLanguage; terms?: ListItem[] },
): { items: ListItem[]; topics: Topic[] } {
  const isEnglish = language === "en";
  const everybody = isEnglish ? answersInEnglish(plan, answering) : [];
  const stated = isEnglish ? particularsInEnglish(plan, answering) : writeStatedAnswers(plan, answering);
  return {
    items: [...inOrder(everybody), ...terms, ...stated],
    topics: [...everybody, ...stated].map(({ topic }) => topic),
  };
}

/** What stands below a body that somebody else wrote: the record and its lead, and what the person is ready for. */
export type LetterRecord = { lead: string; items: Item[]; readiness: Item[] };

/**
 * The record of a letter whose body somebody else wrote: studies, years, papers, skills and languages that the advert asks for, and what it wants stated.
 * Nothing is taken to have been said before.
 */
export function writeRecord(
  plan: LetterPlan,
  { language, seed, holds }: { language: DocumentLanguage; seed: string; holds: Holds },
): LetterRecord {
  const phrases = PHRASES[language];
  const { items } = recordItems(plan, {
    language,
    phrases,
    holds,
    who: { named: [], areYearsNamed: false },
    extras: new Set(),
    arePostsShown: true,
    opensWithStudy: false,
  });
  return {
    lead: choose(seed, "record", phrases.record),
    items: items.map(printItem),
    readiness: language === "en" ? plan.readiness.filter(holds) : [],
  };
}

/**
 * How the record names each study and certificate, by its entry ("education.0"); what is not finished says how far it has come. A certificate that was given
 * up has no name there.
 */
export function namedPapers(
  profile: Pick<Profile, "education" | "certificates">,
  { language, today }: { language: DocumentLanguage; today: string },
): Map<string, string> {
  return new Map([
    ...everyStudy(profile, today).map((study, at): [string, string] => [
      `education.${at}`,
      studyAsParts(withStanding(study, PHRASES[language].answers)),
    ]),
    ...profile.certificates.flatMap((paper, at): [string, string][] => {
      const planned = planPaper(paper, at, today);
      return planned ? [[`certificates.${at}`, planned.text]] : [];
    }),
  ]);
}
