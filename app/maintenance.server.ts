import { yieldToEventLoop } from "./yield-to-event-loop";
import { sqlite } from "~/db/client.server";
import { runRetentionStep } from "~/features/data-rights/retention.server";
import { RETENTION_MS } from "~/features/data-rights/retention-periods";
import { deleteEndedKeys, storeKeyUses } from "~/features/accounts/api-keys.server";
import { deleteExpiredSessions } from "~/features/accounts/sessions.server";
import { purgeIdleBreakers } from "~/features/ai/providers/circuit-breaker.server";
import { failLostCalls, purgeCalls } from "~/features/ai/completions/calls.server";
import { seedDaily } from "~/features/ai/providers/seed.server";
import { purgeEvents } from "~/features/analytics-events/roll-up.server";
import { checkOutdatedFiles } from "~/features/documents/document-style.server";
import { collectMail } from "~/features/support/collect-mail.server";
import { publishSiteContent } from "~/features/site/content.server";
import { deleteOldAnswers } from "~/features/api/idempotency.server";
import { reconcileDeposits } from "~/features/deposits/receive-deposit.server";
import { syncOpenReturns } from "~/features/deposits/returns.server";
import { sendNextPayerReceipt } from "~/features/payments/pay-requests.server";
import { purgeSources } from "~/features/profile/sources.server";
import { runDueBackup } from "~/features/backups/background.server";
import { sendDigests } from "~/features/digest/digest.server";
import { sendExpiryReminders } from "~/features/payments/expiry-reminders.server";
import { watchForTrouble } from "~/features/alerts/watch.server";
import { deleteOldConversations } from "~/features/support/conversations.server";
import { deleteOldInboundMails } from "~/features/support/inbound-mail.server";
import { deleteOldEvents } from "~/features/account-events/events.server";
import { deleteOldAppSetups } from "~/features/two-step/authenticator-app.server";
import { deleteExpiredRememberedBrowsers } from "~/features/two-step/remembered-browsers.server";
import { sweepLost } from "~/features/writing/delivery.server";
import { forgetOpenUploads } from "~/features/writing/open-uploads.server";
import { forgetUploads } from "~/features/writing/uploads.server";
import { purgeExpiredRateLimits } from "~/http/security/rate-limit.server";
import { deleteFinishedJobs } from "~/jobs/queue.server";
import { serializeError, log } from "./log.server";
import { days, minutes } from "./time";

/**
 * The maintenance tasks that run every minute. Each does a small amount of work. A task that returns true has
 * more work.
 */
const MAINTENANCE_TASKS: ((now: Date) => unknown)[] = [
  sweepLost,
  publishSiteContent,
  deleteExpiredSessions,
  deleteOldAppSetups,
  deleteExpiredRememberedBrowsers,
  storeKeyUses,
  deleteEndedKeys,
  deleteOldAnswers,
  deleteOldEvents,
  purgeExpiredRateLimits,
  (now) => forgetUploads(new Date(now.getTime() - days(30))),
  purgeSources,
  forgetOpenUploads,
  (now) => deleteFinishedJobs(new Date(now.getTime() - days(7))),
  seedDaily,
  (now) => failLostCalls(new Date(now.getTime() - minutes(10))),
  (now) => purgeCalls(new Date(now.getTime() - days(400))),
  (now) => purgeIdleBreakers(new Date(now.getTime() - days(7))),
  () => inBackground(checkOutdatedFiles()),
  () => void collectMail(),
  (now) => void sendDigests(now),
  deleteOldConversations,
  deleteOldInboundMails,
  runRetentionStep,
  (now) => inBackground(reconcileDeposits(now)),
  (now) => inBackground(syncOpenReturns(now)),
  sendNextPayerReceipt,
  ...Array<typeof sendExpiryReminders>(10).fill(sendExpiryReminders),
  runDueBackup,
  watchForTrouble,
  (now) => purgeEvents(new Date(now.getTime() - days(400)), new Date(now.getTime() - RETENTION_MS.payments)),
];

// Work that waits for others. The next task does not.
function inBackground(work: Promise<unknown>): void {
  work.catch((error: unknown) => log.error({ event: "maintenance.failed", ...serializeError(error) }));
}

let isRunning = false;

/** Runs one task after the other and yields after each, so that the process can answer requests. */
export async function runMaintenance(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  const now = new Date();
  for (const task of MAINTENANCE_TASKS) {
    try {
      while (sqlite.open && task(now) === true) await yieldToEventLoop();
    } catch (error) {
      log.error({ event: "maintenance.failed", ...serializeError(error) });
    }
    await yieldToEventLoop();
  }
  isRunning = false;
}
