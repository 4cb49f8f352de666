import { randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { userSettings, tokens, users } from "~/db/schema";
import type { MailContent } from "~/providers/mail/compose";
import { Refusal } from "~/refusal";
import { days } from "~/time";
import { hasMarketingConsent, withdrawMarketingConsent } from "./consents.server";
import { queueMail } from "./mail.server";
import { hashToken } from "./sessions.server";

// The link in an old mail must still work.
const UNSUBSCRIBE_LIFETIME_MS = days(730);

export type MailKind = "notifications" | "marketing";
type NotificationContent = Pick<MailContent, "subject" | "lines" | "action" | "replyTo">;

/**
 * Queues a mail about the user's own documents, unless Email Notifications are off. Returns whether it did.
 */
export function queueNotification(tx: Tx, userId: string, content: NotificationContent): boolean {
  const row = tx
    .select({ wanted: userSettings.emailNotifications })
    .from(userSettings)
    .where(eq(userSettings.userId, userId))
    .get();
  if (row?.wanted === false) return false;
  return queueUnsubscribableMail(
    tx,
    userId,
    content,
    "notifications",
    "You get this email because Email Notifications are on in your settings.",
  );
}

/** Queues a marketing mail, only with an active consent. Returns whether it did. */
export function queueMarketingMail(tx: Tx, userId: string, content: NotificationContent): boolean {
  if (!hasMarketingConsent(tx, userId)) return false;
  return queueUnsubscribableMail(
    tx,
    userId,
    content,
    "marketing",
    "You get this email because you agreed to Marketing Emails.",
  );
}

/** Queues a mail that shows the user whether our mails arrive. Throws NOTICES_OFF. */
export function sendTestNotification(userId: string): void {
  write((tx) => {
    const isQueued = queueNotification(tx, userId, {
      subject: "A test of your notifications",
      lines: ["Our emails reach you. You asked for this one."],
    });
    if (!isQueued)
      throw new Refusal("NOTICES_OFF", "Email Notifications are switched off. Switch them on first.", 409);
  });
}

/** The kind of mail that an unsubscribe link stops, or undefined when the link is unknown or too old. */
export function findUnsubscribeKind(token: string, now = new Date()): MailKind | undefined {
  return findUnsubscribeLink(db, token, now)?.kind;
}

/** Stops the mails of this link. Safe to repeat. Throws BAD_TOKEN. */
export function unsubscribe(token: string, now = new Date()): MailKind {
  return write((tx) => {
    const link = findUnsubscribeLink(tx, token, now);
    if (!link)
      throw new Refusal(
        "BAD_TOKEN",
        "This link is wrong or too old. Sign in and change it in your settings.",
        400,
      );
    if (link.kind === "marketing") withdrawMarketingConsent(tx, link.userId, now);
    else disableNotifications(tx, link.userId, now);
    return link.kind;
  });
}

function queueUnsubscribableMail(
  tx: Tx,
  userId: string,
  content: NotificationContent,
  kind: MailKind,
  footer: string,
): boolean {
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
      expiresAt: new Date(now.getTime() + UNSUBSCRIBE_LIFETIME_MS),
    })
    .run();
  queueMail(
    tx,
    { userId, email: user.email },
    {
      ...content,
      greeting: `Hello ${user.firstName},`,
      footer,
      unsubscribe: { label: "Stop these emails", path: `/unsubscribe?token=${token}` },
    },
  );
  return true;
}

function disableNotifications(tx: Tx, userId: string, now: Date) {
  const change = { emailNotifications: false, updatedAt: now };
  tx.insert(userSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: userSettings.userId, set: change })
    .run();
}

function findUnsubscribeLink(
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
