import type { Profile } from "../profile.schema";
import { canonicalProfile } from "../profile/canonical-profile";
import { withAlikeHeads } from "./alike-heads";
import { blocksOf, type Heading } from "./blocks";
import { chooseName } from "./choose-name";
import { claimSigns } from "./claim-signs";
import { type DocumentText, isFooter } from "./document-text";
import { withEmployerRelations } from "./employer-relations";
import { doubtEntries } from "./doubt-entries";
import { placeDutiesApart, withoutDutiesApart } from "./duties-apart";
import { type Doubt, Draft, type Fact } from "./draft";
import { withHeadline } from "./headline";
import { isNarrative, readNarrative } from "./narrative";
import { readBarCall } from "./held-papers";
import type { Field } from "./field";
import { withHomeAddresses } from "./home-addresses";
import { withItemsAsLines } from "./item-lines";
import { isMarkedText, isNote, isPlainText } from "./notes/is-note";
import { withKindsInBrackets } from "./kind-brackets";
import { withKindsOfEmployer } from "./notes/kinds-of-employer";
import { withNoteSections } from "./notes/note-sections";
import { noteFields } from "./notes/note-stretches";
import { withNotesSetRight } from "./notes/notes-set-right";
import { readNote } from "./notes/read-note";
import { withOddTitles } from "./odd-titles";
import { notPlaced } from "./not-placed";
import { withOwnBusiness } from "./own-business";
import { withPostsOverItems } from "./posts-over-items";
import { findOwnName } from "./own-name";
import { pairJobs } from "./pair-jobs";
import { withPartHeadings } from "./part-lines";
import { pairStudies } from "./pair-studies";
import { withSentences } from "./prose-lines";
import { leaveOutRepeats } from "./repeated-studies";
import { readBlock, readStrayContacts } from "./read-block";
import { readOnlyAddress } from "./build-personal";
import { readGrids } from "./read-grids";
import { maxSegments } from "./segments";
import { readStandingsLeft } from "./standing-left";
import { withSkillAccounts } from "./skill-accounts";
import { storyOf } from "./story";
import { taggedFields } from "./tagged-fields";
import type { RoleOf } from "./tagger/sequence";
import { unwrap } from "./unwrap";
import { declarations } from "./vocabulary/declarations";
import { withBracketNotes, withEmployerNotes, withNotesBehind, withTimesInBrackets } from "./bracket-notes";
import { withComingEnds } from "./coming-ends";
import { withTitleBrackets } from "./title-brackets";
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
  const isPlain = isPlainText(document);
  if (roleOf || (!isPlain && !isMarkedText(document))) return ordered;
  // "WORK. From June 2019 to now I am with …": of plain text with headings the words may tell more than its order.
  const typed = readTypedNote(document, options);
  const [ofTyped, ofOrdered] = [postsOf(typed), postsOf(ordered)];
  const hasMoreParts = ofTyped.whole === ofOrdered.whole && ofTyped.part > ofOrdered.part;
  const leavesLess = () => lettersLeft(typed) < lettersLeft(ordered);
  const isFuller = hasMoreParts && (ofOrdered.part === 0 ? leavesLess() : !isPlain);
  // The marks of a text tell of its studies, too.
  const isAsGood = isPlain || partsOfStudies(typed) >= partsOfStudies(ordered);
  return isAsGood && (ofTyped.whole > ofOrdered.whole || isFuller) ? typed : ordered;
}

/** How many studies have a school and a degree, and how many a standing. */
function partsOfStudies({ profile: { education } }: ReadResume): number {
  const whole = education.filter(({ institution, studyType }) => institution && studyType);
  return whole.length + education.filter(({ standing }) => standing).length;
}

const lettersLeft = ({ notPlaced: left }: ReadResume) => left.reduce((sum, { text }) => sum + text.length, 0);

/** How many posts of whatever kind have what somebody was, where and when; and how many a time and one of the others. */
function postsOf({ profile: { work, siwes, volunteer, nysc } }: ReadResume): { whole: number; part: number } {
  // Under "Volunteer" nobody writes what they were.
  const unpaid = volunteer.map((one) => ({ ...one, position: one.position ?? "", name: one.organization }));
  const posts = [...work, ...siwes, ...unpaid];
  const dated = posts.filter(({ startDate, endDate }) => startDate ?? endDate);
  const service = nysc?.ppa ? 1 : 0;
  return {
    whole: dated.filter(isWhole).length + service,
    part: dated.filter(({ position, name }) => position ?? name).length + service,
  };
}

