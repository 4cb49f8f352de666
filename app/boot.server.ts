import type { Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { runMaintenance } from "./maintenance.server";
import { sqlite } from "~/db/client.server";
import { env } from "~/env.server";
import { DEMO_ACCOUNTS, hasDemoAccounts, seedDemoAccounts } from "~/features/accounts/local-accounts.server";
import { REMINDER_JOB, sendReminder } from "~/features/applications/reminders.server";
import { sendQueuedMail } from "~/features/accounts/mail.server";
import { purgeDocuments } from "~/features/data-rights/document-retention.server";
import { sessionEvents } from "~/features/accounts/sessions.server";
import { reencryptKeys } from "~/features/ai/providers/api-keys.server";
import { seedDaily } from "~/features/ai/providers/seed.server";
import { refreshPeriods } from "~/features/billing/stored-periods.server";
import { sendComplaintReminder } from "~/features/complaints/complaints.server";
import { rollUpNextDay } from "~/features/analytics-events/roll-up.server";
import { endAllVisits, saveVisits } from "~/features/analytics-events/visits.server";
import { deadLetterEvent, WEBHOOK_EVENT_JOB, processEvent } from "~/features/payments/webhook-events.server";
import { startReconciler } from "~/features/payments/reconcile.server";
import { mailUnseenAnswers, mailUnseenMessages } from "~/features/support/mail-fallback.server";
import { AGENTS_ROOM, recordAgentActivity, announceStatus } from "~/features/support/presence.server";
import { abandonGeneration } from "~/features/writing/delivery.server";
import { writeDocuments } from "~/features/writing/pipeline.server";
import { samplePair } from "~/features/writing/example.server";
import { OPEN_PER_PERSON } from "~/http/security/server-limits";
import { getLoadContext, securityMiddleware, errorHandler } from "~/http/security/middleware.server";
import { reencryptAppSecrets } from "~/features/two-step/authenticator-app.server";
import { authenticateSocket, isSocketAuthorized } from "~/http/auth/socket.server";
import { mountDirectRoute } from "~/http/api/direct-routes.server";
import { startWorker, type JobHandler } from "~/jobs/worker.server";
import { serializeError, log } from "~/log.server";
import { getMailProvider } from "~/providers/mail/mail.server";
import { mountSandbox } from "~/providers/paystack/sandbox/mount.server";
import { createHub, type SocketUser } from "~/providers/realtime/hub.server";
import { action as handlePaymentWebhook } from "~/routes/api/payment-webhook";
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
  [REMINDER_JOB]: {
    run: async (payload, lease) => sendReminder(payload, lease),
    onFailed: () => log.error({ event: "application.reminder_failed" }),
  },
  "documents.purge": {
    run: async (payload, lease) => purgeDocuments(payload, lease),
    onFailed: () => log.error({ event: "documents.purge_failed" }),
  },
  "complaint.remind": {
    run: async (payload, lease) => sendComplaintReminder(payload, lease),
    onFailed: () => log.error({ event: "complaint.reminder_failed" }),
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
 * maintenance, shutdown.
 */
export async function boot(http: Server) {
  if (env.isLive && hasDemoAccounts()) {
    process.stderr.write(
      "Oya Apply cannot start:\n  - DATA_DIR: this database holds demo accounts with public passwords. Start live mode on a separate database.\n",
    );
    process.exit(78);
  }
  if (env.isLocal) await seedDemoAccounts();
  seedDaily();
  reencryptKeys();
  reencryptAppSecrets();
  refreshAllCoverage();
  const worker = startWorker(JOB_HANDLERS);
  const recordAgentPresence = ({ userId, rooms }: SocketUser) =>
    rooms.includes(AGENTS_ROOM) && recordAgentActivity(userId);
  const hub = createHub(http, {
    maxPerPerson: OPEN_PER_PERSON.sockets,
    authenticateSocket,
    isSocketAuthorized,
    onConnect: recordAgentPresence,
    onDisconnect: recordAgentPresence,
  });
  sessionEvents.on("ended", hub.revalidate);
  const maintenanceTimer = setInterval(() => void runMaintenance(), minutes(1));
  const rollUpTimer = setInterval(rollUpAnalytics, minutes(1));
  // Writes the landing page's sample within a minute of the start and refreshes it once a day. Not before the server
  // listens, because writing takes about 300 ms of every start; a visitor who comes first has it written.
  const sampleTimer = setInterval(() => samplePair(), minutes(1));
  const statusTimer = setInterval(() => announceStatus(), seconds(5));
  void runMaintenance();
  rollUpAnalytics();
  const sandbox = mountSandbox(() => getPort(http));
  const stopReconciler = startReconciler();
  shutDownOn(["SIGTERM", "SIGINT"], async () => {
    clearInterval(maintenanceTimer);
    clearInterval(rollUpTimer);
    clearInterval(sampleTimer);
    sandbox?.close();
    stopReconciler();
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
  });
  return {
    middleware: [
      securityMiddleware,
      ...(sandbox ? [sandbox.answer] : []),
      mountDirectRoute("/api/payment/webhook", handlePaymentWebhook),
    ],
    errorHandler,
    getLoadContext: getLoadContext,
    port: env.PORT,
    host: env.HOST,
    onListening,
  };
}

function getPort(http: Server): number {
  const address = http.address();
  return typeof address === "object" && address ? address.port : env.PORT;
}

function onListening(address: ReturnType<Server["address"]>) {
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
