import type { Profile } from "../profile.schema";
import { canonicalProfile } from "../profile/canonical-profile";
import { blocksOf, type Heading } from "./blocks";
import { chooseName } from "./choose-name";
import { claimSigns } from "./claim-signs";
import type { DocumentText } from "./document-text";
import { doubtEntries } from "./doubt-entries";
import { type Doubt, Draft, type Fact } from "./draft";
import { withHeadline } from "./headline";
import { isNarrative, readNarrative } from "./narrative";
import { readBarCall } from "./held-papers";
import { isNote, isPlainText } from "./notes/is-note";
import { noteFields } from "./notes/note-stretches";
import { readNote } from "./notes/read-note";
import { notPlaced } from "./not-placed";
import { findOwnName } from "./own-name";
import { pairJobs } from "./pair-jobs";
import { pairStudies } from "./pair-studies";
import { withSentences } from "./prose-lines";
import { readBlock, readStrayContacts } from "./read-block";
import { readOnlyAddress } from "./build-personal";
import { readGrids } from "./read-grids";
import { maxSegments } from "./segments";
import { readStandingsLeft } from "./standing-left";
import { storyOf } from "./story";
import { taggedFields } from "./tagged-fields";
import type { RoleOf } from "./tagger/sequence";
import { unwrap } from "./unwrap";
import { declarations } from "./vocabulary/declarations";
import { checkWholeDocument } from "./whole-checks";
import { withWholeLines } from "./whole-lines";

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

/** "I hereby declare that …", "Signature: ____": it stays among what found no place. */
const isDeclaration = (text: string) => text.length <= 400 && declarations.test(text.trim());

const ofPosts: ReadonlySet<string> = new Set(["work", "siwes", "nysc", "volunteer"]);

/** Reads a document that is unwrapped. `roleOf`: roles that count more than the tagger's. */
export function readWhole(
  document: DocumentText,
  { roleOf, ...options }: ReadOptions & { roleOf?: RoleOf },
): ReadResume {
  if (isNote(document)) return readTypedNote(document, options);
  const ordered = readOrdered(document, { ...options, ...(roleOf && { roleOf }) });
  if (roleOf || !isPlainText(document)) return ordered;
  // "WORK. From June 2019 to now I am with …": of plain text with headings the words may tell more than its order.
  const typed = readTypedNote(document, options);
  return countWhole(typed) > countWhole(ordered) ? typed : ordered;
}

/** Posts of whatever kind with what somebody was, where and when. */
function countWhole({ profile: { work, siwes, volunteer, nysc } }: ReadResume): number {
  const posts = [...work, ...siwes, ...volunteer.map((one) => ({ ...one, name: one.organization }))];
  const whole = posts.filter(
    ({ position, name, startDate, endDate }) => position && name && (startDate || endDate),
  );
  return whole.length + (nysc?.ppa ? 1 : 0);
}

/** Reads a document by its look and its headings. */
function readOrdered(
  document: DocumentText,
  { roleOf, ...options }: ReadOptions & { roleOf?: RoleOf },
): ReadResume {
  const draft = new Draft();
  const { fields: tagged, segments, free, headed } = taggedFields(document, roleOf);
  const headings: Heading[] = [];
  const own = findOwnName(document, tagged);
  const fields = own.fields.filter(
    ({ paragraph }) => !isDeclaration(document.paragraphs[paragraph]?.text ?? ""),
  );
  const isInSentences = isNarrative(document);
  const blocks = blocksOf(document, fields, headings, { head: own.head, free, headed });
  const labels = claimSigns(draft, document, fields, headings);
  if (isInSentences) readNarrative(draft, document);
  const name = draft.profile.basics.name ? [] : chooseName(draft, own, options.accountName);
  for (const block of blocks)
    if (block.section === "top" && name.length > 0) block.fields = withHeadline(document, block.fields, name);
  const story = isInSentences ? undefined : storyOf(document, blocks);
  if (story) readNarrative(draft, story);
  if (!isInSentences && !story) {
    const read = readGrids(draft, document, blocks);
    for (const block of blocks) block.fields = block.fields.filter(({ paragraph }) => !read.has(paragraph));
  }
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
  const end = segments.at(-1)?.paragraph ?? 0;
  if (segments.length >= maxSegments && end < document.paragraphs.length - 1)
    draft.doubt("line", end + 1, "The file is longer than we can sort. From here on nothing was placed.");
  return completed(draft, document, { headings, labels, options });
}

/** Reads what was typed on a phone: the model of notes tells what each of its words is. */
function readTypedNote(document: DocumentText, options: ReadOptions): ReadResume {
  const draft = new Draft();
  const fields = noteFields(document);
  const { blocks, headings } = readNote(draft, document, fields);
  const labels = claimSigns(draft, document, [], []);
  chooseName(draft, findOwnName(document, fields), options.accountName);
  for (const block of blocks) readBlock(draft, document, block);
  return completed(draft, document, { headings, labels, options });
}

/** The reading of a draft in which each section was read: what stands in several of them is brought together. */
function completed(
  draft: Draft,
  document: DocumentText,
  { headings, labels, options }: Pick<ReadResume, "headings" | "labels"> & { options: ReadOptions },
): ReadResume {
  readOnlyAddress(draft);
  readBarCall(draft, document);
  pairStudies(draft);
  readStandingsLeft(draft, document);
  pairJobs(draft);
  doubtEntries(draft);
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
