import { and, asc, count, desc, eq, gte, isNull, lte, ne, or, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { jobs, mails } from "~/db/schema";
import { enqueue, completeJob, type Lease } from "~/jobs/queue.server";
import { env } from "~/env.server";
import { composeMail, type MailContent } from "~/providers/mail/compose";
import type { MailAttachment } from "~/providers/mail/mail";
import { getMailProvider } from "~/providers/mail/mail.server";
import { readOutboxMail } from "~/providers/mail/outbox.server";
import { getReplyAddress } from "./reply-address.server";
import type { User } from "./sessions.server";

/**
 * Stores a mail and its job in the caller's transaction. The worker sends it soon and retries when the server
 * refuses it.
 */
export function queueMail(tx: Tx, recipient: { userId?: string; email: string }, content: MailContent): void {
  const id = newId();
  const composed = composeMail(content, { name: env.SITE_NAME, url: env.APP_URL });
  tx.insert(mails)
    .values({
      id,
      createdAt: new Date(),
      userId: recipient.userId,
      recipient: recipient.email,
      replyTo: content.replyTo ?? getReplyAddress(tx, recipient.userId),
      attachment: content.attachment,
      ...composed,
    })
    .run();
  enqueue("mail.send", { mailId: id }, tx, { maxAttempts: 8 });
}

/** A file that goes with a mail; undefined when what it shows is gone. */
type AttachmentRenderer = (name: string) => Promise<MailAttachment | undefined>;
let renderAttachment: AttachmentRenderer = () => Promise.resolve(undefined);

/** Registers who makes the files of mails. They are made when a mail is sent, so that none waits in the database. */
export function registerAttachments(renderer: AttachmentRenderer): void {
  renderAttachment = renderer;
}

/**
 * Sends one queued mail. For a mail that was already sent, or has no account any more, it only completes the
 * job.
 */
export async function sendQueuedMail(mailId: string, lease: Lease): Promise<void> {
  const mail = db.select().from(mails).where(eq(mails.id, mailId)).get();
  if (mail && !mail.sentAt) {
    await getMailProvider().send({
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      unsubscribeUrl: findUnsubscribeUrl(mail.text),
      replyTo: mail.replyTo ?? undefined,
      attachment: mail.attachment ? await renderAttachment(mail.attachment) : undefined,
    });
  }
  write((tx) => {
    completeJob(tx, lease);
    // A sent mail must not hold codes and links. Only the local outbox stores the text for reading.
    tx.update(mails)
      .set({ sentAt: new Date(), ...(env.MAIL_URL && { text: "", html: "" }) })
      .where(eq(mails.id, mailId))
      .run();
  });
}

/**
 * Mails that failed at the first attempt, oldest first: those that wait and those that were abandoned. For
 * admins: recipient, time and reason, but not the text.
 */
export function listStuckMails(limit = 100) {
  const { id, createdAt, recipient, subject } = mails;
  return db
    .select({
      id,
      createdAt,
      recipient,
      subject,
      attempts: jobs.attempts,
      hasFailed: sql<boolean>`${jobs.status} = 'failed'`.mapWith(Boolean),
      nextAttemptAt: jobs.runAt,
      lastError: jobs.lastError,
    })
    .from(mails)
    .innerJoin(jobs, and(eq(jobs.kind, "mail.send"), sql`${jobs.payload} ->> 'mailId' = ${mails.id}`))
    .where(
      and(
        isNull(mails.sentAt),
        ne(jobs.status, "done"),
        or(gte(jobs.attempts, 2), and(gte(jobs.attempts, 1), ne(jobs.status, "running"))),
      ),
    )
    .orderBy(asc(mails.createdAt))
    .limit(limit)
    .all();
}

/** Mails stored since a time: how many were sent, and how many wait. */
export function getMailTotals(since: Date): { sent: number; waiting: number } {
  const rows = db
    .select({ isSent: sql<boolean>`${mails.sentAt} is not null`.mapWith(Boolean), many: count() })
    .from(mails)
    .where(gte(mails.createdAt, since))
    .groupBy(sql`1`)
    .all();
  const countOf = (sent: boolean) => rows.find(({ isSent }) => isSent === sent)?.many ?? 0;
  return { sent: countOf(true), waiting: countOf(false) };
}

/** The ids of all mails to an account, and of mails to its verified address without an account. */
export function mailIdsAbout(user: MailOwner): string[] {
  const rows = db.select({ id: mails.id }).from(mails).where(isAbout(user)).all();
  return rows.map(({ id }) => id);
}

/** Deletes the same mails. */
export function deleteMailsAbout(tx: Tx, user: MailOwner): void {
  tx.delete(mails).where(isAbout(user)).run();
}

/** Deletes mails that were stored before `before`. Returns how many. */
export function deleteOldMails(before: Date): number {
  return db.delete(mails).where(lte(mails.createdAt, before)).run().changes;
}

/** The newest mails with their text, for the local outbox page. */
export function listRecentMails() {
  return db.select().from(mails).orderBy(desc(mails.createdAt)).limit(20).all();
}

/** The .eml text of one mail in the local outbox, or undefined. */
export function readRawMail(mailId: string): string | undefined {
  return readOutboxMail(env.DATA_DIR, mailId);
}

// The text of such a mail contains the link, so the link needs no column.
function findUnsubscribeUrl(text: string): string | undefined {
  const start = text.lastIndexOf(`${env.APP_URL}/unsubscribe?token=`);
  return start < 0 ? undefined : /^\S+/.exec(text.slice(start))?.[0];
}

type MailOwner = Pick<User, "id" | "email" | "emailVerifiedAt">;

function isAbout({ id, email, emailVerifiedAt }: MailOwner) {
  return or(eq(mails.userId, id), emailVerifiedAt ? eq(mails.recipient, email) : undefined);
}
