import type { DocumentLength } from "~/career/generated-document";
import type { JobAdvert } from "~/career/job-advert/job-advert";
import { findEntry } from "~/career/apply-decision";
import type { LineSource } from "~/career/line-sources";
import type { Profile } from "~/career/profile.schema";
import { isRecord, toProfile, valueAt } from "~/career/resume/profile-values";
import { queryOf } from "./advert-query";
import { mostBullets, mostTelling, sortedByEnd } from "./bullets";
import { tidyBullet } from "./tidy";

const SECTIONS = ["work", "siwes", "volunteer", "projects"] as const;

/**
 * A resume with as many bullets as its length has, chosen as the writer chooses them: for a shorter one those go that say least about
 * the post, for a longer one those of the profile come back. A line that its owner wrote or changed stays. `added` are the sources of
 * what came back.
 */
export function chooseLength(
  resume: Profile,
  length: DocumentLength,
  { profile, advert, sources }: { profile: Profile; advert: JobAdvert; sources: LineSource[] },
): { resume: Profile; added: LineSource[] } {
  const changed = structuredClone(resume);
  const query = queryOf(advert);
  const added: LineSource[] = [];
  for (const section of SECTIONS)
    for (const [place, { one, at }] of sortedByEnd<{ endDate?: string; highlights: string[] }>(
      profile[section],
    ).entries()) {
      const path = findEntry([`${section}.${at}`], profile, resume);
      const entry = path === undefined ? undefined : valueAt(changed, path);
      if (!hasHighlights(entry)) continue;
      const ranked = mostTelling(
        one.highlights.map((text, id) => ({ id: String(id), text })),
        query,
      ).map(({ text }) => text);
      const wanted = new Set(ranked.slice(0, mostBullets(length, place)));
      const owned = entry.highlights.map((line) => ({ line, from: ownersOf(line, one, sources) }));
      const kept = owned.filter(({ from }) => from.length === 0 || from.some((text) => wanted.has(text)));
      const there = new Set(kept.flatMap(({ from }) => from));
      const back = ranked
        .filter((text) => wanted.has(text) && !there.has(text))
        .map((text) => sourced(text, one));
      added.push(...back);
      entry.highlights = [...kept.map(({ line }) => line), ...back.map(({ text }) => text)];
    }
  return { resume: toProfile(changed) ?? resume, added };
}

/** The bullets of an entry of the profile that a line of the resume stands for. */
function ownersOf(
  line: string,
  { highlights, endDate }: { highlights: string[]; endDate?: string },
  sources: LineSource[],
): string[] {
  const named = sources.find(({ text }) => text === line)?.profileLines ?? [];
  return highlights.filter(
    (text) => text === line || tidyBullet(text, endDate === "present") === line || named.includes(text),
  );
}

function sourced(text: string, { endDate }: { endDate?: string }): LineSource {
  const tidy = tidyBullet(text, endDate === "present");
  return tidy === text
    ? { text, profileLines: [], advertLines: [], isVerbatim: true }
    : { text: tidy, profileLines: [text], advertLines: [] };
}

function hasHighlights(entry: unknown): entry is { highlights: string[] } {
  return isRecord(entry) && Array.isArray(entry.highlights);
}
