import { parsePeriod } from "../dates";
import { startsWithDegree } from "./degrees";
import type { DocumentText } from "./document-text";
import type { Field } from "./field";
import { isOrganisation, isPost } from "./places";
import { isPostGrade } from "./post-grades";
import type { Segment } from "./segments";
import type { Label } from "./tagger/labels";
import { engagements, schoolPapers, units } from "./vocabulary/vocabulary";
import { foldText } from "~/career/nlp/fold";

// Two of these in a row that are not both sure are rather one of each: "Quality Control Intern, Zamzam Table Water".
export const partners: ReadonlySet<Label> = new Set(["title", "employer"]);

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
export const behindComma: Partial<Record<Label, readonly Label[]>> = {
  employer: ["place"],
  school: ["place"],
  item: ["issuer", "place", "skill", "line", "other"],
};

/**
 * "(Primary 4)" behind "Class Teacher": a bracket belongs to the title unless it is surely, or by its words, an employer. So does a
 * department: "Audit Associate, Audit & Assurance".
 */
export function isNoteOfTitle(
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
export const oneOfAHead: ReadonlySet<Label> = new Set(["employer", "school"]);

/** True for what stands behind a bar on its line; the stroke of "Secretary / Typist" is none. */
export function isBehindBar({ paragraphs }: DocumentText, { paragraph, from, before }: Segment): boolean {
  const text = paragraphs[paragraph]?.text ?? "";
  return (
    before === "bar" &&
    (/[|¦•·]\s*$/.test(text.slice(Math.max(0, from - 6), from)) || isPartedByStrokes(text))
  );
}

/** In letters: a line of fields is shorter, and each of its strokes asks. */
const LONGEST_LINE = 300;

/** "Rig Hand / Bonny Drilling / 2015 - 2020": where a stroke parts the time of a line, strokes part its other fields, too, unless they name one post twice. */
function isPartedByStrokes(text: string): boolean {
  if (text.length > LONGEST_LINE) return false;
  const parts = text.split(/\s\/\s/u);
  const time = parts.findIndex((part) => parsePeriod(part.trim()) !== undefined);
  const names = parts.filter((_, at) => at !== time);
  return time >= 0 && names.length > 1 && !names.every(isPost);
}

/** True behind the stroke of "Secretary / Typist": both are one post. */
export function isBehindStroke({ paragraphs }: DocumentText, { paragraph, from, before }: Segment): boolean {
  const text = paragraphs[paragraph]?.text ?? "";
  return (
    before === "bar" && /\/\s*$/.test(text.slice(Math.max(0, from - 4), from)) && !isPartedByStrokes(text)
  );
}

/** "Purser / Ticket Clerk": where one side of a stroke is a post, the other is one, too, unless it surely, or by its words, is something else. */
export function areTitles(
  last: Field,
  label: Label,
  { paragraph, text, index, atom, fixed }: Segment,
  chances: (labels: readonly Label[]) => number,
): boolean {
  if (last.paragraph !== paragraph || last.segments.at(-1)?.index !== index - 1) return false;
  if (last.label === "title" && label === "title") return true;
  if (last.label === "title")
    return atom === undefined && fixed === undefined && mayBeTitle(label, text, chances([label]));
  const [first] = last.segments;
  return (
    label === "title" &&
    first?.atom === undefined &&
    first?.fixed === undefined &&
    mayBeTitle(last.label, last.text || (first?.text ?? ""), last.probability(last.label))
  );
}

const notSurelyTitle: ReadonlySet<Label> = new Set(["employer", "label", "place", "other", "skill", "line"]);

function mayBeTitle(label: Label, text: string, probability: number): boolean {
  return notSurelyTitle.has(label) && probability < 0.9 && !isOrganisation(text);
}

/** What was taken for something else is a post. */
export function asTitle(field: Field): void {
  const before = field.probability;
  field.label = "title";
  field.probability = (...labels) => (labels.includes("title") ? asSureAsPartner : before(...labels));
}

const asSureAsPartner = 0.9;

/** "(RM)" behind "Registered Midwife": the short form of a name belongs to it. */
export function isShortForm(last: Field, { paragraph, before, text, index, fixed, atom }: Segment): boolean {
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
export function isLongForm(
  last: Field,
  { paragraph, before, text, index, atom }: Segment,
  own: Label,
): boolean {
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

/** "Ministry of Lands, Physical Planning and Survey": what ends the list of which a name is made belongs to it. */
export function endsNameList(last: Field, { paragraph, before, text, index, atom, fixed }: Segment): boolean {
  return (
    (last.label === "employer" || last.label === "issuer") &&
    before === "comma" &&
    atom === undefined &&
    fixed === undefined &&
    last.paragraph === paragraph &&
    last.segments.at(-1)?.index === index - 1 &&
    ofSubject.test(last.segments[0]?.text ?? "") &&
    /^\p{Lu}[\p{L}\s’'-]+\s(?:and|&)\s\p{Lu}[\p{L}\s’'-]+$/u.test(text)
  );
}

const ofSubject =
  /\b(?:ministry|department|directorate|bureau|office|commission|faculty|school|college) (?:of|for) [\p{L}\s’'&-]+$/iu;

/** True where a segment goes on with the field before it. */
export function joins(last: Field, label: Label, segment: Segment): boolean {
  if (last.label !== label || alone.has(label)) return false;
  if (label === "name" && (segment.before === "bar" || segment.before === "dash")) return false;
  return label === "line" || label === "skill" || label === "language" || segment.before !== "tab";
}
