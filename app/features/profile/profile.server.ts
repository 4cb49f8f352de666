import { and, asc, desc, eq, lte, sql, type Placeholder } from "drizzle-orm";
import { z } from "zod";
import { emptyProfile } from "~/career/profile";
import type { Profile } from "~/career/profile.schema";
import { toProfile } from "~/career/resume/profile-values";
import { db, write, type Tx } from "~/db/client.server";
import { profileFacts, profiles, profileSources, profileVersions } from "~/db/schema";
import { Refusal } from "~/refusal";
import {
  nextFacts,
  openDoubts,
  ProfileDoubt,
  UnplacedLine,
  type Origin,
  type StoredFact,
} from "./stored-profile";
import { requireRoom } from "./profile-room";

export type CareerProfile = {
  profile: Profile;
  version: number;
  updatedAt: Date;
  confirmedAt: Date | null;
  doubts: ProfileDoubt[];
  notPlaced: UnplacedLine[];
};

const KEPT_VERSIONS = 50;

/** The person's profile, or undefined when there is none yet. */
export function findProfile(userId: string, tx: Pick<Tx, "select"> = db): CareerProfile | undefined {
  const row = tx === db ? profileOf.get({ userId }) : selectProfile(tx, userId).get();
  if (!row) return undefined;
  const { version, updatedAt, confirmedAt } = row;
  return { ...parseContent(row), version, updatedAt, confirmedAt };
}

type Content = Pick<CareerProfile, "profile" | "doubts" | "notPlaced">;

function parseContent({
  data,
  doubts,
  notPlaced,
}: Record<"data" | "doubts" | "notPlaced", unknown>): Content {
  return {
    profile: parseStored(data),
    doubts: z.array(ProfileDoubt).parse(doubts),
    notPlaced: z.array(UnplacedLine).parse(notPlaced),
  };
}

const selectProfile = (tx: Pick<Tx, "select">, userId: string | Placeholder) =>
  tx.select().from(profiles).where(eq(profiles.userId, userId));
const profileOf = selectProfile(db, sql.placeholder("userId")).prepare();

/** The same; throws NO_PROFILE (404). */
export function getProfile(userId: string, tx: Pick<Tx, "select"> = db): CareerProfile {
  const found = findProfile(userId, tx);
  if (!found) throw new Refusal("NO_PROFILE", "You have no profile yet. Add a resume to begin one.", 404);
  return found;
}

/** A stored profile as it was written. Throws when the row is not one of ours. */
export function parseStored(data: unknown): Profile {
  const profile = toProfile(data);
  if (!profile) throw new Error("a stored profile does not follow its schema");
  return profile;
}

/** The facts of the person's profile: each value with its id, source and state. */
export function listFacts(userId: string, tx: Pick<Tx, "select"> = db): StoredFact[] {
  const { id, kind, path, text, standing, sourceId, paragraph, state } = profileFacts;
  return tx
    .select({ id, kind, path, text, standing, sourceId, paragraph, state })
    .from(profileFacts)
    .where(eq(profileFacts.userId, userId))
    .orderBy(asc(profileFacts.path))
    .all();
}

/** The versions that can be brought back, newest first. */
export function listVersions(userId: string) {
  const { version, createdAt, reason } = profileVersions;
  return db
    .select({ version, createdAt, reason })
    .from(profileVersions)
    .where(eq(profileVersions.userId, userId))
    .orderBy(desc(version))
    .all();
}

export type ProfileChange = {
  profile: Profile;
  doubts?: ProfileDoubt[];
  notPlaced?: UnplacedLine[];
  /** The person says that the value at this path is right as it is. */
  confirmedPath?: string;
};

type Change = (current: CareerProfile, seen?: Profile) => ProfileChange;

/**
 * Changes the profile, or begins it, in one transaction and keeps the version before. `version` is the one that the person saw: throws VERSION_CONFLICT (409)
 * when it was changed elsewhere since, but for the very same change once more, which is a second tap. A change that `findsItsPlace` gets the profile that the
 * person saw instead, where that is stored. Doubts whose value the change touches are answered by it.
 */
export function changeProfile(
  userId: string,
  { version, findsItsPlace, now = new Date() }: { version?: number; findsItsPlace?: true; now?: Date },
  change: Change,
): CareerProfile {
  return write((tx) => {
    const current = findProfile(userId, tx) ?? noProfile(now);
    const seen = version === current.version ? undefined : findSeen(tx, userId, version);
    if (seen && isDone(change, { ...current, profile: seen }, current.profile)) return current;
    if (!seen || !findsItsPlace) assertVersion(current.version, version);
    const {
      profile,
      doubts = current.doubts,
      notPlaced = current.notPlaced,
      confirmedPath,
    } = change(current, seen);
    if (JSON.stringify(profile) === JSON.stringify(current.profile)) {
      tx.update(profiles).set({ doubts, notPlaced }).where(eq(profiles.userId, userId)).run();
      tx.update(profileVersions).set({ doubts, notPlaced }).where(isVersion(userId, current.version)).run();
    } else {
      const open = doubts === current.doubts ? openDoubts(doubts, current.profile, profile) : doubts;
      storeProfile(tx, userId, { profile, doubts: open, notPlaced, origin: "typed", reason: "edit", now });
    }
    if (confirmedPath !== undefined)
      tx.update(profileFacts)
        .set({ state: "confirmed" })
        .where(and(eq(profileFacts.userId, userId), eq(profileFacts.path, confirmedPath)))
        .run();
    return findProfile(userId, tx) ?? current;
  });
}

