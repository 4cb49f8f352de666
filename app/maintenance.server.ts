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
import { sendExpiryReminders } from "~/features/payments/expiry-reminders.server";
import { purgeSources } from "~/features/profile/sources.server";
import { deleteOldConversations } from "~/features/support/conversations.server";
import { deleteOldInboundMails } from "~/features/support/inbound-mail.server";
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
  deleteExpiredSessions,
  deleteOldAppSetups,
  deleteExpiredRememberedBrowsers,
  storeKeyUses,
  deleteEndedKeys,
  purgeExpiredRateLimits,
  (now) => forgetUploads(new Date(now.getTime() - days(30))),
  purgeSources,
  forgetOpenUploads,
  (now) => deleteFinishedJobs(new Date(now.getTime() - days(7))),
  seedDaily,
  (now) => failLostCalls(new Date(now.getTime() - minutes(10))),
  (now) => purgeCalls(new Date(now.getTime() - days(400))),
  (now) => purgeIdleBreakers(new Date(now.getTime() - days(7))),
  () =>
    void checkOutdatedFiles().catch((error: unknown) =>
      log.error({ event: "maintenance.failed", ...serializeError(error) }),
    ),
  deleteOldConversations,
  deleteOldInboundMails,
  runRetentionStep,
  ...Array<typeof sendExpiryReminders>(10).fill(sendExpiryReminders),
  (now) => purgeEvents(new Date(now.getTime() - days(400)), new Date(now.getTime() - RETENTION_MS.payments)),
];

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
