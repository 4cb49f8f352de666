import { eq } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { users } from "~/db/schema";
import { Refusal } from "~/refusal";
import { authorizeEmailChange, requestEmailChange } from "./change-email.server";
import { findNameError } from "./names";
import type { ProfileChange } from "./profile.schema";

/**
 * Changes names and LinkedIn address at once. A new mail address needs the current password and changes only
 * after confirmation; `pendingEmail` is then the address that got the link. Throws PASSWORD_NEEDED,
 * WRONG_PASSWORD, NO_PASSWORD, and NAMES_MISSING (400) where what is left is no name.
 */
export async function updateProfile(
  userId: string,
  change: ProfileChange,
  { countMail }: { countMail?: (email: string) => void } = {},
): Promise<{ pendingEmail?: string }> {
  const { email, currentPassword, ...fields } = change;
  const user = await authorizeEmailChange(userId, { email, currentPassword });
  if (email && email !== user.email) countMail?.(email);
  return write((tx) => {
    updateProfileFields(tx, userId, fields);
    if (!email || email === user.email) return {};
    requestEmailChange(tx, user, email);
    return { pendingEmail: email };
  });
}

/** Ends the welcome. Throws NAMES_MISSING (400) while the profile has no name. */
export function completeOnboarding(userId: string): void {
  write((tx) => {
    const user = tx.select().from(users).where(eq(users.id, userId)).get();
    requireWholeName(user ?? { firstName: "", lastName: "" });
    endOnboarding(tx, userId);
  });
}

/** Ends the welcome of somebody who passes over it, whatever the profile lacks. */
export function skipOnboarding(userId: string): void {
  write((tx) => endOnboarding(tx, userId));
}

/** Ends the welcome as a part of other work. */
export function endOnboarding(tx: Tx, userId: string): void {
  tx.update(users)
    .set({ onboardingCompleted: true, updatedAt: new Date() })
    .where(eq(users.id, userId))
    .run();
}

/** Shows the welcome again. */
export function resetOnboarding(userId: string): void {
  db.update(users)
    .set({ onboardingCompleted: false, updatedAt: new Date() })
    .where(eq(users.id, userId))
    .run();
}

function updateProfileFields(
  tx: Tx,
  userId: string,
  { firstName, lastName, linkedinProfile }: Pick<ProfileChange, "firstName" | "lastName" | "linkedinProfile">,
) {
  const stored = {
    firstName,
    lastName,
    linkedinProfile: linkedinProfile === "" ? null : linkedinProfile,
    updatedAt: new Date(),
  };
  const user = tx.update(users).set(stored).where(eq(users.id, userId)).returning().get();
  // A program may change one half of a name.
  if (firstName !== undefined || lastName !== undefined) requireWholeName(user);
}

function requireWholeName(names: { firstName: string; lastName: string }): void {
  const error = findNameError(names);
  if (error) throw new Refusal("NAMES_MISSING", error, 400, { field: "firstName" });
}
