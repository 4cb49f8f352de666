import type { Profile } from "~/career/profile.schema";
import type { Doubt } from "../draft";
import { valueAt } from "../profile-values";
import type { ReadResume } from "../read-resume";

/** A field of an entry that the reader left empty: "work.0" and "name". */
export type OpenField = { entry: string; section: Section; field: string };
type Section = Extract<keyof Profile, keyof typeof FIELDS>;

// The fields that a mark may fill. Names, contacts and dates are never among them.
const FIELDS = {
  work: ["name", "position", "location"],
  siwes: ["name", "position", "location"],
  education: ["institution", "studyType", "area", "score", "location"],
} as const;

/** The empty field that a doubt is about; undefined where it is about something else, or the field is filled. */
export function openField({ profile }: ReadResume, { path = "" }: Doubt): OpenField | undefined {
  const [name = "", index = "", field = "", ...rest] = path.split(".");
  const section = sectionOf(name);
  if (!section || rest.length > 0 || !FIELDS[section].some((one) => one === field)) return undefined;
  const entry = `${section}.${index}`;
  const isOpen = valueAt(profile, entry) !== undefined && valueAt(profile, path) === undefined;
  return isOpen ? { entry, section, field } : undefined;
}

/** What was read of one entry. `isLine`: one of the lines below its head. */
export type EntryFact = { field: string; value: unknown; paragraph: number; isLine: boolean };

/** The facts of an entry such as "work.0". */
export function entryFacts({ profile, facts }: ReadResume, entry: string): EntryFact[] {
  return facts
    .filter(({ path }) => path.startsWith(`${entry}.`))
    .map(({ path, paragraph }) => {
      const field = path.slice(entry.length + 1);
      return { field, paragraph, value: valueAt(profile, path), isLine: field.startsWith("highlights.") };
    });
}

function sectionOf(name: string): Section | undefined {
  return (["work", "siwes", "education"] as const).find((section) => section === name);
}
