import { and, eq, isNull, lte, not, notExists, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { billingEvents, mails, users } from "~/db/schema";
import { env } from "~/env.server";
import { hasLiveToken } from "~/features/accounts/mail-tokens.server";
import { deleteOldMails } from "~/features/accounts/mail.server";
import { deleteOldBalanceEntries } from "~/features/balances/ledger.server";
import { deleteAnsweredComplaints } from "~/features/complaints/complaints.server";
import { deleteOldDeposits } from "~/features/deposits/retention.server";
import { deleteOldInvitations } from "~/features/institutions/members.server";
import { deleteOldPayments, deleteWebhookBodies } from "~/features/payments/erase-payer.server";
import { deleteReferralAddresses } from "~/features/referrals/referrals.server";
import { deleteEmptyApplications } from "~/features/applications/application-queries.server";
import { deleteEmptyGenerations } from "~/features/writing/empty-generations.server";
import { serializeError, log } from "~/log.server";
import { listOutboxMails, deleteOutboxMail } from "~/providers/mail/outbox.server";
import { hours } from "~/time";
import { eraseAccount, eraseNextClosedAccount } from "./erase-account.server";
import { RETENTION_MS, subtractAge } from "./retention-periods";
import { warnNextOwner } from "./document-retention.server";

/** Each rule does one small step and returns its count: one user where it works by user. */
const RULES: Record<string, (now: Date) => number> = {
  eraseNextClosedAccount,
  eraseNextUnverified,
  warnNextOwner,
  purgeEmptyGenerations,
  purgeMails,
  deleteOrphanedMails,
  purgePayments,
  purgeMoney,
  purgeInvitations,
  deleteReferralAddresses,
  purgeWebhookBodies,
  purgeComplaints,
};

let lastRunAt = 0;
let pendingRules: string[] = [];

/**
 * Deletes expired data, once an hour and in small steps, so that requests do not wait. Returns whether there
 * is more to do now.
 */
export function runRetentionStep(now = new Date()): boolean {
  if (pendingRules.length === 0) {
    if (Math.abs(now.getTime() - lastRunAt) < hours(1)) return false;
    lastRunAt = now.getTime();
    pendingRules = Object.keys(RULES);
  }
  if (pendingRules[0] !== undefined && runRule(pendingRules[0], now) === 0) pendingRules.shift();
  return pendingRules.length > 0;
}

/** Runs all rules until nothing is left to do. */
export function runRetention(now = new Date()): void {
  for (const rule of Object.keys(RULES)) while (runRule(rule, now) > 0) continue;
}

// A failing rule does not stop the others.
function runRule(rule: string, now: Date): number {
  try {
    const affected = RULES[rule]?.(now) ?? 0;
    if (affected > 0) log.info({ event: "retention.done", rule, affected });
    return affected;
  } catch (error) {
    log.error({ event: "retention.failed", rule, ...serializeError(error) });
    return 0;
  }
}

// An unverified account holds only an address, which may belong to a stranger. While its newest link works its owner may still come, also
// where somebody else registered the address first.
function eraseNextUnverified(now: Date): number {
  const isNeverVerified = and(
    isNull(users.emailVerifiedAt),
    isNull(users.deletionRequestedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(billingEvents)
        .where(eq(billingEvents.userId, users.id)),
    ),
    not(hasLiveToken("verify_email", now)),
  );
  const expired = db
    .select({ id: users.id })
    .from(users)
    .where(and(isNeverVerified, lte(users.createdAt, subtractAge(now, RETENTION_MS.unverified))))
    .limit(1)
    .get();
  if (!expired) return 0;
  eraseAccount(expired.id);
  return 1;
}

// A request or an application without documents: the user deleted them, or it never had any.
function purgeEmptyGenerations(now: Date): number {
  const before = subtractAge(now, RETENTION_MS.documents);
  return deleteEmptyGenerations(before) + deleteEmptyApplications(before);
}

function purgeMails(now: Date): number {
  return deleteOldMails(subtractAge(now, RETENTION_MS.mails));
}

function purgePayments(now: Date): number {
  return deleteOldPayments(subtractAge(now, RETENTION_MS.payments), subtractAge(now, RETENTION_MS.unpaid));
}

function purgeMoney(now: Date): number {
  const before = subtractAge(now, RETENTION_MS.payments);
  return (
    deleteOldDeposits(before, subtractAge(now, RETENTION_MS.unpaid), now) + deleteOldBalanceEntries(before)
  );
}

function purgeInvitations(now: Date): number {
  return deleteOldInvitations(subtractAge(now, RETENTION_MS.invitations));
}

function purgeWebhookBodies(now: Date): number {
  return deleteWebhookBodies(subtractAge(now, RETENTION_MS.webhooks));
}

function purgeComplaints(now: Date): number {
  return deleteAnsweredComplaints(subtractAge(now, RETENTION_MS.complaints));
}

// A mail file outlives its row when the row is deleted during the write.
function deleteOrphanedMails(): number {
  const stored = listOutboxMails(env.DATA_DIR);
  if (stored.length === 0) return 0; // as in live mode
  const known = new Set(
    db
      .select({ id: mails.id })
      .from(mails)
      .all()
      .map(({ id }) => id),
  );
  const orphans = stored.filter((id) => !known.has(id));
  for (const id of orphans) deleteOutboxMail(env.DATA_DIR, id);
  return orphans.length;
}
