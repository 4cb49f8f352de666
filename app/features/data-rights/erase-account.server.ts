import { sqlite, write } from "~/db/client.server";
import { env } from "~/env.server";
import { deleteAccount, findNextToErase, assertNotLastOwner } from "~/features/accounts/close-account.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { deleteMailsAbout, mailIdsAbout } from "~/features/accounts/mail.server";
import { emitSessionsEnded } from "~/features/accounts/sessions.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { getUser } from "~/features/admin/user-actions.server";
import { getSubscriptionState } from "~/features/billing/history.server";
import { deleteComplaintsFrom } from "~/features/complaints/complaints.server";
import { getMoneyBalance } from "~/features/balances/ledger.server";
import { requestReturn } from "~/features/deposits/returns.server";
import { closeAccountsOf } from "~/features/deposits/virtual-accounts.server";
import { eraseInvitations } from "~/features/institutions/members.server";
import { erasePayer } from "~/features/payments/erase-payer.server";
import { openUploadIds } from "~/features/writing/open-uploads.server";
import { deletePartialUpload } from "~/files/partial-upload-store.server";
import { deleteJobsAbout } from "~/jobs/queue.server";
import { log } from "~/log.server";
import { deleteOutboxMail } from "~/providers/mail/outbox.server";

/**
 * How an erasure empties each table. The data rights test compares this with the schema: a missing table
 * fails, and a foreign key that does something else fails too.
 */
export const ERASURE_RULES: Record<
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
  userSequence: "goes with the account", // its row in the search index: by a trigger
  planPeriods: "goes with its parent",
  coveragePeriods: "goes with its parent",
  analyticsEvents: "keeps a number", // the number of the user sequence; its row is deleted with the account
  dailyMetrics: "holds nobody",
  invalidatedDays: "holds nobody",
  userSettings: "goes with the account",
  identities: "goes with the account",
  signInCodes: "goes with the account",
  photos: "goes with the account",
  consents: "goes with the account",
  sessions: "goes with the account",
  apiKeys: "goes with the account",
  tokens: "goes with the account",
  idempotentAnswers: "goes with the account",
  accountEvents: "goes with the account",
  webhookEndpoints: "goes with the account",
  webhookDeliveries: "goes with the account",
  authenticatorApps: "goes with the account",
  authenticatorSetups: "goes with the account",
  passkeys: "goes with the account",
  recoveryCodes: "goes with the account",
  rememberedBrowsers: "goes with the account",
  mails: "goes with the account", // mails to the address without an account: by code, with the .eml files
  jobs: "by hand",
  rateLimits: "holds nobody", // hashed keys, deleted after an hour at most
  uploads: "goes with the account",
  partialUploads: "goes with the account", // their bytes in DATA_DIR/uploads-open: by code
  profiles: "goes with the account",
  profileSources: "goes with the account",
  profileFacts: "goes with the account",
  profileVersions: "goes with the account",
  applications: "goes with the account",
  generations: "goes with the account",
  generationParts: "goes with its parent",
  decisions: "goes with its parent",
  letterQuestions: "goes with its parent",
  creditLedger: "goes with the account",
  billingEvents: "goes with the account",
  offerVersions: "holds nobody", // who of the staff made it is cleared
  promoCodes: "holds nobody", // who of the staff made it is cleared
  paymentFingerprints: "goes with the account",
  referralCodes: "goes with the account",
  referrals: "goes with the account", // who invited is cleared
  payments: "keeps a pseudonym", // the user id is cleared; checkout links and card data: by code
  paystackEvents: "by hand", // the bodies
  refunds: "holds nobody", // belongs to its payment; the requester is cleared
  disputes: "holds nobody", // belongs to its payment
  receipts: "by hand", // the buyer's name
  announcements: "holds nobody", // who of the staff wrote it is cleared
  announcementRecipients: "goes with the account",
  replyAddresses: "goes with the account",
  orphanPayments: "holds nobody",
  alerts: "holds nobody", // codes, sums and references, deleted 90 days after their end
  paymentAlerts: "holds nobody", // references and codes
  billingNotifications: "goes with the account",
  documents: "goes with the account",
  documentVersions: "goes with its parent",
  aiProviders: "holds nobody",
  aiModels: "holds nobody",
  aiPrompts: "holds nobody",
  aiCalls: "holds nobody", // the generation id is cleared
  factChecks: "holds nobody", // the generation id is cleared
  aiBreakers: "holds nobody",
  appSettings: "holds nobody",
  auditLog: "holds nobody", // the actor is cleared
  balanceEntries: "keeps a pseudonym",
  virtualAccounts: "goes with the account", // and is closed at the bank: by code
  deposits: "keeps a pseudonym",
  chosenOffers: "goes with the account",
  depositReturns: "holds nobody", // belongs to its deposit; who of the staff sent it is cleared
  payRequests: "goes with the account",
  institutions: "holds nobody", // who of the staff made it is cleared
  institutionMembers: "goes with the account", // invitations to its address: by code
  invoiceNumbers: "holds nobody",
  institutionInvoices: "holds nobody",
  institutionSeats: "keeps a pseudonym", // that somebody took it
  conversations: "goes with the account",
  supportMessages: "goes with its parent",
  supportImages: "goes with its parent",
  complaints: "goes with the account", // complaints from its address without sign-in: by code
  savedReplies: "holds nobody",
  supportNotes: "goes with its parent",
  inboundMails: "goes with its parent", // quarantined mail without a thread: after 30 days
};

