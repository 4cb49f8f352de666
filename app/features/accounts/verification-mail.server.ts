import { and, eq, isNull } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { users } from "~/db/schema";
import { env } from "~/env.server";
import { getOffer } from "~/features/billing/offers.server";
import { allowanceText } from "~/features/billing/plans";
import { hours } from "~/time";
import { queueMail } from "./mail.server";
import { issueParallelToken } from "./mail-tokens.server";

const VERIFICATION_LIFETIME_MS = hours(24);

/**
 * Sends a new verification link when the address has an unverified account. The result does not show whether
 * it has.
 */
export function resendVerification(email: string): void {
  write((tx) => {
    const user = tx
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNull(users.emailVerifiedAt)))
      .get();
    if (user) queueVerificationMail(tx, user);
  });
}

/**
 * Queues the mail with the verification link. Links of earlier mails go on working: who taps twice gets two mails, and which browser
 * may finish does not depend on the link. The mail does not name the user, because a stranger may have typed the name.
 */
export function queueVerificationMail(tx: Tx, user: { id: string; email: string }): void {
  const token = issueParallelToken(tx, {
    userId: user.id,
    purpose: "verify_email",
    lifetimeMs: VERIFICATION_LIFETIME_MS,
  });
  const query = new URLSearchParams({ token, email: user.email });
  queueMail(
    tx,
    { userId: user.id, email: user.email },
    {
      subject: `Verify your email for ${env.SITE_NAME}`,
      greeting: "Hello,",
      lines: [
        `Welcome! Open the link below and press the button to verify your email. Your 7-day free trial starts then: ${allowanceText(getOffer("free_trial"))}, no card.`,
        "The link works for 24 hours. In the browser where you registered, the button is enough. In another one you choose your name and password again.",
        "If you did not register, ignore this email and nothing happens.",
      ],
      action: { label: "Verify my email", path: `/verify-email?${query}` },
    },
  );
}
