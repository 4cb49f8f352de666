import { revokeAllApiKeys } from "./api-keys.server";
import { eq } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { sessions, users } from "~/db/schema";
import { env } from "~/env.server";
import { Refusal } from "~/refusal";
import { minutes } from "~/time";
import { queueMail } from "./mail.server";
import { revokeTokens, issueToken, inspectToken, consumeToken } from "./mail-tokens.server";
import { revokeCode } from "./one-time-code.server";
import { hashPassword } from "./passwords.server";
import { rejectCommonPassword } from "./reject-common-password.server";
import { emitSessionsEnded, type User } from "./sessions.server";
import { queueVerificationMail } from "./verification-mail.server";

const RESET_LIFETIME_MS = minutes(60);

/**
 * Sends a reset link when the address has an open account, and the verification link when it is not verified:
 * there its owner chooses a password too. The result does not show whether it has one.
 */
export function requestPasswordReset(email: string, now = new Date()): void {
  write((tx) => {
    const user = tx.select().from(users).where(eq(users.email, email)).get();
    if (!user?.isActive) return;
    if (!user.emailVerifiedAt) return queueVerificationMail(tx, user);
    const token = issueToken(
      tx,
      { userId: user.id, purpose: "reset_password", lifetimeMs: RESET_LIFETIME_MS },
      now,
    );
    queueMail(
      tx,
      { userId: user.id, email },
      {
        subject: `Choose a new password for ${env.SITE_NAME}`,
        greeting: `Hello ${user.firstName},`,
        lines: [
          "Open the link below and choose a new password. It works once, for 60 minutes.",
          "If you did not ask for this, ignore it. Your password does not change.",
        ],
        action: { label: "Choose a new password", path: `/reset-password?${new URLSearchParams({ token })}` },
      },
    );
  });
}

/** Whether a reset token would still work. Does not use it up. */
export function isResetTokenValid(token: string, now = new Date()): boolean {
  return inspectToken("reset_password", token, now).state === "live";
}

/**
 * Sets the new password by a token, once. Ends every session and revokes every pending sign-in. Throws
 * BAD_TOKEN, COMMON_PASSWORD.
 */
export async function resetPassword(
  { token, password }: { token: string; password: string },
  now = new Date(),
): Promise<User> {
  const found = inspectToken("reset_password", token, now);
  const owner =
    found.state === "live" ? db.select().from(users).where(eq(users.id, found.userId)).get() : undefined;
  if (!owner?.isActive) throw invalidTokenRefusal();
  await rejectCommonPassword(password, [owner.firstName, owner.lastName, owner.email]);
  const passwordHash = await hashPassword(password);
  return write((tx) => {
    const used = consumeToken(tx, "reset_password", token, now);
    if (!used) throw invalidTokenRefusal();
    const user = tx
      .update(users)
      .set({ passwordHash, updatedAt: now })
      .where(eq(users.id, used.userId))
      .returning()
      .get();
    if (!user) throw invalidTokenRefusal();
    tx.delete(sessions).where(eq(sessions.userId, user.id)).run();
    revokeAllApiKeys(tx, user.id);
    emitSessionsEnded(user.id);
    revokeTokens(tx, user.id, ["magic_link", "change_email", "close_account", "second_step"]);
    revokeCode(tx, user.id);
    queueMail(
      tx,
      { userId: user.id, email: user.email },
      {
        subject: `Your password at ${env.SITE_NAME} was changed`,
        greeting: `Hello ${user.firstName},`,
        lines: [
          "Your password was just changed with a reset link, and you were signed out everywhere.",
          "If it was not you, choose a new password now, and change the password of your email too.",
        ],
        action: { label: "Choose a new password", path: "/forgot-password" },
      },
    );
    return user;
  });
}

function invalidTokenRefusal(): Refusal {
  return new Refusal(
    "BAD_TOKEN",
    "Invalid or expired reset token. Please request a new password reset.",
    400,
  );
}
