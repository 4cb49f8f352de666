import { and, asc, desc, eq, gte, isNull, lte, ne, or, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { jobs, mails } from "~/db/schema";
import { enqueue, completeJob, type Lease } from "~/jobs/queue.server";
import { env } from "~/env.server";
import { composeMail, type MailContent } from "~/providers/mail/compose";
import { getMailProvider } from "~/providers/mail/mail.server";
import { readOutboxMail } from "~/providers/mail/outbox.server";
import type { User } from "./sessions.server";

/** Stores a mail and its job in the caller's transaction. It is sent soon after, and again if the server does not take it. */
export function queueMail(tx: Tx, recipient: { userId?: string; email: string }, content: MailContent): void {
  const id = newId();
  const composed = composeMail(content, { name: env.SITE_NAME, url: env.APP_URL });
  tx.insert(mails)
    .values({
      id,
      createdAt: new Date(),
      userId: recipient.userId,
      recipient: recipient.email,
      replyTo: content.replyTo,
      ...composed,
    })
    .run();
  enqueue("mail.send", { mailId: id }, tx, { maxAttempts: 8 });
}

/** Sends one queued mail. A mail that was already sent, or whose account is gone, is only ticked off. */
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
    });
  }
  write((tx) => {
    completeJob(tx, lease);
    // A mail that has left holds codes and links no longer; only the local outbox keeps its words for reading.
    tx.update(mails)
      .set({ sentAt: new Date(), ...(env.MAIL_URL && { text: "", html: "" }) })
      .where(eq(mails.id, mailId))
      .run();
  });
}

/**
 * Mails that did not go at the first try, oldest first: those that wait for another one and those that were given up. For the admin:
 * what and when, and why, but not what stands in them.
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

/** The ids of all mails to an account, and of those to its address without an account. */
export function mailIdsAbout(user: Pick<User, "id" | "email">): string[] {
  const rows = db.select({ id: mails.id }).from(mails).where(isAbout(user)).all();
  return rows.map(({ id }) => id);
}

/** Deletes the same mails. */
export function deleteMailsAbout(tx: Tx, user: Pick<User, "id" | "email">): void {
  tx.delete(mails).where(isAbout(user)).run();
}

/** Deletes mails that were stored before `before`. Returns how many. */
export function deleteOldMails(before: Date): number {
  return db.delete(mails).where(lte(mails.createdAt, before)).run().changes;
}

/** The newest mails as they were written, for the local outbox page. */
export function listRecentMails() {
  return db.select().from(mails).orderBy(desc(mails.createdAt)).limit(20).all();
}

/** The .eml text of one mail in the local outbox, or undefined. */
export function readRawMail(mailId: string): string | undefined {
  return readOutboxMail(env.DATA_DIR, mailId);
}

// The link stands in the text of every mail that can be stopped, so it needs no column of its own.
function findUnsubscribeUrl(text: string): string | undefined {
  const start = text.lastIndexOf(`${env.APP_URL}/unsubscribe?token=`);
  return start < 0 ? undefined : /^\S+/.exec(text.slice(start))?.[0];
}

function isAbout({ id, email }: Pick<User, "id" | "email">) {
  return or(eq(mails.userId, id), eq(mails.recipient, email));
}
