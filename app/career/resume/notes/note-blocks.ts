import type { Block } from "../blocks";
import type { DocumentText } from "../document-text";
import type { Draft } from "../draft";
import { type Field, groupByParagraph } from "../field";
import { headingSection } from "../headings";
import type { Label } from "../tagger/labels";
import { isNote } from "./is-note";
import {
  asBegin,
  asDegree,
  asSchool,
  fieldOf,
  fieldsOfPost,
  isHead,
  isWholeHead,
  opened,
  smallWordsOf,
  hasBothEnds,
  withoutLead,
} from "./note-fields";
import { isClause, noteKind, type NoteKind, type NotePlace } from "./note-kinds";
import { notePost } from "./note-posts";
import { startsAsStudy } from "./note-names";
import { ownTime } from "./note-own-time";
import { skillLead, studyBegan } from "../vocabulary/note-words";
import { withStanding } from "./note-standing";
import { withStudy } from "./note-studies";

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
    // "I bake o!" tells of the person.
    const isSentence =
      /^i\s\p{Ll}/iu.test(field.text) && !skillLead.test(`${field.text.replace(/[:=\s]+$/, "")}: x`);
    return isSentence
      ? { ...field, label: "line" }
      : isClause(field.text)
        ? { ...field, label: "item" }
        : isClose
          ? { ...field, label: "line" }
          : field;
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
    const stated =
      lists.has(block.section) && block.heading !== undefined && !ofOthers.has(found ?? "line")
        ? undefined
        : found;
    const kind = stated === "line" && isHead(fields) ? "work" : stated;
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
    part.fields.push(...(kind === "education" ? studied(own, text) : own));
  }

  /** The fields of the head of a post: as they were tagged, where that is a whole head, or as the words of the line state them. */
  private postOf(fields: readonly Field[], text: string): Field[] {
    const [first] = fields;
    const post = notePost(text) ?? ownTime(text);
    if (!first || !post || (isWholeHead(fields) && !hasBothEnds(post, fields)))
      return opened(this.draft, fields);
    this.draft.useRewritten(first.paragraph, smallWordsOf(text.slice(0, post.end)));
    return fieldsOfPost(first, post, text);
  }
}

/** The fields of a clause that tells a study. One that begins with a degree begins an entry. */
function studied(fields: readonly Field[], text: string): Field[] {
  const own = withStudy(withStanding(fields, text), text)
    .map(asSchool)
    .map((field) => (studyBegan.test(text) ? asBegin(field) : field));
  const [first, ...more] = own;
  return first && startsAsStudy(first.text) ? [{ ...asDegree(first), opens: true }, ...more] : own;
}

type Section = Exclude<NoteKind, "line" | "pause">;

const lists: ReadonlySet<string> = new Set(["skills", "languages"]);
const ofOthers: ReadonlySet<NoteKind> = new Set(["work", "education", "languages"]);
const ofPerson: ReadonlySet<Label> = new Set(["name", "phone", "email"]);
