import type { Demand, DemandKind, JobAdvert, Rule } from "~/career/job-advert/job-advert";
import { listOf, overlaps } from "~/career/job-advert/patterns";
import { degreesIn } from "~/career/job-advert/named-degrees";
import { requestsIn } from "~/career/letter-writer/letter-requests";
import { isTermTopic, termOf, type TermKind } from "~/career/letter-writer/terms";
import { foldText } from "~/career/nlp/fold";
import { capitalFirst } from "~/career/writer/casing";
import type { Profile } from "~/career/profile.schema";
import { states } from "~/career/resume/vocabulary/places";
import { sourceLines } from "~/career/source-lines";
import { isFinished } from "./candidate-facts";
import { CLASS_NAMES } from "./check-papers";
import type { RuleCheck } from "./check-rules";
import { isReadyFor, readinessAsked, readinessPhrase, type StatedReadiness } from "./readiness";

/** What the answer to a question is, and so where it belongs in a profile. */
export type QuestionKind =
  | "birth"
  | "nysc"
  | "degree"
  | "class"
  | "residence"
  | "body"
  | "licence"
  | "certificate"
  | "language"
  | "tool"
  | "skill"
  | "duty"
  | "readiness"
  | TermKind;

/**
 * Something that an advert asks and that a profile does not say. `about` is what is asked for, in short; `options` are
 * the names of which one is enough. The same advert gives the same `id`.
 */
export type Question = { id: string; kind: QuestionKind; about: string; options?: string[]; text: string };

const MAX_QUESTIONS = 3;

/**
 * What to ask: first what can shut a person out, papers before details of theirs, then musts that nothing answers: what one has or has not before what one
 * has done.
 */
export function questionsFor(
  {
    missing,
    demands,
    rules,
    stated,
  }: { missing: Demand[]; demands: Demand[]; rules: RuleCheck[]; stated: StatedReadiness[] },
  profile: Profile,
): Question[] {
  const open = rules
    .filter(({ state }) => state === "unknown")
    .toSorted((a, b) => RULES.indexOf(a.rule.kind) - RULES.indexOf(b.rule.kind))
    .flatMap(({ rule }) => aboutRule(rule, profile));
  const asked = missing
    .filter(({ need, kind }) => need === "must" && ASKED.includes(kind))
    // A licence that is a rule was asked there.
    .filter((demand) => demand.kind !== "licence" || !rules.some(({ rule }) => overlaps(rule, demand)))
    .flatMap(aboutDemand);
  const own = [...asked, ...aboutReadiness(demands, stated, profile)].toSorted(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  );
  return distinct([...open, ...own]).slice(0, MAX_QUESTIONS);
}

const TERMS: Record<TermKind, { about: string; text: string }> = {
  pay: { about: "Expected pay", text: "What pay do you expect? The advert wants the letter to say it." },
  notice: { about: "Notice", text: "How long is your notice? The advert wants the letter to say it." },
  start: { about: "Start", text: "When can you start? The advert wants the letter to say it." },
  guarantors: { about: "Guarantors", text: "Who are your guarantors? The advert asks for them." },
};

/** The terms that the advert wants the letter to state and the profile does not: whoever answers now is not asked below the letter. */
export function questionsOfTerms(
  { howToApply: { statements = [] } }: Pick<JobAdvert, "howToApply">,
  profile: Profile,
): Question[] {
  if (statements.length === 0) return [];
  const stated = new Set(sourceLines(profile).map(({ text }) => termOf(text)));
  const asked = new Set(statements.flatMap(requestsIn).map(({ topic }) => topic));
  return [...asked].flatMap((kind) =>
    isTermTopic(kind) && !stated.has(kind) ? [{ id: `term-${kind}`, kind, ...TERMS[kind] }] : [],
  );
}

