import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { users } from "~/db/schema";
import { env } from "~/env.server";
import { startTrial } from "~/features/billing/history.server";
import { allowanceText, findPlan } from "~/features/billing/plans";
import { recordRegistration } from "~/features/analytics-events/events.server";
import { Refusal } from "~/refusal";
import { hours } from "~/time";
import { recordMarketingConsent, withdrawMarketingConsent } from "./consents.server";
import { queueMail } from "./mail.server";
import { issueToken, inspectToken, consumeToken } from "./mail-tokens.server";
import { hashPassword, isCommonPassword, verifyPassword } from "./passwords.server";
import { hashToken, type User } from "./sessions.server";

const VERIFICATION_LIFETIME_MS = hours(24);

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
 * before verification starts over: the last password counts. `browserSecret` identifies the browser that
 * asks. Throws COMMON_PASSWORD.
 */
export async function registerAccount(
  { fullName, email, password, marketingEmails, userAgent = "" }: NewAccount,
  browserSecret = "",
): Promise<void> {
  await rejectCommonPassword(password, [fullName, email]);
  const passwordHash = await hashPassword(password);
  const [firstName = "", ...otherNames] = fullName.split(" ");
  write((tx) => {
    const existing = tx.select().from(users).where(eq(users.email, email)).get();
    if (existing?.emailVerifiedAt) return queueAlreadyRegisteredMail(tx, existing);
    const now = new Date();
    const profileFields = { updatedAt: now, firstName, lastName: otherNames.join(" "), passwordHash };
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
    queueVerificationMail(tx, user, browserSecret);
  });
}

/** Throws COMMON_PASSWORD for a common password, or one made from the user's own name or address. */
export async function rejectCommonPassword(password: string, personalWords: string[]): Promise<void> {
  if (!(await isCommonPassword(password, [...personalWords, env.SITE_NAME]))) return;
  throw new Refusal(
    "COMMON_PASSWORD",
    "That password is easy to guess. Use a longer one that only you would think of.",
    400,
  );
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
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    throw new Refusal("WRONG_PASSWORD", "Email or password is not right. Check both and try again.", 401);
  }
  if (!user.isActive) throw inactiveAccountRefusal(user);
  return { user, requiresVerification: !user.emailVerifiedAt };
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
 * Sends a new verification link when the address has an unverified account. The result does not show whether
 * it has.
 */
export function resendVerification(email: string, browserSecret = ""): void {
  write((tx) => {
    const user = tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNull(users.emailVerifiedAt)))
      .get();
    if (user) queueVerificationMail(tx, user, browserSecret);
  });
}

/**
 * Whether the browser with this secret asked for the link of this token. Then its page may continue without a
 * click.
 */
export function isVerificationFromBrowser(token: string, browserSecret: string): boolean {
  const found = inspectToken("verify_email", token);
  return browserSecret !== "" && found.state === "live" && found.value === hashToken(browserSecret);
}

/** Uses up a verification token. The address becomes verified and the free trial begins. Throws BAD_TOKEN. */
export function verifyEmail(token: string, now = new Date()): User {
  return write((tx) => {
    const used = consumeToken(tx, "verify_email", token, now);
    if (!used)
      throw new Refusal(
        "BAD_TOKEN",
        "This verification link has been used or has expired. Ask for a new one.",
        400,
      );
    const user = tx.select().from(users).where(eq(users.id, used.userId)).get();
    if (!user) throw new Refusal("BAD_TOKEN", "This account does not exist any more.", 400);
    return markVerified(tx, user, now);
  });
}

/**
 * Makes the verified account of this address an admin. Returns false when there is none. For the command
 * line.
 */
export function promoteToAdmin(email: string): boolean {
  const verified = and(eq(users.email, email.trim().toLowerCase()), isNotNull(users.emailVerifiedAt));
  return db.update(users).set({ role: "admin", updatedAt: new Date() }).where(verified).run().changes === 1;
}

export type DemoAccount = { email: string; password: string; role: "user" | "admin"; fullName: string };

/** The accounts of a fresh local installation. Live mode never creates them. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { email: "ada@demo.example", password: "Oya-let-us-go-2026!", role: "user", fullName: "Adaeze Okafor" },
  {
    email: "admin@demo.example",
    password: "Oya-who-runs-this-2026!",
    role: "admin",
    fullName: "Tunde Balogun",
  },
];

/** Creates the missing demo accounts, verified and with a fresh trial. Local mode only. */
export async function seedDemoAccounts(): Promise<void> {
  for (const { email, password, role, fullName } of DEMO_ACCOUNTS) {
    if (db.select({ id: users.id }).from(users).where(eq(users.email, email)).get()) continue;
    const passwordHash = await hashPassword(password);
    const [firstName = "", ...otherNames] = fullName.split(" ");
    write((tx) => {
      const now = new Date();
      const user = {
        id: newId(),
        createdAt: now,
        updatedAt: now,
        email,
        firstName,
        lastName: otherNames.join(" "),
        passwordHash,
        role,
        onboardingCompleted: true,
      };
      const stored = tx.insert(users).values(user).onConflictDoNothing().returning().get();
      if (!stored) return;
      recordRegistration(tx, stored.id, now);
      markVerified(tx, stored, now);
    });
  }
}

/** True when a demo account exists, so that live mode can refuse to start. */
export function hasDemoAccounts(): boolean {
  return DEMO_ACCOUNTS.some(({ email }) =>
    db.select({ id: users.id }).from(users).where(eq(users.email, email)).get(),
  );
}

/** Marks the address as verified. The first time, the free trial begins. */
export function markVerified(tx: Tx, user: User, now: Date): User {
  const role: User["role"] = env.ADMIN_EMAILS.includes(user.email) ? "admin" : user.role;
  const verified = { emailVerifiedAt: now, updatedAt: now, role };
  tx.update(users).set(verified).where(eq(users.id, user.id)).run();
  startTrial(tx, user.id, now);
  return { ...user, ...verified };
}

/** Queues the mail with the verification link. Only the newest link works. */
export function queueVerificationMail(
  tx: Tx,
  user: { id: string; email: string; firstName: string },
  browserSecret = "",
): void {
  const token = issueToken(tx, {
    userId: user.id,
    purpose: "verify_email",
    lifetimeMs: VERIFICATION_LIFETIME_MS,
    value: browserSecret ? hashToken(browserSecret) : undefined,
  });
  const query = new URLSearchParams({ token, email: user.email });
  queueMail(
    tx,
    { userId: user.id, email: user.email },
    {
      subject: `Verify your email for ${env.SITE_NAME}`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        `Welcome! Open the link below and press the button to verify your email. Your 7-day free trial starts then: ${trialAllowanceText()}, no card.`,
        "The link works for 24 hours. If you did not register, ignore this email and nothing happens.",
      ],
      action: { label: "Verify my email", path: `/verify-email?${query}` },
    },
  );
}

function trialAllowanceText(): string {
  const trial = findPlan("free_trial");
  return trial ? allowanceText(trial) : "";
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
