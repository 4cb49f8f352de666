import { revokeAllApiKeys } from "./api-keys.server";
import { and, eq, isNotNull, isNull, lte, ne } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { signInCodes, sessions, tokens, users } from "~/db/schema";
import { env } from "~/env.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { formatDay, days, minutes } from "~/time";
import { listActiveStaff } from "./find-accounts.server";
import { queueMail } from "./mail.server";
import { issueToken, inspectToken, consumeToken } from "./mail-tokens.server";
import { verifyPassword } from "./passwords.server";
import { emitSessionsEnded, type User } from "./sessions.server";

/** How long a closed account can be exported and restored. Then it is erased. */
export const RESTORE_PERIOD_MS = days(30);
const CONFIRMATION_LIFETIME_MS = minutes(60);

/** Whether the user can confirm a closure by password. Otherwise a link by mail is needed. */
export function hasPassword(user: User): boolean {
  return user.passwordHash !== null;
}

/** Closes an account after a check of its password. Throws WRONG_PASSWORD, LAST_ADMIN. */
export async function closeAccountWithPassword(
  userId: string,
  password: string,
  now = new Date(),
): Promise<void> {
  const user = db.select().from(users).where(eq(users.id, userId)).get();
  if (!(await verifyPassword(user?.passwordHash, password)))
    throw new Refusal("WRONG_PASSWORD", "That is not your password. Try again.", 403);
  write((tx) => closeAccount(tx, userId, now));
}

/**
 * Mails a link to a page with a button that closes the account. For users without a password. Throws
 * LAST_ADMIN.
 */
export function requestClosure(user: User, now = new Date()): void {
  write((tx) => {
    assertNotLastOwner(tx, user.id);
    const token = issueToken(
      tx,
      { userId: user.id, purpose: "close_account", lifetimeMs: CONFIRMATION_LIFETIME_MS },
      now,
    );
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
export function closeAccountWithToken(token: string, now = new Date()): void {
  write((tx) => {
    const used = consumeToken(tx, "close_account", token, now);
    if (!used) throw invalidLinkRefusal();
    closeAccount(tx, used.userId, now);
  });
}

/**
 * The closed account behind a link of the closing mail: its address and the time of erasure. Throws
 * BAD_TOKEN.
 */
export function findClosedAccount(token: string, now = new Date()): { userId: string; erasedOn: Date } {
  const found = inspectToken("download_export", token, now);
  if (found.state !== "live") throw invalidLinkRefusal();
  const { closedAt } =
    db.select({ closedAt: users.deletionRequestedAt }).from(users).where(eq(users.id, found.userId)).get() ??
    {};
  if (!closedAt) throw invalidLinkRefusal();
  return { userId: found.userId, erasedOn: new Date(closedAt.getTime() + RESTORE_PERIOD_MS) };
}

/** Reopens a closed account and uses up the link. Throws BAD_TOKEN. */
export function restoreAccount(token: string, now = new Date()): void {
  write((tx) => {
    const used = consumeToken(tx, "download_export", token, now);
    if (!used) throw invalidLinkRefusal();
    const closed = and(eq(users.id, used.userId), isNotNull(users.deletionRequestedAt));
    const restored = tx
      .update(users)
      .set({ isActive: true, deletionRequestedAt: null, updatedAt: now })
      .where(closed)
      .run();
    if (restored.changes === 0) throw invalidLinkRefusal();
    log.info({ event: "account.restored", userId: used.userId });
  });
}

// All access ends at once. Links that stop mails still work.
function closeAccount(tx: Tx, userId: string, now: Date) {
  assertNotLastOwner(tx, userId);
  const user = tx
    .update(users)
    .set({ isActive: false, deletionRequestedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.deletionRequestedAt)))
    .returning()
    .get();
  if (!user) throw invalidLinkRefusal();
  endAccess(tx, userId);
  emitSessionsEnded(userId);
  const end = new Date(now.getTime() + RESTORE_PERIOD_MS);
  const token = issueToken(tx, { userId, purpose: "download_export", lifetimeMs: RESTORE_PERIOD_MS }, now);
  queueMail(
    tx,
    { userId, email: user.email },
    {
      subject: `Your ${env.SITE_NAME} account is closed`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        `Your account is closed and nobody can sign in to it. On ${formatDay(end).text} we delete everything in it for good.`,
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
 * Activates or deactivates an account, in the caller's transaction. Off: every session, code and link ends at
 * once, also the link that restores a closed account. On: a closed account is open again and is not erased.
 * The caller notifies the sockets. Throws LAST_ADMIN (409).
 */
export function setAccountActive(
  tx: Tx,
  user: User,
  isActive: boolean,
  now: Date,
): { sessionsEnded: number; isClosed: boolean } {
  if (!isActive) assertNotLastOwner(tx, user.id);
  const sessionsEnded = isActive ? 0 : endAccess(tx, user.id);
  const closedAt = isActive ? null : user.deletionRequestedAt;
  tx.update(users)
    .set({ isActive, deletionRequestedAt: closedAt, updatedAt: now })
    .where(eq(users.id, user.id))
    .run();
  return { sessionsEnded, isClosed: closedAt !== null };
}

/** An account that was closed more than thirty days ago, or undefined. */
export function findNextToErase(now: Date): string | undefined {
  return db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionRequestedAt, new Date(now.getTime() - RESTORE_PERIOD_MS)))
    .limit(1)
    .get()?.id;
}

/**
 * Deletes the row of the account. Its dependent rows go with it. Part of an erasure: see
 * features/data-rights.
 */
export function deleteAccount(tx: Tx, userId: string): void {
  tx.delete(users).where(eq(users.id, userId)).run();
}

// Ends every session, key, code and link. Links that stop mails still work. Returns the number of ended sessions.
function endAccess(tx: Tx, userId: string): number {
  tx.delete(signInCodes).where(eq(signInCodes.userId, userId)).run();
  tx.delete(tokens)
    .where(and(eq(tokens.userId, userId), ne(tokens.purpose, "unsubscribe")))
    .run();
  revokeAllApiKeys(tx, userId);
  return tx.delete(sessions).where(eq(sessions.userId, userId)).run().changes;
}

/** Throws LAST_ADMIN (409) for the only active owner: nobody else could make another one. */
export function assertNotLastOwner(tx: Tx, userId: string) {
  const owners = listActiveStaff("staff", tx);
  if (owners.length === 1 && owners[0]?.id === userId)
    throw new Refusal("LAST_ADMIN", "You are the only owner. Make somebody else an owner first.", 409);
}

function invalidLinkRefusal() {
  return new Refusal("BAD_TOKEN", "This link has been used or has expired.", 400);
}
