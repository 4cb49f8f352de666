import type { Field } from "./fields";
import { headingSection } from "./headings";
import { labelKind } from "./segments";
import type { Section } from "./vocabulary/vocabulary-types";

// Where a line may tell of something else. A job's own "Tools: …" belongs to the job.
const open: ReadonlySet<string> = new Set([
  "top",
  "contact",
  "summary",
  "education",
  "certificates",
  "awards",
  "skills",
  "languages",
  "referees",
]);
const ofRows: ReadonlySet<string> = new Set(["certificates", "skills", "languages", "awards"]);

/** "Software: AutoCAD" among the papers, "Licence: …" among the schools: the section that the label of a line names, if it is another. */
export function sectionApart(
  { label, segments, text }: Field,
  section: Section | "top",
): Section | undefined {
  const [first] = segments;
  if (label !== "label" || first?.index !== 0 || first.count < 2 || !open.has(section)) return undefined;
  const kind = labelKind(text);
  const named = kind === undefined ? headingSection(text) : sectionsOfKinds.get(kind);
  if (named === undefined || named === section) return undefined;
  return named === "personal" || ofRows.has(named) ? named : undefined;
}

const sectionsOfKinds: ReadonlyMap<string, Section> = new Map([
  ["skill", "skills"],
  ["language", "languages"],
  ["personal", "personal"],
]);
