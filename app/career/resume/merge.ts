import type { Profile } from "../profile.schema";
import { wordRun } from "../nlp/fold";
import { isSameEntry, isSamePeriodThere } from "./same-entry";
import { isRecord, toProfile } from "./profile-values";
import { isSameClass, isSameDate, isSameOrganisation, isSameText } from "./same-value";

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
 * or is named in a conflict. A legal form ("Ltd") and other words for one class of degree are no conflict.
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
  const matches = matchEntries(section, own, added);
  added.forEach((entry, index) => {
    const match = matches[index] ?? -1;
    places.set(`${section}.${index}`, `${section}.${match < 0 ? list.length : match}`);
    if (match < 0) {
      const fresh = section === "skills" ? withoutKnownSkills(list, entry) : entry;
      if (fresh !== undefined) list.push(fresh);
      return;
    }
    const rest = section === "skills" ? (withoutKnownSkills(list, entry) ?? { keywords: [] }) : entry;
    list[match] = mergeField(list[match], rest, `${section}.${match}`, conflicts);
  });
  return list;
}

/** For each entry of the second resume the place of the same one, or -1: first those that say the same, then what was held or studied there in the same years. */
function matchEntries(section: string, own: unknown[], added: unknown[]): number[] {
  const taken = new Set<number>();
  const found = added.map(() => -1);
  for (const isSame of [isSameEntry, isSamePeriodThere])
    added.forEach((entry, index) => {
      if (found[index] !== -1) return;
      const match = own.findIndex((known, at) => !taken.has(at) && isSame(section, known, entry));
      if (match >= 0) taken.add(match);
      found[index] = match;
    });
  return found;
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
    if (!isSameValue(path, own, added)) conflicts.push({ path, mine: own, theirs: added });
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

function isSameValue(path: string, one: string, other: string): boolean {
  if (isSameText(one, other) || isSameDate(one, other)) return true;
  if (/^education\.\d+\.score$/.test(path)) return isSameClass(one, other);
  return NAMES.test(path) && isSameOrganisation(one, other);
}
const NAMES = /^(?:work|siwes|volunteer|education)\.\d+\.(?:name|organization|institution)$/;

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

/** A group of skills without those that stand in any group already; undefined when none is left. */
function withoutKnownSkills(groups: unknown[], entry: unknown): unknown {
  if (!isRecord(entry) || !Array.isArray(entry.keywords)) return undefined;
  const known = groups.flatMap((group) =>
    isRecord(group) && Array.isArray(group.keywords) ? group.keywords : [],
  );
  const keywords = entry.keywords.filter((skill) => !known.some((own) => isSameText(own, skill)));
  return keywords.length === 0 ? undefined : { ...entry, keywords };
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
