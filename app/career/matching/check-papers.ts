import { anyOf } from "~/pattern";
import { isLacking } from "./lacking";
import { isOfEvent, namesMembership } from "./memberships";
import type { DegreeClass, Rule } from "~/career/job-advert/job-advert";
import { bodiesIn } from "~/career/job-advert/rules-bodies";
import { degreesIn } from "~/career/job-advert/named-degrees";
import { classesIn } from "~/career/job-advert/rules-class";
import { CLASS_FORMS, DEGREE_FORMS } from "~/career/job-advert/vocabulary/qualifications";
import { foldText, wordsOf } from "~/career/nlp/fold";
import type { Profile } from "~/career/profile.schema";
import { isFinished, isHeld } from "./candidate-facts";
import { met, orList, type Result, unknown, unmet } from "./rule-result";

/** The rank of a first degree and an HND. */
const FIRST_DEGREE = 5;
const RANKS = new Map(DEGREE_FORMS.map(({ name, rank }) => [name, rank]));

/** The rank of the lowest degree that is accepted; a first degree where none is named. */
export function lowestDegreeOf(rules: Rule[]): number {
  const ranks = rules.flatMap((rule) =>
    rule.kind === "degree" ? rule.options.map((name) => RANKS.get(name) ?? FIRST_DEGREE) : [],
  );
  return ranks.length > 0 ? Math.min(...ranks) : FIRST_DEGREE;
}

/** Whether a finished study is one of the degrees, or a higher one. */
export function checkDegree(options: string[], profile: Profile): Result {
  const asks = `It asks for ${orList(options)}.`;
  const held = profile.education
    .filter(({ standing }) => isFinished(standing))
    .flatMap(({ studyType, area }) => degreesIn(`${studyType ?? ""} ${area ?? ""}`));
  const best = held.reduce<(typeof held)[number] | undefined>(
    (a, b) => (a && a.rank >= b.rank ? a : b),
    undefined,
  );
  const lowest = Math.min(...options.map((name) => RANKS.get(name) ?? 5));
  if (!best) {
    const begun = profile.education.find(({ standing }) => !isFinished(standing));
    return begun
      ? unmet(`${asks} Yours is not finished yet.`)
      : unknown(`${asks} Your profile names no degree.`);
  }
  const isNamed = held.some(({ name }) => options.includes(name));
  // An HND and a first degree share a rank, but "B.Sc" alone may mean it.
  const isSameRank =
    best.rank === lowest && !(best.name === "HND" && lowest === 5 && !options.includes("HND"));
  if (isNamed || best.rank > lowest || isSameRank) return met(`${asks} You have ${best.name}.`);
  return best.rank === lowest
    ? unknown(`${asks} You have ${best.name}; many employers accept it.`)
    : unmet(`${asks} Your profile shows ${best.name}.`);
}

const CLASS_RANKS = new Map<DegreeClass, number>(CLASS_FORMS.map(({ name, rank }) => [name, rank]));
export const CLASS_NAMES: Record<DegreeClass, string> = {
  first: "First Class",
  "2:1": "Second Class Upper",
  "2:2": "Second Class Lower",
  third: "Third Class",
  pass: "Pass",
  distinction: "Distinction",
  upper_credit: "Upper Credit",
  lower_credit: "Lower Credit",
};

type Study = Profile["education"][number];

/** The class of the degree that is asked for: a master's distinction says nothing of a first degree, an OND's less. */
export function checkClass(
  { atLeast, ofHnd }: Extract<Rule, { kind: "class" }>,
  profile: Profile,
  lowestDegree: number,
): Result {
  const asks = ofHnd
    ? `It asks for ${CLASS_NAMES[atLeast]}, of an HND ${CLASS_NAMES[ofHnd]}, or better.`
    : `It asks for ${CLASS_NAMES[atLeast]} or better.`;
  const studies = profile.education.filter(({ standing }) => isFinished(standing));
  const asked = studies.filter((study) => rankOf(study) === lowestDegree);
  const counted = asked.length > 0 ? asked : studies.filter((study) => rankOf(study) >= lowestDegree);
  const classes = counted.flatMap((study) => {
    const [own] = classesIn(study.score ?? "");
    const least = CLASS_RANKS.get(isHnd(study) ? (ofHnd ?? atLeast) : atLeast) ?? 0;
    return own ? [{ ...own, isEnough: own.rank >= least }] : [];
  });
  const best = classes.find(({ isEnough }) => isEnough) ?? classes[0];
  if (!best) return unknown(`${asks} Your profile does not give your class.`);
  const shown = CLASS_NAMES[best.name];
  return best.isEnough ? met(`${asks} Yours is ${shown}.`) : unmet(`${asks} Your profile shows ${shown}.`);
}

