import { foldText } from "~/career/nlp/fold";
import type { DocumentText } from "./document-text";
import { startsWithDegree } from "./degrees";
import { endsInState, isOrganisation, isPost } from "./places";
import { headingSection } from "./headings";
import { isPostGrade } from "./post-grades";
import { isGenericSchool } from "./schools";
import type { Segment } from "./segments";
import type { Tagged } from "~/career/crf/crf";
import { asLabel, labels, type Label } from "./tagger/labels";
import { engagements, schoolPapers, schools, units } from "./vocabulary/vocabulary";
import type { LabelKind } from "./vocabulary/vocabulary-types";

/** One tagged stretch of a paragraph: neighbouring segments of one label are one field. */
export type Field = {
  label: Label;
  text: string;
  paragraph: number;
  segments: Segment[];
  /** The row of the table in which it stands. */
  row?: string;
  /** It begins an entry, wherever it stands. */
  opens?: boolean;
  /** Probability that it is one of some labels, the least of its segments. Behind a comma a part of a name may be its place. */
  probability: (...labels: Label[]) => number;
};

const place = new Map(labels.map((label, at) => [label, at]));

/** The fields, or segments, of each paragraph, in order. */
export function groupByParagraph<One extends { paragraph: number }>(
  fields: readonly One[],
): Map<number, One[]> {
  const groups = new Map<number, One[]>();
  for (const field of fields) {
    const group = groups.get(field.paragraph);
    if (group) group.push(field);
    else groups.set(field.paragraph, [field]);
  }
  return groups;
}

/** Joins the tagged segments to fields, in order. */
export function fieldsOf(
  document: DocumentText,
  segments: readonly Segment[],
  tagged: readonly Tagged[],
): Field[] {
  const fields: Field[] = [];
  segments.forEach((segment, at) => {
    const tag = tagged[at];
    if (!tag) return;
    const last = fields.at(-1);
    const likely = asLabel(tag.label);
    const isHeading = (likely === "degree" || likely === "item") && isHeadOfPapers(document, segment);
    const own =
      segment.fixed ?? inColumn(document, segment) ?? (isHeading ? "heading" : sureLabel(segment, tag));
    // "Samuel Ade | Product Designer": a post beside the name is what the person is.
    const isBesideName = last?.label === "name" && last.paragraph === segment.paragraph;
    const isHeadline =
      (own === "name" || ((own === "headline" || own === "title") && isBesideName)) &&
      segment.before === "bar" &&
      isPost(segment.text);
    const label = isHeadline ? "headline" : own;
    const chances = (labels: readonly Label[]) =>
      segment.fixed && labels.includes(segment.fixed)
        ? 1
        : [
            ...labels,
            ...(isHeadline && labels.includes("headline") ? (["name", "title"] as const) : []),
          ].reduce((sum, one) => sum + (tag.probabilities[place.get(one) ?? -1] ?? 0), 0);
    if (last && isShortForm(last, segment)) {
      last.segments.push(segment);
      return;
    }
    if (last && isLongForm(last, segment, own)) {
      last.segments.push(segment);
      last.label = own;
      last.probability = (...all) => chances(all);
      return;
    }
    const isNote =
      last?.label === "title" &&
      (isNoteOfTitle(label, segment, chances) || (label === "title" && isBehindStroke(document, segment)));
    const isOther = partners.has(label) && segment.before !== "start" && !isNote && chances([label]) < 0.85;
    const isApart = oneOfAHead.has(label) && isBehindBar(document, segment);
    const isJoined = isNote || (last !== undefined && joins(last, label, segment));
    if (last && last.paragraph === segment.paragraph && !isOther && !isApart && isJoined) {
      if (isNote) {
        last.segments.push(segment);
        return;
      }
      const before = last.probability;
      const behind = segment.before === "comma" ? (behindComma[label] ?? []) : [];
      last.segments.push(segment);
      last.probability = (...all) => Math.min(before(...all), chances([...all, ...behind]));
      return;
    }
    const { cell } = document.paragraphs[segment.paragraph] ?? {};
    fields.push({
      ...(cell && { row: `${cell.table}/${cell.row}` }),
      label,
      text: "",
      paragraph: segment.paragraph,
      segments: [segment],
      probability: (...all) => chances(all),
    });
  });
  for (const field of fields) {
    field.text = textOf(document, field);
    if (field.label === "place" && endsInState(field.text))
      field.probability = (...all) => (all.includes("place") ? 1 : 0);
  }
  partHeadings(fields);
  return withTowns(document, withSurnames(document, fields));
}

