import { and, count, eq, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { db, sqlite, write, type Tx } from "~/db/client.server";
import {
  codes,
  complaints,
  jobs,
  mails,
  openUploads,
  payments,
  paystackEvents,
  sessions,
  tokens,
  users,
} from "~/db/schema";
import { env } from "~/env.server";
import { removePieces } from "~/files/pieces.server";
import { log } from "~/log.server";
import { removeOutboxMail } from "~/providers/mail/outbox.server";
import { Refusal } from "~/refusal";
import { dayText, days, minutes } from "~/time";
import { queueMail } from "./mail.server";
import { issueToken, peekToken, spendToken } from "./mail-token.server";
import { isPassword } from "./passwords.server";
import { tellEnded, type User } from "./sessions.server";

/** How long a closed account can still be exported and restored. Then it is erased. */
export const CLOSED_FOR = days(30);
const CONFIRMATION = minutes(60);

/**
 * How each table is emptied of a person. The data rights test holds this against the schema: a table that is not named here fails it,
 * and so does one whose foreign key would not do what is said.
 */
export const ERASURE: Record<
  string,
  | "is the account"
  | "goes with the account"
  | "goes with its parent"
  | "by hand"
  | "holds nobody"
  | "keeps a pseudonym"
  | "keeps a number"
> = {
  users: "is the account",
  directory: "goes with the account", // the line in the search index: by a trigger
  planSpans: "goes with its parent",
  coverSpans: "goes with its parent",
  events: "keeps a number", // the number of the directory, whose line goes with the account
  dailyFigures: "holds nobody",
  staleDays: "holds nobody",
  settings: "goes with the account",
  identities: "goes with the account",
  codes: "goes with the account",
  photos: "goes with the account",
  consents: "goes with the account",
  sessions: "goes with the account",
  tokens: "goes with the account",
  mails: "goes with the account", // those to the address without an account: by hand, with the .eml files
  jobs: "by hand",
  rateLimits: "holds nobody", // hashed keys, gone after an hour at most
  uploads: "goes with the account",
  openUploads: "goes with the account", // their bytes in DATA_DIR/uploads-open: by hand
  generations: "goes with the account",
  generationParts: "goes with its parent",
  creditLedger: "goes with the account",
  billingEvents: "goes with the account",
  payments: "keeps a pseudonym", // loses its person; what could still open a checkout or name a card: by hand
  paystackEvents: "by hand", // the bodies
  refunds: "holds nobody", // hangs on its payment; loses who asked for it
  disputes: "holds nobody", // hangs on its payment
  orphanPayments: "holds nobody",
  paymentAlerts: "holds nobody", // references and codes
  billingNotices: "goes with the account",
  documents: "goes with the account",
  documentVersions: "goes with its parent",
  documentFiles: "goes with its parent",
  aiProviders: "holds nobody",
  aiModels: "holds nobody",
  aiPrompts: "holds nobody",
  aiCalls: "holds nobody", // loses its generation
  aiChecks: "holds nobody", // loses its generation
  aiBreakers: "holds nobody",
  houseSettings: "holds nobody",
  auditLog: "holds nobody", // loses its actor
  conversations: "goes with the account",
  supportMessages: "goes with its parent",
  supportImages: "goes with its parent",
  complaints: "goes with the account", // those from its address without signing in: by hand
  savedReplies: "holds nobody",
  supportNotes: "goes with its parent",
  inboundMails: "goes with its parent", // those put aside without a thread: after 30 days
};

/** Whether a closure can be confirmed by the password, or only by a link in a mail. */
export function hasPassword(user: User): boolean {
  return user.passwordHash !== null;
}

/** Closes the account of a person who knows its password. Throws WRONG_PASSWORD, LAST_ADMIN. */
export async function closeWithPassword(userId: string, password: string, now = new Date()): Promise<void> {
  const user = db.select().from(users).where(eq(users.id, userId)).get();
  if (!(await isPassword(user?.passwordHash, password)))
    throw new Refusal("WRONG_PASSWORD", "That is not your password. Try again.", 403);
  write((tx) => close(tx, userId, now));
}

/** Mails a link to a page whose button closes the account: for people who sign in without a password. Throws LAST_ADMIN. */
export function askToClose(user: User, now = new Date()): void {
  write((tx) => {
    keepOneAdmin(tx, user.id);
    const token = issueToken(tx, { userId: user.id, purpose: "close_account", life: CONFIRMATION }, now);
    queueMail(
      tx,
      { userId: user.id, email: user.email },
      {
        subject: `Delete your ${env.SITE_NAME} account?`,
        greeting: `Hello ${user.firstName},`,
        lines: [
          "You asked us to delete your account and everything in it. Open the link below and press the button to confirm. It works for 60 minutes.",
          "If it was not you, ignore this email and nothing happens. Then sign out everywhere else.",
        ],
        action: { label: "Confirm the deletion", path: `/delete-account/confirm?token=${token}` },
      },
    );
  });
}

/** Uses up a confirmation link and closes the account. Throws BAD_TOKEN, LAST_ADMIN. */
export function closeWithToken(token: string, now = new Date()): void {
  write((tx) => {
    const used = spendToken(tx, "close_account", token, now);
    if (!used) throw badLink();
    close(tx, used.userId, now);
  });
}

/** The closed account that a link of the closing mail is about: whose it is and when it will be erased. Throws BAD_TOKEN. */
export function findClosed(token: string, now = new Date()): { userId: string; erasedOn: Date } {
  const found = peekToken("download_export", token, now);
  if (found.state !== "live") throw badLink();
  const { closedAt } =
    db.select({ closedAt: users.deletionRequestedAt }).from(users).where(eq(users.id, found.userId)).get() ??
    {};
  if (!closedAt) throw badLink();
  return { userId: found.userId, erasedOn: new Date(closedAt.getTime() + CLOSED_FOR) };
}

/** Opens a closed account again; the link is used up by it. Throws BAD_TOKEN. */
export function restoreAccount(token: string, now = new Date()): void {
  write((tx) => {
    const used = spendToken(tx, "download_export", token, now);
    if (!used) throw badLink();
    const closed = and(eq(users.id, used.userId), isNotNull(users.deletionRequestedAt));
    const restored = tx
      .update(users)
      .set({ isActive: true, deletionRequestedAt: null, updatedAt: now })
      .where(closed)
      .run();
    if (restored.changes === 0) throw badLink();
    log.info({ event: "account.restored", userId: used.userId });
  });
}

/** Erases the next account that was closed 30 days ago: one at a time, for each erasure folds the log in, and others wait meanwhile. Returns how many: 0 when none is due. */
export function eraseNextClosed(now = new Date()): number {
  const due = db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionRequestedAt, new Date(now.getTime() - CLOSED_FOR)))
    .limit(1)
    .get();
  if (!due) return 0;
  eraseAccount(due.id);
  return 1;
}

