import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { applications, type SentDocument } from "~/db/schema";
import { recordEvent } from "~/features/account-events/events.server";
import { Refusal } from "~/refusal";
import { changeState, stateOf, type ChosenState } from "./states";

export type Application = typeof applications.$inferSelect;
/** The job as its person gave it. It never changes: other words are another application. */
export type Advert = Pick<Application, "jobTitle" | "companyName" | "companyLocation" | "jobDescription">;

/**
 * The application of this advert, new or as it was, in the transaction that stores a generation for it. It counts as being made
 * from now on, and is in the list again if it was archived.
 */
export function openApplication(tx: Tx, userId: string, advert: Advert, now: Date): Application {
  const { jobTitle, companyName, companyLocation, jobDescription } = advert;
  const change = { updatedAt: now, archivedAt: null };
  return tx
    .insert(applications)
    .values({
      ...{ jobTitle, companyName, companyLocation, jobDescription, userId },
      ...{ id: newId(), createdAt: now, makingSince: now, ...change },
      advertHash: hashAdvert(advert),
    })
    .onConflictDoUpdate({
      target: [applications.userId, applications.advertHash],
      set: { ...change, makingSince: now },
    })
    .returning()
    .get();
}

/** The same advert has the same hash. */
export function hashAdvert({ jobTitle, companyName, companyLocation, jobDescription }: Advert): string {
  const words = [jobTitle, companyName, companyLocation, jobDescription];
  return createHash("sha256").update(JSON.stringify(words)).digest("hex");
}

/** A generation of the application ended. `makingSince`: when one that still runs began; `closesOn`: the last day, if the advert was read. */
export function endMaking(
  tx: Tx,
  applicationId: string,
  made: { makingSince: Date | null; hasDocuments: boolean; closesOn?: string | null },
  now = new Date(),
): void {
  const row = tx.select().from(applications).where(eq(applications.id, applicationId)).get();
  if (!row) return;
  const { makingSince, hasDocuments, closesOn = row.closesOn } = made;
  const state = row.state === "new" && hasDocuments ? "ready" : row.state;
  tx.update(applications)
    .set({ state, makingSince, closesOn, updatedAt: now })
    .where(eq(applications.id, applicationId))
    .run();
}

/** The advert of an application, for work that the system does. */
export function getAdvert(applicationId: string, reader: Pick<Tx, "select"> = db): Advert {
  const { jobTitle, companyName, companyLocation, jobDescription } = applications;
  const advert = reader
    .select({ jobTitle, companyName, companyLocation, jobDescription })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .get();
  if (!advert) throw new Error(`application ${applicationId} has no row`);
  return advert;
}

/** One of the person's own applications. Another's does not exist: 404. */
export function getApplication(
  userId: string,
  applicationId: string,
  reader: Pick<Tx, "select"> = db,
): Application {
  const application = reader.select().from(applications).where(isOwn(userId, applicationId)).get();
  if (!application) throw new Refusal("NOT_FOUND", "This page does not exist.", 404);
  return application;
}

/** What a person changes on an application of theirs. */
export type ApplicationChange = {
  state?: ChosenState | undefined;
  notes?: string | undefined;
  isArchived?: boolean | undefined;
  /** What they fill into the slots of subject and file name, by slot; "" empties one. */
  slotAnswers?: Record<string, string> | undefined;
};

/**
 * Changes state, notes, answers to slots or place in the list. The versions of `documents` are kept with the first "sent". Throws NOT_FOUND (404)
 * and STATE_CONFLICT (409) for a state that cannot follow.
 */
export function updateApplication(
  userId: string,
  applicationId: string,
  { state, notes, isArchived, slotAnswers }: ApplicationChange,
  documents: SentDocument[],
  now = new Date(),
): Application {
  return write((tx) => {
    const application = getApplication(userId, applicationId, tx);
    const before = stateOf(application);
    const isNewState = state !== undefined && state !== before;
    if (isNewState)
      recordEvent(
        tx,
        userId,
        { type: "application.state_changed", data: { applicationId, state, before } },
        now,
      );
    return tx
      .update(applications)
      .set({
        updatedAt: now,
        ...(isNewState && stateColumns(application, state, documents, now)),
        ...(notes !== undefined && { notes }),
        ...(slotAnswers && { slotAnswers: mergeAnswers(application.slotAnswers, slotAnswers) }),
        ...(isArchived !== undefined && { archivedAt: isArchived ? (application.archivedAt ?? now) : null }),
      })
      .where(isOwn(userId, applicationId))
      .returning()
      .get();
  });
}

/**
 * Deletes one of the person's own applications for good: the advert, its requests, documents with all versions, decisions and notes. What
 * it cost stays in the history of credits. Throws NOT_FOUND (404), and BEING_MADE (409) while a request of it runs.
 */
export function deleteApplication(userId: string, applicationId: string): void {
  write((tx) => {
    const { makingSince } = getApplication(userId, applicationId, tx);
    if (makingSince)
      throw new Refusal(
        "BEING_MADE",
        "Its documents are being made now. Delete it when they are ready.",
        409,
      );
    tx.delete(applications).where(isOwn(userId, applicationId)).run();
  });
}

function mergeAnswers(before: Record<string, string>, given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, text]) => text !== ""));
}

function stateColumns(application: Application, to: ChosenState, documents: SentDocument[], now: Date) {
  const changed = changeState(application, to, now);
  if (!changed)
    throw new Refusal("STATE_CONFLICT", "This step is not possible now. Look at the application again.", 409);
  const { isSentNow, ...columns } = changed;
  if (isSentNow) return { ...columns, sentDocuments: documents };
  return { ...columns, ...(to === "ready" && { sentDocuments: [] }) };
}

function isOwn(userId: string, applicationId: string) {
  return and(eq(applications.userId, userId), eq(applications.id, applicationId));
}
