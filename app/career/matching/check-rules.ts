import type { DegreeClass, Rule } from "~/career/job-advert/job-advert";
import { anyOf, inOrder } from "~/career/job-advert/patterns";
import { bodiesIn } from "~/career/job-advert/rules-bodies";
import { classesIn, degreesIn } from "~/career/job-advert/rules-papers";
import { CLASS_FORMS, DEGREE_FORMS } from "~/career/job-advert/vocabulary/qualifications";
import { foldText, wordsOf } from "~/career/nlp/fold";
import type { Profile } from "~/career/profile.schema";
import { isFinished, isHeld } from "./candidate-facts";

/** Whether a person meets a rule of an advert, and why, in one sentence. */
export type RuleCheck = { rule: Rule; state: "met" | "unmet" | "unknown"; why: string };

type Options = {
  today: string;
  /** Which jobs count as experience for the post, by their index in `work`; without it all do. */
  isRelated?: (workIndex: number) => boolean;
};

/** Compares each rule with the profile. What the profile does not say is unknown, never unmet. */
export function checkRules(rules: Rule[], profile: Profile, options: Options): RuleCheck[] {
  const ranks = rules.flatMap((rule) =>
    rule.kind === "degree" ? rule.options.map((name) => RANKS.get(name) ?? FIRST_DEGREE) : [],
  );
  const lowestDegree = ranks.length > 0 ? Math.min(...ranks) : FIRST_DEGREE;
  return rules.map((rule) => ({ rule, ...checkRule(rule, profile, { ...options, lowestDegree }) }));
}

type Result = Omit<RuleCheck, "rule">;

function checkRule(rule: Rule, profile: Profile, options: Options & { lowestDegree: number }): Result {
  switch (rule.kind) {
    case "years":
      return checkYears(rule, profile, options);
    case "age":
      return checkAge(rule, profile, options.today);
    case "degree":
      return checkDegree(rule.options, profile);
    case "class":
      return checkClass(rule, profile, options.lowestDegree);
    case "nysc":
      return checkNysc(profile);
    case "oLevels":
      return checkOLevels(rule, profile);
    case "body":
      return checkBody(rule.options, profile);
    case "licence":
      return checkLicence(rule.name, profile);
    case "residence":
      return checkResidence(rule.place, profile);
    case "gender":
      return checkGender(rule.gender, profile);
    case "closes":
      return rule.date >= options.today
        ? met(`It closes on ${dayText(rule.date)}.`)
        : unmet(`It closed on ${dayText(rule.date)}.`);
  }
}

/** Months of work between the earliest start and today, counting months of several jobs once. */
export function monthsOfWork(profile: Profile, { today, isRelated = () => true }: Options): number {
  const months = new Set<number>();
  const now = monthNumber(today);
  for (const [index, { startDate, endDate }] of profile.work.entries()) {
    if (!startDate || !isRelated(index)) continue;
    // A year alone counts from its middle to its middle.
    const end =
      endDate === undefined || endDate === "present"
        ? now
        : monthNumber(endDate.length === 4 ? `${endDate}-07` : endDate);
    const start = monthNumber(startDate.length === 4 ? `${startDate}-07` : startDate);
    for (let month = start; month <= Math.min(end, now) && month < start + 720; month += 1) months.add(month);
  }
  return months.size;
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1);
}

function checkYears(rule: Extract<Rule, { kind: "years" }>, profile: Profile, options: Options): Result {
  const asks = `It asks for ${rule.atLeast} years${rule.of ? ` ${rule.of.replace("post-", "after ")}` : ""}.`;
  const dated = profile.work.some(({ startDate }) => startDate !== undefined);
  if (!dated)
    return profile.work.length === 0
      ? unmet(`${asks} Your profile shows no work yet.`)
      : unknown(`${asks} Your profile gives no dates of work.`);
  const years = monthsOfWork(profile, options) / 12;
  const shown = years < 1 ? "less than a year" : `about ${Math.floor(years)} years`;
  if (years + 0.1 >= rule.atLeast) return met(`${asks} Your profile shows ${shown}.`);
  const inAll = monthsOfWork(profile, { today: options.today }) / 12;
  // Which work counts is the employer's to say.
  if (years > 0 && inAll + 0.1 >= rule.atLeast)
    return unknown(`${asks} Your profile shows ${shown} of such work, ${Math.floor(inAll)} in all.`);
  return unmet(`${asks} Your profile shows ${years === 0 ? "none in this field" : shown}.`);
}

