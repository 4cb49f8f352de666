import { statSync } from "node:fs";
import { sqlite } from "~/db/client.server";
import { getMailTotals } from "~/features/accounts/mail.server";
import { getRecentCalls } from "~/features/ai/monitoring/recent-calls.server";
import { countOpenAlerts } from "~/features/alerts/alerts.server";
import { getDiskSpace } from "~/features/operations/disk.server";
import { getReadiness } from "~/features/operations/readiness.server";
import { listReplicas } from "~/features/operations/replica-reports.server";
import { countPaymentsByStatus } from "~/features/payments/payment-search.server";
import { countFailedJobs, describeOpenJobs } from "~/jobs/queue-state.server";
import { days, hours } from "~/time";
import { gauge, registry } from "./registry.server";

const MEGABYTE = 1024 * 1024;

const gauges = {
  ready: gauge("ready", "1: the check passes, 0: it does not", ["check"]),
  jobs: gauge("jobs", "Open jobs, and those that were given up in the last day", ["kind", "state"]),
  jobAge: gauge("job_oldest_seconds", "Since the oldest open job was stored", ["kind", "state"]),
  mails: gauge("mails_last_hour", "Mails stored in the last hour, sent and not yet sent", ["state"]),
  calls: gauge("ai_calls_last_hour", "Calls to AI providers in the last hour", ["provider", "status"]),
  cost: gauge("ai_cost_last_hour_usd", "What these calls cost, as far as prices are known", ["provider"]),
  payments: gauge("payments", "Payments by state", ["state"]),
  alerts: gauge("alerts_open", "Open alerts", ["area"]),
  databaseBytes: gauge("database_bytes", "Size of the database and its log", ["file"]),
  diskFree: gauge("disk_free_bytes", "Free space where the data directory is"),
  replicaLag: gauge(
    "replica_lag_seconds",
    "For how long a replica has heard nothing of the primary's LiteFS, as it said last",
    ["replica"],
  ),
  replicaSilence: gauge("replica_silent_seconds", "Since a replica said something of itself", ["replica"]),
};

/** All metrics in the text format of Prometheus. */
export async function renderMetrics(now = new Date()): Promise<{ text: string; contentType: string }> {
  for (const { reset } of Object.values(gauges).map((one) => ({ reset: () => one.reset() }))) reset();
  setState(now);
  setWork(now);
  setReplicas(now);
  return { text: await registry.metrics(), contentType: registry.contentType };
}

function setState(now: Date) {
  for (const { name, state } of getReadiness(now)) gauges.ready.set({ check: name }, state === "ok" ? 1 : 0);
  for (const [area, many] of Object.entries(countOpenAlerts())) gauges.alerts.set({ area }, many);
  gauges.diskFree.set(getDiskSpace().freeMb * MEGABYTE);
  for (const [file, path] of [
    ["database", sqlite.name],
    ["log", `${sqlite.name}-wal`],
  ] as const)
    gauges.databaseBytes.set({ file }, statSync(path, { throwIfNoEntry: false })?.size ?? 0);
}

// On the primary those that it knows, on a replica itself.
function setReplicas(now: Date) {
  for (const { name, lagMs, silentMs } of listReplicas(now)) {
    gauges.replicaLag.set({ replica: name }, lagMs === null ? Infinity : lagMs / 1000);
    gauges.replicaSilence.set({ replica: name }, silentMs / 1000);
  }
}

function setWork(now: Date) {
  for (const { kind, state, many, ageMs } of describeOpenJobs(now)) {
    gauges.jobs.set({ kind, state }, many);
    gauges.jobAge.set({ kind, state }, ageMs / 1000);
  }
  for (const { kind, many } of countFailedJobs(new Date(now.getTime() - days(1))))
    gauges.jobs.set({ kind, state: "failed" }, many);
  const since = new Date(now.getTime() - hours(1));
  const { sent, waiting } = getMailTotals(since);
  gauges.mails.set({ state: "sent" }, sent);
  gauges.mails.set({ state: "waiting" }, waiting);
  for (const { provider, status, many, costMicroUsd } of getRecentCalls(since)) {
    gauges.calls.set({ provider, status }, many);
    gauges.cost.inc({ provider }, costMicroUsd / 1e6);
  }
  for (const { status, many } of countPaymentsByStatus()) gauges.payments.set({ state: status }, many);
}
