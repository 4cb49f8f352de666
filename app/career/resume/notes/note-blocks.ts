import { foldText } from "~/career/nlp/fold";
import type { Block } from "../blocks";
import type { DocumentText } from "../document-text";
import type { Draft } from "../draft";
import { type Field, groupByParagraph } from "../field";
import type { Label } from "../tagger/labels";
import { employerLead, headWords, ownWork, thenWords, titleLead } from "../vocabulary/note-words";
import { joiningWords } from "../vocabulary/narrative";
import { statedWords } from "../vocabulary/stated";
import { isNote } from "./is-note";
import { isClause, leadOf, noteKind, type NoteKind, type NotePlace } from "./note-kinds";
import { headingSection } from "../headings";
import { isSchool } from "../row-kinds";
import { isStudy, nameAndPlace, notePost, type NotePost } from "./note-posts";

const parted: ReadonlySet<string> = new Set([
  "top",
  "contact",
  "work",
  "education",
  "certificates",
  "skills",
  "languages",
]);
const tails: ReadonlySet<string> = new Set(["education", "certificates", "skills", "languages"]);

/** The blocks of a note: each clause stands in the section of what it tells, and the heads of posts have the fields that their words state. */
export function withNotes(draft: Draft, document: DocumentText, blocks: readonly Block[]): Block[] {
  const parter = new NoteParter(draft, document);
  const lines = blocks
    .filter(({ section }) => parted.has(section))
    .flatMap((block) =>
      [...groupByParagraph(block.fields)].map(([at, fields]): Line => ({ at, fields, block })),
    )
    .sort((one, other) => one.at - other.at);
  for (const line of lines) parter.add(line);
  return blocks.flatMap((block) => (parted.has(block.section) ? parter.partsOf(block) : [block]));
}

type Line = { at: number; fields: Field[]; block: Block };

/** The fields of a note, in which only the words of headings, or words apart from what stands above them, are one: "i get rider card" tells a paper, "phone customers" what was done. */
export function withoutHeads({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (field.label !== "heading" || headingSection(field.text) !== undefined) return field;
    const isClose = field.paragraph > 0 && paragraphs[field.paragraph]?.spaceBefore === 0;
    return isClause(field.text) ? { ...field, label: "item" } : isClose ? { ...field, label: "line" } : field;
  });
}

/** True for a note that tells of posts, each with its time on one line. */
export function isNoteOfPosts(document: DocumentText): boolean {
  if (!isNote(document)) return false;
  return document.paragraphs.filter(({ text }) => noteKind(text, "head") === "work").length > 1;
}

class NoteParter {
  private place: NotePlace = "head";
  private block: Block | undefined;
  /** The block whose last post is told of. */
  private posts: Block | undefined;
  private readonly parts = new Map<Block, Block[]>();

  constructor(
    private readonly draft: Draft,
    private readonly document: DocumentText,
  ) {}

  /** A block without what tells of something else, and the blocks of that. */
  partsOf(block: Block): Block[] {
    const parts = this.parts.get(block) ?? [{ ...block, fields: [] }];
    this.parts.set(block, parts);
    return parts;
  }

  /** Gives a line to the block of what it tells. Lines come in the order of the document. */
  add({ at, fields, block }: Line): void {
    const paragraph = this.document.paragraphs[at];
    const [first] = fields;
    if (!paragraph || !first) return;
    if (this.block !== block && block.heading !== undefined)
      this.place = tails.has(block.section) ? "tail" : "head";
    this.block = block;
    if (paragraph.spaceBefore > 0 && this.place === "post") this.place = "tail";
    const { text } = paragraph;
    const isOfPerson = this.place === "head" && fields.some(({ label }) => ofPerson.has(label));
    const found = isOfPerson ? undefined : noteKind(text, this.place);
    // Below "tools" a list is one, whatever its words name.
    const told =
      lists.has(block.section) && block.heading !== undefined && !ofOthers.has(found ?? "line")
        ? undefined
        : found;
    const kind = told === "line" && isHead(fields) ? "work" : told;
    const parts = this.partsOf(block);
    if (kind === undefined) parts[0]?.fields.push(...fields);
    else if (kind === "line") this.posts?.fields.push(fieldOf(first, "line", text, 0));
    else if (kind !== "pause") this.addPart(parts, kind, fields, text);
  }