/** The profile of a version that a page showed: of one before there was any, the empty one. */
function findSeen(tx: Tx, userId: string, version: number | undefined): Profile | undefined {
  if (version === undefined) return undefined;
  return version === 0 ? emptyProfile() : findVersion(tx, userId, version)?.profile;
}

/** Whether what the change makes of the profile that the person saw stands there already. */
function isDone(change: Change, seen: CareerProfile, stored: Profile): boolean {
  try {
    return JSON.stringify(change(seen).profile) === JSON.stringify(stored);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function noProfile(now: Date): CareerProfile {
  return {
    profile: emptyProfile(),
    version: 0,
    updatedAt: now,
    confirmedAt: null,
    doubts: [],
    notPlaced: [],
  };
}

/** Saves a whole profile, the first one included: what PUT /api/career does. Throws VERSION_CONFLICT (409). */
export function saveProfile(
  userId: string,
  profile: Profile,
  { version, now = new Date() }: { version?: number; now?: Date },
): CareerProfile {
  return write((tx) => {
    const current = findProfile(userId, tx);
    assertVersion(current?.version ?? 0, version);
    storeProfile(tx, userId, {
      profile,
      doubts: current ? openDoubts(current.doubts, current.profile, profile) : [],
      notPlaced: current?.notPlaced ?? [],
      origin: "typed",
      reason: "edit",
      now,
    });
    return getProfile(userId, tx);
  });
}

/** Brings an earlier version back, as a new version, with the doubts and lines without a place that it had last. Throws NOT_FOUND (404). */
export function restoreVersion(userId: string, version: number, now = new Date()): CareerProfile {
  return write((tx) => {
    getProfile(userId, tx);
    const content = findVersion(tx, userId, version);
    if (!content) throw new Refusal("NOT_FOUND", "This version is not stored any more.", 404);
    storeProfile(tx, userId, { ...content, origin: "typed", reason: "restore", now });
    return getProfile(userId, tx);
  });
}

function findVersion(tx: Tx, userId: string, version: number): Content | undefined {
  const { data, doubts, notPlaced } = profileVersions;
  const row = tx
    .select({ data, doubts, notPlaced })
    .from(profileVersions)
    .where(isVersion(userId, version))
    .get();
  return row && parseContent(row);
}

const isVersion = (userId: string, version: number) =>
  and(eq(profileVersions.userId, userId), eq(profileVersions.version, version));

/** The person says that the profile is right as it stands: each fact is theirs from now on. */
export function confirmProfile(userId: string, now = new Date()): void {
  write((tx) => {
    getProfile(userId, tx);
    tx.update(profiles).set({ confirmedAt: now }).where(eq(profiles.userId, userId)).run();
    tx.update(profileFacts).set({ state: "confirmed" }).where(eq(profileFacts.userId, userId)).run();
  });
}

/** Deletes the profile with its facts, sources and versions. Documents that were made from it stay. */
export function deleteProfile(userId: string): void {
  write((tx) => {
    getProfile(userId, tx);
    for (const table of [profileFacts, profileSources, profileVersions, profiles])
      tx.delete(table).where(eq(table.userId, userId)).run();
  });
}

type StoredChange = Content & {
  origin: Origin;
  reason: (typeof profileVersions.$inferSelect)["reason"];
  now: Date;
};

/** Writes the next version of a profile with its facts. For this feature's own transactions. Throws PROFILE_FULL (413). */
export function storeProfile(
  tx: Tx,
  userId: string,
  { profile, doubts, notPlaced, origin, reason, now }: StoredChange,
): void {
  const stored = findProfile(userId, tx);
  requireRoom({ profile, doubts, notPlaced }, stored);
  const version = (stored?.version ?? 0) + 1;
  const content = { data: profile, doubts, notPlaced };
  const row = { updatedAt: now, version, ...content };
  tx.insert(profiles)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: profiles.userId, set: row })
    .run();
  tx.insert(profileVersions)
    .values({ userId, version, createdAt: now, reason, ...content })
    .run();
  tx.delete(profileVersions)
    .where(and(eq(profileVersions.userId, userId), lte(profileVersions.version, version - KEPT_VERSIONS)))
    .run();
  const facts = nextFacts(profile, listFacts(userId, tx), origin);
  tx.delete(profileFacts).where(eq(profileFacts.userId, userId)).run();
  for (const fact of facts) insertFact.run({ userId, ...fact });
}

// A profile has hundreds of them, and to write the statement costs more than to run it.
const insertFact = db
  .insert(profileFacts)
  .values({
    userId: sql.placeholder("userId"),
    id: sql.placeholder("id"),
    kind: sql.placeholder("kind"),
    path: sql.placeholder("path"),
    text: sql.placeholder("text"),
    standing: sql.placeholder("standing"),
    sourceId: sql.placeholder("sourceId"),
    paragraph: sql.placeholder("paragraph"),
    state: sql.placeholder("state"),
  })
  .prepare();

function assertVersion(stored: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== stored) throw changedElsewhere(stored);
}

export function changedElsewhere(stored: number): Refusal {
  return new Refusal(
    "VERSION_CONFLICT",
    "Your profile was changed in another place since you opened it. Look at it again, then make your change.",
    409,
    { version: stored },
  );
}
