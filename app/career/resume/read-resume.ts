import { cleanLine, type Profile } from "../profile.schema";
import { canonicalProfile } from "../profile/canonical-profile";
import type { DocumentText } from "./document-text";
import { isNarrative, readNarrative } from "./narrative";
import { doubtEntries } from "./doubt-entries";
import { type Doubt, Draft, type Fact } from "./draft";
import { type Field, fieldsOf } from "./fields";
import { maxSegments } from "./segments";
import { numbering } from "./headings";
import { withHeadline } from "./headline";
import { readerModel } from "./model/reader-model";
import { joinNameLines, joinNameParts } from "./name-parts";
import { notPlaced } from "./not-placed";
import { findNameByAddress } from "./name-by-address";
import { pairJobs } from "./pair-jobs";
import { pairStudies } from "./pair-studies";
import { chooseName, isNameShape } from "./person";
import { features, type RoleOf, tagResume } from "./tagger/sequence";
import { unwrap } from "./unwrap";
import { withWholeLines } from "./whole-lines";
import { checkWholeDocument } from "./whole-checks";
import { type Block, blocksOf, type Heading } from "./blocks";
import { readBlock, readStrayContacts } from "./read-block";

export type { Heading } from "./blocks";
export type { Doubt, Fact } from "./draft";
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
export type ReadOptions = {
  accountName?: string;
  /** "YYYY-MM-DD", against which dates in the future are found. */
  today?: string;
};

/** Reads a resume's paragraphs into a profile. Nothing is lent or guessed: what is not sure is left out and asked about. */
export function readResume(file: DocumentText, options: ReadOptions = {}): ReadResume {
  const { document, origin } = unwrap(file);
  return inFile(readWhole(document, options), origin);
}

/** A reading of an unwrapped document with the paragraphs of its file. `origin` is what unwrap gave with it. */
export function inFile(read: ReadResume, origin: readonly number[]): ReadResume {
  const at = <Item extends { paragraph: number }>(item: Item): Item => ({
    ...item,
    paragraph: origin[item.paragraph] ?? item.paragraph,
  });
  return {
    profile: read.profile,
    facts: read.facts.map((fact) => {
      const { paragraph } = at(fact);
      return { ...fact, id: `${fact.path}@${paragraph}`, paragraph };
    }),
    doubts: read.doubts.map(at),
    notPlaced: read.notPlaced.map(at),
    headings: read.headings.map(at),
    labels: read.labels.map(at),
  };
}

