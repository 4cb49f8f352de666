import { z } from "zod";
import { formatYearMonth, parseDate, parsePeriod } from "~/career/dates";
import { cleanLine, NyscStatus, Standing } from "~/career/profile.schema";
import { printStanding } from "~/career/profile/standing";
import { isRecord } from "~/career/resume/profile-values";

/** How one field of an entry is asked: a line, lines (one each), a list with commas, a date, or one of a few. */
type FieldKind = "line" | "lines" | "list" | "date" | "endDate" | "grades" | "marked" | "choice";
export type EntryField = {
  name: string;
  label: string;
  kind: FieldKind;
  max: number;
  hint?: string;
  required?: true;
  options?: { value: string; label: string }[];
};
type SectionForm = { title: string; entry: string; fields: EntryField[]; isPrivate?: true; isSingle?: true };

const DATE_HINT = "March 2021, or 2021";
const line = (name: string, label: string, more: Partial<EntryField> = {}): EntryField => ({
  name,
  label,
  kind: "line",
  max: 200,
  ...more,
});
const dates: EntryField[] = [
  line("startDate", "From", { kind: "date", hint: DATE_HINT }),
  line("endDate", "To", { kind: "endDate", hint: `${DATE_HINT}, or “present”` }),
];
const highlights = (label: string) =>
  line("highlights", label, { kind: "lines", max: 1000, hint: "One thing per line." });
const standing = line("standing", "How far", {
  kind: "choice",
  options: Standing.options.map((value) => ({ value, label: printStanding(value) })),
});
const job: EntryField[] = [
  line("position", "Job title"),
  line("name", "Employer"),
  line("location", "Place"),
  ...dates,
  line("summary", "In one sentence", { max: 1000 }),
  highlights("What you did"),
];
const NYSC_LABELS: Record<z.infer<typeof NyscStatus>, string> = {
  discharged: "Discharged",
  serving: "Serving",
  exempted: "Exempted",
  excluded: "Excluded",
  not_yet: "Not yet served",
};

/** The sections of a profile and what each entry is asked. */
export const SECTION_FORMS = {
  basics: {
    title: "Name and contacts",
    entry: "name and contacts",
    isSingle: true,
    fields: [
      line("name", "Name", { required: true }),
      line("label", "Headline", { hint: "What you are, in a few words: Registered Nurse" }),
      line("phone", "Phone", { max: 100 }),
      line("email", "Email"),
      line("location", "Place", { hint: "Town and state, no street" }),
      line("links", "Links", { kind: "lines", max: 300, hint: "One per line." }),
    ],
  },
  summary: {
    title: "Summary",
    entry: "summary",
    isSingle: true,
    fields: [line("summary", "Summary", { kind: "lines", max: 2000, hint: "One paragraph per line." })],
  },
  work: { title: "Work", entry: "job", fields: job },
  education: {
    title: "Education",
    entry: "school",
    fields: [
      line("studyType", "Degree or certificate", { hint: "B.Sc., HND, NCE, SSCE …" }),
      line("area", "Course of study"),
      line("institution", "School"),
      line("location", "Place"),
      line("score", "Class or result"),
      ...dates,
      standing,
      line("standingText", "In your words", { hint: "For example: deferred in 2021" }),
      highlights("More"),
    ],
  },
  nysc: {
    title: "NYSC",
    entry: "NYSC",
    isSingle: true,
    fields: [
      line("status", "Status", {
        kind: "choice",
        options: NyscStatus.options.map((value) => ({ value, label: NYSC_LABELS[value] })),
      }),
      line("ppa", "Place of primary assignment"),
      line("state", "State where you served"),
      ...dates,
      highlights("What you did"),
    ],
  },
  siwes: { title: "SIWES and internships", entry: "internship", fields: job },
  skills: {
    title: "Skills",
    entry: "group of skills",
    fields: [
      line("name", "Name of the group", { max: 100 }),
      line("keywords", "Skills", { kind: "list", required: true, hint: "Put commas between them." }),
    ],
  },
  certificates: {
    title: "Certificates and memberships",
    entry: "certificate",
    fields: [
      line("name", "Name", { required: true }),
      line("issuer", "Given by"),
      line("date", "When", { kind: "date", hint: DATE_HINT }),
      standing,
      line("status", "In your words", { max: 100, hint: "For example: 5 of 8 modules" }),
    ],
  },
  projects: {
    title: "Projects",
    entry: "project",
    fields: [
      line("name", "Name", { required: true }),
      line("description", "What it is", { max: 1000 }),
      line("url", "Link", { max: 300 }),
      ...dates,
      highlights("What you did"),
    ],
  },
  volunteer: {
    title: "Volunteering",
    entry: "volunteering",
    fields: [
      line("position", "Role"),
      line("organization", "Organisation"),
      line("location", "Place"),
      ...dates,
      highlights("What you did"),
    ],
  },
  languages: {
    title: "Languages",
    entry: "language",
    fields: [
      line("language", "Language", { max: 100, required: true }),
      line("fluency", "How well", { max: 100 }),
    ],
  },
  oLevels: {
    title: "O-levels",
    entry: "examination",
    fields: [
      line("exam", "Examination", { max: 100, required: true, hint: "WASSCE, NECO, GCE …" }),
      line("school", "School"),
      line("date", "When", { kind: "date", hint: DATE_HINT }),
      line("results", "Results", { kind: "grades", max: 130, hint: "One per line: English Language: B3" }),
    ],
  },
  awards: {
    title: "Awards",
    entry: "award",
    fields: [
      line("title", "Award", { max: 300, required: true }),
      line("awarder", "Given by"),
      line("date", "When", { kind: "date", hint: DATE_HINT }),
    ],
  },
  custom: {
    title: "Other sections",
    entry: "section",
    fields: [
      line("heading", "Heading", { max: 100, required: true }),
      line("lines", "Lines", { kind: "marked", max: 1000, hint: "One thing per line." }),
    ],
  },
  personal: {
    title: "Personal details",
    entry: "detail",
    isPrivate: true,
    fields: [
      line("label", "What", { max: 100, required: true, hint: "Date of birth, state of origin …" }),
      line("value", "Detail", { max: 300, required: true }),
    ],
  },
  referees: {
    title: "Referees",
    entry: "referee",
    isPrivate: true,
    fields: [
      line("name", "Name", { required: true }),
      line("position", "Post"),
      line("organization", "Organisation"),
      line("phone", "Phone", { max: 100 }),
      line("email", "Email"),
    ],
  },
} satisfies Record<string, SectionForm>;

