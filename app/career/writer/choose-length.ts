import type { DocumentLength } from "~/career/generated-document";
import type { JobAdvert } from "~/career/job-advert/job-advert";
import { findEntry } from "~/career/apply-decision";
import type { LineSource } from "~/career/line-sources";
import type { Profile } from "~/career/profile.schema";
import { isRecord, toProfile, valueAt } from "~/career/resume/profile-values";
import { calmResume } from "./calm-resume";
import { worthOfLines } from "./bullet-worth";
import { chooseBullets, ROLE_SECTIONS } from "./choose-bullets";
import { planInput } from "./letter";
import { tidyBullet } from "./tidy";

type LengthAsked = {
  resume: Profile;
  length: DocumentLength;
  profile: Profile;
  advert: JobAdvert;
  sources: LineSource[];
  /** ISO date. */
  today: string;
};

/**
 * A resume with as many bullets as its length has, chosen as the writer chooses them: for a shorter one those go that say least about
 * the post, for a longer one those of the profile come back. A line that its owner wrote or changed stays. `added` are the sources of
 * what came back.
 */
export function chooseLength({ resume, length, profile, advert, sources, today }: LengthAsked): {
  resume: Profile;
  added: LineSource[];
} {
  const changed = structuredClone(resume);
  const added: LineSource[] = [];
  const calm = calmResume(profile);
  const worth = worthOfLines(planInput({ profile, advert, today, language: "en", seed: "" }));
  const chosen = chooseBullets(profile, length, worth);
  for (const section of ROLE_SECTIONS)
    for (const { at, bullets } of chosen[section]) {
      const path = findEntry([`${section}.${at}`], profile, resume);
      const entry = path === undefined ? undefined : valueAt(changed, path);
      const [one, set] = [profile[section][at], calm[section][at]];
      if (!hasHighlights(entry) || !one || !set) continue;
      const own: OwnEntry = { highlights: one.highlights, set: setLines(set) };
      const wanted = new Set(bullets.map(({ text }) => text));
      const owned = entry.highlights.map((line) => ({ line, from: ownersOf(line, own, sources) }));
      const kept = owned.filter(({ from }) => from.length === 0 || from.some((text) => wanted.has(text)));
      const there = new Set(kept.flatMap(({ from }) => from));
      const back = bullets.filter(({ text }) => !there.has(text)).map(({ text }) => sourced(text, own));
      added.push(...back);
      entry.highlights = [...kept.map(({ line }) => line), ...back.map(({ text }) => text)];
    }
  return { resume: toProfile(changed) ?? resume, added };
}

/** The bullets of an entry as the person wrote them, and as a resume prints them. */
type OwnEntry = { highlights: string[]; set: string[] };

function setLines({ highlights, endDate }: { highlights: string[]; endDate?: string }): string[] {
  return highlights.map((text) => tidyBullet(text, endDate === "present"));
}

/** The bullets of an entry of the profile that a line of the resume stands for. */
function ownersOf(line: string, { highlights, set }: OwnEntry, sources: LineSource[]): string[] {
  const named = sources.find(({ text }) => text === line)?.profileLines ?? [];
  return highlights.filter((text, at) => text === line || set[at] === line || named.includes(text));
}

function sourced(text: string, { highlights, set }: OwnEntry): LineSource {
  const printed = set[highlights.indexOf(text)] ?? text;
  return printed === text
    ? { text, profileLines: [], advertLines: [], isVerbatim: true }
    : { text: printed, profileLines: [text], advertLines: [] };
}

function hasHighlights(entry: unknown): entry is { highlights: string[] } {
  return isRecord(entry) && Array.isArray(entry.highlights);
}
