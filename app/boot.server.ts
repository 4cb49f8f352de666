import type { Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { runMaintenance } from "./maintenance.server";
import { sqlite } from "~/db/client.server";
import { followLitefs, isClustered, isReplica } from "~/db/replication.server";
import { lockDataDir } from "~/db/server-lock.server";
import { env } from "~/env.server";
import { DEMO_ACCOUNTS, hasDemoAccounts, seedDemoAccounts } from "~/features/accounts/local-accounts.server";
import { SEND_ANNOUNCEMENT_JOB } from "~/features/announcements/announcements.server";
import { announcePriceChange, announcePriceWithdrawal } from "~/features/announcements/price-notices.server";
import { sendNextMails } from "~/features/announcements/send-announcement.server";
import { REMINDER_JOB, sendReminder } from "~/features/applications/reminders.server";
import { registerAttachments, sendQueuedMail } from "~/features/accounts/mail.server";
import { startMetrics } from "~/features/metrics/request-metrics.server";
import { startErrorCounts } from "~/features/operations/error-counts.server";
import { startIntegrityChecks } from "~/features/operations/integrity.server";
import { startWriteProbe } from "~/features/operations/write-probe.server";
import { purgeDocuments } from "~/features/data-rights/document-retention.server";
import { sessionEvents } from "~/features/accounts/sessions.server";
import { reencryptKeys } from "~/features/ai/providers/api-keys.server";
import { seedDaily } from "~/features/ai/providers/seed.server";
import { OFFER_CHANGED_JOB, OFFER_WITHDRAWN_JOB } from "~/features/billing/offer-versions.server";
import { refreshPeriods } from "~/features/billing/stored-periods.server";
import { sendComplaintReminder } from "~/features/complaints/complaints.server";
import { rollUpNextDay } from "~/features/analytics-events/roll-up.server";
import { endAllVisits, saveVisits } from "~/features/analytics-events/visits.server";
import { depositOwner } from "~/features/deposits/receive-deposit.server";
import { CLOSE_ACCOUNT_JOB, closeAccount } from "~/features/deposits/virtual-accounts.server";
import { deadLetterEvent, WEBHOOK_EVENT_JOB, processEvent } from "~/features/payments/webhook-events.server";
import { registerTransactionOwner } from "~/features/payments/other-transactions.server";
import { makeReceiptFile } from "~/features/payments/receipt-file.server";
import { startReconciler } from "~/features/payments/reconcile.server";
import { mailUnseenAnswers, mailUnseenMessages } from "~/features/support/mail-fallback.server";
import { abandonDelivery, deliverWebhook } from "~/features/webhooks/deliver.server";
import { DELIVERY_JOB, publishEvent } from "~/features/webhooks/deliveries.server";
import { EVENT_JOB } from "~/features/account-events/events.server";
import { reencryptWebhookSecrets } from "~/features/webhooks/endpoints.server";
import { announceStatus } from "~/features/support/presence.server";
import { abandonGeneration } from "~/features/writing/delivery.server";
import { writeDocuments } from "~/features/writing/pipeline.server";
import { startSample } from "~/features/writing/example.server";
import { receiveActivity } from "~/http/cluster/activity.server";
import { EXIT_RESTART, primaryMiddleware } from "~/http/cluster/primary.server";
import { OPEN_PER_PERSON } from "~/http/security/server-limits";
import { getLoadContext, securityMiddleware, errorHandler } from "~/http/security/middleware.server";
import { reencryptAppSecrets } from "~/features/two-step/authenticator-app.server";
import { authenticateSocket, isSocketAuthorized } from "~/http/auth/socket.server";
import { answerHealth, mountDirectRoute } from "~/http/api/direct-routes.server";
import { answerCachedPage } from "~/http/page-cache.server";
import { answerStoredPage } from "~/http/person-pages.server";
import { holdForm } from "~/http/unsaved/hold-form.server";
import { startWorker, type JobHandler } from "~/jobs/worker.server";
import { serializeError, log } from "~/log.server";
import { startErrorReports } from "~/providers/error-reports/sentry.server";
import { getMailProvider } from "~/providers/mail/mail.server";
import { mountSandbox } from "~/providers/paystack/sandbox/mount.server";
import { createHub } from "~/providers/realtime/hub.server";
import { action as handlePaymentWebhook } from "~/routes/api/payment-webhook";
import { watchProcessErrors } from "./process-errors.server";
import { startReplica } from "./replica.server";
import { minutes, seconds } from "~/time";

/**
 * The handler and limits of each job. The queue does not know the features, and the features do not know this
 * table.
 */
const JOB_HANDLERS: Record<string, JobHandler> = {
  "generation.write": {
    run: ({ generationId = "" }, lease, signal) => writeDocuments(generationId, lease, signal),
    concurrency: 64, // the provider's own concurrency limit is lower
    onFailed: ({ generationId = "" }, tx) => abandonGeneration(generationId, tx),
  },
  "mail.send": {
    run: ({ mailId = "" }, lease) => sendQueuedMail(mailId, lease),
    onFailed: ({ mailId = "" }) => log.error({ event: "mail.dead_lettered", mailId }),
  },
  [WEBHOOK_EVENT_JOB]: {
    run: ({ eventId = "" }, lease) => processEvent(eventId, lease),
    onFailed: ({ eventId = "" }, tx) => deadLetterEvent(eventId, tx),
  },
  [CLOSE_ACCOUNT_JOB]: {
    run: (payload, lease) => closeAccount(payload, lease),
    onFailed: () => log.error({ event: "virtual_account.close_failed" }),
  },
  [REMINDER_JOB]: {
    run: async (payload, lease) => sendReminder(payload, lease),
    onFailed: () => log.error({ event: "application.reminder_failed" }),
  },
  "documents.purge": {
    run: async (payload, lease) => purgeDocuments(payload, lease),
    onFailed: () => log.error({ event: "documents.purge_failed" }),
  },
  [SEND_ANNOUNCEMENT_JOB]: {
    run: async (payload, lease) => sendNextMails(payload, lease),
    onFailed: ({ announcementId = "" }) => log.error({ event: "announcement.failed", announcementId }),
  },
  [OFFER_CHANGED_JOB]: {
    run: async (payload, lease) => announcePriceChange(payload, lease),
    onFailed: ({ versionId = "" }) => log.error({ event: "announcement.price_change_failed", versionId }),
  },
  [OFFER_WITHDRAWN_JOB]: {
    run: async (payload, lease) => announcePriceWithdrawal(payload, lease),
    onFailed: ({ versionId = "" }) => log.error({ event: "announcement.withdrawal_failed", versionId }),
  },
  "complaint.remind": {
    run: async (payload, lease) => sendComplaintReminder(payload, lease),
    onFailed: () => log.error({ event: "complaint.reminder_failed" }),
  },
  [EVENT_JOB]: {
    run: async (payload, lease) => publishEvent(payload, lease),
    onFailed: () => log.error({ event: "account_event.not_published" }),
  },
  [DELIVERY_JOB]: {
    run: ({ deliveryId = "" }, lease) => deliverWebhook(deliveryId, lease),
    onFailed: ({ deliveryId = "" }, tx) => abandonDelivery(deliveryId, tx),
    concurrency: 16, // each mostly waits for a program of somebody else
  },
  "support.notify_user": {
    run: async (payload, lease) => mailUnseenAnswers(payload, lease),
    onFailed: () => log.error({ event: "support.notify_user_failed" }),
  },
  "support.notify_support": {
    run: async (payload, lease) => mailUnseenMessages(payload, lease),
    onFailed: () => log.error({ event: "support.notify_support_failed" }),
  },
};

/**
 * Starts the background work of the process: migration (on import of the database), seed, workers, sockets,
 * maintenance, shutdown. All of it writes, so a replica has none of it.
 */
export async function boot(http: Server, routePatterns: string[]) {
  const unlockDataDir = lockDataDir();
  if (!unlockDataDir)
    exitAtStart(
      `DATA_DIR: another process uses ${env.DATA_DIR}: a server, or a restore. Stop it, or choose another directory.`,
    );
  if (env.isLive && hasDemoAccounts())
    exitAtStart(
      "DATA_DIR: this database holds demo accounts with public passwords. Start live mode on a separate database.",
    );
  const parts = {
    answerCachedPage: [answerCachedPage, answerStoredPage],
    errorHandler,
    getLoadContext,
    port: env.PORT,
    host: env.HOST,
    onListening,
  };
  registerTransactionOwner(depositOwner); // also where pages are only read
  if (isClustered) void leaveWithLitefs(http);
  if (isReplica) {
    const replica = startReplica(http);
    startMetrics(routePatterns);
    const stopWatches = startReadingWatches();
    shutDownOn(["SIGTERM", "SIGINT"], async () => {
      for (const stop of stopWatches) stop();
      await replica.stop();
      unlockDataDir();
    });
    return { ...parts, middleware: [answerHealth, securityMiddleware, replica.middleware] };
  }
  if (env.isLocal) await seedDemoAccounts();
  seedDaily();
  reencryptKeys();
  reencryptAppSecrets();
  reencryptWebhookSecrets();
  refreshAllCoverage();
  registerAttachments((number) => makeReceiptFile(undefined, number));
  startMetrics(routePatterns);
  const stopWatches = [...startReadingWatches(), startWriteProbe()];
  const worker = startWorker(JOB_HANDLERS);
  const hub = createHub(http, {
    maxPerPerson: OPEN_PER_PERSON.sockets,
    authenticateSocket,
    isSocketAuthorized,
  });
  sessionEvents.on("ended", hub.revalidate);
  const maintenanceTimer = setInterval(() => void runMaintenance(), minutes(1));
  const rollUpTimer = setInterval(rollUpAnalytics, minutes(1));
  const sample = startSample();
  const statusTimer = setInterval(() => announceStatus(), seconds(5));
  void runMaintenance();
  rollUpAnalytics();
  const sandbox = mountSandbox(() => getPort(http));
  const stopReconciler = startReconciler();
  shutDownOn(["SIGTERM", "SIGINT"], async () => {
    clearInterval(maintenanceTimer);
    clearInterval(rollUpTimer);
    sample.stop();
    sandbox?.close();
    stopReconciler();
    for (const stop of stopWatches) stop();
    clearInterval(statusTimer);
    // Closing the hub also closes the server and waits for every open connection. No connection may delay the
    // rest.
    const closed = Promise.all([new Promise((done) => http.close(done)), hub.close()]).catch(() => undefined);
    await worker.stop();
    http.closeIdleConnections();
    await Promise.race([closed, new Promise((done) => setTimeout(done, seconds(3)))]);
    http.closeAllConnections();
    endAllVisits();
    getMailProvider().close();
    sqlite.pragma("wal_checkpoint(TRUNCATE)");
    sqlite.close();
    unlockDataDir();
  });
  return {
    ...parts,
    middleware: [
      answerHealth,
      securityMiddleware,
      ...(isClustered ? [receiveActivity, primaryMiddleware] : []),
      ...(sandbox ? [sandbox.answer] : []),
      mountDirectRoute("/api/payment/webhook", handlePaymentWebhook),
      holdForm,
    ],
  };
}

/** What watches this process and its database without a write. Returns functions that stop it. */
function startReadingWatches(): (() => void)[] {
  const { SENTRY_DSN: dsn, VERSION: release, APP_MODE: environment } = env;
  return [
    startErrorCounts(),
    startIntegrityChecks(),
    ...(dsn ? [startErrorReports({ dsn, release, environment })] : []),
  ];
}

/**
 * Ends the process when LiteFS has ended, because its open files never work again, and when the role has changed: the supervisor
 * starts it with the other one. After a change it writes nothing more, and open answers get a moment.
 */
async function leaveWithLitefs(http: Server) {
  const reason = await followLitefs();
  log.warn({ event: "cluster.left", reason });
  if (reason === "role_changed") {
    http.close();
    http.closeIdleConnections();
    await new Promise((done) => setTimeout(done, seconds(2)));
  }
  process.exit(EXIT_RESTART);
}

function exitAtStart(problem: string): never {
  process.stderr.write(`Oya Apply cannot start:\n  - ${problem}\n`);
  process.exit(78);
}

function getPort(http: Server): number {
  const address = http.address();
  return typeof address === "object" && address ? address.port : env.PORT;
}

function onListening(address: ReturnType<Server["address"]>) {
  // Until here a failure ends the start and says why.
  watchProcessErrors();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  log.info({ event: "server.ready", port, mode: env.APP_MODE });
  if (env.LOG_LEVEL === "debug") logEventLoopDelay();
  if (!env.isLocal) return;
  const accounts = DEMO_ACCOUNTS.map(
    ({ role, email, password }) =>
      `  ${role === "admin" ? "Admin     " : "Job seeker"}  ${email}  ${password}`,
  );
  process.stdout.write(
    `\n${env.SITE_NAME} is ready: http://localhost:${port}\n\nDemo accounts (local mode only):\n${accounts.join("\n")}\n\n${describeReach()}\n\nEmails are at http://localhost:${port}/dev/outbox\n\n`,
  );
}

// The demo passwords are public, and the outbox shows every link of a mail.
function describeReach(): string {
  return ["127.0.0.1", "::1", "localhost"].includes(env.HOST)
    ? "Only this machine can open it. HOST=0.0.0.0 opens it to your network."
    : `HOST=${env.HOST}: everybody who reaches this machine can sign in with these passwords and read the emails.`;
}

// In steps, so that the process can answer requests between them.
function refreshAllCoverage() {
  if (refreshPeriods() > 0) setImmediate(refreshAllCoverage);
}

// One slice after the other, so that the process can answer requests between them.
function rollUpAnalytics() {
  if (!sqlite.open) return;
  try {
    if (saveVisits() || rollUpNextDay()) setImmediate(rollUpAnalytics);
  } catch (error) {
    log.error({ event: "analytics.roll_up_failed", ...serializeError(error) });
  }
}

/** Logs the event loop delay in ms every five seconds, when debugging or measuring is on. */
function logEventLoopDelay() {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const ms = (percentile: number) => Math.max(0, Math.round(delay.percentile(percentile) / 1e6 - 10));
  delay.enable();
  setInterval(() => {
    log.debug({ event: "server.event_loop_delay", medianMs: ms(50), p99Ms: ms(99), maxMs: ms(100) });
    delay.reset();
  }, seconds(5)).unref();
}

function shutDownOn(signals: NodeJS.Signals[], stop: () => Promise<void>) {
  let isStopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      log.info({ event: "server.stopping", signal });
      setTimeout(() => process.exit(1), seconds(29)).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ event: "server.stop_failed", ...serializeError(error) });
          process.exit(1);
        },
      );
    });
  }
}