/** Reads a document that is unwrapped. `roleOf`: roles that count more than the tagger's. */
export function readWhole(
  document: DocumentText,
  { roleOf, ...options }: ReadOptions & { roleOf?: RoleOf },
): ReadResume {
  const draft = new Draft();
  const { segments, positionAt, headings: free } = features(document);
  const tagged = wholeLines(
    document,
    fieldsOf(document, segments, tagResume(readerModel(), segments, positionAt, roleOf)),
  );
  const headings: Heading[] = [];
  const labels: { paragraph: number; text: string }[] = [];
  const candidates = nameCandidates(document, tagged);
  const isNamed = candidates.some((field) => isNameShape(field.text) && field.probability("name") >= 0.5);
  const own = isNamed ? undefined : findNameByAddress(document);
  const fields = own ? namedAt(tagged, own) : tagged;
  const blocks = blocksOf(document, fields, headings, own?.paragraph, free);
  for (const { paragraph } of headings)
    draft.useRewritten(paragraph, document.paragraphs[paragraph]?.text ?? "");
  for (const field of fields)
    if (field.label === "other" && field.segments.every(({ atom }) => atom === "number"))
      draft.useRewritten(field.paragraph, field.text);
    // What only looks like a label may be anything: it stays among what was not placed.
    else if (
      field.label === "label" &&
      field.segments.every(({ atom, fixed }) => atom === "label" || fixed === "label")
    ) {
      labels.push({ paragraph: field.paragraph, text: cleanLine(field.text) });
      draft.useRewritten(field.paragraph, field.text);
    }
  document.paragraphs.forEach(({ text }, paragraph) => {
    const number = numbering.exec(text)?.[0];
    if (number) draft.useRewritten(paragraph, number);
  });
  const isInSentences = isNarrative(document);
  const name = isInSentences
    ? []
    : chooseName(
        draft,
        own
          ? fields.filter(({ paragraph, label }) => paragraph === own.paragraph && label === "name")
          : candidates,
        options.accountName,
        joinNameParts(fields) ??
          joinNameLines(
            fields,
            fields.filter(({ label }) => label === "name"),
          ),
      );
  for (const block of blocks)
    if (block.section === "top" && name.length > 0) block.fields = withHeadline(document, block.fields, name);
  const story = isInSentences ? document : storyOf(document, blocks);
  if (story) readNarrative(draft, story);
  if (!isInSentences)
    for (const block of blocks) {
      const left = story
        ? block.fields.filter(({ paragraph }) => story.paragraphs[paragraph]?.text === "")
        : block.fields;
      readBlock(draft, document, { ...block, fields: withWholeLines(document, { ...block, fields: left }) });
    }
  readStrayContacts(draft, blocks);
  pairStudies(draft);
  pairJobs(draft);
  doubtEntries(draft);
  const end = segments.at(-1)?.paragraph ?? 0;
  if (segments.length >= maxSegments && end < document.paragraphs.length - 1)
    draft.doubt("line", end + 1, "The file is longer than we can sort. From here on nothing was placed.");
  checkWholeDocument(draft, document, options.today);
  const profile = canonicalProfile(draft.profile);
  return {
    profile,
    facts: draft.facts,
    doubts: draft.doubts.sort((a, b) => a.paragraph - b.paragraph),
    notPlaced: notPlaced(document, draft.claims(), profile),
    headings,
    labels,
  };
}

/**
 * What somebody tells in sentences, where no section tells of work: the document without its other paragraphs. Undefined where the sentences
 * are no narrative.
 */
function storyOf(document: DocumentText, blocks: readonly Block[]): DocumentText | undefined {
  if (blocks.some(({ section }) => section === "work" || section === "siwes" || section === "volunteer"))
    return undefined;
  const lines = new Set(
    blocks
      .filter(({ section }) => section === "top" || section === "summary")
      .flatMap(({ fields }) =>
        fields.filter(({ label }) => label === "line").map(({ paragraph }) => paragraph),
      ),
  );
  const paragraphs = document.paragraphs.map((paragraph, at) =>
    lines.has(at) ? paragraph : { ...paragraph, text: "", runs: [] },
  );
  const story = { ...document, paragraphs };
  const draft = new Draft();
  if (!isNarrative(story)) return undefined;
  readNarrative(draft, story);
  return draft.profile.work.length > 0 ? story : undefined;
}

/** A paragraph that is a line for the most part is a line as a whole. */
function wholeLines(document: DocumentText, fields: readonly Field[]): Field[] {
  const letters = new Map<number, number>();
  const lines = new Map<number, Field>();
  for (const field of fields) {
    const { label, paragraph, text } = field;
    if (label !== "line") continue;
    letters.set(paragraph, (letters.get(paragraph) ?? 0) + text.length);
    if (!lines.has(paragraph)) lines.set(paragraph, field);
  }
  const done = new Set<number>();
  return fields.flatMap((field) => {
    const text = document.paragraphs[field.paragraph]?.text ?? "";
    if ((letters.get(field.paragraph) ?? 0) < text.length * 0.5) return [field];
    if (done.has(field.paragraph)) return [];
    done.add(field.paragraph);
    const line = lines.get(field.paragraph);
    return line ? [{ ...line, text }] : [field];
  });
}

/** The fields with the person's name where an address says that it stands. */
function namedAt(
  fields: readonly Field[],
  { paragraph, text }: { paragraph: number; text: string },
): Field[] {
  const first = fields.find((field) => field.paragraph === paragraph);
  return fields.flatMap((field): Field[] => {
    if (field.paragraph !== paragraph) return [field];
    return field === first ? [{ ...field, label: "name", text, probability: () => 0.8 }] : [];
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