/**
 * Removes every trace of a person for good: rows, files, mails, the outbox, the queue; of their payments stays what tax law asks for, with a
 * pseudonym in the person's place. The write-ahead log is folded in, so that no old page
 * keeps a word; deleted content is overwritten in the file (secure_delete).
 */
export function eraseAccount(userId: string): void {
  const user = db.select({ email: users.email }).from(users).where(eq(users.id, userId)).get();
  if (!user) return;
  const theirs = or(eq(mails.userId, userId), eq(mails.recipient, user.email));
  const sent = db.select({ id: mails.id }).from(mails).where(theirs).all();
  for (const { id } of sent) removeOutboxMail(env.DATA_DIR, id);
  for (const { id } of db
    .select({ id: openUploads.id })
    .from(openUploads)
    .where(eq(openUploads.userId, userId))
    .all())
    removePieces(env.DATA_DIR, id);
  write((tx) => {
    const isAboutThem = or(
      sql`${jobs.payload} ->> 'userId' = ${userId}`,
      inArray(
        sql`${jobs.payload} ->> 'mailId'`,
        sent.map(({ id }) => id),
      ),
    );
    tx.delete(jobs).where(isAboutThem).run();
    tx.delete(mails).where(theirs).run();
    tx.delete(complaints).where(eq(complaints.email, user.email)).run();
    const paid = tx
      .select({ reference: payments.reference })
      .from(payments)
      .where(eq(payments.userId, userId));
    tx.update(paystackEvents).set({ raw: null }).where(inArray(paystackEvents.reference, paid)).run();
    tx.update(payments)
      .set({ accessCode: null, authorizationUrl: null, last4: null, failureText: null })
      .where(eq(payments.userId, userId))
      .run();
    tx.delete(users).where(eq(users.id, userId)).run();
  });
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  log.info({ event: "account.erased", userId });
}

// Out at once: no session, no way in. The links that stop mails go on working.
function close(tx: Tx, userId: string, now: Date) {
  keepOneAdmin(tx, userId);
  const user = tx
    .update(users)
    .set({ isActive: false, deletionRequestedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.deletionRequestedAt)))
    .returning()
    .get();
  if (!user) throw badLink();
  tx.delete(sessions).where(eq(sessions.userId, userId)).run();
  tellEnded(userId);
  tx.delete(codes).where(eq(codes.userId, userId)).run();
  tx.delete(tokens)
    .where(and(eq(tokens.userId, userId), ne(tokens.purpose, "unsubscribe")))
    .run();
  const end = new Date(now.getTime() + CLOSED_FOR);
  const token = issueToken(tx, { userId, purpose: "download_export", life: CLOSED_FOR }, now);
  queueMail(
    tx,
    { userId, email: user.email },
    {
      subject: `Your ${env.SITE_NAME} account is closed`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        `Your account is closed and nobody can sign in to it. On ${dayText(end).text} we delete everything in it for good.`,
        "Until then the link below lets you download all your data, or restore the account if you change your mind or if this was not you.",
      ],
      action: {
        label: "Download my data or restore my account",
        path: `/delete-account/closed?token=${token}`,
      },
    },
  );
  log.info({ event: "account.closed", userId });
}

/** Throws LAST_ADMIN (409) for the only active admin. */
export function keepOneAdmin(tx: Tx, userId: string) {
  const admin = and(eq(users.role, "admin"), eq(users.isActive, true));
  const isAdmin = tx
    .select({ id: users.id })
    .from(users)
    .where(and(admin, eq(users.id, userId)))
    .get();
  const others =
    tx
      .select({ many: count() })
      .from(users)
      .where(and(admin, ne(users.id, userId)))
      .get()?.many ?? 0;
  if (isAdmin && others === 0)
    throw new Refusal("LAST_ADMIN", "You are the only admin. Make somebody else an admin first.", 409);
}

function badLink() {
  return new Refusal("BAD_TOKEN", "This link has been used or has expired.", 400);
}
