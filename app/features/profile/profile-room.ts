import type { Profile } from "~/career/profile.schema";
import { listValues } from "~/career/resume/profile-values";
import { Refusal } from "~/refusal";

/**
 * How much a profile holds. Its pages show all of it and a new resume is compared with all of it, in the process that serves everybody.
 * The longest text of a resume among the fixtures has 92 lines.
 */
export const PROFILE_ROOM = { entries: 200, values: 1500, notPlaced: 250, doubts: 200 };

type Content = { profile: Profile; notPlaced: readonly unknown[]; doubts: readonly unknown[] };

type Size = Record<keyof typeof PROFILE_ROOM, number>;

/** What to do where there is no room: each kind has its own. */
const ADVICE: Record<keyof Size, string> = {
  entries: "entries, and this would be more. Use a shorter resume, or take out what you do not need.",
  values: "lines, and this would be more. Use a shorter resume, or take out what you do not need.",
  notPlaced:
    "lines without a place, and this would be more. Place some of them first, or use a shorter resume.",
  doubts: "open questions, and this would be more. Answer some of them first.",
};

/**
 * Refuses more than a profile holds, before anything is compared or stored. What grows no further than the `stored` profile passes, so that a
 * full one can be made smaller. Throws PROFILE_FULL (413).
 */
export function requireRoom(next: Content, stored?: Content): void {
  const [size, before] = [sizeOf(next), stored && sizeOf(stored)];
  const kinds = ["entries", "values", "notPlaced", "doubts"] as const;
  const full = kinds.find((kind) => size[kind] > PROFILE_ROOM[kind] && size[kind] > (before?.[kind] ?? 0));
  if (full === undefined) return;
  throw new Refusal(
    "PROFILE_FULL",
    `A profile has room for ${PROFILE_ROOM[full].toLocaleString("en")} ${ADVICE[full]}`,
    413,
  );
}

function sizeOf({ profile, notPlaced, doubts }: Content): Size {
  return {
    entries: countEntries(profile),
    values: listValues(profile).length,
    notPlaced: notPlaced.length,
    doubts: doubts.length,
  };
}

function countEntries({ sectionOrder: _, hidden: __, ...sections }: Profile): number {
  return Object.values(sections).reduce<number>(
    (count, section) => count + (Array.isArray(section) ? section.length : 0),
    0,
  );
}