/** "ONOJA, Ojoma Comfort": the surname before the other names was taken for their label. */
function withSurnames(document: DocumentText, fields: Field[]): Field[] {
  return fields.filter((field, at) => {
    const next = fields[at + 1];
    const [segment] = field.segments;
    const isSurname =
      field.label === "label" &&
      segment?.atom === undefined &&
      segment?.fixed === undefined &&
      /^\p{L}[\p{L}'’-]+$/u.test(field.text) &&
      next?.label === "name" &&
      next.paragraph === field.paragraph &&
      next.segments[0]?.before === "comma";
    if (!isSurname) return true;
    next.segments.unshift(...field.segments);
    next.text = textOf(document, next);
    return false;
  });
}

/** A line of several kinds is no heading: what was taken for one is the likeliest other thing. */
function partHeadings(fields: readonly Field[]): void {
  for (const here of groupByParagraph(fields).values())
    if (
      here.length > 1 &&
      here.some(({ label }) => label === "heading") &&
      here.some(({ label }) => nameable.has(label))
    )
      for (const field of here)
        if (field.label === "heading") field.label = likeliest((label) => field.probability(label));
}

const nameable: ReadonlySet<Label> = new Set(["item", "title", "employer", "school", "degree", "issuer"]);

function likeliest(probabilityOf: (label: Label) => number): Label {
  return labels
    .filter((one) => one !== "heading")
    .reduce((best, one) => (probabilityOf(one) > probabilityOf(best) ? one : best));
}

/** A date among names is one ("WAEC 2015 (English C6)"), and a heading is not made of several unsure parts. */
function sureLabel({ atom, period, count, before, text }: Segment, { label, probabilities }: Tagged): Label {
  const likely = asLabel(label);
  const probabilityOf = (one: Label) => probabilities[place.get(one) ?? -1] ?? 0;
  // A line that hardly is one may be the head of an entry, which is no matter of little weight.
  if (likely === "line" && probabilityOf("line") < 0.45 && count > 1) return likeliest(probabilityOf);
  // "HND Nursing (College of Health Technology, Ningi)".
  if (likely === "degree" && before === "bracket" && isSchoolName(text)) return "school";
  // "Kuru Feed Mills (120 workers)": a number of people or things in brackets is no post.
  if (likely === "title" && before === "bracket" && /^\d/.test(text)) return "other";
  if (atom === "dates" && period && undated.has(likely)) return "dates";
  if (likely !== "heading" || count === 1 || probabilityOf("heading") >= 0.5) return likely;
  return likeliest(probabilityOf);
}

function isSchoolName(text: string): boolean {
  return (
    !startsWithDegree(text) &&
    foldText(text)
      .split(/[\s,()]+/)
      .some((word) => schools.has(word))
  );
}

const undated: ReadonlySet<Label> = new Set([
  "standing",
  "degree",
  "school",
  "grade",
  "item",
  "issuer",
  "place",
  "other",
]);

/** "Licence" alone on a line heads papers, and is no degree of France. */
function isHeadOfPapers({ paragraphs }: DocumentText, { paragraph, count, text }: Segment): boolean {
  const { cell, listLevel } = paragraphs[paragraph] ?? {};
  return count === 1 && !cell && listLevel === undefined && headingSection(text) === "certificates";
}

/** What the head of a table's column says of a cell that is one stretch. */
function inColumn(
  { paragraphs }: DocumentText,
  { paragraph, count, label, atom, index }: Segment,
): Label | undefined {
  if (paragraphs[paragraph]?.cell === undefined || atom !== undefined || label === undefined)
    return undefined;
  const isWhole = count === 1 || (index === 0 && label !== "place");
  return isWhole && columnLabels.has(label) ? columnLabels.get(label) : undefined;
}

const columnLabels: ReadonlyMap<LabelKind, Label> = new Map([
  ["school", "school"],
  ["employer", "employer"],
  ["title", "title"],
  ["grade", "grade"],
]);

/** "College of Education" + "Afaha Nsit": the town of a school whose name others have belongs to its name. */
function withTowns(document: DocumentText, fields: Field[]): Field[] {
  return fields.flatMap((field, at): Field[] => {
    const before = fields[at - 1];
    const [town, ...rest] = field.segments;
    const isTown =
      field.label === "place" &&
      town?.before === "comma" &&
      before?.label === "school" &&
      before.paragraph === field.paragraph &&
      isGenericSchool(before.text);
    if (!isTown || !town) return [field];
    before.segments.push(town);
    before.text = textOf(document, before);
    if (rest.length === 0) return [];
    field.segments = rest;
    field.text = textOf(document, field);
    return [field];
  });
}

// Two of these in a row that are not both sure are rather one of each: "Quality Control Intern, Zamzam Table Water".
const partners: ReadonlySet<Label> = new Set(["title", "employer"]);
const named: ReadonlySet<Label> = new Set(["employer", "school", "item", "issuer"]);
const alone: ReadonlySet<Label> = new Set([
  "email",
  "phone",
  "link",
  "dates",
  "label",
  "heading",
  "standing",
]);

// What else the later parts of a name may be: its town, or who gave it.
const behindComma: Partial<Record<Label, readonly Label[]>> = {
  employer: ["place"],
  school: ["place"],
  item: ["issuer", "place", "skill", "line", "other"],
};

/**
 * "(Primary 4)" behind "Class Teacher": a bracket belongs to the title unless it is surely, or by its words, an employer. So does a
 * department: "Audit Associate, Audit & Assurance".
 */
function isNoteOfTitle(
  label: Label,
  { before, text }: Segment,
  chances: (labels: readonly Label[]) => number,
): boolean {
  if (label === "title" && (before === "comma" || before === "dash") && isUnit(text)) return true;
  if (before === "comma" && (isPostGrade(text) || startsWithEngagement(text))) return true;
  if (before !== "bracket") return false;
  return (
    label === "title" ||
    (label === "employer" && chances(["employer"]) < 0.9 && (/\d/.test(text) || !isOrganisation(text)))
  );
}

/** "contract through Marimba Manpower". */
function startsWithEngagement(text: string): boolean {
  const [first = "", second] = foldText(text).split(" ");
  return second !== undefined && engagements.has(first) && /^\p{Ll}/u.test(text);
}

/** True when every word is one of those that name departments. */
function isUnit(text: string): boolean {
  return foldText(text)
    .split(/[\s/-]+/)
    .every((word) => units.has(word));
}

// A name ends at a bar: what follows it, and is taken for the same, is something else.
const oneOfAHead: ReadonlySet<Label> = new Set(["employer", "school"]);

/** True for what stands behind a bar on its line; the stroke of "Secretary / Typist" is none. */
function isBehindBar({ paragraphs }: DocumentText, { paragraph, from, before }: Segment): boolean {
  const text = paragraphs[paragraph]?.text ?? "";
  return before === "bar" && /[|¦•·]\s*$/.test(text.slice(Math.max(0, from - 6), from));
}

/** True behind the stroke of "Secretary / Typist": both are one post. */
function isBehindStroke({ paragraphs }: DocumentText, { paragraph, from, before }: Segment): boolean {
  const text = paragraphs[paragraph]?.text ?? "";
  return before === "bar" && /\/\s*$/.test(text.slice(Math.max(0, from - 4), from));
}

/** "(RM)" behind "Registered Midwife": the short form of a name belongs to it. */
function isShortForm(last: Field, { paragraph, before, text, index, fixed, atom }: Segment): boolean {
  return (
    named.has(last.label) &&
    last.paragraph === paragraph &&
    last.segments.at(-1)?.index === index - 1 &&
    before === "bracket" &&
    fixed === undefined &&
    atom === undefined &&
    /^\p{Lu}[\p{Lu}.&-]{1,7}$/u.test(text) &&
    !startsWithDegree(text) &&
    !schoolPapers.has(foldText(text))
  );
}

/** "PANS-BUK (Pharmaceutical Association of Nigeria Students)": a name in letters, and written out behind it. */
function isLongForm(last: Field, { paragraph, before, text, index, atom }: Segment, own: Label): boolean {
  const [short] = last.segments;
  return (
    named.has(own) &&
    last.paragraph === paragraph &&
    last.segments.length === 1 &&
    short?.index === index - 1 &&
    before === "bracket" &&
    atom === undefined &&
    /^\p{Lu}[\p{Lu}\d.&/-]{1,11}$/u.test(short.text) &&
    text.split(/\s+/).length > 2 &&
    foldText(text).startsWith(foldText(short.text).charAt(0))
  );
}

function joins(last: Field, label: Label, segment: Segment): boolean {
  if (last.label !== label || alone.has(label)) return false;
  if (label === "name" && (segment.before === "bar" || segment.before === "dash")) return false;
  return label === "line" || label === "skill" || label === "language" || segment.before !== "tab";
}

/** The text of a field with the marks inside it; a bracket that was cut off behind it comes back. */
function textOf({ paragraphs }: DocumentText, { paragraph, segments, label }: Field): string {
  const text = paragraphs[paragraph]?.text ?? "";
  const from = segments[0]?.from ?? 0;
  const to = segments.at(-1)?.to ?? 0;
  const inside = text.slice(from, to);
  const open = (inside.match(/[([]/g) ?? []).length - (inside.match(/[)\]]/g) ?? []).length;
  const next = /^\s*[)\]]/.exec(text.slice(to))?.[0];
  const end = label === "line" && /^[.!?]/.test(text.slice(to)) ? text.charAt(to) : "";
  // The rest of the bracket is another field: "Front-End Developer (Coursera, 2022)".
  if (open === 1 && !next)
    return inside.replace(/\s*[([]([^()[\]]*)$/, (whole, words: string) =>
      words.trim() === "" ? whole : `, ${words}`,
    );
  return open > 0 && next ? inside + next.trim() : open < 0 ? inside.replace(/[)\]]\s*$/, "") : inside + end;
}
