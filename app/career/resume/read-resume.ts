import { cleanLine, type Profile } from "../profile.schema";
import { canonicalProfile } from "../profile/canonical-profile";
import type { DocumentText } from "./document-text";
import { hasMore } from "./narrative-clauses";
import { isNarrative, readNarrative } from "./narrative";
import { doubtEntries } from "./doubt-entries";
import { type Doubt, Draft, type Fact } from "./draft";
import type { Field } from "./field";
import { fieldsOf } from "./fields";
import { maxSegments } from "./segments";
import { numbering } from "./headings";
import { withHeadline } from "./headline";
import { withSentences } from "./prose-lines";
import { readerModel } from "./model/reader-model";
import { joinNameLines, joinNameParts } from "./name-parts";
import { notPlaced } from "./not-placed";
import { findName, type FoundName } from "./find-name";
import { pairJobs } from "./pair-jobs";
import { pairStudies } from "./pair-studies";
import { chooseName, isNameShape, isNoName } from "./person";
import { sectionsByRoles, withHeadings, type HeadedSections } from "./sections-by-roles";
import { features, type RoleOf, tagResume } from "./tagger/sequence";
import { unwrap } from "./unwrap";
import { otherPersons } from "./vocabulary/person-names";
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

/** The fields of a document with the headings in words of their writer. `headed`: what headings head, where that is known. */
function tagFields(
  document: DocumentText,
  { roleOf, headed }: { roleOf: RoleOf | undefined; headed?: HeadedSections },
) {
  const { segments, positionAt, headings, sectionAt } = features(document, headed ? { headed } : {});
  const tagged = tagResume(readerModel(), segments, positionAt, roleOf);
  const fields = wholeLines(
    document,
    withHeadings(fieldsOf(document, segments, tagged), headed ?? new Map()),
  );
  return { fields, segments, free: headings, sectionAt };
}

/** The fields of an unwrapped document. Where they tell what the headings in words of their writer head, it is tagged again with that. */
export function taggedFields(document: DocumentText, roleOf?: RoleOf) {
  const first = tagFields(document, { roleOf });
  const headed = sectionsByRoles(document, first.fields, first.sectionAt);
  return { ...(headed.size > 0 ? tagFields(document, { roleOf, headed }) : first), headed };
}

const ofPosts: ReadonlySet<string> = new Set(["work", "siwes", "nysc", "volunteer"]);

/** Reads a document that is unwrapped. `roleOf`: roles that count more than the tagger's. */
export function readWhole(
  document: DocumentText,
  { roleOf, ...options }: ReadOptions & { roleOf?: RoleOf },
): ReadResume {
  const draft = new Draft();
  const { fields: tagged, segments, free, headed } = taggedFields(document, roleOf);
  const headings: Heading[] = [];
  const labels: { paragraph: number; text: string }[] = [];
  const candidates = nameCandidates(document, tagged);
  const isNamed = candidates.some((field) => isNameShape(field.text) && field.probability("name") >= 0.5);
  const own = isNamed ? undefined : findName(document);
  const fields = own?.isLine ? namedAt(document, tagged, own) : tagged;
  const blocks = blocksOf(document, fields, headings, {
    head: own?.isLine && !own.isFirst ? own.paragraph : undefined,
    free,
    headed,
  });
  for (const { paragraph } of headings)
    draft.useRewritten(paragraph, document.paragraphs[paragraph]?.text ?? "");
  for (const field of fields)
    if (field.label === "other" && field.segments.every(({ atom }) => atom === "number"))
      draft.useRewritten(field.paragraph, field.text);
    else if (field.segments.every(({ partOf }) => partOf === "other") && !hasMore(field.text))
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
  if (isInSentences) readNarrative(draft, document);
  const name = draft.profile.basics.name
    ? []
    : chooseName(
        draft,
        own ? nameFields(fields, own) : candidates,
        options.accountName,
        joinNameParts(fields) ??
          joinNameLines(
            fields,
            fields.filter(({ label }) => label === "name"),
          ),
      );
  for (const block of blocks)
    if (block.section === "top" && name.length > 0) block.fields = withHeadline(document, block.fields, name);
  const story = isInSentences ? undefined : storyOf(document, blocks);
  if (story) readNarrative(draft, story);
  if (!isInSentences)
    for (const block of blocks) {
      const left = story
        ? block.fields.filter(({ paragraph }) => story.paragraphs[paragraph]?.text === "")
        : block.fields;
      const whole = withWholeLines(document, { ...block, fields: left });
      readBlock(draft, document, {
        ...block,
        fields: ofPosts.has(block.section) ? withSentences(document, whole) : whole,
      });
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
  const parted = new Set(
    fields.filter(({ segments }) => segments.some(({ partOf }) => partOf)).map(({ paragraph }) => paragraph),
  );
  for (const field of fields) {
    const { label, paragraph, text } = field;
    if (label !== "line") continue;
    letters.set(paragraph, (letters.get(paragraph) ?? 0) + text.length);
    if (!lines.has(paragraph)) lines.set(paragraph, field);
  }
  const done = new Set<number>();
  return fields.flatMap((field) => {
    const text = document.paragraphs[field.paragraph]?.text ?? "";
    if (parted.has(field.paragraph)) return [field];
    if ((letters.get(field.paragraph) ?? 0) < text.length * 0.5) return [field];
    if (done.has(field.paragraph)) return [];
    done.add(field.paragraph);
    const line = lines.get(field.paragraph);
    return line ? [{ ...line, text }] : [field];
  });
}

/** The fields with the person's name where it was found on a line. What stands behind it there stays. */
function namedAt(
  { paragraphs }: DocumentText,
  fields: readonly Field[],
  { paragraph, text }: FoundName,
): Field[] {
  const from = paragraphs[paragraph]?.text.indexOf(text) ?? 0;
  const isInName = (field: Field) =>
    field.paragraph === paragraph &&
    field.segments.some((one) => one.from < from + text.length && one.to > from);
  const first = fields.find(isInName);
  return fields.flatMap((field): Field[] => {
    if (!isInName(field)) return [field];
    return field === first ? [{ ...field, label: "name", text, probability: () => 0.8 }] : [];
  });
}

/** The name where it was found: the field of its line, or its words in the sentence that tells it. */
function nameFields(fields: readonly Field[], { paragraph, text, isLine }: FoundName): Field[] {
  const here = fields.filter((field) => field.paragraph === paragraph);
  if (isLine) return here.filter(({ label }) => label === "name");
  const [first] = here;
  return first ? [{ ...first, label: "name", text, probability: () => 0.8 }] : [];
}

function nameCandidates({ paragraphs }: DocumentText, fields: readonly Field[]): Field[] {
  const tagged = fields.filter(
    ({ label, text, paragraph }, at) =>
      label === "name" &&
      /\p{L}/u.test(text) &&
      paragraphs[paragraph]?.zone !== "foot" &&
      !isOfAnother(fields[at - 1], paragraph),
  );
  const shaped = tagged.filter(({ text }) => isNameShape(text));
  return shaped.length > 0 ? shaped : tagged.filter(({ text }) => !isNoName(text));
}

/** "Husband: Chief Nnanna Kalu": the label before a name says that it is somebody else's. */
function isOfAnother(before: Field | undefined, paragraph: number): boolean {
  return before?.label === "label" && paragraph - before.paragraph <= 1 && otherPersons.test(before.text);
}
