import type { Work } from "../profile.schema";
import { isOrganisation } from "./line-kinds";

/** A job, and whether its employer stood on a line of its own above it. */
export type ReadJob = { work: Work; isNamedAbove: boolean };

/** Roles under an employer who is named once above them: the name goes to each role that follows on in time. */
export function withSharedEmployers(jobs: ReadJob[]): Work[] {
  const works: Work[] = [];
  let shared: Work | undefined;
  jobs.forEach(({ work, isNamedAbove: opens }, index) => {
    const next = jobs[index + 1]?.work;
    // "ACCESS BANK (2015 – 2020)" with nothing under it but its roles stands for them all.
    if (
      opens &&
      isBare(work) &&
      next?.position !== undefined &&
      (next.name === undefined || isPartOfTitle(next)) &&
      isWithin(next, work)
    ) {
      shared = work;
      return;
    }
    const last = works.at(-1);
    const follows =
      shared !== undefined && (last === undefined || isWithin(work, shared) || isNextTo(work, last));
    if (shared !== undefined && follows && isPartOfTitle(work) && isWithin(work, shared)) {
      works.push({
        ...work,
        position: `${work.position ?? ""}, ${work.name ?? ""}`,
        ...(shared.name !== undefined && { name: shared.name }),
      });
      return;
    }
    if (work.name !== undefined) shared = opens ? work : undefined;
    else if (
      shared?.name !== undefined &&
      follows &&
      work.position !== undefined &&
      !OWN_ACCOUNT.test(work.position)
    ) {
      works.push({
        ...work,
        name: shared.name,
        ...(shared.location !== undefined && work.location === undefined && { location: shared.location }),
      });
      return;
    } else shared = undefined;
    works.push(work);
  });
  return works;
}

/** "Territorial Controller, North West": what stands behind the title is no employer. */
function isPartOfTitle({ position, name }: Work): boolean {
  return (
    position !== undefined &&
    name !== undefined &&
    !isOrganisation(name) &&
    position.length + name.length < 190
  );
}

const OWN_ACCOUNT = /\b(?:freelance|self[- ]employed|independent|private|personal)\b/i;

function isBare({ position, highlights, summary }: Work): boolean {
  return position === undefined && highlights.length === 0 && summary === undefined;
}

function isWithin(part: Work, whole: Work): boolean {
  if (whole.startDate === undefined || whole.position !== undefined || part.startDate === undefined)
    return false;
  return (
    part.startDate.slice(0, 4) >= whole.startDate.slice(0, 4) &&
    (part.endDate ?? "").slice(0, 4) <= (whole.endDate ?? "present").slice(0, 4)
  );
}

/** One role ends where the other begins, give or take three months. */
function isNextTo(a: Work, b: Work): boolean {
  const meets = (end: string | undefined, start: string | undefined) =>
    end !== undefined && start !== undefined && end !== "present" && Math.abs(monthsApart(end, start)) <= 3;
  return meets(a.endDate, b.startDate) || meets(b.endDate, a.startDate);
}

function monthsApart(from: string, to: string): number {
  const isByYear = from.length === 4 || to.length === 4;
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + (isByYear ? 0 : Number(date.slice(5)));
  return count(to) - count(from);
}