function aboutRule(rule: Rule, profile: Profile): Question[] {
  const id = `rule-${rule.start}`;
  switch (rule.kind) {
    case "age":
      return [{ id, kind: "birth", about: "Date of birth", text: "When were you born?" }];
    case "nysc":
      return [{ id, kind: "nysc", about: "NYSC", text: "How far are you with NYSC?" }];
    case "degree":
      // Another degree is no answer to a question: the rule then says which one the profile has.
      return profile.education.length > 0
        ? []
        : [
            {
              id,
              kind: "degree",
              about: rule.options.join(" or "),
              options: rule.options,
              text: `Do you have ${rule.options.join(" or ")}?`,
            },
          ];
    case "class":
      return finishedStudyAt(profile) < 0
        ? []
        : [
            {
              id,
              kind: "class",
              about: "Class of degree",
              options: Object.values(CLASS_NAMES),
              text: "With which class did you finish?",
            },
          ];
    case "residence":
      return namesTown(profile.basics.location)
        ? []
        : [{ id, kind: "residence", about: rule.place, text: "In which town do you live?" }];
    case "body":
      return [
        {
          id,
          kind: "body",
          about: rule.options.join(" or "),
          options: rule.options,
          text: `Do you have ${rule.options.join(" or ")}?`,
        },
      ];
    case "licence":
      return [{ id, kind: "licence", about: rule.name, text: `Do you have this: “${rule.name}”?` }];
    default:
      return [];
  }
}

/** The finished study that a class belongs to: the last one, or -1. */
export function finishedStudyAt({ education }: Profile): number {
  return education.findLastIndex(
    ({ studyType, area, standing }) =>
      isFinished(standing) && degreesIn(`${studyType ?? ""} ${area ?? ""}`).some(({ rank }) => rank >= 2),
  );
}

/** A state or country alone says no town. */
function namesTown(location: string | undefined): boolean {
  return (location ?? "")
    .split(",")
    .map((part) => foldText(part).replace(/ state$/, ""))
    .some((part) => part !== "" && part !== "nigeria" && !STATES.has(part));
}
const STATES = new Set(listOf(states));

const RULES: Rule["kind"][] = ["body", "licence", "degree", "nysc", "class", "residence", "age"];
const ASKED: DemandKind[] = ["licence", "certificate", "language", "tool", "skill", "duty"];
/** What a tap answers comes before what has to be typed. */
const ORDER: QuestionKind[] = ["licence", "certificate", "language", "readiness", "tool", "skill", "duty"];

function aboutDemand({ kind, text, start }: Demand): Question[] {
  const id = `demand-${start}`;
  switch (kind) {
    case "licence":
    case "certificate":
      return [{ id, kind, about: text, text: `Do you have this: “${text}”?` }];
    case "language":
      return [{ id, kind, about: text, text: `Do you speak this: “${text}”?` }];
    case "tool":
    case "skill":
      return [{ id, kind, about: text, text: `Have you worked with this: “${text}”?` }];
    case "duty":
      return [{ id, kind, about: text, text: `Have you done this: “${text}”?` }];
    default:
      return [];
  }
}

/** What the advert wants people to be ready for, kind by kind, and nothing in the profile says of its owner: moving, travel, nights. Who lives there need not move. */
function aboutReadiness(demands: Demand[], stated: StatedReadiness[], profile: Profile): Question[] {
  const home = foldText(profile.basics.location ?? "");
  const open = demands
    .filter(({ need }) => need === "must")
    .flatMap(readinessAsked)
    .filter((one) => !isReadyFor(one, stated))
    .filter(({ kind, detail }) => kind !== "relocation" || !detail || !home.includes(foldText(detail)));
  return [...new Set(open.map(({ kind }) => kind))].map((kind) => {
    const phrase = readinessPhrase(open.filter((one) => one.kind === kind));
    const about = capitalFirst(phrase);
    return {
      id: `readiness-${kind}`,
      kind: "readiness",
      about,
      options: [about],
      text: `Are you ${phrase}?`,
    };
  });
}

// An advert may say the same thing twice.
function distinct(questions: Question[]): Question[] {
  const known = new Set<string>();
  return questions.filter(({ about }) => {
    const key = about.toLowerCase();
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
