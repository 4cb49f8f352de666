import type { Profile } from "~/career/profile.schema";
import { listValues } from "~/career/resume/profile-values";
import { Refusal } from "~/refusal";

/**
 * How much a profile holds. Its pages show all of it and a new resume is compared with all of it, in the process that serves everybody.
 * The longest text of a resume among the fixtures has 92 lines.
 */
export const PROFILE_ROOM = { entries: 200, values: 1500, notPlaced: 250, doubts: 200 };

type Content = { profile: Profile; notPlaced: readonly unknown[]; doubts: readonly unknown[] };

/** Refuses more than a profile holds, before anything is compared or stored. Throws PROFILE_FULL (413). */
export function requireRoom({ profile, notPlaced, doubts }: Content): void {
  const size = {
    entries: countEntries(profile),
    values: listValues(profile).length,
    notPlaced: notPlaced.length,
    doubts: doubts.length,
  };
  const isFull = Object.entries(PROFILE_ROOM).some(([what, most]) => Reflect.get(size, what) > most);
  if (!isFull) return;
  throw new Refusal(
    "PROFILE_FULL",
    `A profile has room for ${PROFILE_ROOM.entries} entries and ${PROFILE_ROOM.values.toLocaleString("en")} lines, and this would be more. Use a shorter resume, or take out what you do not need.`,
    413,
  );
}

function countEntries({ sectionOrder: _, hidden: __, ...sections }: Profile): number {
  return Object.values(sections).reduce<number>(
    (count, section) => count + (Array.isArray(section) ? section.length : 0),
    0,
  );
}
