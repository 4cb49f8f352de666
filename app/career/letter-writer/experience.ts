import { RANK_WORDS } from "../matching/trade";
import { stem } from "../nlp/stem";
import type { Profile, Work } from "../profile.schema";
import { bareTitle, isWorkExperience, monthsAt, monthsOfExperience } from "../tenure";
import { calmPlace, calmPost, withoutNote } from "../writer/casing";
import { endKey } from "../writer/roles";
import { namesRole } from "./role-names";

/** A post, or several of one name, with the months in all; without a title that names a role it is told by its employer. */
export type ExperiencePart = { position?: string; employer?: string; months: number };
/**
 * The work of somebody as a reader of letters counts it: so long in this post, so long in that. `months`: all work together, where no other figure is
 * stated; `isWhole`: the parts are all of it; `employer`: where all of it was with one.
 */
export type PlannedExperience = {
  months?: number;
  isWhole: boolean;
  employer?: string;
  parts: ExperiencePart[];
  sourceIds: string[];
};

const MOST_PARTS = 3;
const MOST_WORDS = 6;

/**
 * The experience by posts, the newest first, and of many those in the field of the advert (`inField`, places in `work`). `years`: the whole years of
 * any work that the resume states, with their source. Undefined without a post that has dates.
 */
export function planExperience(
  { work }: Pick<Profile, "work">,
  {
    inField,
    years,
    today,
  }: {
    inField: readonly number[];
    years?: { count: number; sourceIds: string[] } | undefined;
    today: string;
  },
): PlannedExperience | undefined {
  const dated = work
    .map((job, at) => ({ job, at, isOfField: inField.includes(at) }))
    .filter(({ job }) => monthsAt(job, today) > 0 && isWorkExperience(job))
    .toSorted((a, b) => endKey(b.job).localeCompare(endKey(a.job)));
  const monthsOf = (jobs: Work[]) => monthsOfExperience(jobs, today);
  const parts = groupedByName(dated).map(({ jobs, ...part }) => ({ ...part, months: monthsOf(jobs) }));
  // Weeks beside years are no argument.
  const least = Math.min(12, Math.max(0, ...parts.map(({ months }) => months)) / 4);
  const titled = parts.filter(({ position }) => position);
  const shown = (titled.length > 0 ? titled : parts).filter(({ months }) => months >= least);
  const chosen = new Set([...shown.filter(({ isOfField }) => isOfField), ...shown].slice(0, MOST_PARTS));
  const named = shown.filter((part) => chosen.has(part));
  if (named.length === 0) return undefined;
  const inAll = monthsOf(dated.map(({ job }) => job));
  const sum = named.reduce((all, { months }) => all + Math.floor(months / 12), 0);
  // The resume states another figure than the dates give: the parts may not be more than it.
  const isOtherwiseStated = years !== undefined && years.count !== Math.floor(inAll / 12);
  if (isOtherwiseStated && (parts.length < 2 || sum > years.count)) return undefined;
  const total = years && (isOtherwiseStated ? years.count * 12 : inAll);
  const employer = dated.every(({ job }) => job.name === dated[0]?.job.name) ? dated[0]?.job.name : undefined;
  return {
    ...(total !== undefined && parts.length > 1 && { months: total }),
    // Figures that do not add up are not told as if they did.
    isWhole: sum === Math.floor((total ?? inAll) / 12),
    ...(employer && { employer: calmPlace(withoutNote(employer)) }),
    parts: named.map(({ position, employer: place, months }) => ({
      ...(position && { position }),
      ...(place && { employer: place }),
      months,
    })),
    sourceIds: [...new Set([...(years?.sourceIds ?? []), ...dated.map(({ at }) => `work.${at}`)])],
  };
}

type Group = Omit<ExperiencePart, "months"> & { jobs: Work[]; isOfField: boolean };

/** The jobs by what they are called, in the order given. */
function groupedByName(dated: { job: Work; isOfField: boolean }[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { job, isOfField } of dated) {
    const position = titleOf(job);
    const employer = job.name && calmPlace(withoutNote(job.name));
    if (!position && !employer) continue;
    const key = (position ?? employer ?? "").toLowerCase();
    const known = groups.get(key);
    groups.set(key, {
      ...(position ? { position } : { employer: employer ?? "" }),
      jobs: [...(known?.jobs ?? []), job],
      isOfField: isOfField || known?.isOfField === true,
    });
  }
  return [...groups.values()];
}

/** The title without what stands in brackets and behind a comma: "Branch Operations Manager" of "Branch Operations Manager, Sapon (Abeokuta)". */
function titleOf({ position = "" }: Work): string | undefined {
  const whole = calmPost(withoutNote(position));
  const short = bareTitle(whole);
  // "Head, Internal Audit" without the audit says nothing.
  const isTelling = namesRole(short) && !isRank(short);
  const title = isTelling ? short : whole;
  return namesRole(title) && title.split(" ").length <= MOST_WORDS ? title : undefined;
}

function isRank(word: string): boolean {
  return RANK_WORDS.has(word.toLowerCase()) || RANK_WORDS.has(stem(word.toLowerCase()));
}
