import { and, eq, gt, isNull } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { tokens, users } from "~/db/schema";
import { env } from "~/env.server";
import { Refusal } from "~/refusal";
import { hours } from "~/time";
import { deleteAccount } from "./close-account.server";
import { replyInvitation } from "./reply-address.server";
import { queueMail } from "./mail.server";
import { consumeToken, inspectToken, issueToken, revokeTokens } from "./mail-tokens.server";
import { revokeCode } from "./one-time-code.server";
import { verifyPassword } from "./passwords.server";
import type { User } from "./sessions.server";

const CONFIRMATION_LIFETIME_MS = hours(24);

/**
 * The user, after the check that they may ask for this address. The same address is always allowed. A new one
 * needs the current password.
 */
export async function authorizeEmailChange(
  userId: string,
  { email, currentPassword }: { email?: string; currentPassword?: string },
): Promise<User> {
  const user = db.select().from(users).where(eq(users.id, userId)).get();
  if (!user) throw new Refusal("NOT_FOUND", "This account does not exist any more.", 404);
  if (!email || email === user.email) return user;
  if (!user.passwordHash)
    throw new Refusal(
      "NO_PASSWORD",
      "Your account has no password yet. Set one first with “Forgot your password?” on the sign-in page.",
      400,
      { field: "email" },
    );
  if (!currentPassword)
    throw new Refusal("PASSWORD_NEEDED", "Enter your current password to change your email.", 400, {
      field: "currentPassword",
    });
  if (!(await verifyPassword(user.passwordHash, currentPassword)))
    throw new Refusal("WRONG_PASSWORD", "The current password is not right.", 400, {
      field: "currentPassword",
    });
  return user;
}

/**
 * Sends a link to the new address and a notice to the old one. The address changes only when the link is
 * used. An address with a verified account gets a notice instead; the caller sees no difference.
 */
export function requestEmailChange(tx: Tx, user: User, email: string, now = new Date()): void {
  revokeTokens(tx, user.id, ["change_email"]);
  queueMail(
    tx,
    { userId: user.id, email: user.email },
    {
      subject: `Somebody wants to change your email at ${env.SITE_NAME}`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        `Somebody (we hope it was you) asked to change your email to ${email}. It changes when you use the link that we sent to that address.`,
        "If it was not you, change your password now. That also stops the change.",
      ],
      action: { label: "Change my password", path: "/change-password" },
    },
  );
  const owner = tx.select().from(users).where(eq(users.email, email)).get();
  if (owner?.emailVerifiedAt) return queueAddressInUseMail(tx, owner);
  const token = issueToken(
    tx,
    { userId: user.id, purpose: "change_email", lifetimeMs: CONFIRMATION_LIFETIME_MS, value: email },
    now,
  );
  queueMail(
    tx,
    { userId: user.id, email },
    {
      subject: `Confirm your new email for ${env.SITE_NAME}`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        "Open the link below and press the button, and this becomes the email you sign in with.",
        "The link works for 24 hours. If you did not ask for this, ignore this email and nothing happens.",
      ],
      action: { label: "Confirm this email", path: `/confirm-email?${new URLSearchParams({ token })}` },
    },
  );
}

/** The account that asked for the change with this link, while the link works. */
export function findEmailChangeOwner(token: string): string | undefined {
  const found = inspectToken("change_email", token);
  return found.state === "live" ? found.userId : undefined;
}

/**
 * Uses up the link and changes the address of the account. Links and codes sent to the old address stop
 * working, and a registration of the new one that nobody verified is gone: anybody can register any address. Only for the account's owner, by the signed-in user or the password: otherwise a stranger could
 * send the link to somebody who then uses the stranger's account as an own one. Throws BAD_TOKEN,
 * PASSWORD_NEEDED, WRONG_PASSWORD.
 */
export async function confirmEmailChange(
  token: string,
  proof: { userId?: string; password?: string },
  now = new Date(),
): Promise<{ email: string }> {
  await requireOwner(findEmailChangeOwner(token), proof);
  return write((tx) => {
    const used = consumeToken(tx, "change_email", token, now);
    const email = used?.value;
    const user = used && tx.select().from(users).where(eq(users.id, used.userId)).get();
    const holder = email ? tx.select().from(users).where(eq(users.email, email)).get() : undefined;
    if (!email || !user?.isActive || holder?.emailVerifiedAt) throw invalidTokenRefusal();
    if (holder) deleteAccount(tx, holder.id);
    tx.update(users).set({ email, emailVerifiedAt: now, updatedAt: now }).where(eq(users.id, user.id)).run();
    revokeTokens(tx, user.id, ["verify_email", "magic_link", "reset_password"]);
    revokeCode(tx, user.id);
    queueMail(
      tx,
      { userId: user.id, email: user.email },
      {
        subject: `Your email at ${env.SITE_NAME} was changed`,
        greeting: `Hello ${user.firstName},`,
        lines: [
          `You now sign in with ${email}. This address is not used any more.`,
          `If it was not you, tell us at once. ${replyInvitation()}.`,
        ],
      },
    );
    return { email };
  });
}

async function requireOwner(ownerId: string | undefined, proof: { userId?: string; password?: string }) {
  if (!ownerId) throw invalidTokenRefusal();
  if (proof.userId === ownerId) return;
  if (!proof.password)
    throw new Refusal(
      "PASSWORD_NEEDED",
      "Enter the password of the account that asked for this change.",
      400,
    );
  const owner = db.select().from(users).where(eq(users.id, ownerId)).get();
  if (!(await verifyPassword(owner?.passwordHash, proof.password)))
    throw new Refusal("WRONG_PASSWORD", "That is not the password of the account.", 400);
}

function invalidTokenRefusal(): Refusal {
  return new Refusal(
    "BAD_TOKEN",
    "This link has been used or has expired. Sign in and ask for a new one.",
    400,
  );
}

/** The address that a user asked for and has not confirmed yet. */
export function findPendingEmail(userId: string, now = new Date()): string | undefined {
  const isPending = and(
    eq(tokens.userId, userId),
    eq(tokens.purpose, "change_email"),
    isNull(tokens.usedAt),
    gt(tokens.expiresAt, now),
  );
  return db.select({ email: tokens.value }).from(tokens).where(isPending).get()?.email ?? undefined;
}

function queueAddressInUseMail(tx: Tx, owner: User) {
  queueMail(
    tx,
    { userId: owner.id, email: owner.email },
    {
      subject: `This email already has an account at ${env.SITE_NAME}`,
      greeting: `Hello ${owner.firstName},`,
      lines: [
        "Somebody (perhaps you) asked to use this address for another account. It already has one, so nothing was changed.",
        "If it was not you, you do not need to do anything.",
      ],
      action: { label: "Sign in", path: "/login" },
    },
  );
}
