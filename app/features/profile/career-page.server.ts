import { isRecord } from "~/career/resume/profile-values";
import { untilPersonWrites } from "~/db/person-version.server";
import { formatDay } from "~/time";
import type { Profile } from "~/career/profile.schema";
import { entriesOf } from "./entries.server";
import { SECTION_FORMS, SECTION_NAMES, type SectionName } from "./entry-fields";
import { listSources } from "./sources.server";
import { findProfile, listFacts, listVersions } from "./profile.server";
import { courseText, gistOfProfile, jobText, reviewOf } from "./profile-view";

/** Sections that everybody sees, empty or not. */
const ALWAYS: readonly SectionName[] = ["basics", "work", "education", "skills", "certificates"];

const VERSION_TEXTS = {
  import: "A resume was added",
  edit: "Changed by you",
  restore: "Brought back",
  answers: "Your answers were added",
};
const VERSIONS_SHOWN = 10;

/** All that the page "My profile" shows; `profile` is null when there is none. */
export function careerPage(userId: string, style: Parameters<typeof formatDay>[1]) {
  const current = findProfile(userId);
  const sources = listSources(userId).map(({ createdAt, keptUntil, ...source }) => ({
    ...source,
    date: formatDay(createdAt, style).text,
    deletedOn: keptUntil && formatDay(keptUntil, style).text,
  }));
  if (!current) return { profile: null, sources };
  const { profile, version, doubts, notPlaced } = current;
  const shown = SECTION_NAMES.filter((name) => ALWAYS.includes(name) || entriesOf(profile, name).length > 0);
  return {
    sources,
    profile: {
      version,
      isConfirmed: listFacts(userId).every(({ state }) => state === "confirmed"),
      review: reviewOf(profile, doubts, notPlaced),
      sections: shown.map((name) => sectionView(profile, name)),
      addable: SECTION_NAMES.filter((name) => !shown.includes(name)).map((name) => ({
        name,
        title: SECTION_FORMS[name].title,
      })),
      versions: listVersions(userId)
        .slice(0, VERSIONS_SHOWN)
        .map(({ version: number, createdAt, reason }) => ({
          version: number,
          text: VERSION_TEXTS[reason],
          date: formatDay(createdAt, style),
        })),
    },
  };
}

/** The profile in one sentence, for the dashboard; null when there is none. */
export function summarizeProfile(userId: string): { text: string } | null {
  return readSummary(userId);
}
// To read a whole profile costs more than the rest of the page.
const readSummary = untilPersonWrites((userId) => {
  const current = findProfile(userId);
  if (!current) return null;
  const open = current.doubts.length + current.notPlaced.length;
  return { text: `${gistOfProfile(current.profile)}${open > 0 ? `, ${open} to check` : ""}.` };
});

function sectionView(profile: Profile, name: SectionName) {
  const form = SECTION_FORMS[name];
  const entries = entriesOf(profile, name).map((entry, index) => entryView(profile, name, index, entry));
  return {
    name,
    title: form.title,
    entry: form.entry,
    isSingle: "isSingle" in form,
    isPrivate: "isPrivate" in form,
    gist: gistOf(entries.map(({ text }) => text)),
    entries,
  };
}

/** What a closed section shows: its first entry, and how many more there are. */
function gistOf([first, ...more]: string[]): string {
  if (first === undefined) return "Nothing yet";
  return more.length === 0 ? first : `${first}, and ${more.length} more`;
}

function entryView(profile: Profile, name: SectionName, index: number, entry: unknown) {
  const lines = linesOf(entry);
  const job = name === "work" || name === "siwes" ? profile[name][index] : undefined;
  const course = name === "education" ? profile.education[index] : undefined;
  const text = job ? jobText({ ...job, highlights: [] }) : course ? courseText(course) : plainText(entry);
  return { text: text || beginning(lines[0] ?? "") || SECTION_FORMS[name].title, lines: lines.length };
}

const SHOWN_LENGTH = 90;

/** As many whole words of a text as a line has room for. */
function beginning(text: string): string {
  if (text.length <= SHOWN_LENGTH) return text;
  return `${text.slice(0, SHOWN_LENGTH).replace(/\s+\S*$/, "")} …`;
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
