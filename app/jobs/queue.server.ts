import { EventEmitter } from "node:events";
import { and, asc, count, eq, inArray, lte, min, or, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { jobs } from "~/db/schema";
import { seconds } from "~/time";

export const LEASE_MS = seconds(30);

/** A worker's right to one job. Another worker that takes the job over has a higher generation. */
export type Lease = { jobId: string; generation: number };
export type Job = typeof jobs.$inferSelect;

export class LeaseLostError extends Error {}

/** Fires after a job was stored, so that an idle worker looks at once. */
export const queueEvents = new EventEmitter();

/** Stores a job in the transaction that creates what it works on. `payload` holds ids only. */
export function enqueue(
  kind: string,
  payload: Record<string, string>,
  tx: Tx,
  { maxAttempts = 3, runAt = new Date() }: { maxAttempts?: number; runAt?: Date } = {},
): string {
  const id = newId();
  tx.insert(jobs).values({ id, createdAt: new Date(), kind, payload, runAt, maxAttempts }).run();
  setImmediate(() => queueEvents.emit("job_added")); // transactions are synchronous, so by then this one has ended
  return id;
}

/** Takes the oldest due job of these kinds (of all, when left out), or one whose worker went silent. Undefined when there is nothing to do. */
export function claimJob(now = new Date(), kinds?: string[]): { job: Job; lease: Lease } | undefined {
  return write((tx) => {
    const due = or(
      and(eq(jobs.status, "queued"), lte(jobs.runAt, now)),
      and(eq(jobs.status, "running"), lte(jobs.leaseExpiresAt, now)),
    );
    const job = tx
      .select()
      .from(jobs)
      .where(and(due, kinds && inArray(jobs.kind, kinds)))
      .orderBy(asc(jobs.runAt))
      .limit(1)
      .get();
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

/** Throws LeaseLost unless the lease still holds. Every write of a worker calls this in its own transaction. */
export function assertLease(tx: Tx, lease: Lease): void {
  const held = tx.select({ id: jobs.id }).from(jobs).where(isLeasedBy(lease)).get();
  if (!held) throw new LeaseLostError(`job ${lease.jobId} was taken over`);
}

export function renewLease(lease: Lease, now = new Date()): boolean {
  const renewed = db
    .update(jobs)
    .set({ leaseExpiresAt: new Date(now.getTime() + LEASE_MS) })
    .where(isLeasedBy(lease))
    .run();
  return renewed.changes === 1;
}

/** Marks the job done in the transaction that stores its result. Throws LeaseLost when it is no longer ours. */
export function completeJob(tx: Tx, lease: Lease): void {
  const done = tx
    .update(jobs)
    .set({ status: "done", finishedAt: new Date(), leaseExpiresAt: null })
    .where(isLeasedBy(lease))
    .run();
  if (done.changes === 0) throw new LeaseLostError(`job ${lease.jobId} was taken over`);
}

/** Puts the job back for another try: after a failure with a wait, at shutdown at once and without counting the try. */
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

/** Ends a job that used up its tries; `settle` undoes what it had reserved, in the same transaction. */
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

export function countOpenJobs(): { queued: number; running: number } {
  const rows = db.select({ status: jobs.status, many: count() }).from(jobs).groupBy(jobs.status).all();
  const countOf = (status: Job["status"]) => rows.find((row) => row.status === status)?.many ?? 0;
  return { queued: countOf("queued"), running: countOf("running") };
}

/** The oldest job that waits or runs, if any, and how many run under a lease that has expired. */
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

/** Jobs that wait or run, of one kind or of all, oldest first. */
export function listOpenJobs(kind?: string): Pick<Job, "payload" | "createdAt">[] {
  return db
    .select({ payload: jobs.payload, createdAt: jobs.createdAt })
    .from(jobs)
    .where(and(kind === undefined ? undefined : eq(jobs.kind, kind), isOpen))
    .orderBy(asc(jobs.createdAt))
    .all();
}

/** Whether a job of this kind waits whose payload holds this id. */
export function isQueued(tx: Tx, kind: string, about: Record<string, string>): boolean {
  const waits = and(eq(jobs.kind, kind), eq(jobs.status, "queued"), isAbout(about));
  return tx.select({ id: jobs.id }).from(jobs).where(waits).get() !== undefined;
}

/** Deletes every job, whatever its state, whose payload holds one of these ids under this name. */
export function deleteJobsAbout(tx: Tx, name: string, ids: string[]): void {
  tx.delete(jobs)
    .where(inArray(inPayload(name), ids))
    .run();
}

/** Forgets jobs that ended before `before`. */
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
