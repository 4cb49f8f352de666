import { sqlite } from "~/db/client.server";
import { listAppliedMigrations, listKnownMigrations } from "~/db/migrate.server";
import { getReplication } from "~/db/replication.server";
import { env } from "~/env.server";
import { getBackupAge } from "~/features/backups/backup-age.server";
import { describeOpenJobs } from "~/jobs/queue-state.server";
import { getLastPoll } from "~/jobs/worker.server";
import { hours, minutes, seconds } from "~/time";
import { getDiskSpace } from "./disk.server";
import { formatAge } from "./format-age";
import { getLastIntegrityCheck } from "./integrity.server";
import { getStorageFailure } from "./storage-failure.server";
import { getLastProbe } from "./write-probe.server";

/** failing: the server cannot do its work. warning: it can, but somebody must look. */
export type CheckState = "ok" | "warning" | "failing";
export type Check = { name: string; state: CheckState; detail: string };

const PROBE_IS_OLD_MS = seconds(45);
const POLL_IS_OLD_MS = seconds(30);
/** How long a due job may wait. */
const QUEUE_AGE_MS = minutes(10);
/** How long a mail may wait. */
const MAIL_AGE_MS = minutes(30);

type Result = [CheckState, string];

const CHECKS: Record<string, (now: Date) => Result> = {
  database: checkWrites,
  disk: checkDisk,
  schema: checkSchema,
  integrity: checkPages,
  worker: checkWorker,
  queue: checkQueue,
  mail: checkMail,
  backup: checkBackup,
};

// A replica does nothing that writes.
const REPLICA_CHECKS = {
  replication: checkReplication,
  disk: checkDisk,
  schema: checkSchema,
  integrity: checkPages,
};

/** The state of every part that the server needs, by name. Only reads. A check that throws is failing. */
export function getReadiness(now = new Date()): Check[] {
  return Object.entries(getReplication().role === "replica" ? REPLICA_CHECKS : CHECKS).map(
    ([name, check]) => {
      try {
        const [state, detail] = check(now);
        return { name, state, detail };
      } catch (error) {
        return { name, state: "failing", detail: error instanceof Error ? error.name : "unknown" };
      }
    },
  );
}

// Without its primary a replica goes on with pages, so it stays ready.
function checkReplication(): Result {
  const { lagMs, primaryReachable } = getReplication();
  if (lagMs === undefined) return ["warning", "has not heard the primary yet"];
  return [primaryReachable ? "ok" : "warning", `heard the primary ${formatAge(lagMs)} ago`];
}

function checkWrites(now: Date): Result {
  const probe = getLastProbe();
  const failure = getStorageFailure();
  if (failure) return ["failing", `cannot write: ${failure}`];
  if (!probe) return ["failing", "not tried yet"];
  if (probe.problem) return ["failing", `cannot write: ${probe.problem}`];
  const ageMs = now.getTime() - probe.at.getTime();
  if (ageMs > PROBE_IS_OLD_MS) return ["failing", `last write ${formatAge(ageMs)} ago`];
  return ["ok", `row and file written in ${probe.ms} ms`];
}

function checkDisk(): Result {
  const { freeMb, totalMb, isEnough } = getDiskSpace();
  return [isEnough ? "ok" : "failing", `${freeMb} of ${totalMb} MB free, ${env.MIN_FREE_DISK_MB} needed`];
}

let known: string[] | undefined;

function checkSchema(): Result {
  known ??= listKnownMigrations();
  const applied = listAppliedMigrations(sqlite);
  return applied.join() === known.join()
    ? ["ok", "as this program expects"]
    : [
        "failing",
        `the database has had ${applied.length} migrations, this program knows ${known.length} (or others)`,
      ];
}

function checkPages(now: Date): Result {
  const check = getLastIntegrityCheck();
  if (!check) return ["ok", "the first check is running"];
  return check.problem
    ? ["failing", check.problem]
    : ["ok", `no damage ${formatAge(now.getTime() - check.at.getTime())} ago`];
}

function checkWorker(now: Date): Result {
  const polled = getLastPoll();
  if (!polled) return ["failing", "has not started"];
  const ageMs = now.getTime() - polled.getTime();
  return [ageMs > POLL_IS_OLD_MS ? "failing" : "ok", `last looked for jobs ${formatAge(ageMs)} ago`];
}

function checkQueue(now: Date): Result {
  const jobs = describeOpenJobs(now);
  const waits = jobs.map(({ waitedMs }) => waitedMs);
  const longest = Math.max(0, ...waits);
  const open = jobs.reduce((sum, { many }) => sum + many, 0);
  return [longest > QUEUE_AGE_MS ? "failing" : "ok", `${open} open, longest wait ${formatAge(longest)}`];
}

// A mail server that is down must not take the site out of service.
function checkMail(now: Date): Result {
  const mails = describeOpenJobs(now).filter(({ kind }) => kind === "mail.send");
  const oldest = Math.max(0, ...mails.map(({ ageMs }) => ageMs));
  return [oldest > MAIL_AGE_MS ? "warning" : "ok", `oldest unsent mail ${formatAge(oldest)}`];
}

function checkBackup(now: Date): Result {
  const { ageMs, isLate, problem } = getBackupAge(now);
  if (env.BACKUP_HOURS.length === 0) return ["ok", "switched off"];
  if (problem) return ["warning", problem];
  return [
    isLate ? "warning" : "ok",
    ageMs === undefined ? "none yet" : `${Math.round(ageMs / hours(1))} h old`,
  ];
}
