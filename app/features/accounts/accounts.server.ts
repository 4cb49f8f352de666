import { and, eq, isNotNull } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { users } from "~/db/schema";
import { env } from "~/env.server";
import { recordRegistration } from "~/features/analytics-events/events.server";
import { Refusal } from "~/refusal";
import { splitName } from "./account.schema";
import { recordMarketingConsent, withdrawMarketingConsent } from "./consents.server";
import { queueMail } from "./mail.server";
import { comparePassword, hashPassword } from "./passwords.server";
import { rejectCommonPassword } from "./reject-common-password.server";
import { hashToken, type User } from "./sessions.server";
import { queueVerificationMail } from "./verification-mail.server";
import { isRegisteredHere } from "./verification.server";

export type NewAccount = {
  fullName: string;
  email: string;
  password: string;
  marketingEmails?: boolean;
  userAgent?: string;
};

/**
 * Registers an account and sends the verification link. An address that already has an account gets a notice
 * instead. The caller sees the same result, so that registered addresses stay secret. A second registration
 * before verification starts over. Name and password count only if the address is verified in the browser of
 * `browserSecret`, because anybody can register any address. Where `mayMail` says no, an account that is there gets no link, and a registration
 * of another browser changes nothing: strangers may have used up the mails, and the newest link in the mailbox must go on leading its owner to
 * own details. It is asked once, after the password. Throws COMMON_PASSWORD.
 */
export async function registerAccount(
  { fullName, email, password, marketingEmails, userAgent = "" }: NewAccount,
  browserSecret: string,
  { mayMail = () => true }: { mayMail?: () => boolean } = {},
): Promise<void> {
  await rejectCommonPassword(password, [fullName, email]);
  const passwordHash = await hashPassword(password);
  const isMailed = mayMail();
  write((tx) => {
    const existing = tx.select().from(users).where(eq(users.email, email)).get();
    // Of an address without an account no link is there to be kept.
    if (!isMailed && existing && !isRegisteredHere(existing, browserSecret)) return;
    if (existing?.emailVerifiedAt) return queueAlreadyRegisteredMail(tx, existing);
    const now = new Date();
    const profileFields = {
      ...splitName(fullName),
      updatedAt: now,
      passwordHash,
      registeredByBrowser: hashToken(browserSecret),
    };
    const user = { id: existing?.id ?? newId(), email, ...profileFields };
    if (existing) tx.update(users).set(profileFields).where(eq(users.id, existing.id)).run();
    else {
      tx.insert(users)
        .values({ ...user, createdAt: now })
        .run();
      recordRegistration(tx, user.id, now);
    }
    if (marketingEmails) recordMarketingConsent(tx, user.id, userAgent, now);
    else if (existing) withdrawMarketingConsent(tx, user.id, now);
    if (isMailed || !existing) queueVerificationMail(tx, user);
  });
}

/**
 * Checks an address and a password. The refusal is the same for an unknown address and a wrong password.
 * `requiresVerification` is true when both are right but the address is not verified. Throws DEACTIVATED or
 * CLOSED for an inactive account.
 */
export async function signInWithPassword({
  email,
  password,
}: {
  email: string;
  password: string;
}): Promise<{ user: User; requiresVerification: boolean }> {
  const user = db.select().from(users).where(eq(users.email, email)).get();
  const outcome = await comparePassword(user?.passwordHash, password);
  if (outcome === "wrong" || !user) {
    throw new Refusal("WRONG_PASSWORD", "Email or password is not right. Check both and try again.", 401);
  }
  if (outcome === "raw") await storeNormalized(user, password);
  if (!user.isActive) throw inactiveAccountRefusal(user);
  return { user, requiresVerification: !user.emailVerifiedAt };
}

async function storeNormalized({ id, passwordHash }: User, password: string): Promise<void> {
  const normalizedHash = await hashPassword(password);
  write((tx) =>
    tx
      .update(users)
      .set({ passwordHash: normalizedHash })
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? "")))
      .run(),
  );
}

/**
 * Why an inactive account cannot sign in: its owner closed it and can still restore it, or staff deactivated
 * it.
 */
export function inactiveAccountRefusal({ deletionRequestedAt }: Pick<User, "deletionRequestedAt">): Refusal {
  if (!deletionRequestedAt)
    return new Refusal(
      "DEACTIVATED",
      "This account is switched off. Write to support if you think this is a mistake.",
      403,
    );
  return new Refusal(
    "CLOSED",
    "This account is closed. The email we sent you has a link to restore it or to download your data.",
    403,
  );
}

/**
 * Makes the verified account of this address an owner. Returns false when there is none. For the command
 * line.
 */
export function promoteToAdmin(email: string): boolean {
  const verified = and(eq(users.email, email.trim().toLowerCase()), isNotNull(users.emailVerifiedAt));
  const owner = { role: "admin", staffRole: "owner", updatedAt: new Date() } as const;
  return db.update(users).set(owner).where(verified).run().changes === 1;
}

function queueAlreadyRegisteredMail(tx: Tx, user: User) {
  queueMail(
    tx,
    { userId: user.id, email: user.email },
    {
      subject: `You already have an account at ${env.SITE_NAME}`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        "Somebody (perhaps you) tried to register with this address. You already have an account, so nothing was changed.",
        "Sign in with your password. If it was not you, you do not need to do anything.",
      ],
      action: { label: "Sign in", path: "/login" },
    },
  );
}
