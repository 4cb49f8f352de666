import type { Rule } from "~/career/job-advert/job-advert";
import { anyOf, inOrder } from "~/career/job-advert/patterns";
import { wordsOf } from "~/career/nlp/fold";
import type { Profile } from "~/career/profile.schema";
import {
  checkBody,
  checkClass,
  checkDegree,
  checkLicence,
  checkNysc,
  checkOLevels,
  lowestDegreeOf,
} from "./check-papers";
import { met, type Result, unknown, unmet } from "./rule-result";
import { ageOn, birthdayOf } from "../birthday";
import { isWorkExperience } from "../tenure";

/** Whether a person meets a rule of an advert, and why, in one sentence. */
export type RuleCheck = Result & { rule: Rule };

type Options = {
  today: string;
  /** Which jobs count as experience for the post, by their index in `work`; without it all do. */
  isRelated?: (workIndex: number) => boolean;
};

/** Compares each rule with the profile. What the profile does not say is unknown, never unmet. */
export function checkRules(rules: Rule[], profile: Profile, options: Options): RuleCheck[] {
  const lowestDegree = lowestDegreeOf(rules);
  return rules.map((rule) => ({ rule, ...checkRule(rule, profile, { ...options, lowestDegree }) }));
}

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
      return checkNysc(profile, options.today);
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

function checkYears(
  rule: Extract<Rule, { kind: "years" }>,
  profile: Profile,
  { today, isRelated = () => true }: Options,
): Result {
  // Years of learning the trade are no years of work in it; they are named beside them.
  const isWork = (index: number) => isWorkExperience(profile.work[index] ?? {});
  const yearsOf = (counts: (index: number) => boolean) =>
    monthsOfWork(profile, { today, isRelated: counts }) / 12;
  const learned = yearsOf((index) => isRelated(index) && !isWork(index));
  const beside = learned >= 1 ? `, and ${Math.floor(learned)} as an apprentice` : "";
  const asks = `It asks for ${rule.atLeast} years${rule.of ? ` ${rule.of.replace("post-", "after ")}` : ""}.`;
  const dated = profile.work.some(({ startDate }) => startDate !== undefined);
  if (!dated)
    return profile.work.length === 0
      ? unmet(`${asks} Your profile shows no work yet.`)
      : unknown(`${asks} Your profile gives no dates of work.`);
  const years = yearsOf((index) => isRelated(index) && isWork(index));
  const shown = years < 1 ? "less than a year" : `about ${Math.floor(years)} years`;
  if (years + 0.1 >= rule.atLeast) return met(`${asks} Your profile shows ${shown}${beside}.`);
  const inAll = yearsOf(isWork);
  // Which work counts is the employer's to say.
  if (years > 0 && inAll + 0.1 >= rule.atLeast)
    return unknown(`${asks} Your profile shows ${shown} of such work, ${Math.floor(inAll)} in all${beside}.`);
  const text = `${asks} Your profile shows ${years === 0 ? "none in this field" : shown}${beside}.`;
  return years + learned + 0.1 >= rule.atLeast ? unknown(text) : unmet(text);
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
  const birthday = birthdayOf(profile)?.date;
  if (birthday === undefined) return unknown(`${asks} Your profile does not give your date of birth.`);
  const exact = ageOn(birthday, today);
  const oldest = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  const ages = exact === undefined ? [oldest - 1, oldest] : [exact];
  const isWithin = (age: number) => age >= (atLeast ?? 0) && age <= (atMost ?? 200);
  if (ages.every(isWithin)) return met(`${asks} You are within it.`);
  return ages.some(isWithin)
    ? unknown(`${asks} You are close to it; the day counts.`)
    : unmet(`${asks} Your date of birth is outside it.`);
}

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
