import { type Field, groupByParagraph } from "./field";
import { looseHeadingSection } from "./headings";
import { isOrganisation } from "./places";
import { isDates, isName, isTitle } from "./post-rows";
import { isDuration } from "./segment-atoms";
import type { Section } from "./vocabulary/vocabulary-types";

const sure = 0.9;

type Line = { kind: "heading" | "employer" | "post" | "both" | "time" | "text"; fields: Field[] };

/**
 * "Tradepadi" over "2 years 10 months" and the posts there, set as headings are: under a heading of work, in a list whose employers stand over their posts, a
 * heading that nobody knows right over a post without an employer is one.
 */
export function withEmployerHeadings(fields: readonly Field[], free: ReadonlyMap<number, Section>): Field[] {
  const lines = [...groupByParagraph(fields).values()].map((own): Line => ({
    kind: kindOf(own),
    fields: own,
  }));
  const found = new Set<Field>();
  let section: Section | "top" | "unknown" = "top";
  let run: Line[] = [];
  const close = () => {
    for (const line of employersIn(run, section)) for (const field of line.fields) found.add(field);
    run = [];
  };
  for (const line of lines) {
    const [first] = line.fields;
    const styled = first && free.get(first.paragraph);
    const known = line.kind === "heading" && first ? looseHeadingSection(first.text) : undefined;
    const named = known ?? (styled === "work" ? undefined : styled);
    const isOpen = section === "work" || section === "unknown";
    if (line.kind !== "heading" || (named === undefined && isOpen)) run.push(line);
    else {
      close();
      section = named ?? styled ?? "unknown";
    }
  }
  close();
  return fields.map((field) => (found.has(field) && field.label === "heading" ? asEmployer(field) : field));
}

function kindOf(fields: readonly Field[]): Line["kind"] {
  const hasTitle = fields.some(isTitle);
  // "Branch Manager, Monguno": what stands beside a post may be its place.
  const isSureName = (field: Field) =>
    isName(field) && (isOrganisation(field.text) || field.probability(field.label) >= sure);
  const hasName = hasTitle ? fields.some(isSureName) : fields.some(isName);
  if (fields[0]?.label === "heading") return "heading";
  if (hasName && hasTitle) return "both";
  if (hasName) return "employer";
  if (hasTitle) return "post";
  return fields.every(({ label }) => label === "dates" || label === "label" || label === "place")
    ? "time"
    : "text";
}

function employersIn(run: readonly Line[], section: Section | "top" | "unknown"): Line[] {
  if (section !== "unknown" && section !== "work") return [];
  const lines = run.filter(({ kind }) => kind !== "time");
  const follows = (at: number, kind: Line["kind"]) => lines[at + 1]?.kind === kind;
  const over = lines.filter(({ kind }, at) => kind === "employer" && follows(at, "post")).length;
  const isForm = over > lines.filter(({ kind }) => kind === "both").length;
  return lines.filter((line, at) => {
    if (line.kind === "heading" && isBelowPost(run, run.indexOf(line))) return true;
    if (line.kind !== "heading" || !follows(at, "post") || !hasTime(run, line, lines[at + 1])) return false;
    // "Earlier posts" over a post whose employer stands below it.
    if (lines[at + 2]?.kind === "employer" && !follows(at + 2, "post")) return false;
    const below = run[run.indexOf(line) + 1]?.fields ?? [];
    const hasWholeTime = below.length > 0 && below.every(({ text }) => isDuration(text));
    return isForm || (section === "work" && (hasWholeTime || isOrganisation(line.fields[0]?.text ?? "")));
  });
}

/** "Train Driver" over "CCECC" over "2016 – 2021": what stands between a post and its time heads nothing. */
function isBelowPost(run: readonly Line[], at: number): boolean {
  const [before, after] = [run[at - 1], run[at + 1]];
  const isBare = before?.kind === "post" && !before.fields.some(isDates) && run[at - 2]?.kind !== "time";
  return isBare && after?.kind === "time" && after.fields.some(isDates);
}

/** The post below has a time, beside it, below it or over the heading. "What I did in each post" stands over posts without. */
function hasTime(run: readonly Line[], line: Line, post: Line | undefined): boolean {
  if (!post) return false;
  const at = run.indexOf(line);
  // The last cell of a table is not over what follows it.
  const over = run[at - 1]?.fields[0]?.row === undefined ? run[at - 1] : undefined;
  const near = [over, ...run.slice(at + 1, run.indexOf(post) + 2)];
  return near.some((one) => one && (one === post || one.kind === "time") && one.fields.some(isDates));
}

function asEmployer(field: Field): Field {
  return {
    ...field,
    label: "employer",
    probability: (...all) => Math.max(field.probability(...all), all.includes("employer") ? 0.75 : 0),
  };
}
