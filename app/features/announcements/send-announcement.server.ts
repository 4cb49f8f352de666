import { eq } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { announcementRecipients, announcements } from "~/db/schema";
import { queueMarketingMail } from "~/features/accounts/notifications.server";
import { queueServiceMail } from "~/features/accounts/service-mail.server";
import { completeJob, type Lease } from "~/jobs/queue.server";
import { log } from "~/log.server";
import { minutes } from "~/time";
import { enqueueSending, type Announcement } from "./announcements.server";
import { listNextRecipients } from "./audience.server";

/** How many mails of an announcement are queued a minute, so that mail servers take them and other mails do not wait. */
const MAILS_PER_MINUTE = 60;
const ACTIONS: Partial<Record<Announcement["kind"], { label: string; path: string }>> = {
  terms: { label: "Read the terms", path: "/terms-of-service" },
  price: { label: "See my subscription", path: "/subscription" },
  price_withdrawn: { label: "See my subscription", path: "/subscription" },
};
const NOTICE_FOOTER = "You get this email because it concerns your account.";

/**
 * One step of sending: queues the mails of the next people, at most `mailsPerMinute`, and the next step a minute later. Each person is
 * recorded with their mail in one transaction, so that nobody gets it twice.
 */
export function sendNextMails(
  { announcementId = "" }: Record<string, string>,
  lease: Lease,
  now = new Date(),
  mailsPerMinute = MAILS_PER_MINUTE,
): void {
  const announcement = db.select().from(announcements).where(eq(announcements.id, announcementId)).get();
  const next =
    announcement?.state === "sending" ? listNextRecipients(announcement, announcement.cursor, now) : null;
  write((tx) => {
    completeJob(tx, lease);
    const current = tx.select().from(announcements).where(eq(announcements.id, announcementId)).get();
    if (!next || current?.state !== "sending") return;
    const batch = next.userIds.slice(0, mailsPerMinute);
    const sent = batch.filter((userId) => mailTo(tx, current, userId, now)).length;
    const isCut = next.userIds.length > batch.length;
    const cursor = isCut ? (batch.at(-1) ?? null) : next.cursor;
    const isDone = cursor === null;
    tx.update(announcements)
      .set(isDone ? { state: "sent", finishedAt: now } : { cursor })
      .where(eq(announcements.id, announcementId))
      .run();
    if (!isDone) enqueueSending(tx, announcementId, new Date(now.getTime() + (sent > 0 ? minutes(1) : 0)));
    log.info({ event: "announcement.step_sent", announcementId, sent, isDone });
  });
}

function mailTo(tx: Tx, { id, kind, subject, body }: Announcement, userId: string, now: Date): boolean {
  const inserted = tx
    .insert(announcementRecipients)
    .values({ announcementId: id, userId, createdAt: now })
    .onConflictDoNothing()
    .run();
  if (inserted.changes === 0) return false;
  const mail = { subject, lines: toParagraphs(body), action: ACTIONS[kind] };
  return kind === "news"
    ? queueMarketingMail(tx, userId, mail)
    : queueServiceMail(tx, userId, { ...mail, footer: NOTICE_FOOTER });
}

/** The paragraphs of a text, which empty lines separate. */
export function toParagraphs(body: string): string[] {
  return body
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, " ").trim())
    .filter((paragraph) => paragraph !== "");
}
