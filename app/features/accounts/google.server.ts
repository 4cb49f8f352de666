import { and, eq } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { identities, users } from "~/db/schema";
import { env } from "~/env.server";
import { recordRegistration } from "~/features/analytics-events/events.server";
import {
  GoogleSignIn,
  isGoogleConfigured,
  type GoogleIdentity,
  type GoogleSecrets,
} from "~/providers/google/google.server";
import { Refusal } from "~/refusal";
import { Email } from "./account.schema";
import { inactiveAccountRefusal } from "./accounts.server";
import { markVerified, replaceRegistration } from "./verification.server";
import { queueMail } from "./mail.server";
import { cleanName, hasAddress } from "./names";
import type { User } from "./sessions.server";

/** The strategy for one sign-in with Google. Throws GOOGLE_NOT_SET_UP without a configured client. */
export function createGoogleStrategy(secrets: GoogleSecrets): GoogleSignIn {
  if (!isGoogleConfigured())
    throw new Refusal(
      "GOOGLE_NOT_SET_UP",
      "Google sign-in is not set up here. Use your password, a code or a magic link.",
      503,
    );
  return new GoogleSignIn(secrets);
}

/**
 * The account for an identity from Google, by issuer and subject. At the first sign-in the account is found
 * by address, but only when Google has verified that address. An unverified account here loses everything
 * that its creator set, so that a stranger cannot prepare access; `confirmsRegistration` says that this was so.
 * Throws GOOGLE_EMAIL_NOT_VERIFIED, DEACTIVATED, CLOSED.
 */
export function signInWithGoogle(
  identity: GoogleIdentity,
  now = new Date(),
): { user: User; confirmsRegistration: boolean } {
  return write((tx) => {
    const linked = findLinkedUser(tx, identity);
    const found = linked ? { user: linked, confirmsRegistration: false } : linkUser(tx, identity, now);
    if (!found.user.isActive) throw inactiveAccountRefusal(found.user);
    return found;
  });
}

function findLinkedUser(tx: Tx, { issuer, subject }: GoogleIdentity): User | undefined {
  return tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .get()?.user;
}

function linkUser(tx: Tx, identity: GoogleIdentity, now: Date): ReturnType<typeof signInWithGoogle> {
  const email = Email.safeParse(identity.email);
  if (!identity.isEmailVerified || !email.success) {
    throw new Refusal(
      "GOOGLE_EMAIL_NOT_VERIFIED",
      "Google has not verified your email address, so we cannot use it. Register with your email here instead.",
      403,
    );
  }
  const existing = tx.select().from(users).where(eq(users.email, email.data)).get();
  if (existing && !existing.isActive) return { user: existing, confirmsRegistration: false };
  const user = existing?.emailVerifiedAt
    ? existing
    : createOrResetUser(tx, { ...identity, email: email.data }, existing, now);
  tx.insert(identities)
    .values({
      id: newId(),
      createdAt: now,
      userId: user.id,
      issuer: identity.issuer,
      subject: identity.subject,
    })
    .run();
  if (existing?.emailVerifiedAt) queueGoogleLinkedMail(tx, existing);
  return { user, confirmsRegistration: existing !== undefined && !existing.emailVerifiedAt };
}

function createOrResetUser(
  tx: Tx,
  identity: GoogleIdentity,
  unverifiedUser: User | undefined,
  now: Date,
): User {
  const ownFields = {
    firstName: nameOf(identity.firstName) || "User",
    lastName: nameOf(identity.lastName),
    passwordHash: null,
  };
  if (unverifiedUser) {
    return markVerified(tx, replaceRegistration(tx, unverifiedUser, ownFields, now), now);
  }
  const user = tx
    .insert(users)
    .values({ id: newId(), createdAt: now, updatedAt: now, email: identity.email, ...ownFields })
    .returning()
    .get();
  recordRegistration(tx, user.id, now);
  return markVerified(tx, user, now);
}

// At Google too a name is what somebody typed.
function nameOf(text: string): string {
  const name = cleanName(text);
  return hasAddress(name) ? "" : name;
}

function queueGoogleLinkedMail(tx: Tx, user: User) {
  queueMail(
    tx,
    { userId: user.id, email: user.email },
    {
      subject: `Google sign-in was added to your account at ${env.SITE_NAME}`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        "You signed in with Google for the first time. From now on you can use Google or your password.",
        "If it was not you, somebody may be using your Google account. Secure it, then choose a new password here.",
      ],
      action: { label: "Choose a new password", path: "/forgot-password" },
    },
  );
}