function checkAge(
  { atLeast, atMost }: { atLeast?: number; atMost?: number },
  profile: Profile,
  today: string,
): Result {
  const asks =
    atLeast && atMost
      ? `It asks for an age of ${atLeast} to ${atMost}.`
      : atMost
        ? `The age limit is ${atMost}.`
        : `It asks for an age of at least ${atLeast}.`;
  const birth = profile.personal.find(({ label }) => /birth|\bdob\b/i.test(label))?.value ?? "";
  const exact = /\b((?:19|20)\d{2})-(\d{2})-(\d{2})\b/.exec(birth);
  const year = Number(/\b(?:19|20)\d{2}\b/.exec(birth)?.[0]);
  if (!year) return unknown(`${asks} Your profile does not give your date of birth.`);
  const oldest = Number(today.slice(0, 4)) - year;
  const ages = exact ? [oldest - (today.slice(5) < exact[0].slice(5) ? 1 : 0)] : [oldest - 1, oldest];
  const isWithin = (age: number) => age >= (atLeast ?? 0) && age <= (atMost ?? 200);
  if (ages.every(isWithin)) return met(`${asks} You are within it.`);
  return ages.some(isWithin)
    ? unknown(`${asks} You are close to it; the day counts.`)
    : unmet(`${asks} Your date of birth is outside it.`);
}

/** The rank of a first degree and an HND. */
const FIRST_DEGREE = 5;
const RANKS = new Map(DEGREE_FORMS.map(({ name, rank }) => [name, rank]));

function checkDegree(options: string[], profile: Profile): Result {
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
function checkClass(
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

function checkNysc(profile: Profile): Result {
  const asks = "It asks for NYSC discharge or exemption.";
  switch (profile.nysc?.status) {
    case "discharged":
      return met(`${asks} You have been discharged.`);
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

function checkOLevels(
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

function checkBody(options: string[], profile: Profile): Result {
  const asks = `It asks for ${orList(options)}.`;
  const names = ({ name, issuer }: { name: string; issuer?: string | undefined }) =>
    bodiesIn(`${name} ${issuer ?? ""}`).map((body) => body.name);
  const own = profile.certificates.filter((one) => names(one).some((name) => options.includes(name)));
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

function checkLicence(name: string, profile: Profile): Result {
  const asks = `It asks for a ${name}.`;
  const wanted = wordsOf(name).filter((word) => !LICENCE_WORDS.has(word));
  const texts = [
    ...profile.certificates.filter(isHeld).map((one) => one.name),
    ...profile.personal.map(({ label, value }) => `${label} ${value}`),
  ];
  const isDriving = wanted.length > 0 && wanted.every((word) => /^(?:driv|fahr|conduire)/.test(word));
  const held = texts.find(
    (text) =>
      /licen[cs]e|permit|permis|führerschein|card/i.test(text) &&
      ((isDriving && /\bclass [a-j]\b/i.test(text)) || // only driving licences have these classes
        wanted.every((word) => wordsOf(text).some((own) => own.startsWith(word.slice(0, 5))))),
  );
  return held ? met(`${asks} You have ${held}.`) : unknown(`${asks} Your profile does not mention it.`);
}
const LICENCE_WORDS = new Set(
  "licence license licences valid current s class and et de a b c d e f g with klasse permit card permis".split(
    " ",
  ),
);

function checkResidence(place: string, profile: Profile): Result {
  const asks = `It asks that you live in or near ${place}.`;
  const homes = [
    profile.basics.location,
    ...profile.personal.filter(({ label }) => HOME.test(label)).map(({ value }) => value),
  ].filter((home) => home !== undefined);
  const [own] = homes;
  if (!own) return unknown(`${asks} Your profile does not say where you live.`);
  const wanted = wordsOf(place).filter((word) => word.length > 2 && !PLACE_WORDS.has(word));
  const near = homes.find((home) => wordsOf(home).some((word) => wanted.includes(word)));
  return near ? met(`${asks} You live in ${near}.`) : unknown(`${asks} Your profile says ${own}.`);
}
// An address or town of residence among the personal details, but no "state of origin".
const HOME = inOrder(
  [
    /^/u,
    anyOf(
      [
        /(?:(?:home|residential|contact|present|current|permanent) )?address|residence|location|city|town/u,
        /(?:place|city|town|state) of residence/u,
      ],
      "u",
    ),
    /$/u,
  ],
  "iu",
);
const PLACE_WORDS = new Set("and the state phase island around axis environs near city nigeria".split(" "));

function checkGender(gender: "female" | "male", profile: Profile): Result {
  const asks = `It asks for ${gender === "female" ? "women" : "men"} only.`;
  const own = profile.personal.find(({ label }) => /^(?:sex|gender)$/i.test(label))?.value.toLowerCase();
  if (!own) return unknown(`${asks} Your profile does not say it.`);
  return own.startsWith(gender.charAt(0)) ? met(asks) : unmet(asks);
}

function dayText(date: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${date}T00:00:00Z`));
}

function orList(options: string[]): string {
  return options.length < 2
    ? (options[0] ?? "")
    : `${options.slice(0, -1).join(", ")} or ${options.at(-1) ?? ""}`;
}

function met(why: string): Result {
  return { state: "met", why };
}
function unmet(why: string): Result {
  return { state: "unmet", why };
}
function unknown(why: string): Result {
  return { state: "unknown", why };
}
