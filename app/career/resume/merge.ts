import type { Profile } from "../profile.schema";
import { wordRun } from "../nlp/fold";
import { isRecord, toProfile } from "./profile-values";

/** Two resumes say different things of the same: `mine` stays until its owner chooses `theirs`. */
export type Conflict = { path: string; mine: string; theirs: string };
export type Merged = {
  profile: Profile;
  conflicts: Conflict[];
  /** Where what stood at a path of the added profile stands now. */
  placeOf: (path: string) => string;
};

/**
 * Adds what a second resume says to a profile. Nothing of `mine` is changed or moved; each word of `theirs` is in the result already, is added,
 * or is named in a conflict.
 */
export function mergeProfiles(mine: Profile, theirs: Profile): Merged {
  const conflicts: Conflict[] = [];
  const places = new Map<string, string>();
  const merged: Record<string, unknown> = { ...structuredClone(mine) };
  for (const [section, added] of Object.entries(structuredClone(theirs))) {
    if (section === "sectionOrder" || section === "hidden" || added === undefined) continue;
    const own = merged[section];
    if (Array.isArray(own) && Array.isArray(added))
      merged[section] = mergeList(section, own, added, { conflicts, places });
    else merged[section] = mergeField(own, added, section, conflicts);
  }
  const profile = toProfile(merged);
  if (!profile) throw new Error("two profiles do not make one");
  return { profile, conflicts, placeOf: (path) => newPlace(path, places) };
}

type Notes = { conflicts: Conflict[]; places: Map<string, string> };

function mergeList(
  section: string,
  own: unknown[],
  added: unknown[],
  { conflicts, places }: Notes,
): unknown[] {
  if (section === "summary") return mergeSummary(own, added, conflicts);
  const list = [...own];
  const taken = new Set<number>();
  added.forEach((entry, index) => {
    const match = list.findIndex(
      (known, at) => at < own.length && !taken.has(at) && isSameEntry(section, known, entry),
    );
    places.set(`${section}.${index}`, `${section}.${match < 0 ? list.length : match}`);
    if (match < 0) {
      const fresh = section === "skills" ? withoutKnownSkills(list, entry) : entry;
      if (fresh !== undefined) list.push(fresh);
      return;
    }
    taken.add(match);
    const rest = section === "skills" ? (withoutKnownSkills(list, entry) ?? { keywords: [] }) : entry;
    list[match] = mergeField(list[match], rest, `${section}.${match}`, conflicts);
  });
  return list;
}

/** A summary is one thought: two of them are a choice, not a sum. */
function mergeSummary(own: unknown[], added: unknown[], conflicts: Conflict[]): unknown[] {
  if (own.length === 0) return added;
  added.forEach((paragraph) => {
    if (typeof paragraph !== "string" || own.some((known) => isSameText(known, paragraph))) return;
    conflicts.push({ path: "summary.0", mine: String(own[0]), theirs: paragraph });
  });
  return own;
}

function mergeField(own: unknown, added: unknown, path: string, conflicts: Conflict[]): unknown {
  if (own === undefined) return added;
  if (typeof own === "string" && typeof added === "string") {
    if (!isSameText(own, added) && !isSameDate(own, added))
      conflicts.push({ path, mine: own, theirs: added });
    return own;
  }
  if (Array.isArray(own) && Array.isArray(added)) return mergeItems(own, added, path, conflicts);
  if (isRecord(own) && isRecord(added)) {
    const merged = { ...own };
    for (const [key, value] of Object.entries(added))
      if (value !== undefined) merged[key] = mergeField(own[key], value, `${path}.${key}`, conflicts);
    return merged;
  }
  return own;
}

/** Bullets, links, grades, lines, referees. A line that says nearly the same is a conflict, not a second line. */
function mergeItems(own: unknown[], added: unknown[], path: string, conflicts: Conflict[]): unknown[] {
  const items = [...own];
  for (const item of added) {
    if (items.some((known) => isSameItem(known, item))) continue;
    const named = own.findIndex(
      (known) => isRecord(known) && isRecord(item) && isSameText(nameOf(known), nameOf(item)),
    );
    if (named >= 0) {
      items[named] = mergeField(items[named], item, `${path}.${named}`, conflicts);
      continue;
    }
    const near = own.findIndex((known) => isNear(known, item));
    if (near >= 0 && typeof item === "string")
      conflicts.push({ path: `${path}.${near}`, mine: String(own[near]), theirs: item });
    else items.push(item);
  }
  return items;
}

function isSameItem(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other) && "text" in one) return isSameText(one.text, other.text);
  return isSameText(one, other);
}

/** The text by which an entry of a list inside an entry is known: a grade's subject, a referee's name. */
function nameOf(item: Record<string, unknown>): unknown {
  return item.subject ?? item.name;
}

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

function isSameEntry(section: string, one: unknown, other: unknown): boolean {
  const keys = KEYS[section];
  if (!keys || !isRecord(one) || !isRecord(other)) return false;
  if (section === "skills" && one.name === undefined && other.name === undefined) return true;
  if (printSorted(one) === printSorted(other)) return true;
  const [name, otherName] = [one[keys.name], other[keys.name]];
  const isUnnamed = name === undefined || otherName === undefined;
  if (!isUnnamed && !isSameText(name, otherName)) return false;
  // One post with one employer at one time is one job, whatever the two resumes say of its dates.
  if (!isUnnamed && isSameText(one.position, other.position) && overlaps(one, other)) return true;
  return (
    keys.also.length >= Number(isUnnamed) && keys.also.every((key) => agrees(one[key], other[key], isUnnamed))
  );
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

/** A group of skills without those that stand in any group already; undefined when none is left. */
function withoutKnownSkills(groups: unknown[], entry: unknown): unknown {
  if (!isRecord(entry) || !Array.isArray(entry.keywords)) return undefined;
  const known = groups.flatMap((group) =>
    isRecord(group) && Array.isArray(group.keywords) ? group.keywords : [],
  );
  const keywords = entry.keywords.filter((skill) => !known.some((own) => isSameText(own, skill)));
  return keywords.length === 0 ? undefined : { ...entry, keywords };
}

/** Undefined is like nothing. Texts without letters are compared as they are. */
function isSameText(one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") return false;
  return one === other || (wordRun(one).trim() !== "" && wordRun(one) === wordRun(other));
}

/** "2019" and "2019-03" do not contradict each other. */
function isSameDate(one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") return false;
  const isDate = (text: string) => /^\d{4}(-\d{2})?$/.test(text);
  return isDate(one) && isDate(other) && (one.startsWith(other) || other.startsWith(one));
}

const NEAR = 0.6; // of all words in two lines

function isNear(one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") return false;
  const words = (text: string) => new Set(wordRun(text).trim().split(" "));
  const [first, second] = [words(one), words(other)];
  if (Math.min(first.size, second.size) < 4) return false;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / (first.size + second.size - shared) >= NEAR;
}

function newPlace(path: string, places: ReadonlyMap<string, string>): string {
  const [section, index, ...rest] = path.split(".");
  const place = places.get(`${section}.${index}`);
  return place === undefined ? path : [place, ...rest].join(".");
}
