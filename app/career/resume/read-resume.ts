import { cleanLine, type Profile } from "../profile.schema";
import { canonicalProfile } from "../profile/canonical-profile";
import {
  readAwards,
  readCertificates,
  readEducation,
  readNysc,
  readProjects,
  readVolunteer,
  readWork,
} from "./build";
import { readLanguages, readOLevels, readPersonal, readReferees, readSkills, type Row } from "./build-lists";
import type { DocumentText } from "./document-text";
import { Draft, pieces, tidyValue, type Doubt, type Fact } from "./draft";
import { fieldsOf, type Field } from "./fields";
import { looseHeadingSection, numbering } from "./headings";
import { readerModel } from "./model/reader-model";
import { notPlaced } from "./not-placed";
import { isNameShape, readPerson, takeName } from "./person";
import { features, tagResume } from "./tagger/sequence";
import type { Section } from "./vocabulary/vocabulary";

export type { Doubt, Fact } from "./draft";
export type Heading = { paragraph: number; section: string };
/** What was read: the profile, where each fact stands, what is doubtful, and every word that found no place. */
export type ReadResume = {
  profile: Profile;
  facts: Fact[];
  doubts: Doubt[];
  notPlaced: { paragraph: number; text: string }[];
  headings: Heading[];
  /** Words such as "Phone:" that only say what stands behind them. */
  labels: { paragraph: number; text: string }[];
};
type Options = {
  accountName?: string;
  /** "YYYY-MM-DD", against which dates in the future are found. */
  today?: string;
};

type Block = { section: Section | "top"; heading?: string; fields: Field[] };

/** Reads a resume's paragraphs into a profile. Nothing is lent or guessed: what is not sure is left out and asked about. */
export function readResume(document: DocumentText, options: Options = {}): ReadResume {
  const draft = new Draft();
  const { segments, positions } = features(document);
  const fields = wholeLines(
    document,
    fieldsOf(document, segments, tagResume(readerModel(), segments, positions)),
  );
  const headings: Heading[] = [];
  const labels: { paragraph: number; text: string }[] = [];
  const blocks = blocksOf(document, fields, headings);
  for (const { paragraph } of headings) draft.use(paragraph, document.paragraphs[paragraph]?.text ?? "");
  for (const field of fields)
    if (field.label === "label") {
      labels.push({ paragraph: field.paragraph, text: cleanLine(field.text) });
      draft.use(field.paragraph, field.text);
    }
  document.paragraphs.forEach(({ text }, paragraph) => {
    const number = numbering.exec(text)?.[0];
    if (number) draft.use(paragraph, number);
  });
  takeName(draft, nameCandidates(document, fields), options.accountName);
  for (const block of blocks) readBlock(draft, document, block);
  const profile = canonicalProfile(draft.profile);
  return {
    profile,
    facts: draft.facts,
    doubts: draft.doubts.sort((a, b) => a.paragraph - b.paragraph),
    notPlaced: notPlaced(document, (paragraph) => draft.usedOf(paragraph)),
    headings,
    labels,
  };
}

/** A paragraph that is a line for the most part is a line as a whole. */
function wholeLines(document: DocumentText, fields: readonly Field[]): Field[] {
  const letters = new Map<number, number>();
  for (const { label, paragraph, text } of fields)
    if (label === "line") letters.set(paragraph, (letters.get(paragraph) ?? 0) + text.length);
  const done = new Set<number>();
  return fields.flatMap((field) => {
    const text = document.paragraphs[field.paragraph]?.text ?? "";
    if ((letters.get(field.paragraph) ?? 0) < text.length * 0.5) return [field];
    if (done.has(field.paragraph)) return [];
    done.add(field.paragraph);
    const line = fields.find(({ label, paragraph }) => label === "line" && paragraph === field.paragraph);
    return line ? [{ ...line, text }] : [field];
  });
}

