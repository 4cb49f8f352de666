import { createHash } from "node:crypto";
import { and, count, desc, eq } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { announcementRecipients, announcements } from "~/db/schema";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { NOTICE_MS } from "~/features/billing/offer-versions.server";
import { enqueue } from "~/jobs/queue.server";
import { Refusal } from "~/refusal";
import { days, formatDay } from "~/time";
import type { NewAnnouncement } from "./announcement.schema";

export type Announcement = typeof announcements.$inferSelect;
export const SEND_ANNOUNCEMENT_JOB = "announcement.send";

/**
 * Stores a mail to many people as a draft, in place of the draft that the same form made before. Throws EFFECT_TOO_SOON (400): new terms
 * in less than 30 days.
 */
export function draftAnnouncement(
  actor: Actor,
  values: NewAnnouncement,
  now = new Date(),
  formKey = newId(),
): Announcement {
  rejectLateNotice(values.effectiveAt, now);
  return write((tx) => {
    const before = tx.select().from(announcements).where(eq(announcements.id, formKey)).get();
    if (before?.state === "draft")
      return tx.update(announcements).set(values).where(eq(announcements.id, formKey)).returning().get();
    return tx
      .insert(announcements)
      .values({ id: before ? newId() : formKey, createdAt: now, createdBy: actor.userId, ...values })
      .returning()
      .get();
  });
}

/** A draft that is still to be sent; undefined for anything else. */
export function findDraft(id: string): Announcement | undefined {
  const isDraft = and(eq(announcements.id, id), eq(announcements.state, "draft"));
  return db.select().from(announcements).where(isDraft).get();
}

/** The newest announcements, each with how many it was sent to. */
export function listAnnouncements(limit = 100) {
  return db
    .select({ announcement: announcements, sentTo: count(announcementRecipients.userId) })
    .from(announcements)
    .leftJoin(announcementRecipients, eq(announcementRecipients.announcementId, announcements.id))
    .groupBy(announcements.id)
    .orderBy(desc(announcements.createdAt))
    .limit(limit)
    .all()
    .map(({ announcement, sentTo }) => ({ ...announcement, sentTo }));
}

/** One announcement with how many it was sent to. Throws NOT_FOUND (404). */
export function getAnnouncement(id: string, reader: Pick<Tx, "select"> = db) {
  const announcement = reader.select().from(announcements).where(eq(announcements.id, id)).get();
  if (!announcement) throw new Refusal("NOT_FOUND", "There is no such announcement.", 404);
  const sent = reader
    .select({ many: count() })
    .from(announcementRecipients)
    .where(eq(announcementRecipients.announcementId, id))
    .get();
  return { ...announcement, sentTo: sent?.many ?? 0 };
}

/**
 * Begins to send a draft. `expected` is how many people the staff member saw, for the record, and `version` what they read, as
 * `versionOf` gives it. Throws NOT_FOUND (404), NOT_A_DRAFT and DRAFT_CHANGED (409) and EFFECT_TOO_SOON (400).
 */
export function sendAnnouncement(
  actor: Actor,
  id: string,
  { expected, version }: { expected: number; version: string },
  now = new Date(),
): void {
  write((tx) => {
    const announcement = getAnnouncement(id, tx);
    const { subject, kind, effectiveAt } = announcement;
    rejectLateNotice(effectiveAt, now);
    const begun = tx
      .update(announcements)
      .set({ state: "sending", startedAt: now })
      .where(and(eq(announcements.id, id), eq(announcements.state, "draft")))
      .run();
    if (begun.changes === 0) throw new Refusal("NOT_A_DRAFT", "This was sent before.", 409);
    if (version !== versionOf(announcement))
      throw new Refusal(
        "DRAFT_CHANGED",
        "The draft was changed meanwhile. Read it again and send it then.",
        409,
      );
    enqueueSending(tx, id);
    recordAuditEvent(
      tx,
      actor,
      "announcement.sent",
      `announcement:${id}`,
      { after: { kind, subject, recipients: expected } },
      now,
    );
  });
}

/** What of a draft people get, and who gets it, as a short text: another one after each change. */
export function versionOf({ kind, subject, body, audience, effectiveAt }: Announcement): string {
  const text = JSON.stringify([kind, subject, body, audience.plan, audience.hasPaid, effectiveAt]);
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}

/** Stops an announcement that is being sent, or deletes a draft. Throws NOT_FOUND (404) and ALREADY_SENT (409). */
export function stopAnnouncement(actor: Actor, id: string, now = new Date()): "deleted" | "stopped" {
  return write((tx) => {
    const { state, subject, sentTo } = getAnnouncement(id, tx);
    if (state === "draft") {
      tx.delete(announcements).where(eq(announcements.id, id)).run();
      return "deleted";
    }
    if (state === "stopped") return "stopped";
    if (!markStopped(tx, id, now))
      throw new Refusal("ALREADY_SENT", "It is sent already, so it cannot be stopped.", 409);
    recordAuditEvent(
      tx,
      actor,
      "announcement.stopped",
      `announcement:${id}`,
      { after: { subject, recipients: sentTo } },
      now,
    );
    return "stopped";
  });
}

/** Ends the sending of an announcement. Returns whether it was being sent. */
export function markStopped(tx: Tx, id: string, now: Date): boolean {
  const sending = and(eq(announcements.id, id), eq(announcements.state, "sending"));
  return (
    tx.update(announcements).set({ state: "stopped", finishedAt: now }).where(sending).run().changes === 1
  );
}

/** Queues the next step of an announcement that is being sent. */
export function enqueueSending(tx: Tx, announcementId: string, runAt = new Date()): void {
  enqueue(SEND_ANNOUNCEMENT_JOB, { announcementId }, tx, { runAt, maxAttempts: 12 });
}

function rejectLateNotice(effectiveAt: Date | null, now: Date): void {
  const earliest = new Date(now.getTime() + NOTICE_MS);
  if (effectiveAt && effectiveAt < earliest)
    throw new Refusal(
      "EFFECT_TOO_SOON",
      `People are told 30 days before. Choose ${formatDay(new Date(earliest.getTime() + days(1))).text} or later.`,
      400,
    );
}
