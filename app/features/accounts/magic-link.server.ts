import { eq } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { users } from "~/db/schema";
import { env } from "~/env.server";
import { Refusal } from "~/refusal";
import { minutes } from "~/time";
import { queueVerificationMail } from "./verification-mail.server";
import { queueMail } from "./mail.server";
import { issueToken, inspectToken, consumeToken } from "./mail-tokens.server";
import { revokeCode, storeCode, generateCode } from "./one-time-code.server";
import { hashToken, type User } from "./sessions.server";

const MAGIC_LINK_LIFETIME_MS = minutes(15);

/**
 * Sends one mail with a six-digit code and a link. Either one signs in once and ends the other. An unverified
 * address gets its verification link; an unknown or closed one gets nothing. The caller sees no difference.
 * Only in the browser of `browserSecret` may the page of the link continue without a click. `next` is a path
 * on our own site.
 */
export async function sendSignInMail(
  { email, browser, next }: { email: string; browser: string; next?: string },
  now = new Date(),
): Promise<void> {
  const code = generateCode();
  write((tx) => {
    const user = tx.select().from(users).where(eq(users.email, email)).get();
    if (!user?.isActive) return;
    if (!user.emailVerifiedAt) return queueVerificationMail(tx, user);
    storeCode(tx, user.id, code, now);
    const token = issueToken(
      tx,
      {
        userId: user.id,
        purpose: "magic_link",
        lifetimeMs: MAGIC_LINK_LIFETIME_MS,
        value: hashToken(browser),
      },
      now,
    );
    queueMail(
      tx,
      { userId: user.id, email },
      {
        subject: `Your code and link to sign in to ${env.SITE_NAME}`,
        greeting: `Hello ${user.firstName},`,
        lines: [
          `Your code is ${code}. It works once, for 10 minutes.`,
          "Or open the link below and press the button, in any browser. It works once, for 15 minutes.",
          "If you did not ask for this, ignore it. Nobody can sign in without this email. Never share the code with anybody. We never ask for it.",
        ],
        action: {
          label: "Sign in",
          path: `/magic-link?${new URLSearchParams({ token, ...(next && { next }) })}`,
        },
      },
    );
  });
}

/**
 * What the page of a link shows before the click: the account, and whether this browser asked for the link.
 * Does not use up the link.
 */
export function inspectMagicLink(
  token: string,
  browserSecret: string,
  now = new Date(),
): { state: "live"; email: string; isSameBrowser: boolean } | { state: "expired" | "gone" } {
  const found = inspectToken("magic_link", token, now);
  if (found.state !== "live") return found;
  const user = db.select({ email: users.email }).from(users).where(eq(users.id, found.userId)).get();
  return user
    ? {
        state: "live",
        email: user.email,
        isSameBrowser: browserSecret !== "" && found.value === hashToken(browserSecret),
      }
    : { state: "gone" };
}

/** Signs in with the token of a link. Throws LINK_EXPIRED or BAD_LINK. */
export function redeemMagicLink(token: string, now = new Date()): User {
  const user = write((tx) => {
    const used = consumeToken(tx, "magic_link", token, now);
    if (!used) return undefined;
    revokeCode(tx, used.userId);
    return tx.select().from(users).where(eq(users.id, used.userId)).get();
  });
  if (user?.isActive) return user;
  throw magicLinkRefusal(user ? "gone" : inspectToken("magic_link", token, now).state);
}

/** The refusal for a link that cannot be used: LINK_EXPIRED or BAD_LINK. */
export function magicLinkRefusal(state: "live" | "expired" | "gone"): Refusal {
  return state === "expired"
    ? new Refusal("LINK_EXPIRED", "This magic link has expired. Request a new one.", 400)
    : new Refusal(
        "BAD_LINK",
        "Magic link verification failed. It was already used, or we sent a newer one.",
        400,
      );
}