function rankOf({ studyType = "", area = "" }: Study): number {
  const ranks = degreesIn(`${studyType} ${area}`).map(({ rank }) => rank);
  return ranks.length > 0 ? Math.max(...ranks) : FIRST_DEGREE;
}

function isHnd({ studyType = "", area = "" }: Study): boolean {
  return degreesIn(`${studyType} ${area}`).some(({ name }) => name === "HND");
}

/** How far somebody is with the service year. */
export function checkNysc(profile: Profile, today: string): Result {
  const asks = "It asks for NYSC discharge or exemption.";
  const stated = profile.nysc?.status ?? serviceByPaper(profile)?.status;
  const served = stated === undefined ? serviceByPost(profile, today)?.status : undefined;
  switch (stated ?? served) {
    case "discharged":
      // A post that has ended shows the service, and no paper.
      return met(
        served === undefined
          ? `${asks} You have been discharged.`
          : `${asks} Your posts show that you have served.`,
      );
    case "exempted":
      return met(`${asks} You are exempted.`);
    case "serving":
      return unmet(`${asks} You are still serving.`);
    case "not_yet":
      return unmet(`${asks} You have not served yet.`);
    case "excluded":
      return unknown(`${asks} You have an exclusion letter; ask this employer.`);
    case undefined:
      return unknown(`${asks} Your profile does not say it.`);
  }
}

/** The certificate of the service year, "NYSC discharge certificate, 2024", where it stands among the others. */
export function serviceByPaper({
  certificates,
}: Pick<Profile, "certificates">): { status: "discharged" | "exempted"; at: number } | undefined {
  const at = certificates.findIndex(
    (paper) =>
      SERVICE.test(paper.name) &&
      PAPER_OF_IT.test(paper.name) &&
      !/\bexclu/i.test(paper.name) &&
      isHeld(paper),
  );
  const name = certificates[at]?.name;
  return name === undefined ? undefined : { status: /exempt/i.test(name) ? "exempted" : "discharged", at };
}
/** The service year where it stands among the posts: "Corps Member (NYSC), Ministry of Works". `at`: its source line. */
export function serviceByPost(
  { work, siwes, volunteer }: Pick<Profile, "work" | "siwes" | "volunteer">,
  today: string,
): { status: "discharged" | "serving"; year?: string; at: string } | undefined {
  const posts = [
    ...work.map((job, at) => ({ ...job, at: `work.${at}` })),
    ...siwes.map((job, at) => ({ ...job, at: `siwes.${at}` })),
    ...volunteer.map((job, at) => ({ ...job, name: job.organization, at: `volunteer.${at}` })),
  ];
  const served = posts.find(
    ({ position = "", name = "", endDate }) => endDate !== undefined && SERVES.test(`${position} ${name}`),
  );
  if (!served) return undefined;
  const { at, position = "", startDate = "", endDate = "" } = served;
  // Who was retained after it left the service before the post ended.
  const isServiceAlone =
    !RETAINED.test(position) &&
    (startDate === "" || Number(endDate.slice(0, 4)) - Number(startDate.slice(0, 4)) <= 1);
  return endDate === "present" || endDate > today.slice(0, endDate.length)
    ? { status: "serving", at }
    : { status: "discharged", ...(isServiceAlone && { year: endDate.slice(0, 4) }), at };
}
const RETAINED = /(?<!\p{L})(?:then|later|retained|absorbed|after)(?!\p{L})/iu;
const SERVES =
  /(?<!\p{L})(?:n\.?y\.?s\.?c|(?:youth )?corps? member|corper|national youth service)(?!\p{L})/iu;
const SERVICE = /\b(?:n\.?y\.?s\.?c|national (?:youth )?service)\b/i;
const PAPER_OF_IT = /\b(?:discharge|exempt\w*|certificate|cert)\b/i;

