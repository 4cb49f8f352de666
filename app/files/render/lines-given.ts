import type { Profile } from "~/career/profile.schema";
import { printable } from "./characters";
import type { Printable } from "./sheet";

/** Every line of a person's own that a file must show. Dates are left out: they are printed in words. */
export function linesGiven(document: Printable): string[] {
  if (document.type === "cover_letter") return strings(document.letter);
  const { basics, sectionOrder } = document.profile;
  return [...strings(basics), ...sectionOrder.flatMap((key) => strings(sectionOf(document.profile, key)))];
}

function sectionOf(profile: Profile, key: Profile["sectionOrder"][number]): unknown {
  if (key === "nysc") return { ...profile.nysc, status: undefined };
  if (key in profile) return profile[key as keyof Profile];
  const custom = profile.custom[Number(key.slice("custom.".length))];
  return custom?.lines.some(({ text }) => printable(text) !== "") ? custom : undefined;
}

const DATES = new Set(["startDate", "endDate", "date"]);

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(strings);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    DATES.has(key) && /^\d{4}(-\d\d)?$|^present$/.test(String(part)) ? [] : strings(part),
  );
}
