import { anyOf } from "~/pattern";
import type { Work } from "~/career/profile.schema";

/** Months from the start of the first to the end of the last named month, 0 without dates. `today` is an ISO date. A bare year counts from and to its January. */
export function monthsAt(job: Pick<Work, "startDate" | "endDate">, today: string): number {
  const period = periodOf(job, today);
  return period ? Math.max(0, period.to - period.from) : 0;
}

/** A post in which somebody learned the trade. Adverts that ask for years of work do not mean these, and no paper counts them in. */
export function isApprenticeship({ position = "" }: Pick<Work, "position">): boolean {
  return APPRENTICE.test(position);
}

/** The title of a post without what stands in brackets or behind a comma: "Branch Manager" of "Branch Manager (Acting), Sapon". */
export function bareTitle(position: string): string {
  return position
    .replace(/\s*\([^()]*\)/g, "")
    .replace(/,.*$/, "")
    .trim();
}

/** True for what adverts mean by years of work: neither an apprenticeship nor an office that students give each other. */
export function isWorkExperience(job: Pick<Work, "position" | "name">): boolean {
  return !isApprenticeship(job) && !isBreak(job) && !STUDENTS.test(job.name ?? "") && !isOfficeOfClub(job);
}

/** An office in a club or a union, elected and paid by nobody, is no post: "Treasurer, Youth Congress", or of the "Residents Association". */
export function isOfficeOfClub({ position = "", name = "" }: Pick<Work, "position" | "name">): boolean {
  return OFFICE_OF_CLUB.test(position) || (ELECTED.test(position) && CLUB.test(name));
}
const CLUB = /\b(?:team|club|church|choir|fellowship|union|association|forum|congress|committee)\b/iu;
const ELECTED =
  /^(?:(?:vice|assistant|deputy)[- ])?(?:treasurer|president|chair\p{L}*|patron|captain|member)(?!\p{L})/iu;
// A union may employ a secretary; the title alone tells of an office: "Secretary, Old Boys Association".
const OFFICE_OF_CLUB = new RegExp(`(?:${ELECTED.source}|^secretary)(?:,| of| \\().*${CLUB.source}`, "iu");

/** Help for nothing: "Volunteer Counsel". */
export function isUnpaid({ position = "" }: Pick<Work, "position">): boolean {
  return UNPAID.test(position);
}
const UNPAID = /(?<!\p{L})(?:volunteer\p{L}*|pro bono|unpaid|honorary)(?!\p{L})/iu;

/** A post in which somebody learned after school, served the nation or worked for nothing: it is told beside the years of work. */
export function isTraining({ position = "", name = "" }: Pick<Work, "position" | "name">): boolean {
  return (
    isUnpaid({ position }) ||
    (TRAINING.test(position) && !isOfTwoPosts({ position })) ||
    SERVICE.test(`${position} ${name}`)
  );
}
/** "Audit Trainee, later Audit Senior" was no trainee for all of it. */
export function isOfTwoPosts({ position = "" }: Pick<Work, "position">): boolean {
  return GREW.test(position);
}
const GREW = /(?<!\p{L})(?:later|then|now|promoted|rising|rose|subsequently)(?!\p{L})/iu;
const TRAINING = new RegExp(
  `(?<!\\p{L})(?:${
    anyOf([
      /intern|internship|house (?:officer|job)|houseman/, // Intern Pharmacist
      /trainee|graduate attach\p{L}+|pupil \p{L}+/u, // Graduate Trainee
    ]).source
  })(?!\\p{L})`,
  "iu",
);
const SERVICE = new RegExp(
  `(?<!\\p{L})(?:${
    anyOf([
      /n\.?y\.?s\.?c|(?:youth )?corps? (?:member|medical)/, // Corps Member
      /corper|national (?:youth )?service/, // National Service
    ]).source
  })(?!\\p{L})`,
  "iu",
);

/** Time without a post that stands among the posts: a career break, family care. */
export function isBreak({ position, name }: Pick<Work, "position"> & Partial<Pick<Work, "name">>): boolean {
  return BREAK.test(position ?? name ?? "");
}
const BREAK = new RegExp(
  `(?<!\\p{L})${
    anyOf([
      /career break|time off|maternity (?:leave|break)|^maternity$|sabbatical|study leave/, // Career break
      /at home|house ?wife|full[- ]time (?:mother|mum|parent)/, // Full-time mother
      /(?:family|child) ?care(?! \p{L})|rais(?:e|ing) (?:my |our )?(?:children|kids|twins|a family)/u, // Family care
      /car(?:e|ing) for (?:my|a|an) \p{L}+/u, // Caring for my mother
      /unemployed|jobless|not working|job search|out of (?:a )?(?:job|work)|retrench\p{L}+/u, // Out of job
    ]).source
  }(?!\\p{L})`,
  "iu",
);
const STUDENTS = anyOf(
  [
    /\bstudents?['’]?s? (?:union|association|government)\b/, // UNN Students’ Union
    /\bstudents?['’]?s? (?:council|society|fellowship|chapter|club|branch)\b/, // Medical Students Fellowship
    /\b(?:sug|nans)\b/, // SUG, Federal Polytechnic Bida
  ],
  "iu",
);
const APPRENTICE =
  /(?<!\p{L})(?:apprentic\p{L}*|learner|siwes|industrial (?:training|attachment)|it student)(?!\p{L})/iu;

/** Months of work in all: two jobs at one time count once. */
export function monthsOfExperience(work: Work[], today: string): number {
  const periods = work.flatMap((job) => periodOf(job, today) ?? []).toSorted((a, b) => a.from - b.from);
  let months = 0;
  let reached = 0;
  for (const { from, to } of periods) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
}

function periodOf(
  { startDate, endDate }: Pick<Work, "startDate" | "endDate">,
  today: string,
): { from: number; to: number } | null {
  if (!startDate || !endDate) return null;
  const limit = monthNumber(today) + 1;
  const to =
    endDate === "present" ? limit : Math.min(limit, monthNumber(endDate) + (endDate.length > 4 ? 1 : 0));
  return { from: monthNumber(startDate), to };
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Math.max(0, Number(date.slice(5, 7)) - 1);
}
