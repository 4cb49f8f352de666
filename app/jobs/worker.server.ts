import type { Tx } from "~/db/client.server";
import { errorFacts, log } from "~/log.server";
import { minutes, seconds } from "~/time";
import {
  arrivals,
  claim,
  giveUp,
  LEASE,
  LeaseLost,
  putBack,
  renew,
  type Job,
  type Lease,
} from "./queue.server";

export type Payload = Record<string, string>;
export type JobHandler = {
  /**
   * Does the work and calls `finish` in its last transaction. May run twice; the second time must be harmless. The signal fires when the process
   * stops: whoever would take long throws then (`signal.throwIfAborted()`), and the job waits for the next start.
   */
  run(payload: Payload, lease: Lease, signal: AbortSignal): Promise<void>;
  /** Undoes what the job had reserved, when its tries are used up. */
  giveUp(payload: Payload, tx: Tx): void;
  /** How many of this kind may run side by side; 2 when left out. Many only for work that mostly waits. */
  atOnce?: number;
};

const LOOK_AGAIN = seconds(1);

/** Works off the queue until stopped: of each kind as many at a time as it allows, each under a lease that is renewed while it runs. */
export function startWorker(handlers: Record<string, JobHandler>) {
  const running = new Map<Promise<void>, { kind: string; lease: Lease }>();
  const open = () =>
    Object.keys(handlers).filter(
      (kind) =>
        [...running.values()].filter((one) => one.kind === kind).length < (handlers[kind]?.atOnce ?? 2),
    );
  const stopping = new AbortController();
  const look = () => {
    for (let kinds = open(); !stopping.signal.aborted && kinds.length > 0; kinds = open()) {
      const claimed = claim(new Date(), kinds);
      if (!claimed) return;
      const work = perform(claimed.job, claimed.lease, handlers, stopping.signal).finally(() => {
        running.delete(work);
        setImmediate(safely);
      });
      running.set(work, { kind: claimed.job.kind, lease: claimed.lease });
    }
  };
  // A busy or full database must not end the loop: the next look tries again.
  const safely = () => {
    try {
      look();
    } catch (error) {
      log.error({ event: "jobs.look_failed", ...errorFacts(error) });
    }
  };
  const timer = setInterval(safely, LOOK_AGAIN);
  arrivals.on("job", safely);
  setImmediate(safely);

  return {
    /** Takes no new work, waits up to `patience` for what runs, and hands the rest back untouched. */
    async stop(patience = seconds(20)) {
      clearInterval(timer);
      arrivals.off("job", safely);
      stopping.abort();
      await Promise.race([
        Promise.allSettled(running.keys()),
        new Promise((done) => setTimeout(done, patience).unref()),
      ]);
      for (const { lease } of running.values()) putBack(lease, { uncounted: true });
    },
  };
}

async function perform(job: Job, lease: Lease, handlers: Record<string, JobHandler>, signal: AbortSignal) {
  const handler = handlers[job.kind];
  const facts = { kind: job.kind, jobId: job.id, attempt: job.attempts };
  if (!handler) return log.error({ event: "jobs.unknown_kind", ...facts });
  // A worker that died each time never reports a failure, so the count is checked before the work, too.
  if (job.attempts > job.maxAttempts)
    return giveUp(lease, "no try left", (tx) => handler.giveUp(job.payload, tx));
  const heartbeat = setInterval(() => renew(lease), LEASE / 3);
  const started = performance.now();
  try {
    await handler.run(job.payload, lease, signal);
    log.info({ event: "jobs.done", ...facts, ms: Math.round(performance.now() - started) });
  } catch (error) {
    if (error instanceof LeaseLost) return log.warn({ event: "jobs.lease_lost", ...facts });
    if (signal.aborted) {
      log.info({ event: "jobs.handed_back", ...facts });
      return putBack(lease, { uncounted: true });
    }
    log.warn({ event: "jobs.failed", ...facts, ...errorFacts(error) });
    const reason = error instanceof Error ? error.name : "unknown";
    if (job.attempts >= job.maxAttempts) giveUp(lease, reason, (tx) => handler.giveUp(job.payload, tx));
    else putBack(lease, { wait: waitBefore(job.attempts + 1), error: reason });
  } finally {
    clearInterval(heartbeat);
  }
}

/** Exponential, with jitter so that many jobs that failed together do not come back together: about 2 s, 8 s, 32 s … 30 min. */
function waitBefore(attempt: number): number {
  const full = Math.min(minutes(30), seconds(2) * 4 ** (attempt - 2));
  return Math.round(full * (0.75 + Math.random() / 2));
}
