import { RANK_WORDS } from "../matching/trade";
import { stem } from "../nlp/stem";
import { areDated } from "../experience-years";
import type { Profile, Work } from "../profile.schema";
import {
  bareTitle,
  isOfTwoPosts,
  isTraining,
  isWorkExperience,
  monthsAt,
  monthsOfExperience,
} from "../tenure";
import { calmPlace, calmPost, withoutNote } from "../writer/casing";
import { endKey, isOwnWork, namesNoEmployer } from "../writer/roles";
import { namesRole } from "./role-names";

/** A post with its dates ("2019" or "2019-03", the end may be "present"); without a title that names a role it is told by its employer. */
export type ExperiencePart = {
  /** The entry of the post, "work.2". */
  id: string;
  position?: string;
  employer?: string;
  startDate: string;
  endDate: string;
  /** How long it was, where the posts can be added up. */
  months?: number;
};
/**
 * The work of somebody as a reader of letters counts it. `months`: of all posts that count, those held at one time once; undefined where the resume
 * gives two figures. `shown`: of `parts` alone, where that is less. `isExact`: the dates show that it is a little more than its whole years. `isMore`: there are more posts than `parts`, the newest of them.
 */
export type PlannedExperience = {
  months?: number;
  shown?: number;
  isExact: boolean;
  /** A post has no time, so that it may be more. */
  isLeast?: true;
  isMore: boolean;
  parts: ExperiencePart[];
  /** Posts that are named and not counted: of another field, or to learn, such as an internship or the service year. */
  beside: ExperiencePart[];
  /** All posts that count are of the field of the advert, and they are the years that it asks for. */
  isOfField: boolean;
  /** Some years were in other fields than that of the advert: no one length is told, or the letter and the resume would name two. */
  isMixed?: true;
  sourceIds: string[];
};

type Dated = { job: Work & { startDate: string; endDate: string }; at: number };

const MOST_PARTS = 3;
const MOST_WORDS = 6;
/** Beside so many months of work the training before it says nothing more. */
const EARLY = 36;
/** Beside so many months in the field a post of another says nothing more. */
const FEW = 24;

/**
 * The experience by posts, the newest first: those in the field of the advert (`inField`, places in `work`) where they are the years that it asks for
 * (`asked`), else all. `years`: the whole years of any work that the resume states, with their source. `named`: the post that the letter has named with
 * its employer. `isFieldKnown`: what is not in `inField` is of another field. `stated`: another figure of whole years than the dates give, so that no whole is printed. Undefined without a post that has dates.
 */
