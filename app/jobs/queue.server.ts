import { EventEmitter } from "node:events";
import { and, asc, count, eq, gt, inArray, lte, min, or, sql } from "drizzle-orm";
import { db, untilNextWrite, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { preparedByShape } from "~/db/prepared";
import { jobs } from "~/db/schema";
import { seconds } from "~/time";

export const LEASE_MS = seconds(30);

/** A worker's claim on one job. A worker that takes over the job has a higher generation. */
export type Lease = { jobId: string; generation: number };
export type Job = typeof jobs.$inferSelect;

export class LeaseLostError extends Error {}

/** Emits after a job was stored, so that an idle worker polls at once. */
export const queueEvents = new EventEmitter();

/** Stores a job in the transaction that creates its subject. `payload` holds ids only. */
export function enqueue(
  kind: string,
  payload: Record<string, string>,
  tx: Tx,
  { maxAttempts = 3, runAt = new Date() }: { maxAttempts?: number; runAt?: Date } = {},
): string {
  const id = newId();
  tx.insert(jobs).values({ id, createdAt: new Date(), kind, payload, runAt, maxAttempts }).run();
  // transactions are synchronous, so the current one has ended by then
  setImmediate(() => queueEvents.emit("job_added"));
  return id;
}

/**
 * Claims the oldest due job of these kinds (default: all), or one with an expired lease. Undefined when there
 * is none, which writes nothing.
 */
export function claimJob(now = new Date(), kinds?: string[]): { job: Job; lease: Lease } | undefined {
  const question = dueJob({ kinds: kinds?.length });
  const values = {
    now: now.getTime(),
    tooLong: now.getTime() + 2 * LEASE_MS,
    ...Object.fromEntries((kinds ?? []).map((kind, at) => [`kind${at}`, kind])),
  };
  if (!question.get(values)) return undefined;
  return write((tx) => {
    const job = question.get(values); // another worker may have been quicker
    if (!job) return undefined;
    const generation = job.leaseGeneration + 1;
    const claimed = {
      status: "running" as const,
      attempts: job.attempts + 1,
      leaseGeneration: generation,
      leaseExpiresAt: new Date(now.getTime() + LEASE_MS),
    };
    tx.update(jobs).set(claimed).where(eq(jobs.id, job.id)).run();
    return { job: { ...job, ...claimed }, lease: { jobId: job.id, generation } };
  });
}
const dueJob = preparedByShape(({ kinds }: { kinds: number | undefined }) => {
  const [now, tooLong] = [sql.placeholder("now"), sql.placeholder("tooLong")];
  const places = Array.from({ length: kinds ?? 0 }, (_, at) => sql.placeholder(`kind${at}`));
  const due = or(
    and(eq(jobs.status, "queued"), lte(jobs.runAt, now)),
    and(eq(jobs.status, "running"), lte(jobs.leaseExpiresAt, now)),
    // No lease is that long: the clock was set back, and its holder may be gone.
    and(eq(jobs.status, "running"), gt(jobs.leaseExpiresAt, tooLong)),
  );
  return db
    .select()
    .from(jobs)
    .where(and(due, kinds === undefined ? undefined : inArray(jobs.kind, places)))
    .orderBy(asc(jobs.runAt))
    .limit(1)
    .prepare();
});

/**
 * Throws LeaseLost unless the lease is still valid. Every write of a worker calls this in its own
 * transaction.
 */
export function assertLease(tx: Tx, lease: Lease): void {
  const held = tx.select({ id: jobs.id }).from(jobs).where(isLeasedBy(lease)).get();
  if (!held) throw new LeaseLostError(`job ${lease.jobId} was taken over`);
}

/** Extends leases, all in one transaction. One that another worker has claimed stays as it is. */
export function renewLeases(leases: Lease[], now = new Date()): void {
  if (leases.length === 0) return;
  const leaseExpiresAt = new Date(now.getTime() + LEASE_MS);
  write((tx) => {
    for (const lease of leases) tx.update(jobs).set({ leaseExpiresAt }).where(isLeasedBy(lease)).run();
  });
}

/**
 * Marks the job as done in the transaction that stores its result. Throws LeaseLost when another worker has
 * claimed it.
 */
export function completeJob(tx: Tx, lease: Lease): void {
  const done = tx
    .update(jobs)
    .set({ status: "done", finishedAt: new Date(), leaseExpiresAt: null })
    .where(isLeasedBy(lease))
    .run();
  if (done.changes === 0) throw new LeaseLostError(`job ${lease.jobId} was taken over`);
}

/**
 * Releases the job for another attempt: with a delay after a failure; at shutdown at once and without
 * counting the attempt.
 */
export function releaseJob(
  lease: Lease,
  {
    delayMs = 0,
    error,
    isAttemptRefunded = false,
  }: { delayMs?: number; error?: string; isAttemptRefunded?: boolean },
) {
  write((tx) => {
    const job = tx.select().from(jobs).where(isLeasedBy(lease)).get();
    if (!job) return;
    tx.update(jobs)
      .set({
        status: "queued",
        runAt: new Date(Date.now() + delayMs),
        leaseExpiresAt: null,
        lastError: error ?? job.lastError,
        attempts: isAttemptRefunded ? job.attempts - 1 : job.attempts,
      })
      .where(isLeasedBy(lease))
      .run();
  });
}

/** Ends a job after its last attempt. `onFailed` undoes its reservations, in the same transaction. */
export function failJob(lease: Lease, error: string, onFailed: (tx: Tx) => void): void {
  write((tx) => {
    const failed = tx
      .update(jobs)
      .set({ status: "failed", finishedAt: new Date(), leaseExpiresAt: null, lastError: error })
      .where(isLeasedBy(lease))
      .run();
    if (failed.changes === 1) onFailed(tx);
  });
}

/** The number of queued and of running jobs. */
export function countOpenJobs(): { queued: number; running: number } {
  const rows = readJobCounts();
  const countOf = (status: Job["status"]) => rows.find((row) => row.status === status)?.many ?? 0;
  return { queued: countOf("queued"), running: countOf("running") };
}
const jobCounts = db.select({ status: jobs.status, many: count() }).from(jobs).groupBy(jobs.status).prepare();
const readJobCounts = untilNextWrite(() => jobCounts.all());

/** The creation time of the oldest open job, if any, and the number of jobs with an expired lease. */
export function queueHealth(now = new Date()): { oldestJobAt: Date | null; expiredLeases: number } {
  const oldest = db
    .select({ at: min(jobs.createdAt) })
    .from(jobs)
    .where(isOpen)
    .get();
  const expired = db
    .select({ many: count() })
    .from(jobs)
    .where(and(eq(jobs.status, "running"), lte(jobs.leaseExpiresAt, now)))
    .get();
  return { oldestJobAt: oldest?.at ?? null, expiredLeases: expired?.many ?? 0 };
}

/** Open jobs, of one kind or of all, oldest first. */
export function listOpenJobs(kind?: string): Pick<Job, "payload" | "createdAt">[] {
  return db
    .select({ payload: jobs.payload, createdAt: jobs.createdAt })
    .from(jobs)
    .where(and(kind === undefined ? undefined : eq(jobs.kind, kind), isOpen))
    .orderBy(asc(jobs.createdAt))
    .all();
}

/** Whether a job of this kind with these ids in its payload is queued. */
export function isQueued(tx: Tx, kind: string, about: Record<string, string>): boolean {
  const waits = and(eq(jobs.kind, kind), eq(jobs.status, "queued"), isAbout(about));
  return tx.select({ id: jobs.id }).from(jobs).where(waits).get() !== undefined;
}

/** Deletes every job, in any state, with one of these ids under this name in its payload. */
export function deleteJobsAbout(tx: Tx, name: string, ids: string[]): void {
  tx.delete(jobs)
    .where(inArray(inPayload(name), ids))
    .run();
}

/** Deletes jobs that ended before `before`. */
export function deleteFinishedJobs(before: Date): number {
  const ended = and(or(eq(jobs.status, "done"), eq(jobs.status, "failed")), lte(jobs.finishedAt, before));
  return db.delete(jobs).where(ended).run().changes;
}

const isOpen = inArray(jobs.status, ["queued", "running"]);

function isAbout(ids: Record<string, string>) {
  return and(...Object.entries(ids).map(([name, id]) => eq(inPayload(name), id)));
}

function inPayload(name: string) {
  return sql`${jobs.payload} ->> ${name}`;
}

function isLeasedBy(lease: Lease) {
  return and(
    eq(jobs.id, lease.jobId),
    eq(jobs.leaseGeneration, lease.generation),
    eq(jobs.status, "running"),
  );
}
