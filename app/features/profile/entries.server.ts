import type { Profile } from "~/career/profile.schema";
import { movedPath, toProfile } from "~/career/resume/profile-values";
import { Refusal } from "~/refusal";
import { entryTexts, findSectionForm, type EntryField, type SectionName } from "./entry-fields";
import { changedElsewhere, changeProfile, findProfile, type CareerProfile } from "./profile.server";

/** Which entry: its section and its place there; "new" for one more. */
export type EntryAddress = { section: string; index: string };

/** What the form of one entry shows. Throws NOT_FOUND (404). */
export function openEntry(userId: string, { section, index }: EntryAddress) {
  const form = findSectionForm(section);
  const current = findProfile(userId);
  if (!form) throw noEntry();
  const isNew = index === "new" || (form.isSingle === true && index === "0");
  const entry = current && entriesOf(current.profile, form.name)[Number(index)];
  if (entry === undefined && !isNew) throw noEntry();
  return {
    section: form.name,
    index,
    title: form.title,
    entry: form.entry,
    isSingle: form.isSingle === true,
    isNew: entry === undefined,
    isFirst: index === "0",
    isLast: current === undefined || entriesOf(current.profile, form.name).length === Number(index) + 1,
    fields: form.fields,
    values: entryTexts(form.fields, entry),
    version: current?.version ?? 0,
  };
}

/** What the form of an entry of this section asks. Throws NOT_FOUND (404). */
export function entryFields(section: string): EntryField[] {
  const form = findSectionForm(section);
  if (!form) throw noEntry();
  return form.fields;
}

/**
 * Saves an entry, or adds it at the end of its section. One that moved since the person saw it is found again, and one that is gone is added, so that nothing
 * typed is lost. Throws NOT_FOUND (404), and VERSION_CONFLICT (409) where the entry itself was changed elsewhere.
 */
export function saveEntry(
  userId: string,
  { section, index }: EntryAddress,
  entry: Record<string, unknown>,
  version: number,
): CareerProfile {
  const name = sectionOf(section);
  return changeProfile(userId, { version, findsItsPlace: true }, (current, seen) => {
    const { profile } = current;
    const entries = entriesOf(profile, name);
    const place = placeNow({ section: name, index }, entries, seen && entriesOf(seen, name));
    if (place === undefined) throw changedElsewhere(current.version);
    return { profile: rebuilt(profile, name, entries.toSpliced(place, 1, entry)) };
  });
}

/** Where an entry of an address stands, which the person `saw` among others; undefined where something else stands there by now. Throws NOT_FOUND (404). */
function placeNow(
  { section, index }: { section: SectionName; index: string },
  entries: unknown[],
  saw: unknown[] | undefined,
): number | undefined {
  const isSingle = findSectionForm(section)?.isSingle === true;
  if (!isSingle && index === "new") return entries.length;
  const at = isSingle ? 0 : Number(index);
  if (!isSingle && (saw ?? entries)[at] === undefined) throw noEntry();
  if (!saw) return at;
  const isSame = (one: unknown) => (other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  if (isSame(saw[at])(entries[at])) return at;
  const moved = saw[at] === undefined ? -1 : entries.findIndex(isSame(saw[at]));
  if (moved >= 0) return moved;
  const isGone = entries[at] === undefined || saw.some(isSame(entries[at]));
  return isGone && !isSingle ? entries.length : undefined;
}

/** Takes an entry out of the profile. Throws NOT_FOUND (404), VERSION_CONFLICT (409). */
export function removeEntry(
  userId: string,
  { section, index }: EntryAddress,
  version: number,
): CareerProfile {
  const name = sectionOf(section);
  return changeProfile(userId, { version }, ({ profile, doubts }) => {
    const entries = entriesOf(profile, name);
    const place = Number(index);
    if (entries[place] === undefined) throw noEntry();
    return {
      profile: rebuilt(profile, name, entries.toSpliced(place, 1)),
      doubts: doubts.flatMap((doubt) => {
        if (doubt.path === undefined) return [doubt];
        const path = movedPath(doubt.path, name, place, undefined);
        return path === undefined ? [] : [{ ...doubt, path }];
      }),
    };
  });
}

/** Moves an entry one place up (-1) or down (1) in its section; at the end it stays. Throws NOT_FOUND (404), VERSION_CONFLICT (409). */
export function moveEntry(
  userId: string,
  { section, index }: EntryAddress,
  by: -1 | 1,
  version: number,
): CareerProfile {
  const name = sectionOf(section);
  return changeProfile(userId, { version }, ({ profile, doubts }) => {
    const entries = entriesOf(profile, name);
    const [from, to] = [Number(index), Number(index) + by];
    if (entries[from] === undefined) throw noEntry();
    if (entries[to] === undefined) return { profile };
    const swapped = entries.with(from, entries[to]).with(to, entries[from]);
    return {
      profile: rebuilt(profile, name, swapped),
      doubts: doubts.map((doubt) => {
        const path = doubt.path === undefined ? undefined : movedPath(doubt.path, name, from, to);
        return path === undefined ? doubt : { ...doubt, path };
      }),
    };
  });
}

/** The entries of a section; a section that is one thing is one entry. */
export function entriesOf(profile: Profile, section: SectionName): unknown[] {
  switch (section) {
    case "basics":
      return [profile.basics];
    case "summary":
      return profile.summary.length > 0 ? [{ summary: profile.summary }] : [];
    case "nysc":
      return profile.nysc ? [profile.nysc] : [];
    case "referees":
      return profile.referees?.list ?? [];
    default:
      return profile[section];
  }
}

function rebuilt(profile: Profile, section: SectionName, entries: unknown[]): Profile {
  const changed = toProfile({ ...profile, ...sectionWith(profile, section, entries) });
  if (!changed) throw new Refusal("BAD_INPUT", "We could not save this. Make it shorter and try again.");
  return changed;
}

function sectionWith(profile: Profile, section: SectionName, entries: unknown[]): Record<string, unknown> {
  const [first] = entries;
  switch (section) {
    case "basics":
      return { basics: first ?? { links: [] } };
    case "nysc":
      return { nysc: first };
    case "summary":
      return { summary: isSummary(first) ? first.summary : [] };
    case "referees":
      return { referees: { onRequest: profile.referees?.onRequest ?? false, list: entries } };
    default:
      return { [section]: entries };
  }
}

function isSummary(entry: unknown): entry is { summary: unknown } {
  return typeof entry === "object" && entry !== null && "summary" in entry;
}

function sectionOf(section: string): SectionName {
  const form = findSectionForm(section);
  if (!form) throw noEntry();
  return form.name;
}

function noEntry(): Refusal {
  return new Refusal("NOT_FOUND", "This part of your profile is not here any more.", 404);
}
