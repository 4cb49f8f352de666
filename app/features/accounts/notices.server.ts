import { randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { settings, tokens, users } from "~/db/schema";
import type { MailWords } from "~/providers/mail/compose";
import { Refusal } from "~/refusal";
import { days } from "~/time";
import { hasConsent, withdrawConsent } from "./consents.server";
import { queueMail } from "./mail.server";
import { hashToken } from "./sessions.server";

// A link in an old mail must still stop the mails.
const UNSUBSCRIBE_LIFE = days(730);

export type MailKind = "notifications" | "marketing";
type Words = Pick<MailWords, "subject" | "lines" | "action" | "replyTo">;

/** Queues a mail about the person's own documents, unless Email Notifications are off. Says whether it did. */
export function queueNotice(tx: Tx, userId: string, words: Words): boolean {
  const own = tx
    .select({ wanted: settings.emailNotifications })
    .from(settings)
    .where(eq(settings.userId, userId))
    .get();
  if (own?.wanted === false) return false;
  return queueStoppable(
    tx,
    userId,
    words,
    "notifications",
    "You get this email because Email Notifications are on in your settings.",
  );
}

/** Queues a marketing mail, only under a standing consent. Says whether it did. */
export function queueNews(tx: Tx, userId: string, words: Words): boolean {
  if (!hasConsent(tx, userId)) return false;
  return queueStoppable(
    tx,
    userId,
    words,
    "marketing",
    "You get this email because you agreed to Marketing Emails.",
  );
}

/** A mail that shows the person whether our mails reach them. Throws NOTICES_OFF. */
export function sendTestNotice(userId: string): void {
  write((tx) => {
    const isQueued = queueNotice(tx, userId, {
      subject: "A test of your notifications",
      lines: ["Our emails reach you. You asked for this one."],
    });
    if (!isQueued)
      throw new Refusal("NOTICES_OFF", "Email Notifications are switched off. Switch them on first.", 409);
  });
}

/** What kind of mail an unsubscribe link stops; undefined when the link is unknown or too old. */
export function unsubscribeKind(token: string, now = new Date()): MailKind | undefined {
  return findLink(db, token, now)?.kind;
}

/** Stops the mails that the link is about. Harmless when done again. Throws BAD_TOKEN. */
export function unsubscribe(token: string, now = new Date()): MailKind {
  return write((tx) => {
    const link = findLink(tx, token, now);
    if (!link)
      throw new Refusal(
        "BAD_TOKEN",
        "This link is wrong or too old. Sign in and change it in your settings.",
        400,
      );
    if (link.kind === "marketing") withdrawConsent(tx, link.userId, now);
    else stopNotices(tx, link.userId, now);
    return link.kind;
  });
}

function queueStoppable(tx: Tx, userId: string, words: Words, kind: MailKind, footer: string): boolean {
  const user = tx.select().from(users).where(eq(users.id, userId)).get();
  if (!user?.isActive || !user.emailVerifiedAt) return false;
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  tx.insert(tokens)
    .values({
      tokenHash: hashToken(token),
      createdAt: now,
      userId,
      purpose: "unsubscribe",
      value: kind,
      expiresAt: new Date(now.getTime() + UNSUBSCRIBE_LIFE),
    })
    .run();
  queueMail(
    tx,
    { userId, email: user.email },
    {
      ...words,
      greeting: `Hello ${user.firstName},`,
      footer,
      stop: { label: "Stop these emails", path: `/unsubscribe?token=${token}` },
    },
  );
  return true;
}

function stopNotices(tx: Tx, userId: string, now: Date) {
  const change = { emailNotifications: false, updatedAt: now };
  tx.insert(settings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: settings.userId, set: change })
    .run();
}

function findLink(
  reader: Pick<Tx, "select">,
  token: string,
  now: Date,
): { userId: string; kind: MailKind } | undefined {
  const known = and(
    eq(tokens.tokenHash, hashToken(token)),
    eq(tokens.purpose, "unsubscribe"),
    gt(tokens.expiresAt, now),
  );
  const row = reader.select({ userId: tokens.userId, value: tokens.value }).from(tokens).where(known).get();
  return row && { userId: row.userId, kind: row.value === "marketing" ? "marketing" : "notifications" };
}
