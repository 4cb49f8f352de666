import { and, eq } from "drizzle-orm";
import { foldText, wordsOf } from "~/career/nlp/fold";
import { emptyProfile } from "~/career/profile";
import type { Profile } from "~/career/profile.schema";
import type { DocumentText } from "~/career/resume/document-text";
import { mergeProfiles, type Merged } from "~/career/resume/merge";
import { listValues, valueAt } from "~/career/resume/profile-values";
import type { ReadResume } from "~/career/resume/read-resume";
import { ReadResume as StoredResume } from "~/career/resume/read-resume.schema";
import { write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { profileSources } from "~/db/schema";
import type { SOURCE_KINDS } from "~/db/schema/values";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { Refusal } from "~/refusal";
import { days, toLagosDay } from "~/time";
import { requireRoom } from "./profile-room";
import { findProfile, storeProfile, type CareerProfile } from "./profile.server";
import { findSource } from "./sources.server";
import type { ProfileDoubt, UnplacedLine } from "./stored-profile";

/** How long the words of a source are stored, unless the person keeps them. */
const SOURCE_STORED = days(30);

export type ResumeSource = {
  uploadId: string;
  fileName: string;
  kind: (typeof SOURCE_KINDS)[number];
  document: DocumentText;
  resume: ReadResume;
};

/** What the reader of a resume may know of the person. */
export function readerContext(userId: string, now = new Date()): { accountName?: string; today: string } {
  const account = findAccount(userId);
  const accountName = account && `${account.firstName} ${account.lastName}`.trim();
  return { today: toLagosDay(now), ...(accountName && { accountName }) };
}

/**
 * Stores what was read from a resume and adds it to the person's profile: what is new is added, what differs is set side by side, and
 * nothing that stands there changes. The same upload again does nothing. A resume that names somebody else waits for its person's word.
 * Throws PROFILE_FULL (413).
 */
export function importResume(tx: Tx, userId: string, source: ResumeSource, now = new Date()): void {
  if (findSource(userId, source.uploadId, tx)) return;
  const { uploadId, fileName, kind, document, resume } = source;
  requireRoom(resume);
  const id = newId();
  tx.insert(profileSources)
    .values({
      id,
      createdAt: now,
      keptUntil: new Date(now.getTime() + SOURCE_STORED),
      userId,
      uploadId,
      fileName,
      kind,
      document,
      resume,
    })
    .run();
  const own = findProfile(userId, tx)?.profile;
  if (!isOtherPerson(own, resume.profile)) addToProfile(tx, userId, { id, fileName, resume }, now);
}

/** The person says that a resume with another name is theirs: it is added, once. Throws NOT_FOUND (404). */
export function addSource(userId: string, sourceId: string, now = new Date()): void {
  write((tx) => {
    const row = tx
      .select({
        fileName: profileSources.fileName,
        resume: profileSources.resume,
        addedAt: profileSources.addedAt,
      })
      .from(profileSources)
      .where(and(eq(profileSources.userId, userId), eq(profileSources.id, sourceId)))
      .get();
    if (row?.addedAt) return;
    if (!row?.resume)
      throw new Refusal("NOT_FOUND", "This resume is not stored any more. Add it again.", 404);
    const resume = StoredResume.parse(row.resume);
    addToProfile(tx, userId, { id: sourceId, fileName: row.fileName, resume }, now);
  });
}

type Added = { id: string; fileName: string; resume: ReadResume };

function addToProfile(tx: Tx, userId: string, { id, fileName, resume }: Added, now: Date): void {
  const current = findProfile(userId, tx);
  const merged = mergeProfiles(current?.profile ?? emptyProfile(), resume.profile);
  const open = current && {
    ...current,
    doubts: current.doubts.filter((doubt) => !isAnsweredBy(merged, current, doubt)),
  };
  tx.update(profileSources)
    .set({ addedAt: now, resume: null })
    .where(and(eq(profileSources.userId, userId), eq(profileSources.id, id)))
    .run();
  storeProfile(tx, userId, {
    profile: merged.profile,
    doubts: [...(open?.doubts ?? []), ...newDoubts(open, resume, merged, fileName)],
    notPlaced: [...(current?.notPlaced ?? []), ...newLines(current?.notPlaced ?? [], resume)],
    origin: { sourceId: id, paragraphOf: paragraphsOf(resume) },
    reason: "import",
    now,
  });
}

/** "We did not find your name", and the added resume has it. */
function isAnsweredBy(
  { profile }: Merged,
  { profile: before }: CareerProfile,
  { path }: ProfileDoubt,
): boolean {
  return path !== undefined && valueAt(before, path) === undefined && valueAt(profile, path) !== undefined;
}

/** Two names without one word in common are two people. */
function isOtherPerson(mine: Profile | undefined, theirs: Profile): boolean {
  const [own, other] = [mine?.basics.name, theirs.basics.name].map((name) =>
    wordsOf(name ?? "").filter((word) => word.length > 2),
  );
  if (!own?.length || !other?.length) return false;
  return !own.some((word) => other.includes(word));
}

function newDoubts(
  current: CareerProfile | undefined,
  read: ReadResume,
  { profile, conflicts, placeOf }: Merged,
  fileName: string,
): ProfileDoubt[] {
  const raised = read.doubts.flatMap(({ kind, path, text, suggestion }): ProfileDoubt[] => {
    const place = path === undefined ? undefined : placeOf(path);
    // What the profile knows already needs no answer to a guess.
    if (place !== undefined && current && valueAt(current.profile, place) !== undefined) return [];
    if (place !== undefined && !hasRoomAt(profile, place)) return [];
    return [{ id: newId(), kind, text, ...(place && { path: place }), ...(suggestion && { suggestion }) }];
  });
  return [
    ...raised.filter((doubt) => !isAsked(current, doubt)),
    ...listConflicts(current, { conflicts }, fileName),
  ];
}

/** What differs, as questions; not those that are asked already. `origin` says where the other words come from. */
export function listConflicts(
  current: CareerProfile | undefined,
  { conflicts }: Pick<Merged, "conflicts">,
  origin: string,
): ProfileDoubt[] {
  return conflicts
    .map(({ path, mine, theirs }): ProfileDoubt => ({
      id: newId(),
      kind: "conflict",
      path,
      text: `${origin} says something else.`,
      mine,
      suggestion: theirs,
    }))
    .filter((doubt) => !isAsked(current, doubt));
}

function isAsked(current: CareerProfile | undefined, { path, suggestion }: ProfileDoubt): boolean {
  return current?.doubts.some((known) => known.path === path && known.suggestion === suggestion) ?? false;
}

/** An entry that came to nothing is gone from the profile, and a doubt about it with it. */
function hasRoomAt(profile: Profile, path: string): boolean {
  const parent = path.split(".").slice(0, -1).join(".");
  return parent === "" || valueAt(profile, parent) !== undefined;
}

function newLines(known: readonly UnplacedLine[], { notPlaced }: ReadResume): UnplacedLine[] {
  const knownLines = new Set(known.map(({ text }) => foldText(text)));
  return notPlaced
    .filter(({ text }) => !knownLines.has(foldText(text)))
    .map(({ text }) => ({ id: newId(), text }));
}

/** The paragraph of each value that was read, by section and text. */
function paragraphsOf({ profile, facts }: ReadResume) {
  const paragraphs = new Map(facts.map(({ path, paragraph }) => [path, paragraph]));
  const byText = new Map(
    listValues(profile).map(({ kind, path, text }) => [`${kind} ${text}`, nearest(path, paragraphs)]),
  );
  return (kind: string, text: string) => byText.get(`${kind} ${text}`);
}

/** A fact may stand for a whole entry: then its values share the paragraph. */
function nearest(path: string, paragraphs: ReadonlyMap<string, number>): number | undefined {
  const keys = path.split(".");
  for (let length = keys.length; length > 0; length--) {
    const found = paragraphs.get(keys.slice(0, length).join("."));
    if (found !== undefined) return found;
  }
  return undefined;
}