/**
 * Erases the next account that was closed 30 days ago. One at a time, because each erasure checkpoints the
 * log while requests wait. Returns how many: 0 when none is due.
 */
export function eraseNextClosedAccount(now = new Date()): number {
  const userId = findNextToErase(now);
  if (userId === undefined) return 0;
  eraseAccount(userId);
  return 1;
}

/**
 * Erases an account immediately, as staff, in the same way as the user's own deletion after thirty days. The
 * audit log stores only its id. Throws NOT_FOUND, LAST_ADMIN.
 */
export function deleteUser(actor: Actor, userId: string, now = new Date()): void {
  write((tx) => {
    const { role, isActive } = getUser(userId, tx);
    assertNotLastOwner(tx, userId);
    recordAuditEvent(
      tx,
      actor,
      "user.deleted",
      `user:${userId}`,
      { before: { role, isActive, plan: getSubscriptionState(userId, now).plan } },
      now,
    );
  });
  // No other code runs in between: both transactions are synchronous.
  eraseAccount(userId);
  emitSessionsEnded(userId);
}

/**
 * Deletes all data of a user: rows, files, mails, the outbox, the queue. Payments stay for the tax law, under
 * a pseudonym. What hangs on the address alone goes only with an account that verified it: a stranger may have registered it, and its
 * owner's complaints and invitations are not theirs. The write-ahead log is checkpointed, so that no old page remains; secure_delete
 * overwrites deleted content in the file.
 */
export function eraseAccount(userId: string): void {
  const user = findAccount(userId);
  if (!user) return;
  const sent = mailIdsAbout(user);
  for (const id of sent) deleteOutboxMail(env.DATA_DIR, id);
  for (const id of openUploadIds(userId)) deletePartialUpload(env.DATA_DIR, id);
  write((tx) => {
    deleteJobsAbout(tx, "userId", [userId]);
    deleteJobsAbout(tx, "mailId", sent);
    deleteMailsAbout(tx, user);
    if (user.emailVerifiedAt) {
      deleteComplaintsFrom(tx, user.email);
      eraseInvitations(tx, user.email);
    }
    if (getMoneyBalance(userId, tx) > 0) requestReturn(tx, userId);
    closeAccountsOf(tx, userId);
    erasePayer(tx, userId);
    deleteAccount(tx, userId);
  });
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  log.info({ event: "account.erased", userId });
}
