import { and, count, eq, isNotNull, isNull, lte, ne } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { codes, sessions, tokens, users } from "~/db/schema";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { dayText, days, minutes } from "~/time";
import { queueMail } from "./mail.server";
import { issueToken, peekToken, spendToken } from "./mail-token.server";
import { isPassword } from "./passwords.server";
import { tellEnded, type User } from "./sessions.server";

/** How long a closed account can still be exported and restored. Then it is erased. */
export const CLOSED_FOR = days(30);
const CONFIRMATION = minutes(60);

/** Whether a closure can be confirmed by the password, or only by a link in a mail. */
export function hasPassword(user: User): boolean {
  return user.passwordHash !== null;
}

/** Closes the account of a person who knows its password. Throws WRONG_PASSWORD, LAST_ADMIN. */
export async function closeWithPassword(userId: string, password: string, now = new Date()): Promise<void> {
  const user = db.select().from(users).where(eq(users.id, userId)).get();
  if (!(await isPassword(user?.passwordHash, password)))
    throw new Refusal("WRONG_PASSWORD", "That is not your password. Try again.", 403);
  write((tx) => close(tx, userId, now));
}

/** Mails a link to a page whose button closes the account: for people who sign in without a password. Throws LAST_ADMIN. */
export function askToClose(user: User, now = new Date()): void {
  write((tx) => {
    keepOneAdmin(tx, user.id);
    const token = issueToken(tx, { userId: user.id, purpose: "close_account", life: CONFIRMATION }, now);
    queueMail(
      tx,
      { userId: user.id, email: user.email },
      {
        subject: `Delete your ${env.SITE_NAME} account?`,
        greeting: `Hello ${user.firstName},`,
        lines: [
          "You asked us to delete your account and everything in it. Open the link below and press the button to confirm. It works for 60 minutes.",
          "If it was not you, ignore this email and nothing happens. Then sign out everywhere else.",
        ],
        action: { label: "Confirm the deletion", path: `/delete-account/confirm?token=${token}` },
      },
    );
  });
}

/** Uses up a confirmation link and closes the account. Throws BAD_TOKEN, LAST_ADMIN. */
export function closeWithToken(token: string, now = new Date()): void {
  write((tx) => {
    const used = spendToken(tx, "close_account", token, now);
    if (!used) throw badLink();
    close(tx, used.userId, now);
  });
}

/** The closed account that a link of the closing mail is about: whose it is and when it will be erased. Throws BAD_TOKEN. */
export function findClosed(token: string, now = new Date()): { userId: string; erasedOn: Date } {
  const found = peekToken("download_export", token, now);
  if (found.state !== "live") throw badLink();
  const { closedAt } =
    db.select({ closedAt: users.deletionRequestedAt }).from(users).where(eq(users.id, found.userId)).get() ??
    {};
  if (!closedAt) throw badLink();
  return { userId: found.userId, erasedOn: new Date(closedAt.getTime() + CLOSED_FOR) };
}

/** Opens a closed account again; the link is used up by it. Throws BAD_TOKEN. */
export function restoreAccount(token: string, now = new Date()): void {
  write((tx) => {
    const used = spendToken(tx, "download_export", token, now);
    if (!used) throw badLink();
    const closed = and(eq(users.id, used.userId), isNotNull(users.deletionRequestedAt));
    const restored = tx
      .update(users)
      .set({ isActive: true, deletionRequestedAt: null, updatedAt: now })
      .where(closed)
      .run();
    if (restored.changes === 0) throw badLink();
    log.info({ event: "account.restored", userId: used.userId });
  });
}

// Out at once: no session, no way in. The links that stop mails go on working.
function close(tx: Tx, userId: string, now: Date) {
  keepOneAdmin(tx, userId);
  const user = tx
    .update(users)
    .set({ isActive: false, deletionRequestedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.deletionRequestedAt)))
    .returning()
    .get();
  if (!user) throw badLink();
  endAccess(tx, userId);
  tellEnded(userId);
  const end = new Date(now.getTime() + CLOSED_FOR);
  const token = issueToken(tx, { userId, purpose: "download_export", life: CLOSED_FOR }, now);
  queueMail(
    tx,
    { userId, email: user.email },
    {
      subject: `Your ${env.SITE_NAME} account is closed`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        `Your account is closed and nobody can sign in to it. On ${dayText(end).text} we delete everything in it for good.`,
        "Until then the link below lets you download all your data, or restore the account if you change your mind or if this was not you.",
      ],
      action: {
        label: "Download my data or restore my account",
        path: `/delete-account/closed?token=${token}`,
      },
    },
  );
  log.info({ event: "account.closed", userId });
}

/**
 * Switches an account off or on, in the caller's transaction. Off: every session, code and link ends at once, the link that restores a closed account
 * among them. On: a closed account is open again and will not be erased. The caller tells the sockets. Throws LAST_ADMIN (409).
 */
export function setAccountActive(
  tx: Tx,
  user: User,
  isActive: boolean,
  now: Date,
): { sessionsEnded: number; isClosed: boolean } {
  if (!isActive) keepOneAdmin(tx, user.id);
  const sessionsEnded = isActive ? 0 : endAccess(tx, user.id);
  const closedAt = isActive ? null : user.deletionRequestedAt;
  tx.update(users)
    .set({ isActive, deletionRequestedAt: closedAt, updatedAt: now })
    .where(eq(users.id, user.id))
    .run();
  return { sessionsEnded, isClosed: closedAt !== null };
}

/** An account whose thirty days after closing are over, or undefined. */
export function findNextToErase(now: Date): string | undefined {
  return db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionRequestedAt, new Date(now.getTime() - CLOSED_FOR)))
    .limit(1)
    .get()?.id;
}

/** Deletes the account's row, which takes everything with it that belongs to the account. Part of an erasure: see features/data-rights. */
export function deleteAccount(tx: Tx, userId: string): void {
  tx.delete(users).where(eq(users.id, userId)).run();
}

// Every session, code and link; the links that stop mails go on working. Returns how many sessions there were.
function endAccess(tx: Tx, userId: string): number {
  tx.delete(codes).where(eq(codes.userId, userId)).run();
  tx.delete(tokens)
    .where(and(eq(tokens.userId, userId), ne(tokens.purpose, "unsubscribe")))
    .run();
  return tx.delete(sessions).where(eq(sessions.userId, userId)).run().changes;
}

/** Throws LAST_ADMIN (409) for the only active admin. */
export function keepOneAdmin(tx: Tx, userId: string) {
  const admin = and(eq(users.role, "admin"), eq(users.isActive, true));
  const isAdmin = tx
    .select({ id: users.id })
    .from(users)
    .where(and(admin, eq(users.id, userId)))
    .get();
  const others =
    tx
      .select({ many: count() })
      .from(users)
      .where(and(admin, ne(users.id, userId)))
      .get()?.many ?? 0;
  if (isAdmin && others === 0)
    throw new Refusal("LAST_ADMIN", "You are the only admin. Make somebody else an admin first.", 409);
}

function badLink() {
  return new Refusal("BAD_TOKEN", "This link has been used or has expired.", 400);
}