/** Of two at one employer the second one counts with a time of its own, where the first has one from its beginning. */
function isWhole(post: Post, at: number, posts: readonly Post[]): boolean {
  const last = posts[at - 1];
  const isOfLast = post.name !== undefined && last?.name === post.name && last.startDate !== undefined;
  return (
    post.position !== undefined && post.name !== undefined && (!isOfLast || post.startDate !== undefined)
  );
}
type Post = Pick<Profile["work"][number], "position" | "name" | "startDate" | "endDate">;

/** Reads a document by its look and its headings. */
function readOrdered(
  document: DocumentText,
  { roleOf, ...options }: ReadOptions & { roleOf?: RoleOf },
): ReadResume {
  const draft = new Draft();
  const { fields: tagged, segments, free, headed } = taggedFields(document, roleOf);
  const headings: Heading[] = [];
  const own = findOwnName(document, tagged);
  const all = withHomeAddresses(document, own.fields).filter(
    ({ paragraph }) => !isDeclaration(document.paragraphs[paragraph]?.text ?? ""),
  );
  const isInSentences = isNarrative(document);
  const { left: fields, apart } = isInSentences
    ? { left: all, apart: [] }
    : withoutDutiesApart(document, all);
  const cut = blocksOf(document, fields, headings, { head: own.head, free, headed });
  const blocks = isInSentences ? cut : withSkillAccounts(document, cut, headings);
  const labels = claimSigns(draft, document, fields, headings);
  if (isInSentences) readNarrative(draft, document);
  const name = draft.profile.basics.name ? [] : chooseName(draft, own, options.accountName);
  for (const block of blocks)
    if (name.length > 0)
      block.fields =
        block.section === "top"
          ? withHeadline(document, block.fields, name)
          : withoutName(block.fields, name);
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
      const isOfPosts = ofPosts.has(block.section);
      const fields = isOfPosts ? withLinesOfPosts(document, whole, options.today) : whole;
      readBlock(draft, document, { ...block, fields, tagged: left });
    }
  placeDutiesApart(draft, apart);
  readStrayContacts(draft, blocks);
  const end = segments.at(-1)?.paragraph ?? 0;
  if (segments.length >= maxSegments && end < document.paragraphs.length - 1)
    draft.doubt("line", end + 1, "The file is longer than we can sort. From here on nothing was placed.");
  return completed(draft, document, { headings, labels, options });
}

/** The name that was chosen stands in no section, wherever its line is. */
function withoutName(fields: readonly Field[], name: readonly Field[]): Field[] {
  const isOfName = ({ paragraph, label, text }: Field) =>
    name.some((one) => one.paragraph === paragraph && one.label === label && one.text === text);
  return fields.filter((field) => !isOfName(field));
}

/** The fields of posts, where each thing that was done is a line of its own, and what only looks like a name or a time is a line, too. */
function withLinesOfPosts(
  document: DocumentText,
  fields: readonly Field[],
  today: string | undefined,
): Field[] {
  const written = withPostsOverItems(document, withOwnBusiness(document, withOddTitles(fields)));
  const own = withEmployerRelations(document, withKindsInBrackets(document, written));
  const alike = withAlikeHeads(document, withPartHeadings(document, own));
  const titled = withTitleBrackets(document, withItemsAsLines(document, alike));
  const timed = withNotesBehind(document, withTimesInBrackets(document, titled));
  const named = withEmployerNotes(document, timed);
  const heads = withBracketNotes(document, named);
  return withSentences(document, withComingEnds(document, heads, today));
}

function isOfPage({ paragraphs }: DocumentText, paragraph: number): boolean {
  const here = paragraphs[paragraph];
  return here !== undefined && isFooter(here);
}

/** Reads what was typed on a phone: the model of notes tells what each of its words is. */
function readTypedNote(document: DocumentText, options: ReadOptions): ReadResume {
  const draft = new Draft();
  const typed = noteFields(document).filter(({ paragraph }) => !isOfPage(document, paragraph));
  const own = withOwnBusiness(document, withNotesSetRight(document, typed));
  const posts = withPostsOverItems(document, withKindsOfEmployer(own));
  const found = withHomeAddresses(document, posts);
  const stretches = withItemsAsLines(document, found);
  const named = withEmployerNotes(document, stretches);
  const written = withComingEnds(document, withBracketNotes(document, named), undefined);
  const fields = withNoteSections(document, written);
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
  leaveOutRepeats(draft);
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
