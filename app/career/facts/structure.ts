import { SECTIONS, type Profile, type SectionKey } from "~/career/profile.schema";
import { foldText } from "~/career/nlp/fold";
import type { Facts } from "./prepare";

type Note = (text: string, explain: string) => void;

/** Name and contacts byte for byte; the headline is the person's, one of their titles, or the post applied for. */
export function keepBasics(source: Profile, draft: Profile, facts: Facts, note: Note): Profile["basics"] {
  const { label } = draft.basics;
  const contacts = { ...source.basics };
  delete contacts.label;
  const written = { ...draft.basics };
  delete written.label;
  if (asText(written) !== asText(contacts))
    note(asText(written), "Your name and contacts stand as you gave them.");
  const titles = [
    source.basics.label,
    facts.context.targetTitle,
    ...source.work.map((job) => job.position),
  ].map((title) => foldText(title ?? ""));
  if (label === undefined) return contacts;
  if (titles.includes(foldText(label))) return { ...source.basics, label };
  note(label, "The headline is not a title of yours.");
  return source.basics;
}

/**
 * Every entry of the source, once, each with the draft's entry that tells of it. The draft's order holds when it has them all;
 * a fact changed in an entry is put back, an entry of nobody is left out.
 */
export function keepEntries<T extends { highlights: string[] }>(
  source: T[],
  draft: T[],
  note: Note,
): { entry: T; at: number; written: T | null }[] {
  const left = new Set(draft);
  const pairs = source.map((entry, at) => {
    const twin = [...left].find((candidate) => factsOfEntry(candidate) === factsOfEntry(entry)) ?? null;
    if (twin) left.delete(twin);
    return { entry, at, written: twin };
  });
  if (pairs.every(({ written }) => written)) {
    for (const strange of left) note(factsOfEntry(strange), "Your resume has no such entry.");
    return pairs.toSorted((a, b) => placeIn(draft, a.written) - placeIn(draft, b.written));
  }
  for (const pair of pairs.filter(({ written }) => !written)) {
    const changed = [...left].find((candidate) => nearness(candidate, pair.entry) > 0) ?? null;
    if (changed) left.delete(changed);
    pair.written = changed;
    note(
      factsOfEntry(changed ?? pair.entry),
      changed
        ? "Employers, titles, schools and dates stand as you gave them."
        : "An entry of your resume was left out.",
    );
  }
  for (const strange of left) note(factsOfEntry(strange), "Your resume has no such entry.");
  return pairs;
}

/** Everything in an entry but its worded lines. */
function factsOfEntry(entry: object): string {
  return asText(Object.fromEntries(Object.entries(entry).filter(([key]) => !WORDED.has(key))));
}

const WORDED = new Set(["highlights", "summary", "description"]);

/** How many facts two entries share. */
function nearness(a: object, b: object): number {
  const facts = new Set(
    Object.entries(b).flatMap(([key, value]) => (typeof value === "string" ? [`${key}=${value}`] : [])),
  );
  return Object.entries(a).filter(([key, value]) => typeof value === "string" && facts.has(`${key}=${value}`))
    .length;
}

function placeIn<T>(list: T[], item: T | null): number {
  return list.findIndex((candidate) => candidate === item);
}

/** Items that may be left out or moved, but never changed; with `all` they may not be left out either. */
export function keepExact<T extends object>(source: T[], draft: T[], all: boolean, note: Note): T[] {
  const kept = draft.flatMap((item) => {
    const own = source.find((candidate) => asText(candidate) === asText(item));
    if (!own) note(asText(item), "Your resume does not have this, or not in this form.");
    return own ? [own] : [];
  });
  const once = [...new Set(kept)];
  const missing = source.filter((item) => !once.includes(item));
  if (!all || missing.length === 0) return once;
  for (const item of missing) note(asText(item), "This was left out or changed, and stands again.");
  return source;
}

/** Skills of the source only, in any order and grouping; a group's name must be the person's. */
export function keepSkills(
  source: Profile["skills"],
  draft: Profile["skills"],
  note: Note,
): Profile["skills"] {
  const own = new Set(source.flatMap((group) => group.keywords.map(foldText)));
  const names = new Set(source.map((group) => group.name));
  return draft.flatMap(({ name, keywords }) => {
    const kept = keywords.filter(
      (keyword) => own.has(foldText(keyword)) || note(keyword, `${keyword} is not among your skills.`),
    );
    if (name !== undefined && !names.has(name)) note(name, "This is not a heading of yours.");
    if (kept.length === 0) return [];
    return [{ ...(name !== undefined && names.has(name) && { name }), keywords: kept }];
  });
}

export function keepReferees(
  source: Profile["referees"],
  draft: Profile["referees"],
  note: Note,
): Profile["referees"] {
  if (!draft || !source) {
    if (draft) note("Referees", "Your resume names no referees.");
    return undefined;
  }
  return { onRequest: draft.onRequest, list: keepExact(source.list, draft.list, false, note) };
}

/** Each present section exactly once: in the draft's order, then the source's, then the usual one. */
export function orderOf(profile: Profile, draft: SectionKey[], source: SectionKey[]): SectionKey[] {
  const custom = profile.custom.map((_, at): SectionKey => `custom.${at}`);
  return [...new Set([...draft, ...source, ...SECTIONS, ...custom])].filter((key) => isPresent(profile, key));
}

function isPresent(profile: Profile, key: SectionKey): boolean {
  if (key.startsWith("custom.")) return profile.custom[Number(key.slice("custom.".length))] !== undefined;
  const value = profile[key as (typeof SECTIONS)[number]]; // the other half of SectionKey
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

/** One text for equal values, whatever the order of their keys. */
function asText(value: object): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, part]) => part !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );
}
