import type { DocumentLanguage } from "../generated-document";
import type { Profile } from "../profile.schema";
import {
  answersInEnglish,
  particularsInEnglish,
  particularsInProse,
  type Answering,
} from "./english-answers";
import type { LetterPlan } from "./letter-plan";
import type { Holds, Item } from "./line-text";
import type { ListItem } from "./list-items";
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

/**
 * What the advert wants stated of the person and only they or we may say, for a letter whose body somebody else wrote: age, origin, home, details of their form
 * and what they are ready for.
 */
export function writeParticulars(
  plan: LetterPlan,
  { language, holds }: { language: DocumentLanguage; holds: Holds },
): (Item & { mentions?: string })[] {
  const phrases = PHRASES[language];
  if (language === "en")
    return [...particularsInProse(plan, { phrases, holds }), ...plan.readiness.filter(holds)];
  return writeStatedAnswers(plan, { phrases, holds }).filter(({ topic }) => PARTICULAR.has(topic));
}
const PARTICULAR: ReadonlySet<Topic> = new Set(["service", "residence", "age", "origin", "detail"]);

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
