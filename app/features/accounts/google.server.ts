import { and, eq } from "drizzle-orm";
import { write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { identities, sessions, users } from "~/db/schema";
import { env } from "~/env.server";
import { recordRegistration } from "~/features/events/events.server";
import {
  GoogleSignIn,
  isGoogleSetUp,
  type GooglePerson,
  type GoogleSecrets,
} from "~/providers/google/google.server";
import { Refusal } from "~/refusal";
import { Email } from "./account.schema";
import { markVerified, switchedOff } from "./accounts.server";
import { queueMail } from "./mail.server";
import { dropTokens } from "./mail-token.server";
import { dropCode } from "./one-time-code.server";
import { tellEnded, type User } from "./sessions.server";

/** The strategy of one sign-in with Google. Throws GOOGLE_NOT_SET_UP where the operator gave no client. */
export function googleStrategy(secrets: GoogleSecrets): GoogleSignIn {
  if (!isGoogleSetUp())
    throw new Refusal(
      "GOOGLE_NOT_SET_UP",
      "Google sign-in is not set up here. Use your password, a code or a magic link.",
      503,
    );
  return new GoogleSignIn(secrets);
}

/**
 * The account of a person whom Google has identified, by issuer and subject. The first time the account is found by address, but only
 * when Google has verified that address; an account here that was never verified loses whatever its first maker set, so that nobody can lie in wait in it.
 * Throws GOOGLE_EMAIL_NOT_VERIFIED and DEACTIVATED, CLOSED.
 */
export function enterWithGoogle(person: GooglePerson, now = new Date()): User {
  return write((tx) => {
    const user = knownPerson(tx, person) ?? linkedPerson(tx, person, now);
    if (!user.isActive) throw switchedOff(user);
    return user;
  });
}

function knownPerson(tx: Tx, { issuer, subject }: GooglePerson): User | undefined {
  return tx
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .get()?.user;
}

function linkedPerson(tx: Tx, person: GooglePerson, now: Date): User {
  const email = Email.safeParse(person.email);
  if (!person.isEmailVerified || !email.success) {
    throw new Refusal(
      "GOOGLE_EMAIL_NOT_VERIFIED",
      "Google has not verified your email address, so we cannot use it. Register with your email here instead.",
      403,
    );
  }
  const existing = tx.select().from(users).where(eq(users.email, email.data)).get();
  if (existing && !existing.isActive) return existing;
  const user = existing?.emailVerifiedAt
    ? existing
    : ownPerson(tx, { ...person, email: email.data }, existing, now);
  tx.insert(identities)
    .values({ id: newId(), createdAt: now, userId: user.id, issuer: person.issuer, subject: person.subject })
    .run();
  if (existing?.emailVerifiedAt) noticeLinked(tx, existing);
  return user;
}

// A new account, or the shell of one that somebody else may have begun: nothing of the shell's password, sessions or mails is kept.
function ownPerson(tx: Tx, person: GooglePerson, shell: User | undefined, now: Date): User {
  const answers = {
    updatedAt: now,
    firstName: person.firstName || "User",
    lastName: person.lastName,
    passwordHash: null,
  };
  if (shell) {
    tx.delete(sessions).where(eq(sessions.userId, shell.id)).run();
    tellEnded(shell.id);
    dropTokens(tx, shell.id, ["verify_email", "magic_link", "reset_password", "change_email"]);
    dropCode(tx, shell.id);
    return markVerified(
      tx,
      tx.update(users).set(answers).where(eq(users.id, shell.id)).returning().get(),
      now,
    );
  }
  const user = tx
    .insert(users)
    .values({ id: newId(), createdAt: now, email: person.email, ...answers })
    .returning()
    .get();
  recordRegistration(tx, user.id, now);
  return markVerified(tx, user, now);
}

function noticeLinked(tx: Tx, user: User) {
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
