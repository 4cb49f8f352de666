import { and, eq } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { users } from "~/db/schema";
import { env } from "~/env.server";
import { Refusal } from "~/refusal";
import { queueMail } from "./mail.server";
import { revokeTokens } from "./mail-tokens.server";
import { revokeCode } from "./one-time-code.server";
import { hashPassword, verifyPassword } from "./passwords.server";
import { rejectCommonPassword } from "./reject-common-password.server";
import { endOtherSessions } from "./session-list.server";

/**
 * Stores a new password. Ends every session except the one of `keepToken`, revokes earlier links and codes,
 * and notifies the user by mail. Throws WRONG_PASSWORD, NO_PASSWORD, COMMON_PASSWORD.
 */
export async function changePassword(
  userId: string,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  currentToken: string,
): Promise<void> {
  const user = db.select().from(users).where(eq(users.id, userId)).get();
  if (!user?.passwordHash)
    throw new Refusal(
      "NO_PASSWORD",
      "Your account has no password yet. Set one with “Forgot your password?” on the sign-in page.",
      400,
    );
  if (!(await verifyPassword(user.passwordHash, currentPassword)))
    throw new Refusal("WRONG_PASSWORD", "The current password is not right.", 400, {
      field: "currentPassword",
    });
  await rejectCommonPassword(newPassword, [user.firstName, user.lastName, user.email]);
  const passwordHash = await hashPassword(newPassword);
  write((tx) => {
    const now = new Date();
    // Only while the password is still the one that was checked. Of two changes at once, one succeeds and the
    // other is refused.
    const changed = tx
      .update(users)
      .set({ passwordHash, updatedAt: now })
      .where(and(eq(users.id, userId), eq(users.passwordHash, user.passwordHash ?? "")))
      .run().changes;
    if (changed === 0)
      throw new Refusal(
        "WRONG_PASSWORD",
        "The password was changed a moment ago. Sign in with the new one.",
        409,
      );
    endOtherSessions(tx, userId, currentToken);
    revokeTokens(tx, userId, [
      "magic_link",
      "reset_password",
      "change_email",
      "close_account",
      "second_step",
    ]);
    revokeCode(tx, userId);
    queueMail(
      tx,
      { userId, email: user.email },
      {
        subject: `Your password at ${env.SITE_NAME} was changed`,
        greeting: `Hello ${user.firstName},`,
        lines: [
          "Your password was changed just now. All your other devices were signed out.",
          "If it was not you, set a new password at once.",
        ],
        action: { label: "Set a new password", path: "/forgot-password" },
      },
    );
  });
}
