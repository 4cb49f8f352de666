import { foldText, wordRun } from "../nlp/fold";
import { birthdayOf } from "../birthday";
import { statedYears } from "../experience-years";
import { bareTitle, isTraining, monthsAt, monthsOfExperience } from "../tenure";
import type { Amount } from "./amount";
import type { LockContext, LockFact } from "./facts";
import { UNIT_BY_WORD } from "./vocabulary/units";

const MONTH = UNIT_BY_WORD.get("month")?.size ?? 0;

/** Whether a length of time is one that the dates of the cited entries give, today included. */
export function isTenure(
  { kind, unit, value, bare, bound }: Amount,
  {
    facts,
    hasPlace,
    isOfYears,
    segment,
  }: { facts: LockFact[]; hasPlace: boolean; isOfYears: boolean; segment: string },
  { profile, today }: LockContext,
): boolean {
  const isBare = kind === "count" && isOfYears && value >= 1;
  if (!isBare && (unit !== "time" || value / bare < MONTH * 0.9)) return false;
  const stated = isBare ? value * 12 : Math.round(value / MONTH);
  const isInMonths = !isBare && value / bare < MONTH * 3;
  return monthsKnown(facts, { hasPlace, segment }, profile, today).some((months) => {
    if (months <= 0) return false;
    if (isInMonths) return Math.abs(stated - months) <= 1;
    if (bound === "over") return stated <= months;
    if (bound === "about") return Math.abs(stated - months) <= 6;
    return stated <= months + 2 && months < stated + (stated % 12 === 0 ? 12 : 6);
  });
}

function monthsKnown(
  cited: LockFact[],
  { hasPlace, segment }: { hasPlace: boolean; segment: string },
  profile: LockContext["profile"],
  today: string,
): number[] {
  const jobs = (["work", "siwes", "volunteer"] as const).flatMap((section) =>
    profile[section].filter((_, at) => cited.some(({ entry }) => entry === `${section}.${at}`)),
  );
  const isOver = ({ entry, isDeed }: LockFact) => !isDeed && /^(?:work|siwes|volunteer)/.test(entry);
  const starts = cited.flatMap((fact) =>
    (isOver(fact) ? [] : fact.amounts).flatMap(({ kind, value, month = 1 }) =>
      kind === "date" ? [`${value}-${String(month).padStart(2, "0")}`] : [],
    ),
  );
  const birthday = cited.some(({ entry }) => entry.startsWith("personal.")) ? birthdayOf(profile) : undefined;
  const isBirthday = birthday !== undefined && cited.some(({ entry }) => entry === `personal.${birthday.at}`);
  // All of working life counts where the sentence is about no single job.
  const isOfLife =
    (!hasPlace || IN_ALL.test(segment)) && cited.some(({ isDeed, isImplied }) => !isDeed && !isImplied);
  return [
    ...jobs.map((job) => monthsAt(job, today)),
    ...(isBirthday ? [monthsAt({ startDate: birthday.date.slice(0, 7), endDate: "present" }, today)] : []),
    ...starts.map(
      (startDate) => monthsAt({ startDate: today.slice(0, 7), endDate: startDate }, "9999-01-01") - 1,
    ),
    ...starts.map((startDate) => monthsAt({ startDate, endDate: "present" }, today)),
    monthsOfExperience(jobs, today),
    // The service year and other training count for some readers only.
    monthsOfExperience(
      jobs.filter((job) => !isTraining(job)),
      today,
    ),
    monthsOfExperience(namedIn(segment, jobs), today),
    ...ofOneName(jobs).map((same) => monthsOfExperience(same, today)),
    ...(isOfLife && !statedYears(profile)
      ? [profile.work, profile.work.filter((job) => !isTraining(job))].map((work) =>
          monthsOfExperience(work, today),
        )
      : []),
  ];
}

/** "I joined the Corporation in 1996 and have 30 years of work in all": the place is no limit. */
const IN_ALL = /\b(?:work(?:ing)?|experience|service)(?: life)? (?:in all|altogether)\b/iu;

/** The posts that a part of a sentence names: "12 years, as Foreman and Welder; also as Waiter" counts two. */
function namedIn<Job extends { position?: string | undefined; name?: string | undefined }>(
  segment: string,
  jobs: Job[],
): Job[] {
  const run = wordRun(segment);
  return jobs.filter(({ position, name }) =>
    [bareTitle(position ?? ""), position, position ? undefined : name].some(
      (one) => one !== undefined && one !== "" && run.includes(wordRun(one)),
    ),
  );
}

/** "7 years as Cook" in three kitchens: posts of one name count together. */
function ofOneName<Job extends { position?: string | undefined }>(jobs: Job[]): Job[][] {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) {
    const name = foldText(bareTitle(job.position ?? ""));
    if (name !== "") groups.set(name, [...(groups.get(name) ?? []), job]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}
