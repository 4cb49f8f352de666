import { isRecord } from "~/career/resume/profile-values";
import { formatDay } from "~/time";
import type { Profile } from "~/career/profile.schema";
import { entriesOf } from "./entries.server";
import { SECTION_FORMS, SECTION_NAMES, type SectionName } from "./entry-fields";
import { findProfile, listFacts, listVersions } from "./profile.server";
import { courseText, jobText, reviewOf } from "./profile-view";

/** Sections that everybody sees, empty or not. */
const ALWAYS: readonly SectionName[] = ["basics", "work", "education", "skills", "certificates"];

const VERSION_TEXTS = { import: "A resume was added", edit: "Changed by you", restore: "Brought back" };

/** All that the page "My profile" shows; `profile` is null when there is none. */
export function careerPage(userId: string, style: Parameters<typeof formatDay>[1]) {
  const current = findProfile(userId);
  if (!current) return { profile: null };
  const { profile, version, doubts, notPlaced } = current;
  const shown = SECTION_NAMES.filter((name) => ALWAYS.includes(name) || entriesOf(profile, name).length > 0);
  return {
    profile: {
      version,
      isConfirmed: listFacts(userId).every(({ state }) => state === "confirmed"),
      review: reviewOf(profile, doubts, notPlaced),
      sections: shown.map((name) => sectionView(profile, name)),
      addable: SECTION_NAMES.filter((name) => !shown.includes(name)).map((name) => ({
        name,
        title: SECTION_FORMS[name].title,
      })),
      versions: listVersions(userId).map(({ version: number, createdAt, reason }) => ({
        version: number,
        text: VERSION_TEXTS[reason],
        date: formatDay(createdAt, style),
      })),
    },
  };
}

/** The profile in one sentence, for the dashboard; null when there is none. */
export function summarizeProfile(userId: string): { text: string } | null {
  const current = findProfile(userId);
  if (!current) return null;
  const jobs = current.profile.work.length + current.profile.siwes.length;
  const open = current.doubts.length + current.notPlaced.length;
  const parts = [
    `${jobs} job${jobs === 1 ? "" : "s"}`,
    `${current.profile.education.length} school${current.profile.education.length === 1 ? "" : "s"}`,
    ...(open > 0 ? [`${open} to check`] : []),
  ];
  return { text: `${parts.join(", ")}.` };
}

function sectionView(profile: Profile, name: SectionName) {
  const form = SECTION_FORMS[name];
  return {
    name,
    title: form.title,
    entry: form.entry,
    isSingle: "isSingle" in form,
    isPrivate: "isPrivate" in form,
    entries: entriesOf(profile, name).map((entry, index) => entryView(profile, name, index, entry)),
  };
}

function entryView(profile: Profile, name: SectionName, index: number, entry: unknown) {
  const lines = linesOf(entry);
  const job = name === "work" || name === "siwes" ? profile[name][index] : undefined;
  const course = name === "education" ? profile.education[index] : undefined;
  const text = job ? jobText({ ...job, highlights: [] }) : course ? courseText(course) : plainText(entry);
  return { text: text || SECTION_FORMS[name].title, lines };
}

/** The single texts of an entry, in order. */
function plainText(entry: unknown): string {
  if (!isRecord(entry)) return "";
  const { keywords } = entry;
  const texts = Object.entries(entry).flatMap(([key, value]) =>
    typeof value === "string" && key !== "standing" ? [value] : [],
  );
  const skills = Array.isArray(keywords) ? keywords.join(", ") : "";
  return [...texts, skills].filter(Boolean).join(" · ");
}

function linesOf(entry: unknown): string[] {
  if (!isRecord(entry)) return [];
  return ["summary", "highlights", "links", "lines", "results"].flatMap((key) => {
    const items: unknown = entry[key];
    return Array.isArray(items) ? items.map(itemText) : [];
  });
}

function itemText(item: unknown): string {
  if (!isRecord(item)) return String(item);
  return "subject" in item ? `${String(item.subject)}: ${String(item.grade)}` : String(item.text ?? "");
}
