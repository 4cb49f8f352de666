import type { Tx } from "~/db/client.server";
import { serializeError, log } from "~/log.server";
import { minutes, seconds } from "~/time";
import { runForNobody } from "~/work/caller.server";
import {
  queueEvents,
  claimJob,
  failJob,
  LEASE_MS,
  LeaseLostError,
  releaseJob,
  renewLeases,
  type Job,
  type Lease,
} from "./queue.server";

export type JobPayload = Record<string, string>;
export type JobHandler = {
  /**
   * Does the work and calls `completeJob` in its last transaction. It may run twice; the second run must be
   * harmless. The signal fires when the process stops: long work then throws (`signal.throwIfAborted()`), and
   * the job waits for the next start.
   */
  run(payload: JobPayload, lease: Lease, signal: AbortSignal): Promise<void>;
  /** Undoes the reservations of the job after its last attempt. */
  onFailed(payload: JobPayload, tx: Tx): void;
  /** The maximum of parallel jobs of this kind; default 2. More only for work that mostly waits. */
  concurrency?: number;
};

const POLL_INTERVAL_MS = seconds(1);

let lastPollAt: Date | undefined;

/** When the worker of this process last looked for jobs and could read the queue; undefined before the first time. */
export function getLastPoll(): Date | undefined {
  return lastPollAt;
}

/**
 * Processes the queue until stopped: each kind up to its concurrency, each job under a lease that is renewed
 * while it runs.
 */
export function startWorker(handlers: Record<string, JobHandler>) {
  const running = new Map<Promise<void>, { kind: string; lease: Lease }>();
  const kindsWithCapacity = () =>
    Object.keys(handlers).filter(
      (kind) =>
        [...running.values()].filter((one) => one.kind === kind).length < (handlers[kind]?.concurrency ?? 2),
    );
  const stopping = new AbortController();
  // One for each turn of the event loop: a job's first steps come at once, and fifty at once would hold up everybody.
  const claimNext = () => {
    const kinds = kindsWithCapacity();
    if (stopping.signal.aborted || kinds.length === 0) return;
    const claimed = claimJob(new Date(), kinds);
    if (!claimed) return;
    const run = () => runJob(claimed.job, claimed.lease, handlers, stopping.signal);
    const work = runForNobody(run).finally(() => {
      running.delete(work);
      pollSoon();
    });
    running.set(work, { kind: claimed.job.kind, lease: claimed.lease });
    pollSoon();
  };
  // A busy or full database must not end the loop: the next poll tries again.
  const orTryAgain = (what: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      log.error({ event: what, ...serializeError(error) });
    }
  };
  const poll = () =>
    orTryAgain("jobs.poll_failed", () => {
      claimNext();
      lastPollAt = new Date();
    });
  let isPollDue = false;
  const pollSoon = () => {
    if (isPollDue) return;
    isPollDue = true;
    setImmediate(() => {
      isPollDue = false;
      poll();
    });
  };
  const timer = setInterval(poll, POLL_INTERVAL_MS);
  const heartbeat = setInterval(
    () => orTryAgain("jobs.renew_failed", () => renewLeases([...running.values()].map(({ lease }) => lease))),
    LEASE_MS / 3,
  );
  queueEvents.on("job_added", pollSoon);
  pollSoon();

  return {
    /** Claims no new jobs, waits up to `gracePeriodMs` for running ones, and releases the rest. */
    async stop(gracePeriodMs = seconds(20)) {
      clearInterval(timer);
      queueEvents.off("job_added", pollSoon);
      stopping.abort();
      await Promise.race([
        Promise.allSettled(running.keys()),
        new Promise((done) => setTimeout(done, gracePeriodMs).unref()),
      ]);
      clearInterval(heartbeat);
      for (const { lease } of running.values()) releaseJob(lease, { isAttemptRefunded: true });
    },
  };
}

async function runJob(job: Job, lease: Lease, handlers: Record<string, JobHandler>, signal: AbortSignal) {
  const handler = handlers[job.kind];
  const logFields = { kind: job.kind, jobId: job.id, attempt: job.attempts };
  if (!handler) return log.error({ event: "jobs.unknown_kind", ...logFields });
  // A worker that dies each time never reports a failure, so the attempts are checked before the work too.
  if (job.attempts > job.maxAttempts)
    return failJob(lease, "no try left", (tx) => handler.onFailed(job.payload, tx));
  const started = performance.now();
  try {
    await handler.run(job.payload, lease, signal);
    log.info({ event: "jobs.done", ...logFields, ms: Math.round(performance.now() - started) });
  } catch (error) {
    if (error instanceof LeaseLostError) return log.warn({ event: "jobs.lease_lost", ...logFields });
    if (signal.aborted) {
      log.info({ event: "jobs.released", ...logFields });
      return releaseJob(lease, { isAttemptRefunded: true });
    }
    log.warn({ event: "jobs.failed", ...logFields, ...serializeError(error) });
    const reason = error instanceof Error ? error.name : "unknown";
    if (job.attempts >= job.maxAttempts) failJob(lease, reason, (tx) => handler.onFailed(job.payload, tx));
    else releaseJob(lease, { delayMs: backoffMs(job.attempts + 1), error: reason });
  }
}

/**
 * Exponential, with jitter so that jobs that failed together do not retry together: about 2 s, 8 s, 32 s … 30
 * min.
 */
function backoffMs(attempt: number): number {
  const full = Math.min(minutes(30), seconds(2) * 4 ** (attempt - 2));
  return Math.round(full * (0.75 + Math.random() / 2));
}
