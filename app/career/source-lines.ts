import { formatPeriod } from "./dates";
import type { Profile } from "./profile.schema";
import { NYSC_STATUS } from "./profile/entry-forms";
import type { SourceLine } from "./generated-document";

/**
 * Every line of the person's own text with its position as id: "basics.label", "summary.0",
 * "work.0.highlights.2", "skills.0.keywords.3", "custom.0.lines.1". Dates are one line, "work.0.dates": "Mar
 * 2021 – Present". Contacts, personal details and referees have their own sections, so that a caller can
 * leave them out.
 */
export function sourceLines(profile: Profile): SourceLine[] {
  const { basics, nysc, referees } = profile;
  return [
    ...fieldLines("basics", "basics", { ...basics }),
    ...profile.summary.map((text, index) => ({
      id: `summary.${index}`,
      text,
      section: "summary",
      entry: index,
    })),
    ...entryLines("work", profile.work),
    ...entryLines("education", profile.education),
    ...(nysc
      ? fieldLines("nysc", "nysc", { ...nysc, status: nysc.status && NYSC_STATUS[nysc.status].print })
      : []),
    ...entryLines("siwes", profile.siwes),
    ...entryLines("projects", profile.projects),
    ...entryLines("volunteer", profile.volunteer),
    ...entryLines("skills", profile.skills),
    ...entryLines("certificates", profile.certificates),
    ...entryLines("awards", profile.awards),
    ...entryLines("languages", profile.languages),
    ...entryLines(
      "oLevels",
      profile.oLevels.map((oLevel) => ({
        ...oLevel,
        results: oLevel.results.map(({ subject, grade }) => `${subject} ${grade}`),
      })),
    ),
    ...profile.personal.map(({ label, value }, index) => ({
      id: `personal.${index}`,
      text: `${label}: ${value}`,
      section: "personal",
      entry: index,
    })),
    ...(referees ? entryLines("referees", referees.list, "referees.list") : []),
    ...entryLines(
      "custom",
      profile.custom.map(({ heading, lines }) => ({ heading, lines: lines.map(({ text }) => text) })),
    ),
  ];
}

type Fields = Record<string, string | string[] | undefined>;

function entryLines(section: string, entries: Fields[], path = section): SourceLine[] {
  return entries.flatMap((entry, index) => fieldLines(section, `${path}.${index}`, entry, index));
}

function fieldLines(
  section: string,
  path: string,
  { startDate, endDate, ...fields }: Fields,
  entry?: number,
): SourceLine[] {
  const place = { section, ...(entry !== undefined && { entry }) };
  const dates = formatPeriod(asSingle(startDate), asSingle(endDate), "en");
  const lines = Object.entries(fields).flatMap(([key, value]) => {
    if (Array.isArray(value))
      return value.map((text, index) => ({ id: `${path}.${key}.${index}`, text, ...place }));
    if (value === undefined) return [];
    return [
      { id: `${path}.${key}`, text: key === "date" ? formatPeriod(undefined, value, "en") : value, ...place },
    ];
  });
  return dates === "" ? lines : [...lines, { id: `${path}.dates`, text: dates, ...place }];
}

function asSingle(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
