import { and, count, eq, gte, inArray, min } from "drizzle-orm";
import { db } from "~/db/client.server";
import { jobs } from "~/db/schema";

/** Open jobs of one kind and state. Times in milliseconds. */
export type OpenJobs = {
  kind: string;
  state: "queued" | "running";
  many: number;
  /** Since the oldest one was stored. */
  ageMs: number;
  /** How long the one that is due longest waits; 0 for running jobs and when none is due. */
  waitedMs: number;
};

/** Queued and running jobs by kind and state. */
export function describeOpenJobs(now = new Date()): OpenJobs[] {
  return db
    .select({
      kind: jobs.kind,
      state: jobs.status,
      many: count(),
      oldest: min(jobs.createdAt),
      dueSince: min(jobs.runAt),
    })
    .from(jobs)
    .where(inArray(jobs.status, ["queued", "running"]))
    .groupBy(jobs.kind, jobs.status)
    .all()
    .map(({ kind, state, many, oldest, dueSince }) => ({
      kind,
      state: state === "running" ? "running" : "queued",
      many,
      ageMs: Math.max(0, now.getTime() - (oldest ?? now).getTime()),
      waitedMs: state === "queued" ? Math.max(0, now.getTime() - (dueSince ?? now).getTime()) : 0,
    }));
}

/** Jobs that were given up since a time, by kind. */
export function countFailedJobs(since: Date): { kind: string; many: number }[] {
  return db
    .select({ kind: jobs.kind, many: count() })
    .from(jobs)
    .where(and(eq(jobs.status, "failed"), gte(jobs.finishedAt, since)))
    .groupBy(jobs.kind)
    .all();
}
