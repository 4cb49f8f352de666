import { isRecord } from "./profile-values";
import { isSameDate, isSameOrganisation, isSameText } from "./same-value";

/** Which fields tell that two entries are about the same thing. */
const KEYS: Record<string, { name: string; also: string[] }> = {
  work: { name: "name", also: ["position", "startDate"] },
  siwes: { name: "name", also: ["position", "startDate"] },
  volunteer: { name: "organization", also: ["position", "startDate"] },
  education: { name: "institution", also: ["studyType", "area"] },
  certificates: { name: "name", also: [] },
  projects: { name: "name", also: [] },
  awards: { name: "title", also: [] },
  languages: { name: "language", also: [] },
  oLevels: { name: "exam", also: ["date"] },
  personal: { name: "label", also: [] },
  custom: { name: "heading", also: [] },
  skills: { name: "name", also: [] },
};

/** Whether two entries of a section are about the same thing by what they say. */
export function isSameEntry(section: string, one: unknown, other: unknown): boolean {
  const keys = KEYS[section];
  if (!keys || !isRecord(one) || !isRecord(other)) return false;
  if (section === "skills" && one.name === undefined && other.name === undefined) return true;
  if (printSorted(one) === printSorted(other)) return true;
  const isUnnamed = one[keys.name] === undefined || other[keys.name] === undefined;
  if (!isUnnamed && !isSameName(keys.name, one, other)) return false;
  // One post with one employer at one time is one job, whatever the two resumes say of its dates.
  if (!isUnnamed && isSameText(one.position, other.position) && overlaps(one, other)) return true;
  return (
    keys.also.length >= Number(isUnnamed) && keys.also.every((key) => agrees(one[key], other[key], isUnnamed))
  );
}

/**
 * Whether two entries are of one employer or school in the same years, though the post or the field has another name: two resumes of one person seldom mean
 * two posts by that.
 */
export function isSamePeriodThere(section: string, one: unknown, other: unknown): boolean {
  const keys = KEYS[section];
  if (!keys || !IN_YEARS.has(section) || !isRecord(one) || !isRecord(other)) return false;
  if (!isSameName(keys.name, one, other) || !isSameYear(one.endDate, other.endDate)) return false;
  if (section === "education")
    return (
      isSameText(one.studyType, other.studyType) &&
      !(isYear(one.startDate) && isYear(other.startDate) && !isSameYear(one.startDate, other.startDate))
    );
  return isSameYear(one.startDate, other.startDate);
}
const IN_YEARS = new Set(["work", "siwes", "volunteer", "education"]);

const isYear = (date: unknown): boolean => typeof date === "string";

function isSameYear(one: unknown, other: unknown): boolean {
  return typeof one === "string" && typeof other === "string" && one.slice(0, 4) === other.slice(0, 4);
}

/** "University of Nigeria" in Nsukka is "University of Nigeria Nsukka". */
function isSameName(key: string, one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const namesOf = (entry: Record<string, unknown>) => [
    entry[key],
    [entry[key], entry.location].filter(Boolean).join(" "),
  ];
  return namesOf(one).some((name) => namesOf(other).some((known) => isSameOrganisation(name, known)));
}

function overlaps(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const [first, second] = [periodOf(one), periodOf(other)];
  return first !== undefined && second !== undefined && first[0] <= second[1] && second[0] <= first[1];
}

/** First and last month; an entry without an end is known by its start alone. */
function periodOf({ startDate, endDate }: Record<string, unknown>): [string, string] | undefined {
  if (typeof startDate !== "string") return undefined;
  const end = endDate === "present" ? "9999" : typeof endDate === "string" ? endDate : startDate;
  return [startDate, /^\d{4}$/.test(end) ? `${end}-12` : end];
}

function printSorted(entry: Record<string, unknown>): string {
  return JSON.stringify(Object.entries(entry).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Without a name on one side the other fields must be there and say the same; else they only must not contradict. */
function agrees(one: unknown, other: unknown, isNeeded: boolean): boolean {
  if (one === undefined || other === undefined) return !isNeeded;
  return isSameText(one, other) || isSameDate(one, other);
}
