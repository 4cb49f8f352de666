import { foldText } from "~/career/nlp/fold";
import type { Draft } from "../draft";
import type { Field } from "../field";
import { isSchool } from "../row-kinds";
import type { Label } from "../tagger/labels";
import { joiningWords } from "../vocabulary/narrative";
import { employerLead, headWords, ownWork, thenWords, titleLead } from "../vocabulary/note-words";
import { statedWords } from "../vocabulary/stated";
import { leadOf, type NoteKind } from "./note-kinds";
import { isStudy, nameAndPlace, startsAsStudy } from "./note-names";
import type { NotePost } from "./note-posts";

/** The words of a head that only join what it tells. */
export function smallWordsOf(head: string): string {
  return (head.match(/[\p{L}']+/gu) ?? [])
    .filter((word) => [joiningWords, statedWords, headWords].some((words) => words.has(foldText(word))))
    .join(" ");
}

/** True where the words of a line state both ends of a time of which the tagged fields have one. */
export function hasBothEnds({ period }: NotePost, fields: readonly Field[]): boolean {
  const isWhole = fields.some(
    ({ label, segments }) => label === "dates" && segments.some((one) => one.period?.start && one.period.end),
  );
  return period.start !== undefined && period.end !== undefined && !isWhole;
}

const names: readonly Label[] = ["employer", "school", "issuer"];
const sureOfHead = 0.8;

/** A title, an employer and a time, each once and sure, and nothing else. */
export function isWholeHead(fields: readonly Field[]): boolean {
  return (
    isHead(fields) &&
    [["title", "headline"] as const, names].every((labels) => countSure(fields, labels) === 1)
  );
}

/** A title or an employer with a time, and no words of a sentence. */
export function isHead(fields: readonly Field[]): boolean {
  return (
    countSure(fields, ["title", "headline", ...names]) > 0 &&
    fields.some(({ label }) => label === "dates") &&
    fields.every(({ label, text }) => heads.has(label) && (!named.has(label) || isPlain(text)))
  );
}

function countSure(fields: readonly Field[], labels: readonly Label[]): number {
  return fields.filter(
    ({ label, probability }) => labels.includes(label) && probability(...labels) >= sureOfHead,
  ).length;
}

/** What holds no sign of a sentence: "sharada phase 2. supervisor", "my own shop SunnyOne", "enter PH, Trans-Delta". */
function isPlain(text: string): boolean {
  return (
    !/[\p{L}\d]{2}\.\s/u.test(text) &&
    !ownWork.test(text) &&
    !employerLead.test(text) &&
    !titleLead.test(text) &&
    !/\s(?:for|at|with|under)$/iu.test(text)
  );
}

const named: ReadonlySet<Label> = new Set(["title", "headline", "employer", "school", "issuer"]);
const heads: ReadonlySet<Label> = new Set([
  "title",
  "headline",
  "employer",
  "school",
  "issuer",
  "dates",
  "place",
  "label",
]);

/** The fields of a head, which begins a post. What joins it to the one before is no part of a name, nor is the place behind it. */
export function opened(draft: Draft, fields: readonly Field[]): Field[] {
  const at = fields.findIndex(({ label }) => label !== "label");
  const hasPlace = fields.some(({ label }) => label === "place");
  return fields.flatMap((field, place): Field[] => {
    const isName = names.includes(field.label);
    const lead = isName || field.label === "title" ? (thenWords.exec(field.text)?.[0] ?? "") : "";
    if (lead !== "") draft.useRewritten(field.paragraph, lead);
    const text = field.text.slice(lead.length);
    const parts = isName && !hasPlace ? apart(text) : undefined;
    const own: Field = { ...field, text: parts?.name ?? text, ...(place === at && { opens: true }) };
    return parts ? [own, fieldOf(field, "place", parts.place, 1)] : [own];
  });
}

/** "Godstime Metal Works, port harcourt rd aba": a name in capitals and its place in small letters. */
function apart(text: string): { name: string; place: string } | undefined {
  const [, head = text, behind = ""] = /^([^,]+),\s+(\p{Ll}.*)$/u.exec(text) ?? [];
  if (!/^(?:\p{Ll}+\s+)?\p{Lu}\p{L}+\s+\S*\p{Lu}/u.test(head)) return undefined;
  const { name, place } = nameAndPlace(head);
  const rest = [place, behind].filter((words) => words !== "").join(", ");
  return rest === "" || !name.includes(" ") ? undefined : { name, place: rest };
}

/** What is plainly the name of a school is one, whatever it was taken for among words in small letters. */
export function asSchool(field: Field): Field {
  const isOpen =
    field.label === "line" ||
    field.label === "other" ||
    field.label === "employer" ||
    field.label === "issuer" ||
    ((field.label === "area" || field.label === "degree") && !startsAsStudy(field.text));
  const isName =
    isOpen && field.text.split(/\s+/).length <= 8 && isSchool(field.text) && !isStudy(field.text);
  return isName
    ? { ...field, label: "school", probability: (...labels) => (labels.includes("school") ? 0.85 : 0) }
    : field;
}

/** What begins with a degree is one, among words that tell nothing else. */
export function asDegree(field: Field): Field {
  return field.label === "line" || field.label === "other"
    ? { ...field, label: "degree", probability: (...labels) => (labels.includes("degree") ? 0.85 : 0) }
    : field;
}

/** "I started HND in 2020": a single date is when that began. */
export function asBegin(field: Field): Field {
  const [segment] = field.segments;
  const { start, end } = segment?.period ?? {};
  if (!segment || field.label !== "dates" || start !== undefined || end === undefined || end === "present")
    return field;
  return { ...field, segments: [{ ...segment, period: { start: end } }] };
}

/** The fields of a clause without the words that lead to it. */
export function withoutLead(draft: Draft, fields: readonly Field[], text: string, kind: NoteKind): Field[] {
  const [first] = fields;
  const lead = leadOf(text, kind);
  if (lead !== "" && first) draft.useRewritten(first.paragraph, lead);
  if (kind === "skills" && first) return [listField(first, text, lead.length)];
  return fields.flatMap((field): Field[] => {
    const [segment, ...more] = field.segments;
    if (!segment || segment.from >= lead.length) return [field];
    if (segment.to <= lead.length)
      return more.length > 0
        ? [{ ...field, segments: more, text: text.slice(more[0]?.from, more.at(-1)?.to) }]
        : [];
    const cut = { ...segment, from: lead.length, text: text.slice(lead.length, segment.to) };
    return [{ ...field, segments: [cut, ...more], text: field.text.slice(lead.length - segment.from) }];
  });
}

function listField(first: Field, text: string, from: number): Field {
  const [segment] = first.segments;
  const list = text.slice(from);
  return {
    ...first,
    label: "skill",
    text: list,
    segments: segment ? [{ ...segment, from, to: text.length, text: list }] : [],
    probability: () => 0.9,
  };
}

/** The fields of the head of a post. The first begins an entry. */
export function fieldsOfPost(first: Field, post: NotePost, text: string): Field[] {
  const found: Field[] = [];
  const add = (label: Label, words: string | undefined) => {
    if (words !== undefined) found.push(fieldOf(first, label, words, found.length));
  };
  add("title", post.title);
  add("employer", post.employer);
  add("place", post.place);
  const dates = fieldOf(first, "dates", post.dates.join(" – "), found.length);
  const [segment] = dates.segments;
  if (segment) Object.assign(segment, { period: { ...post.period }, atom: "dates" });
  found.push(dates);
  const [opener] = found;
  if (opener) opener.opens = true;
  for (const words of post.left) add("line", words);
  if (/[\p{L}\p{N}]/u.test(text.slice(post.end))) add("line", text.slice(post.end));
  return found;
}

/** A field that the words of a line state. */
export function fieldOf(first: Field, label: Label, text: string, index: number): Field {
  const [segment] = first.segments;
  const {
    period: _,
    atom: __,
    label: ___,
    fixed: ____,
    ...plain
  } = segment ?? ({} as NonNullable<typeof segment>);
  return {
    label,
    text,
    paragraph: first.paragraph,
    segments: segment ? [{ ...plain, text, index, before: index === 0 ? "start" : "join" }] : [],
    probability: (...labels) => (labels.includes(label) ? 0.85 : 0),
  };
}
