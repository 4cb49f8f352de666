import { desc, eq } from "drizzle-orm"
import { db, write, type Tx } from "~/db/client.server"
import { newId } from "~/db/id"
import { mails } from "~/db/schema"
import { enqueue, finish, type Lease } from "~/jobs/queue.server"
import { env } from "~/env.server"
import { composeMail, type MailWords } from "~/providers/mail/compose"
import { mailProvider } from "~/providers/mail/mail.server"
import { readOutboxMail } from "~/providers/mail/outbox.server"

/** Stores a mail and its job in the caller's transaction. It is sent soon after, and again if the server does not take it. */
export function queueMail(tx: Tx, recipient: { userId?: string; email: string }, words: MailWords): void {
  const id = newId()
  const composed = composeMail(words, { name: env.SITE_NAME, url: env.APP_URL })
  tx.insert(mails).values({ id, createdAt: new Date(), userId: recipient.userId, recipient: recipient.email, ...composed }).run()
  enqueue("mail.send", { mailId: id }, tx, { maxAttempts: 8 })
}

/** Sends one queued mail. A mail that was already sent, or whose account is gone, is only ticked off. */
export async function sendQueuedMail(mailId: string, lease: Lease): Promise<void> {
  const mail = db.select().from(mails).where(eq(mails.id, mailId)).get()
  if (mail && !mail.sentAt) {
    await mailProvider().send({ id: mail.id, to: mail.recipient, subject: mail.subject, text: mail.text, html: mail.html, stopUrl: stopUrlIn(mail.text) })
  }
  write((tx) => {
    finish(tx, lease)
    tx.update(mails).set({ sentAt: new Date() }).where(eq(mails.id, mailId)).run()
  })
}

/** The newest mails as they were written, for the local outbox page. */
export function listRecentMails() {
  return db.select().from(mails).orderBy(desc(mails.createdAt)).limit(20).all()
}

/** The .eml text of one mail in the local outbox, or undefined. */
export function rawMail(mailId: string): string | undefined {
  return readOutboxMail(env.DATA_DIR, mailId)
}

// The link stands in the text of every mail that can be stopped, so it needs no column of its own.
function stopUrlIn(text: string): string | undefined {
  const start = text.lastIndexOf(`${env.APP_URL}/unsubscribe?token=`)
  return start < 0 ? undefined : /^\S+/.exec(text.slice(start))?.[0]
}