export type SectionName = keyof typeof SECTION_FORMS;
export const SECTION_NAMES = z.enum(Object.keys(SECTION_FORMS) as [SectionName, ...SectionName[]]).options;

/** The form of a section, or undefined when there is none of this name. */
export function findSectionForm(name: string): (SectionForm & { name: SectionName }) | undefined {
  const known = SECTION_NAMES.find((one) => one === name);
  return known && { ...SECTION_FORMS[known], name: known };
}

/** An entry as the texts of its form. */
export function entryTexts(fields: readonly EntryField[], entry: unknown): Record<string, string> {
  if (!isRecord(entry)) return {};
  return Object.fromEntries(fields.map(({ name, kind }) => [name, fieldText(kind, entry[name])]));
}

function fieldText(kind: FieldKind, value: unknown): string {
  if (Array.isArray(value)) return value.map(itemText).join(kind === "list" ? ", " : "\n");
  if (typeof value !== "string") return "";
  return kind === "date" || kind === "endDate" ? formatYearMonth(value, "en") : value;
}

function itemText(item: unknown): string {
  if (!isRecord(item)) return String(item);
  return "subject" in item ? `${String(item.subject)}: ${String(item.grade)}` : String(item.text ?? "");
}

/** Reads the form of an entry: the entry as the profile stores it, errors at their fields. */
export function entrySchema(fields: readonly EntryField[]) {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));
}

function fieldSchema(field: EntryField) {
  return z
    .string()
    .optional()
    .transform((text = "", context): unknown => {
      const value = readField(field, text);
      if (typeof value === "object" && "problem" in value) {
        context.addIssue({ code: "custom", message: value.problem });
        return z.NEVER;
      }
      return value;
    });
}

type Value = string | string[] | Record<string, unknown>[] | { problem: string } | undefined;

function readField({ kind, label, max, required, options = [] }: EntryField, text: string): Value {
  const line = cleanLine(text);
  if (line === "" && required) return { problem: `${label} is needed here` };
  switch (kind) {
    case "lines":
      return within(linesOf(text), max);
    case "list":
      return within(
        text
          .split(/[,;\n]/)
          .map(cleanLine)
          .filter(Boolean),
        max,
      );
    case "marked":
      return marked(within(linesOf(text), max));
    case "grades":
      return grades(linesOf(text));
    case "choice":
      return options.find(({ value }) => value === line)?.value;
    case "date":
    case "endDate":
      return line === ""
        ? undefined
        : (readDateField(kind, line) ?? { problem: `Write ${label} as ${DATE_HINT}` });
    case "line":
      if (line.length > max) return { problem: `Keep this under ${max} characters` };
      return line === "" ? undefined : line;
  }
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((one) => cleanLine(one.replace(/^\s*[-*•]\s+/, "")))
    .filter(Boolean);
}

function within(lines: string[], max: number): string[] | { problem: string } {
  return lines.some((one) => one.length > max)
    ? { problem: `Keep each line under ${max} characters` }
    : lines;
}

function marked(lines: string[] | { problem: string }): Value {
  return Array.isArray(lines) ? lines.map((text) => ({ text, bullet: true })) : lines;
}

function grades(lines: readonly string[]): Value {
  const results = lines.map((one) => /^(.{1,100}?)\s*[:–-]\s*(\S.{0,19})$/.exec(one)?.slice(1));
  if (results.includes(undefined))
    return { problem: "Write each result as subject: grade, for example Mathematics: C4" };
  return results.flatMap((parts) => (parts ? [{ subject: parts[0] ?? "", grade: parts[1] ?? "" }] : []));
}

/** A date as people write it; an end may be "present". Undefined when it is none. */
export function readDateField(kind: "date" | "endDate", text: string): string | undefined {
  const end = parsePeriod(text)?.end;
  return kind === "endDate" && end === "present" ? end : parseDate(text);
}