  private addPart(parts: Block[], kind: Section, fields: Field[], text: string): void {
    const open = parts.at(-1);
    const part =
      open?.section === kind && (parts.length > 1 || kind === "work") ? open : { section: kind, fields: [] };
    if (part !== open) parts.push(part);
    if (kind === "work") {
      this.place = "post";
      this.posts = part;
      part.fields.push(...this.postOf(fields, text));
      return;
    }
    if (kind !== "skills" && kind !== "languages") this.place = "tail";
    const own = withoutLead(this.draft, fields, text, kind);
    part.fields.push(...(kind === "education" ? own.map(asSchool) : own));
  }

  /** The fields of the head of a post: as they were tagged, where that is a whole head, or as the words of the line state them. */
  private postOf(fields: readonly Field[], text: string): Field[] {
    const [first] = fields;
    const post = notePost(text);
    if (!first || !post || (isWholeHead(fields) && !tellsMore(post, fields)))
      return opened(this.draft, fields);
    this.draft.useRewritten(first.paragraph, smallWordsOf(text.slice(0, post.end)));
    return fieldsOfPost(first, post, text);
  }
}

/** The words of a head that only join what it tells. */
function smallWordsOf(head: string): string {
  return (head.match(/[\p{L}']+/gu) ?? [])
    .filter((word) => [joiningWords, statedWords, headWords].some((words) => words.has(foldText(word))))
    .join(" ");
}

/** True where the words of a line state both ends of a time of which the tagged fields have one. */
function tellsMore({ period }: NotePost, fields: readonly Field[]): boolean {
  const isWhole = fields.some(
    ({ label, segments }) => label === "dates" && segments.some((one) => one.period?.start && one.period.end),
  );
  return period.start !== undefined && period.end !== undefined && !isWhole;
}

const names: readonly Label[] = ["employer", "school", "issuer"];
const sureOfHead = 0.8;

/** A title, an employer and a time, each once and sure, and nothing else. */
function isWholeHead(fields: readonly Field[]): boolean {
  return (
    isHead(fields) &&
    [["title", "headline"] as const, names].every((labels) => countSure(fields, labels) === 1)
  );
}

/** A title or an employer with a time, and no words of a sentence. */
function isHead(fields: readonly Field[]): boolean {
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
    !titleLead.test(text)
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
function opened(draft: Draft, fields: readonly Field[]): Field[] {
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

type Section = Exclude<NoteKind, "line" | "pause">;

const lists: ReadonlySet<string> = new Set(["skills", "languages"]);
const ofOthers: ReadonlySet<NoteKind> = new Set(["work", "education", "languages"]);
const ofPerson: ReadonlySet<Label> = new Set(["name", "phone", "email"]);

/** What is plainly the name of a school is one, whatever it was taken for among words in small letters. */
function asSchool(field: Field): Field {
  const isOpen =
    field.label === "line" ||
    field.label === "other" ||
    field.label === "employer" ||
    field.label === "issuer";
  const isName =
    isOpen && field.text.split(/\s+/).length <= 8 && isSchool(field.text) && !isStudy(field.text);
  return isName
    ? { ...field, label: "school", probability: (...labels) => (labels.includes("school") ? 0.85 : 0) }
    : field;
}

/** The fields of a clause without the words that lead to it. */
function withoutLead(draft: Draft, fields: readonly Field[], text: string, kind: NoteKind): Field[] {
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

function fieldsOfPost(first: Field, post: NotePost, text: string): Field[] {
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

function fieldOf(first: Field, label: Label, text: string, index: number): Field {
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
