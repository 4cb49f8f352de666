import { namesOwnLicence } from "./check-papers";
import type { Demand, Rule } from "../job-advert/job-advert";
import { degreesIn } from "../job-advert/named-degrees";
import { factOf, type CandidateFact } from "./candidate-facts";
import { checkRules } from "./check-rules";
import { isLacking } from "./lacking";
import { namesMembership } from "./memberships";
import { subjectOf } from "./trade";
import type { Profile } from "../profile.schema";

/**
 * The certificate or study that meets the rule by itself. A degree must be in one of the subjects that the demand
 * names, and an ND answers no "B.Sc/HND".
 */
export function findPaper(
  demand: Demand,
  rule: Rule,
  { profile, facts, today }: { profile: Profile; facts: CandidateFact[]; today: string },
): string | undefined {
  const isMetBy = metBy(rule, profile, today);
  const certificates = [...profile.certificates.keys()].filter((at) =>
    isMetBy({ certificates: profile.certificates.slice(at, at + 1) }),
  );
  // Of two papers of one body the membership says more than a course.
  const member = certificates.find((at) => namesMembership(profile.certificates[at]?.name ?? ""));
  const [certificate = -1] = member === undefined ? certificates : [member];
  if (certificate >= 0) return `certificates.${certificate}`;
  const subjects = rule.kind === "degree" ? subjectOf(demand.text) : [];
  const study = profile.education.findIndex((one, index) => {
    const concepts = facts.find(({ id }) => id === `education.${index}`)?.concepts;
    return (
      isMetBy({ education: [one] }) &&
      (subjects.length === 0 || subjects.some((subject) => concepts?.has(subject) ?? false))
    );
  });
  return study < 0 ? undefined : `education.${study}`;
}

/** Whether papers or studies meet a rule by themselves. */
function metBy(
  rule: Rule,
  profile: Profile,
  today: string,
): (papers: Partial<Pick<Profile, "certificates" | "education">>) => boolean {
  const none = {
    personal: [],
    skills: [],
    custom: [],
    certificates: [],
    education: [],
    work: [],
    summary: [],
  };
  const bare = { ...profile, ...none };
  return (papers) => checkRules([rule], { ...bare, ...papers }, { today })[0]?.state === "met";
}

/** "A Master's will be an added advantage" is no rule of the advert, and is answered like one. */
export function degreeRule({ kind, text, start, end }: Demand): Rule | undefined {
  const options = kind === "degree" ? degreesIn(text).map(({ name }) => name) : [];
  return options.length > 0 ? { kind: "degree", options, start, end } : undefined;
}

/** Studies that would meet the rule if they were finished: told with how far they have come, and no proof. */
export function studiesUnderWay(
  demand: Demand,
  rule: Rule,
  { profile, today }: { profile: Profile; today: string },
): string[] {
  if (rule.kind !== "degree") return [];
  const subjects = subjectOf(demand.text);
  const isMetBy = metBy(rule, profile, today);
  return profile.education.flatMap((study, at) => {
    if (study.standing !== "in_view" && study.standing !== "in_progress") return [];
    const education = [{ ...study, standing: "completed" as const }];
    const { concepts } = factOf("", [study.studyType, study.area].filter(Boolean).join(" "));
    // A study without a subject may be of the one that is asked for, and is told as it stands.
    const isOfSubject =
      subjects.length === 0 || study.area === undefined || subjects.some((subject) => concepts.has(subject));
    return isOfSubject && isMetBy({ education }) ? [`education.${at}`] : [];
  });
}

/** A licence that stands in a line of its own: "Driver's licence class B and E", "Licence: class E, valid to 2027". */
export function findLicenceLine({ kind }: Rule, facts: CandidateFact[]): string | undefined {
  if (kind !== "licence") return undefined;
  const line = facts.find(({ id, text }) => {
    if (namesOwnLicence(text)) return true;
    const isNamed =
      (id.startsWith("custom.") && /\blicen[cs]e\b/i.test(text)) ||
      /^(?:\p{L}+['’]?s? )?licen[cs]e\b/iu.test(text);
    // "I can drive small car. Driver licence not yet done, i have done the driving school"
    return (
      isNamed && !text.split(/[.;,]\s/u).some((part) => /\blicen[cs]e\b/iu.test(part) && isLacking(part))
    );
  });
  return line && lineId(line.id);
}

/** The id of a line: a fact of a list names its place in it, "skills.0.2" is the line "skills.0.keywords.2". */
export function lineId(factId: string): string {
  return factId
    .replace(/^skills\.(\d+)\.(\d+)$/, "skills.$1.keywords.$2")
    .replace(/^custom\.(\d+)\.(\d+)$/, "custom.$1.lines.$2");
}
