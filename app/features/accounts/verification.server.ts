import { eq } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { sessions, users } from "~/db/schema";
import { env } from "~/env.server";
import { startTrial } from "~/features/billing/history.server";
import { Refusal } from "~/refusal";
import { splitName } from "./account.schema";
import { withdrawMarketingConsent } from "./consents.server";
import { consumeToken, findTokenOwner, revokeTokens } from "./mail-tokens.server";
import { revokeCode } from "./one-time-code.server";
import { hashPassword } from "./passwords.server";
import { rejectCommonPassword } from "./reject-common-password.server";
import { emitSessionsEnded, hashToken, type User } from "./sessions.server";

/** What the owner of an address types when somebody else, or another browser, registered it. */
export type OwnDetails = { fullName: string; password: string };

/**
 * What the page of a link asks for: a click in the browser that registered, the owner's name and password in
 * every other one. "gone": the link does not work any more.
 */
export function inspectVerification(token: string, browserSecret: string): "click" | "details" | "gone" {
  const user = findTokenOwner("verify_email", token);
  if (!user) return "gone";
  return user.emailVerifiedAt || isRegisteredHere(user, browserSecret) ? "click" : "details";
}

/**
 * Uses up a verification token. The address becomes verified and the free trial begins. Outside the browser
 * that registered, the name and password there may be a stranger's: they are replaced by `details`, and
 * without these nothing is used up. A link of an address that is verified already changes nothing, and that is no mistake: the button
 * may be tapped twice. Returns whether the address became verified now. Throws BAD_TOKEN, DETAILS_NEEDED, COMMON_PASSWORD.
 */
export async function verifyEmail(
  token: string,
  { browser, details }: { browser: string; details?: OwnDetails },
  now = new Date(),
): Promise<boolean> {
  const owner = findTokenOwner("verify_email", token, now);
  if (!owner) throw invalidTokenRefusal();
  if (owner.emailVerifiedAt) return false;
  const ownFields = details && (await prepareDetails(owner, details));
  return write((tx) => {
    const user = tx.select().from(users).where(eq(users.id, owner.id)).get();
    if (user?.emailVerifiedAt) return false;
    if (!user || !consumeToken(tx, "verify_email", token, now)) throw invalidTokenRefusal();
    if (!ownFields && !isRegisteredHere(user, browser))
      throw new Refusal(
        "DETAILS_NEEDED",
        "This address was registered in another browser. Choose your own name and password to finish.",
        400,
        { fieldErrors: { fullName: ["Enter your full name"], password: ["Choose a password"] } },
      );
    markVerified(tx, ownFields ? replaceRegistration(tx, user, ownFields, now) : user, now);
    return true;
  });
}

/**
 * Replaces everything that the creator of an unverified account set: name, password, consent, sessions, links
 * and codes. For the owner of the address, who may be another person.
 */
export function replaceRegistration(
  tx: Tx,
  user: User,
  ownFields: Pick<User, "firstName" | "lastName" | "passwordHash">,
  now: Date,
): User {
  tx.delete(sessions).where(eq(sessions.userId, user.id)).run();
  emitSessionsEnded(user.id);
  revokeTokens(tx, user.id, ["verify_email", "magic_link", "reset_password", "change_email"]);
  revokeCode(tx, user.id);
  withdrawMarketingConsent(tx, user.id, now);
  return tx
    .update(users)
    .set({ ...ownFields, updatedAt: now })
    .where(eq(users.id, user.id))
    .returning()
    .get();
}

/** Marks the address as verified. The first time, the free trial begins. */
export function markVerified(tx: Tx, user: User, now: Date): User {
  const role: User["role"] = env.ADMIN_EMAILS.includes(user.email) ? "admin" : user.role;
  const verified = { emailVerifiedAt: now, updatedAt: now, role, registeredByBrowser: null };
  tx.update(users).set(verified).where(eq(users.id, user.id)).run();
  startTrial(tx, user.id, now);
  return { ...user, ...verified };
}

/** Whether the browser of this secret made the newest registration of an unverified account. */
export function isRegisteredHere({ registeredByBrowser }: User, browserSecret: string): boolean {
  return browserSecret !== "" && registeredByBrowser === hashToken(browserSecret);
}

async function prepareDetails({ email }: User, { fullName, password }: OwnDetails) {
  await rejectCommonPassword(password, [fullName, email]);
  return { ...splitName(fullName), passwordHash: await hashPassword(password) };
}

function invalidTokenRefusal(): Refusal {
  return new Refusal(
    "BAD_TOKEN",
    "This verification link has been used or has expired. Ask for a new one.",
    400,
  );
}
