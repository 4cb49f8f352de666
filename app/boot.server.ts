import type { Server } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { tidy } from "~/chores.server";
import { sqlite } from "~/db/client.server";
import { env } from "~/env.server";
import { DEMO_ACCOUNTS, hasDemoAccounts, seedDemoAccounts } from "~/features/accounts/accounts.server";
import { sendQueuedMail } from "~/features/accounts/mail.server";
import { forgetDocuments } from "~/features/data-rights/retention.server";
import { endings } from "~/features/accounts/sessions.server";
import { resealKeys } from "~/features/ai/keys.server";
import { seedDaily } from "~/features/ai/seed.server";
import { refreshSpans } from "~/features/billing/spans.server";
import { remindOfComplaint } from "~/features/complaints/complaints.server";
import { rollUpNext } from "~/features/events/roll-up.server";
import { endVisits, keepVisits } from "~/features/events/visits.server";
import { buryEvent, EVENT_JOB, workEvent } from "~/features/payments/events.server";
import { startReconciler } from "~/features/payments/reconcile.server";
import { tellPerson, tellSupport } from "~/features/support/mail-fallback.server";
import { AGENTS, noteAgent, tellStatus } from "~/features/support/presence.server";
import { abandonGeneration } from "~/features/writing/delivery.server";
import { writeDocuments } from "~/features/writing/pipeline.server";
import { samplePair } from "~/features/writing/example.server";
import { contextOf, gate, lastResort } from "~/http/gate.server";
import { admit, isStill } from "~/http/socket.server";
import { straight } from "~/http/straight.server";
import { startWorker, type JobHandler } from "~/jobs/worker.server";
import { errorFacts, log } from "~/log.server";
import { mailProvider } from "~/providers/mail/mail.server";
import { mountSandbox } from "~/providers/paystack/sandbox/mount.server";
import { openHub, type Guest } from "~/providers/realtime/hub.server";
import { action as takeWebhook } from "~/routes/api/payment-webhook";
import { minutes, seconds } from "~/time";

/** What each job does. The queue knows no feature and no feature knows this table. */
const JOBS: Record<string, JobHandler> = {
  "generation.write": {
    run: ({ generationId = "" }, lease, signal) => writeDocuments(generationId, lease, signal),
    atOnce: 64, // they wait for a provider, whose own lane is the limit
    giveUp: ({ generationId = "" }, tx) => abandonGeneration(generationId, tx),
  },
  "mail.send": {
    run: ({ mailId = "" }, lease) => sendQueuedMail(mailId, lease),
    giveUp: ({ mailId = "" }) => log.error({ event: "mail.given_up", mailId }),
  },
  [EVENT_JOB]: {
    run: ({ eventId = "" }, lease) => workEvent(eventId, lease),
    giveUp: ({ eventId = "" }, tx) => buryEvent(eventId, tx),
  },
  "documents.forget": {
    run: async (payload, lease) => forgetDocuments(payload, lease),
    giveUp: () => log.error({ event: "documents.not_forgotten" }),
  },
  "complaint.remind": {
    run: async (payload, lease) => remindOfComplaint(payload, lease),
    giveUp: () => log.error({ event: "complaint.not_reminded" }),
  },
  "support.tell_person": {
    run: async (payload, lease) => tellPerson(payload, lease),
    giveUp: () => log.error({ event: "support.person_not_told" }),
  },
  "support.tell_support": {
    run: async (payload, lease) => tellSupport(payload, lease),
    giveUp: () => log.error({ event: "support.not_told" }),
  },
};