export function planExperience(
  { work }: Pick<Profile, "work">,
  {
    inField,
    asked,
    years,
    named,
    stated: otherwise,
    isFieldKnown = false,
    today,
  }: {
    inField: readonly number[];
    asked?: number | undefined;
    years?: { count: number; sourceIds: string[] } | undefined;
    named?: string | undefined;
    stated?: number | undefined;
    isFieldKnown?: boolean;
    today: string;
  },
): PlannedExperience | undefined {
  const dated = work
    .flatMap((job, at) => {
      const { startDate, endDate } = job;
      return startDate && endDate && monthsAt(job, today) > 0 && isWorkExperience(job) && nameOf(job)
        ? [{ job: { ...job, startDate, endDate }, at }]
        : [];
    })
    .toSorted((a, b) => endKey(b.job).localeCompare(endKey(a.job)));
  const monthsOf = (some: Dated[]) =>
    monthsOfExperience(
      some.map(({ job }) => job),
      today,
    );
  const [learned, worked] = [
    dated.filter(({ job }) => isTraining(job)),
    dated.filter(({ job }) => !isTraining(job)),
  ];
  const ofField = worked.filter(({ at }) => inField.includes(at));
  const isFieldEnough = ofField.length > 0 && monthsOf(ofField) >= (asked ?? 0) * 12;
  const learnedInField = learned.filter(({ at }) => inField.includes(at));
  // The service year in another field is no experience that an advert asks for.
  if (isFieldKnown && worked.length === 0 && learnedInField.length === 0) return undefined;
  // Who learned in the field names that before work of another.
  const isLearned = ofField.length === 0 && learnedInField.length > 0;
  const counted = isFieldEnough ? ofField : isLearned ? learned : worked.length > 0 ? worked : learned;
  const inAll = monthsOf(counted);
  // Weeks beside years are no argument.
  const least = Math.min(12, Math.max(0, ...counted.map(({ job }) => monthsAt(job, today))) / 4);
  const long = counted.filter(({ job }) => monthsAt(job, today) >= least);
  const chosen = [
    ...new Set([
      ...long.filter(({ at }) => inField.includes(at)),
      ...long.filter(({ job }) => titleOf(job) !== undefined),
      ...long,
    ]),
  ].slice(0, MOST_PARTS);
  const chosenPosts = long.filter((one) => chosen.includes(one));
  if (chosenPosts.length === 0) return undefined;
  // The resume states another figure than the dates of all posts give.
  const isOtherwiseStated =
    years !== undefined &&
    ![dated, worked, counted].some((some) => years.count === Math.floor(monthsOf(some) / 12));
  const isAllWork = counted.length === dated.length;
  const beside = dated
    .filter((one) => !isLearned && !counted.includes(one) && monthsAt(one.job, today) >= least)
    .filter((one) => inAll < (learned.includes(one) ? EARLY : FEW))
    .slice(0, MOST_PARTS - chosenPosts.length);
  const ofParts = monthsOf(chosenPosts);
  const lengths = chosenPosts.map(({ job }) => monthsAt(job, today));
  // Of posts held at one time the lengths are more than the whole; the month in which one follows the other is counted in both.
  const areApart = lengths.reduce((sum, length) => sum + length, 0) < ofParts + chosenPosts.length;
  // A figure that the dates of the named posts contradict is not printed.
  const stated = isAllWork && years && years.count * 12 >= ofParts ? years.count * 12 : undefined;
  // A post without a time would add to the whole: what the others are is the least.
  const isWhole =
    years !== undefined || areDated(work.filter((job) => isWorkExperience(job) && !isTraining(job)));
  const months = otherwise !== undefined ? undefined : isOtherwiseStated ? stated : inAll;
  // Without a whole each post has its length, unless that is more than the resume states.
  const most = otherwise ?? years?.count;
  const isShort = most === undefined || most * 12 >= ofParts;
  const areMeasured = areApart && chosenPosts.length > 1 && (months !== undefined || isShort);
  const isLessInField = Math.floor(monthsOf(ofField) / 12) < Math.floor(monthsOf(worked) / 12);
  const isLess = months !== undefined && Math.floor(ofParts / 12) < Math.floor(months / 12);
  return {
    ...(months !== undefined && { months }),
    ...(isLess && { shown: ofParts }),
    isExact: !isOtherwiseStated && chosenPosts.every(({ job }) => job.startDate.length > 4),
    ...(!isWhole && { isLeast: true as const }),
    isMore: long.length > chosenPosts.length,
    isOfField: isFieldEnough,
    ...(isFieldKnown && isLessInField && !isLearned && { isMixed: true as const }),
    parts: chosenPosts.map((one, at) => ({
      ...partOf(one, named),
      ...(areMeasured && { months: lengths[at] ?? 0 }),
    })),
    beside: beside.map((one) => partOf(one, named)),
    sourceIds: [
      ...new Set([
        ...(stated === undefined ? [] : (years?.sourceIds ?? [])),
        ...[...counted, ...beside].map(({ at }) => `work.${at}`),
      ]),
    ],
  };
}

function partOf({ job, at }: Dated, named: string | undefined): ExperiencePart {
  const id = `work.${at}`;
  const { startDate, endDate } = job;
  const [position, employer] = [titleOf(job), job.name && calmPlace(withoutNote(job.name))];
  const isNone =
    employer !== undefined && namesNoEmployer(employer) && (position !== undefined || !isOwnWork(employer));
  const place = isNone ? undefined : employer;
  const isNamed = position !== undefined && named === id;
  return {
    id,
    ...(position && { position }),
    ...(place && !isNamed && { employer: place }),
    startDate,
    endDate,
  };
}

/** A post without a title is told by its place. */
function nameOf(job: Work): string | undefined {
  return titleOf(job) ?? job.name;
}

/** The title without what stands in brackets and behind a comma: "Branch Operations Manager" of "Branch Operations Manager, Sapon (Abeokuta)". */
function titleOf({ position = "" }: Work): string | undefined {
  const whole = calmPost(withoutNote(position));
  const short = bareTitle(whole);
  // "Head, Internal Audit" without the audit says nothing.
  const isTelling = namesRole(short) && !isRank(short) && !isOfTwoPosts({ position });
  const isLong = whole.split(" ").length > MOST_WORDS;
  // "Nursing Officer II, later Ward In-Charge, Maternity" was the first of them for all of it.
  const title = isTelling || (isLong && namesRole(short)) ? short : whole;
  return namesRole(title) && title.split(" ").length <= MOST_WORDS ? title : undefined;
}

function isRank(word: string): boolean {
  return RANK_WORDS.has(word.toLowerCase()) || RANK_WORDS.has(stem(word.toLowerCase()));
}
