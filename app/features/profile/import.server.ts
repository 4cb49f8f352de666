import { and, eq, lte, ne } from "drizzle-orm";
import { wordsOf } from "~/career/nlp/fold";
import { emptyProfile } from "~/career/profile";
import type { Profile } from "~/career/profile.schema";
import { plainText, type DocumentText } from "~/career/resume/document-text";
import { mergeProfiles, type Merged } from "~/career/resume/merge";
import { listValues, valueAt } from "~/career/resume/profile-values";
import { readResume, type ReadResume } from "~/career/resume/read-resume";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { profileSources } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { days, toLagosDay } from "~/time";
import { findProfile, storeProfile, type CareerProfile } from "./profile.server";
import { isSameLine, type ProfileDoubt, type UnplacedLine } from "./stored-profile";

/** How long the text of a source is kept. */
export const SOURCE_TEXT_KEPT = days(30);

export type ResumeSource = {
  uploadId: string;
  fileName: string;
  kind: "pdf" | "docx" | "doc";
  document: DocumentText;
};

/** What a resume says, without storing anything. */
export function readDocument(userId: string, document: DocumentText, now = new Date()): ReadResume {
  const account = findAccount(userId);
  const accountName = account && `${account.firstName} ${account.lastName}`.trim();
  return readResume(document, { today: toLagosDay(now), ...(accountName && { accountName }) });
}

/**
 * Reads a resume into the person's profile. What is new is added, what differs is set side by side, and nothing that stands there changes. The
 * same upload again does nothing. A resume that names somebody else is not added: answers false.
 */
export function importDocument(userId: string, source: ResumeSource, now = new Date()): boolean {
  if (hasSource(userId, source.uploadId)) return true;
  const read = readDocument(userId, source.document, now);
  if (isOtherPerson(findProfile(userId)?.profile, read.profile)) return false;
  return write((tx) => {
    if (hasSource(userId, source.uploadId, tx)) return true;
    const current = findProfile(userId, tx);
    const merged = mergeProfiles(current?.profile ?? emptyProfile(), read.profile);
    const sourceId = newId();
    const { uploadId, fileName, kind, document } = source;
    tx.insert(profileSources)
      .values({
        id: sourceId,
        createdAt: now,
        keptUntil: new Date(now.getTime() + SOURCE_TEXT_KEPT),
        userId,
        uploadId,
        fileName,
        kind,
        text: plainText(document),
      })
      .run();
    storeProfile(tx, userId, {
      profile: merged.profile,
      doubts: [...(current?.doubts ?? []), ...newDoubts(current, read, merged, fileName)],
      notPlaced: [...(current?.notPlaced ?? []), ...newLines(current?.notPlaced ?? [], read)],
      origin: { sourceId, paragraphOf: paragraphsOf(read) },
      reason: "import",
      now,
    });
    return true;
  });
}

/** Whether this upload was read into the person's profile. */
export function hasSource(userId: string, uploadId: string, tx: Pick<typeof db, "select"> = db): boolean {
  const found = tx
    .select({ id: profileSources.id })
    .from(profileSources)
    .where(and(eq(profileSources.userId, userId), eq(profileSources.uploadId, uploadId)))
    .get();
  return found !== undefined;
}

/** The text of sources whose time is over goes; their names stay with the facts. */
export function purgeSourceTexts(now: Date): void {
  db.update(profileSources)
    .set({ text: "" })
    .where(and(lte(profileSources.keptUntil, now), ne(profileSources.text, "")))
    .run();
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
  const differing = conflicts.map(({ path, mine, theirs }): ProfileDoubt => ({
    id: newId(),
    kind: "conflict",
    path,
    text: `${fileName} says something else.`,
    mine,
    suggestion: theirs,
  }));
  return [...raised, ...differing].filter(
    ({ path, suggestion }) =>
      !current?.doubts.some((known) => known.path === path && known.suggestion === suggestion),
  );
}

/** An entry that came to nothing is gone from the profile, and a doubt about it with it. */
function hasRoomAt(profile: Profile, path: string): boolean {
  const parent = path.split(".").slice(0, -1).join(".");
  return parent === "" || valueAt(profile, parent) !== undefined;
}

function newLines(known: readonly UnplacedLine[], { notPlaced }: ReadResume): UnplacedLine[] {
  return notPlaced
    .filter(({ text }) => !known.some((line) => isSameLine(line.text, text)))
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
