import { RANK_WORDS } from "../matching/trade";
import { stem } from "../nlp/stem";
import type { Profile, Work } from "../profile.schema";
import { isWorkExperience, monthsAt, monthsOfExperience } from "../tenure";
import { calmPlace, calmPost, withoutNote } from "../writer/casing";
import { namesRole } from "./role-names";

/** A post, or several of one name, with the months in all; without a title that names a role it is told by its employer. */
export type ExperiencePart = { position?: string; employer?: string; months: number };
/**
 * The work of somebody as a reader of letters counts it: so long in this post, so long in that. `months`: all work together, only where the parts
 * are all of it and no other figure is stated; `employer`: where all of it was with one.
 */
export type PlannedExperience = {
  months?: number;
  employer?: string;
  parts: ExperiencePart[];
  sourceIds: string[];
};

const MOST_PARTS = 3;
const MOST_WORDS = 6;

/**
 * The experience in posts of the field (`inField`, places in `work`), in all posts where none is of it. `years`: the whole years of any work that
 * the resume states. Undefined without a post that has dates.
 */
export function planExperience(
  { work }: Pick<Profile, "work">,
  { inField, years, today }: { inField: readonly number[]; years?: number | undefined; today: string },
): PlannedExperience | undefined {
  const dated = work
    .map((job, at) => ({ job, at, months: monthsAt(job, today) }))
    .filter(({ job, months }) => months > 0 && isWorkExperience(job));
  const ofField = dated.filter(({ at }) => inField.includes(at));
  const told = (ofField.length > 0 ? ofField : dated).toSorted((a, b) =>
    endOf(b.job).localeCompare(endOf(a.job)),
  );
  if (told.length === 0) return undefined;
  const groups = groupedByName(told.map(({ job }) => job));
  const parts = groups.map(({ jobs, ...part }) => ({ ...part, months: monthsOfExperience(jobs, today) }));
  const inAll = monthsOfExperience(
    told.map(({ job }) => job),
    today,
  );
  // A few months beside years are no argument, and posts held at one time add up to no whole.
  const least = Math.min(12, Math.max(...parts.map(({ months }) => months)) / 4);
  const titled = parts.filter(({ position }) => position);
  const named = (titled.length > 0 ? titled : parts)
    .filter(({ months }) => months >= least)
    .slice(0, MOST_PARTS);
  const isOneByOne = parts.reduce((sum, { months }) => sum + months, 0) <= inAll + 12;
  const isAll = told.length === dated.length && years !== undefined && years === Math.floor(inAll / 12);
  const [first] = told;
  const employer = told.every(({ job }) => job.name === first?.job.name) ? first?.job.name : undefined;
  return {
    ...(isAll && isOneByOne && parts.length > 1 && { months: inAll }),
    ...(employer && { employer: calmPlace(withoutNote(employer)) }),
    parts: named,
    sourceIds: told.map(({ at }) => `work.${at}`),
  };
}

function endOf({ endDate = "", startDate = "" }: Work): string {
  return `${endDate === "present" ? "9999" : endDate.padEnd(7)} ${startDate}`;
}

/** The jobs by what they are called, in the order given. */
function groupedByName(jobs: Work[]): (Omit<ExperiencePart, "months"> & { jobs: Work[] })[] {
  const groups = new Map<string, Omit<ExperiencePart, "months"> & { jobs: Work[] }>();
  for (const job of jobs) {
    const position = titleOf(job);
    const employer = job.name && calmPlace(withoutNote(job.name));
    if (!position && !employer) continue;
    const key = (position ?? employer ?? "").toLowerCase();
    const known = groups.get(key);
    if (known) known.jobs.push(job);
    else groups.set(key, { ...(position ? { position } : { employer: employer ?? "" }), jobs: [job] });
  }
  return [...groups.values()];
}

/** The title without what stands in brackets and behind a comma: "Branch Operations Manager" of "Branch Operations Manager, Sapon (Abeokuta)". */
function titleOf({ position = "" }: Work): string | undefined {
  const whole = calmPost(withoutNote(position)).replace(/\s*\([^()]*\)/g, "");
  const short = whole.replace(/,.*$/, "").trim();
  // "Head, Internal Audit" without the audit says nothing.
  const title =
    RANK_WORDS.has(stem(short.toLowerCase())) || RANK_WORDS.has(short.toLowerCase()) ? whole.trim() : short;
  return namesRole(title) && title.split(" ").length <= MOST_WORDS ? title : undefined;
}
