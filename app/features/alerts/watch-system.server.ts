import { env } from "~/env.server";
import { getBackupAge } from "~/features/backups/backup-age.server";
import { readBackupState } from "~/features/backups/backup-state.server";
import { listRecentErrors, MANY_ERRORS } from "~/features/operations/error-counts.server";
import { getReadiness, type Check } from "~/features/operations/readiness.server";
import { listTroubledReplicas } from "~/features/operations/replica-reports.server";
import { minutes, seconds } from "~/time";
import type { Cause } from "./cause";

const HEADLINES: Record<string, string> = {
  database: "The database cannot be written",
  disk: "The disk is nearly full",
  schema: "The database has other migrations than the program",
  integrity: "The database is damaged",
  worker: "The worker has stopped",
};
// A server that was off catches up first.
const BACKUP_GRACE_MS = minutes(15);

/** Checks that fail, as long as they have no watcher of their own. */
export function watchReadiness(now: Date): Cause[] {
  return getReadiness(now)
    .filter(({ name, state }) => state === "failing" && HEADLINES[name])
    .map(({ name, detail }: Check) => grave(name, HEADLINES[name] ?? name, detail));
}

/** Backups that failed or are late, and drills that failed. */
export function watchBackups(now: Date): Cause[] {
  if (env.BACKUP_HOURS.length === 0) return [];
  const { isLate, problem } = getBackupAge(now);
  const { drill } = readBackupState();
  const hasStarted = process.uptime() * seconds(1) > BACKUP_GRACE_MS;
  return [
    ...(problem ? [grave("backup_failed", "A backup failed", problem)] : []),
    ...(isLate && hasStarted && !problem
      ? [grave("backup_late", "A backup is missing", "None since the last hour of BACKUP_HOURS")]
      : []),
    ...(drill?.problem
      ? [grave("backup_drill", "A backup could not be restored in the drill", drill.problem)]
      : []),
  ];
}

/** Many errors in a short time. */
export function watchErrors(now: Date): Cause[] {
  const errors = listRecentErrors(now);
  const many = errors.reduce((sum, one) => sum + one.many, 0);
  if (many < MANY_ERRORS) return [];
  const kinds = errors.slice(0, 3).map((one) => `${one.event} ${one.many}`);
  return [grave("errors", "Many errors", `${many} in five minutes: ${kinds.join(", ")}`)];
}

/** Replicas that show old pages, are not heard of, or fail. */
export function watchReplicas(now: Date): Cause[] {
  return listTroubledReplicas(now).map(({ kind, name, detail }) => ({
    ...grave(kind, `${kind === "replica_lag" ? "A replica is behind" : "A replica fails"}: ${name}`, detail),
    subject: name,
  }));
}

function grave(kind: string, headline: string, detail: string): Cause {
  return { kind, subject: "", area: "system", severity: "grave", headline, detail, path: "/admin/alerts" };
}