/** School certificates and the credits in them. */
export function checkOLevels(
  { credits, sittings }: { credits?: number; sittings?: number },
  profile: Profile,
): Result {
  const asks = credits
    ? `It asks for ${credits} O-level credits${sittings ? ` in ${sittings} sitting${sittings > 1 ? "s" : ""}` : ""}.`
    : "It asks for a school certificate.";
  const highest = Math.max(
    -1,
    ...profile.education.flatMap(({ studyType }) => degreesIn(studyType ?? "").map(({ rank }) => rank)),
  );
  const results = profile.oLevels.filter(({ results: own }) => own.length > 0);
  if (credits === undefined)
    return profile.oLevels.length > 0 || highest >= 1
      ? met(`${asks} Your education covers it.`)
      : unknown(`${asks} Your profile does not show one.`);
  if (results.length === 0) return unknown(`${asks} Your profile does not list your results.`);
  const passed = new Set(
    results.flatMap(({ results: own }) =>
      own
        .filter(({ grade }) => /^(?:[ABC]|credit|distinction|excellent)/i.test(grade))
        .map(({ subject }) => foldText(subject)),
    ),
  );
  const isMet = passed.size >= credits && (sittings === undefined || results.length <= sittings);
  const shown = `Your profile shows ${passed.size} in ${results.length}.`;
  return isMet ? met(`${asks} ${shown}`) : unmet(`${asks} ${shown}`);
}

/** Membership of one of the bodies, by a paper or a study. */
export function checkBody(options: string[], profile: Profile): Result {
  const asks = `It asks for ${orList(options)}.`;
  const names = ({ name, issuer }: { name: string; issuer?: string | undefined }) =>
    bodiesIn(`${name} ${issuer ?? ""}`).map((body) => body.name);
  const own = profile.certificates
    .filter((one) => names(one).some((name) => options.includes(name)) && !isOfEvent(one.name))
    .toSorted((a, b) => Number(namesMembership(b.name)) - Number(namesMembership(a.name)));
  const held = own.find(isHeld);
  if (held) return met(`${asks} You have ${held.name}.`);
  const [begun] = own;
  if (begun) return unmet(`${asks} Yours is not finished yet.`);
  const isStudied = profile.education.some(
    ({ studyType, area, standing }) =>
      isFinished(standing) &&
      bodiesIn(`${studyType ?? ""} ${area ?? ""}`).some(({ name }) => options.includes(name)),
  );
  return isStudied
    ? met(`${asks} Your education shows it.`)
    : unknown(`${asks} Your profile does not mention it.`);
}

/** A licence among papers and personal details. */
export function checkLicence(name: string, profile: Profile): Result {
  const asks = `It asks for a ${name}.`;
  const wanted = wordsOf(name).filter((word) => !LICENCE_WORDS.has(word));
  const texts = [
    ...profile.certificates.filter(isHeld).map((one) => one.name),
    ...profile.personal.map(({ label, value }) => `${label} ${value}`),
    // People write a licence among their schools and skills, too.
    ...profile.education.map(({ studyType = "", area = "" }) => `${studyType} ${area}`.trim()),
    ...profile.skills.flatMap(({ keywords }) => keywords),
    ...profile.custom.flatMap(({ lines }) => lines.map(({ text }) => text)),
  ].filter((text) => text.length <= 120);
  const isDriving = wanted.length > 0 && wanted.every((word) => /^(?:driv|fahr|conduire)/.test(word));
  if (isDriving)
    texts.push(
      ...[...profile.summary, ...profile.work.flatMap((job) => job.highlights)].filter(namesOwnLicence),
    );
  const held = texts.find(
    (text) =>
      /licen[cs]e|permit|permis|führerschein|card/i.test(text) &&
      ((isDriving && /\bclass [a-j]\b/i.test(text)) || // only driving licences have these classes
        wanted.every((word) => wordsOf(text).some((own) => own.startsWith(word.slice(0, 5))))),
  );
  return held ? met(`${asks} You have ${held}.`) : unknown(`${asks} Your profile does not mention it.`);
}
/** Whether a line of work says in passing that its writer may drive: "Drove the company Hilux (valid licence class E)", but not "checked the drivers' licences". */
export function namesOwnLicence(text: string): boolean {
  return text.split(/[.;,()]/u).some((clause) => OWN_LICENCE.test(clause) && !isLacking(clause));
}
const OWN_LICENCE = anyOf(
  [
    /\b(?:valid|current|my|i have|i hold|holding|holder of)(?: [a-z]+['’]?s?){0,2} licen[cs]e\b/, // my driver's licence
    /\blicen[cs]e,? class [a-j]\b/, // licence class E
  ],
  "i",
);

const LICENCE_WORDS = new Set(
  "licence license licences valid current s class and et de a b c d e f g with klasse permit card permis".split(
    " ",
  ),
);
