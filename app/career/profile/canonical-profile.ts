import { SECTIONS, type Profile, type SectionKey, type SkillGroup, type Standing } from "../profile.schema";
import { isNextStep, standingOf } from "./standing";
import { tidy } from "./text-lines";

/** A profile without sections, to build on. */
export function emptyProfile(): Profile {
  return {
    basics: { links: [] },
    summary: [],
    work: [],
    education: [],
    siwes: [],
    projects: [],
    volunteer: [],
    skills: [],
    certificates: [],
    awards: [],
    languages: [],
    oLevels: [],
    personal: [],
    custom: [],
    sectionOrder: [],
  };
}

/**
 * The one form of a profile that the text form can tell apart: entries without any content are gone, skills without a group
 * name stand together, custom sections are numbered as printed, and sectionOrder names each present section once.
 */
export function canonicalProfile(profile: Profile): Profile {
  const clean = withoutEmpty(cleanText(profile));
  const present = presentSections(clean);
  const order = [...new Set([...clean.sectionOrder.filter((key) => present.includes(key)), ...present])];
  const customKeys = order.filter((key) => key.startsWith("custom."));
  const renumbered = (key: SectionKey): SectionKey =>
    key.startsWith("custom.") ? `custom.${customKeys.indexOf(key)}` : key;
  const { hidden, ...rest } = clean;
  const stillHidden = order.filter((key) => hidden?.includes(key));
  return {
    ...rest,
    custom: customKeys.flatMap((key) => clean.custom[Number(key.slice("custom.".length))] ?? []),
    sectionOrder: order.map(renumbered),
    ...(stillHidden.length > 0 && { hidden: stillHidden.map(renumbered) }),
  };
}

function presentSections(profile: Profile): SectionKey[] {
  const isPresent = (key: (typeof SECTIONS)[number]) => {
    const section = profile[key];
    return Array.isArray(section) ? section.length > 0 : section !== undefined;
  };
  return [...SECTIONS.filter(isPresent), ...profile.custom.map((_, index): SectionKey => `custom.${index}`)];
}

function withoutEmpty(profile: Profile): Profile {
  const { nysc, referees, ...rest } = profile;
  return {
    ...rest,
    work: rest.work.filter(hasContent),
    education: rest.education.filter(hasContent).map((one) => withStanding(one, one.standingText)),
    certificates: rest.certificates.map((one) =>
      withStanding(one, one.date !== undefined && isNextStep(one.status ?? "") ? undefined : one.status),
    ),
    ...(nysc && hasContent(nysc) && { nysc }),
    siwes: rest.siwes.filter(hasContent),
    volunteer: rest.volunteer.filter(hasContent),
    skills: mergeUnnamed(rest.skills),
    ...(referees && (referees.onRequest || referees.list.length > 0) && { referees }),
  };
}

/** The standing that the words tell, where none was given. */
function withStanding<Entry extends { standing?: Standing }>(entry: Entry, words: string | undefined): Entry {
  const standing = entry.standing ?? standingOf(words ?? "");
  return standing === undefined ? entry : { ...entry, standing };
}

function hasContent(entry: { highlights: string[] }): boolean {
  return entry.highlights.length > 0 || Object.values(entry).some((value) => typeof value === "string");
}

function mergeUnnamed(skills: SkillGroup[]): SkillGroup[] {
  const merged: SkillGroup[] = [];
  for (const group of skills) {
    const last = merged.at(-1);
    if (last && last.name === undefined && group.name === undefined)
      last.keywords = [...last.keywords, ...group.keywords];
    else merged.push({ ...group });
  }
  return merged;
}

/** Every string tidied, every absent field left out, empty strings gone from lists. */
function cleanText<Value>(value: Value): Value {
  return cleanAny(value) as Value;
}

function cleanAny(value: unknown): unknown {
  if (typeof value === "string") return tidy(value);
  if (Array.isArray(value)) return value.map(cleanAny).filter((item) => item !== "");
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, field]): [string, unknown] => [key, cleanAny(field)]);
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined && field !== ""));
}
