import { and, eq, isNull } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { users } from "~/db/schema";
import { env } from "~/env.server";
import { startTrial } from "~/features/billing/history.server";
import { allowanceText, findPlan } from "~/features/billing/plans";
import { Refusal } from "~/refusal";
import { hours } from "~/time";
import { queueMail } from "./mail.server";
import { issueToken, inspectToken, consumeToken } from "./mail-tokens.server";
import { hashToken, type User } from "./sessions.server";

const VERIFICATION_LIFETIME_MS = hours(24);

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