/** Everything the process does unasked: migrate (on import of the database), seed, work, announce, tidy, stop. */
export async function boot(http: Server) {
  if (env.isLive && hasDemoAccounts()) {
    process.stderr.write(
      "Oya Apply cannot start:\n  - DATA_DIR: this database holds demo accounts with public passwords. Start live mode on a separate database.\n",
    );
    process.exit(78);
  }
  if (env.isLocal) await seedDemoAccounts();
  seedDaily();
  resealKeys();
  refreshAll();
  const worker = startWorker(JOBS);
  const noteInbox = ({ userId, rooms }: Guest) => rooms.includes(AGENTS) && noteAgent(userId);
  const hub = openHub(http, { admit, isStill, entered: noteInbox, left: noteInbox });
  endings.on("ended", hub.recheck);
  const tidying = setInterval(() => void tidy(), minutes(1));
  const counting = setInterval(countUp, minutes(1));
  const sampling = setInterval(() => samplePair(), minutes(1)); // written anew each day, so that no visitor waits for it
  const watching = setInterval(() => tellStatus(), seconds(5));
  samplePair(); // before anybody can ask, for the first one takes a third of a second
  void tidy();
  countUp();
  const sandbox = mountSandbox(() => listensOn(http));
  const stopReconciler = startReconciler();
  stopOn(["SIGTERM", "SIGINT"], async () => {
    clearInterval(tidying);
    clearInterval(counting);
    clearInterval(sampling);
    sandbox?.close();
    stopReconciler();
    clearInterval(watching);
    // Closing the hub closes the server, too, and waits for every open connection; none may hold the rest up.
    const closed = Promise.all([new Promise((done) => http.close(done)), hub.close()]).catch(() => undefined);
    await worker.stop();
    http.closeIdleConnections();
    await Promise.race([closed, new Promise((done) => setTimeout(done, seconds(3)))]);
    http.closeAllConnections();
    endVisits();
    mailProvider().close();
    sqlite.pragma("wal_checkpoint(TRUNCATE)");
    sqlite.close();
  });
  return {
    gate: [gate, ...(sandbox ? [sandbox.answer] : []), straight("/api/payment/webhook", takeWebhook)],
    lastResort,
    context: contextOf,
    port: env.PORT,
    host: env.HOST,
    ready,
  };
}

function listensOn(http: Server): number {
  const address = http.address();
  return typeof address === "object" && address ? address.port : env.PORT;
}

function ready(address: ReturnType<Server["address"]>) {
  const port = typeof address === "object" && address ? address.port : env.PORT;
  log.info({ event: "host.ready", port, mode: env.APP_MODE });
  if (env.LOG_LEVEL === "debug") watchDelay();
  if (!env.isLocal) return;
  const accounts = DEMO_ACCOUNTS.map(
    ({ role, email, password }) =>
      `  ${role === "admin" ? "Admin     " : "Job seeker"}  ${email}  ${password}`,
  );
  process.stdout.write(
    `\n${env.SITE_NAME} is ready: http://localhost:${port}\n\nDemo accounts (local mode only):\n${accounts.join("\n")}\n\nEmails are at http://localhost:${port}/dev/outbox\n\n`,
  );
}

// In steps, so that requests are answered in between.
function refreshAll() {
  if (refreshSpans() > 0) setImmediate(refreshAll);
}

// One slice after the other, so that requests are answered in between.
function countUp() {
  if (!sqlite.open) return;
  try {
    if (keepVisits() || rollUpNext()) setImmediate(countUp);
  } catch (error) {
    log.error({ event: "figures.failed", ...errorFacts(error) });
  }
}

/** How long the event loop keeps others waiting, told every five seconds while somebody debugs or measures. */
function watchDelay() {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const ms = (percentile: number) => Math.max(0, Math.round(delay.percentile(percentile) / 1e6 - 10));
  delay.enable();
  setInterval(() => {
    log.debug({ event: "host.delay", medianMs: ms(50), p99Ms: ms(99), maxMs: ms(100) });
    delay.reset();
  }, seconds(5)).unref();
}

function stopOn(signals: NodeJS.Signals[], stop: () => Promise<void>) {
  let stopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      log.info({ event: "host.stopping", signal });
      setTimeout(() => process.exit(1), seconds(29)).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ event: "host.stop_failed", ...errorFacts(error) });
          process.exit(1);
        },
      );
    });
  }
}
