import type { Profile } from "~/career/profile.schema";
import { isRecord, valueAt } from "~/career/resume/profile-values";

const CHOICE = /^(work|siwes|volunteer|education)\.(\d+)\.([\w-]+)$/;

type EntrySection = "work" | "siwes" | "volunteer" | "education";

/** An entry as a choice in a form: where it stands, and a mark by which it is known when it has moved since the page was shown. */
export function entryChoice(profile: Profile, section: EntrySection, index: number): string {
  return `${section}.${index}.${markOf(profile[section][index])}`;
}

/** The path of a chosen entry, such as "work.1"; undefined when it is gone or is about something else by now. */
export function findChosen(profile: Profile, choice: string): string | undefined {
  const [, section = "", index, mark] = CHOICE.exec(choice) ?? [];
  const entries = valueAt(profile, section);
  if (!Array.isArray(entries)) return undefined;
  const isChosen = (entry: unknown) => markOf(entry) === mark;
  const at = isChosen(entries[Number(index)]) ? Number(index) : entries.findIndex(isChosen);
  return at < 0 ? undefined : `${section}.${at}`;
}

/** The same for as long as the entry is about the same thing; its lines may grow. */
function markOf(entry: unknown): string {
  const about = JSON.stringify({ ...(isRecord(entry) && entry), highlights: undefined });
  let [one, other] = [0x811c9dc5, 0x1b873593]; // FNV-1a, from two beginnings
  for (const byte of new TextEncoder().encode(about)) {
    one = Math.imul(one ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x01000193);
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join("-");
}