function nameCandidates({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  const tagged = fields.filter(
    ({ label, paragraph }) => label === "name" && paragraphs[paragraph]?.zone !== "foot",
  );
  return tagged.filter(({ text }) => isNameShape(text)).length > 0
    ? tagged.filter(({ text }) => isNameShape(text))
    : tagged;
}

/** Cuts the fields at the headings. Each column keeps its own section over the pages. */
function blocksOf(document: DocumentText, fields: readonly Field[], headings: Heading[]): Block[] {
  const blocks: Block[] = [{ section: "top", fields: [] }];
  const open = new Map<number, Block>([[0, blocks[0] ?? { section: "top", fields: [] }]]);
  for (const field of fields) {
    const paragraph = document.paragraphs[field.paragraph];
    const column = paragraph?.column ?? 0;
    if (paragraph?.zone === "head" || paragraph?.zone === "foot") {
      blocks[0]?.fields.push(field);
      continue;
    }
    if (field.label === "heading") {
      if (headings.at(-1)?.paragraph === field.paragraph) continue;
      const section = looseHeadingSection(paragraph?.text ?? "") ?? "custom";
      const block: Block = { section, heading: tidyValue(paragraph?.text ?? field.text), fields: [] };
      headings.push({ paragraph: field.paragraph, section });
      open.set(column, block);
      blocks.push(block);
      continue;
    }
    let block = open.get(column);
    if (!block) {
      block = { section: "top", fields: [] };
      open.set(column, block);
      blocks.push(block);
    }
    block.fields.push(field);
  }
  return blocks;
}

function readBlock(draft: Draft, document: DocumentText, { section, heading, fields }: Block): void {
  switch (section) {
    case "top":
    case "contact":
      return readHead(draft, document, fields);
    case "summary":
      return readSummary(draft, fields);
    case "work":
      readWork(draft, fields, "work");
      return;
    case "siwes":
      readWork(draft, fields, "siwes");
      return;
    case "volunteer":
      readVolunteer(draft, fields);
      return;
    case "education":
      readEducation(draft, fields);
      return;
    case "certificates":
      readCertificates(draft, fields);
      return;
    case "awards":
      readAwards(draft, fields);
      return;
    case "projects":
      readProjects(draft, fields);
      return;
    case "nysc":
      readNysc(draft, fields);
      return;
    case "skills":
      return readSkills(draft, rowsOf(document, fields));
    case "languages":
      return readLanguages(draft, rowsOf(document, fields));
    case "oLevels":
      return readOLevels(draft, fields, rowsOf(document, fields));
    case "referees":
      readReferees(draft, fields);
      return;
    case "personal": {
      readPerson(
        draft,
        fields.filter(({ label }) => label === "email" || label === "phone" || label === "place"),
      );
      const own = fields.filter(
        ({ label }) => label !== "email" && label !== "phone" && label !== "place" && label !== "name",
      );
      return readPersonal(draft, rowsOf(document, own));
    }
    case "custom":
      return readCustom(draft, document, heading ?? "____ (heading)", fields);
  }
}

function readHead(draft: Draft, document: DocumentText, fields: readonly Field[]): void {
  const left = readPerson(draft, fields);
  const told = new Set(left.filter(({ label }) => label === "personal").map(({ paragraph }) => paragraph));
  const rows = rowsOf(
    document,
    left.filter(({ label, paragraph }) => told.has(paragraph) && (label === "label" || label === "personal")),
  );
  readPersonal(draft, rows);
  readSummary(
    draft,
    left.filter(({ label, text }) => label === "line" && text.split(" ").length > 7),
  );
}

function readSummary(draft: Draft, fields: readonly Field[]): void {
  for (const { text, paragraph, label } of fields) {
    if (label === "label") continue;
    draft.profile.summary.push(...pieces(text, 2000));
    draft.use(paragraph, text);
    draft.fact(`summary.${draft.profile.summary.length - 1}`, paragraph, 1);
  }
}

function readCustom(draft: Draft, document: DocumentText, heading: string, fields: readonly Field[]): void {
  const lines = rowsOf(document, fields).flatMap(({ paragraph, label, text }) => {
    const whole = label === undefined ? text : `${label}: ${text}`;
    draft.use(paragraph, whole);
    const bullet = document.paragraphs[paragraph]?.listLevel !== undefined;
    return pieces(whole.replaceAll("\t", " | "), 1000).map((piece) => ({ text: piece, bullet }));
  });
  if (lines.length === 0) return;
  draft.profile.custom.push({ heading: heading.slice(0, 100).trim(), lines });
}

/** The paragraphs of some fields, each with its label apart; in a table the label may stand in the cell before. */
function rowsOf({ paragraphs }: DocumentText, fields: readonly Field[]): Row[] {
  const rows: Row[] = [];
  let cellLabel: { text: string; table: number; row: number } | undefined;
  for (const place of new Set(fields.map(({ paragraph }) => paragraph))) {
    const paragraph = paragraphs[place];
    if (!paragraph) continue;
    const here = fields.filter((field) => field.paragraph === place);
    const first = here[0];
    const { cell } = paragraph;
    if (first?.label === "label" && here.length === 1) {
      if (cell) cellLabel = { text: cleanLabel(first.text), table: cell.table, row: cell.row };
      continue;
    }
    const to = here.at(-1)?.segments.at(-1)?.to ?? paragraph.text.length;
    const isLabelled = first?.label === "label";
    const from = (isLabelled ? here[1] : first)?.segments[0]?.from ?? 0;
    const inherited =
      cell && cellLabel && cell.table === cellLabel.table && cell.row === cellLabel.row
        ? cellLabel.text
        : undefined;
    const label = isLabelled ? cleanLabel(first.text) : inherited;
    const whole = paragraph.text.slice(from, Math.max(to, from));
    const rest = /^[)\].!?]+/.exec(paragraph.text.slice(Math.max(to, from)))?.[0] ?? "";
    rows.push({ paragraph: place, text: whole + rest, ...(label !== undefined && { label }) });
  }
  return rows;
}

function cleanLabel(text: string): string {
  return tidyValue(text.replace(/:\s*$/, ""));
}
