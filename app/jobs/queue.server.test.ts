import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { jobs } from "~/db/schema";
import {
  claimJob,
  enqueue,
  completeJob,
  failJob,
  assertLease,
  LEASE_MS,
  LeaseLostError,
  releaseJob,
  countOpenJobs,
} from "./queue.server";

const clean = () => db.delete(jobs).run();
const jobOf = (id: string) => db.select().from(jobs).where(eq(jobs.id, id)).get();

test("a job is claimed once, oldest first, and finished", () => {
  clean();
  const first = write((tx) => enqueue("letter", { n: "1" }, tx, { runAt: new Date(Date.now() - 2000) }));
  write((tx) => enqueue("letter", { n: "2" }, tx, { runAt: new Date(Date.now() - 1000) }));
  const taken = claimJob();
  expect(taken?.job.id).toBe(first);
  expect(claimJob()?.job.payload).toEqual({ n: "2" });
  expect(claimJob()).toBeUndefined();
  expect(countOpenJobs()).toEqual({ queued: 0, running: 2 });
  if (taken) write((tx) => completeJob(tx, taken.lease));
  expect(jobOf(first)?.status).toBe("done");
});

test("a worker with an expired lease loses its job, and its late write is refused", () => {
  clean();
  write((tx) => enqueue("letter", {}, tx));
  const silent = claimJob();
  const later = new Date(Date.now() + LEASE_MS + 1);
  const second = claimJob(later);
  expect(silent && second && second.job.id === silent.job.id).toBe(true);
  if (!silent || !second) return;
  expect(second.lease.generation).toBe(silent.lease.generation + 1);
  expect(() => write((tx) => assertLease(tx, silent.lease))).toThrow(LeaseLostError);
  expect(() => write((tx) => completeJob(tx, silent.lease))).toThrow(LeaseLostError);
  write((tx) => completeJob(tx, second.lease));
});

test("a released job waits, and the last failure calls onFailed once in the same transaction", () => {
  clean();
  const id = write((tx) => enqueue("letter", {}, tx));
  const taken = claimJob();
  if (!taken) throw new Error("nothing was claimed");
  releaseJob(taken.lease, { delayMs: 60_000, error: "SMTP" });
  expect(jobOf(id)).toMatchObject({ status: "queued", attempts: 1, lastError: "SMTP" });
  expect(claimJob()).toBeUndefined();
  const again = claimJob(new Date(Date.now() + 61_000));
  if (!again) throw new Error("it did not come back");
  let settled = 0;
  failJob(again.lease, "SMTP", () => (settled += 1));
  failJob(again.lease, "SMTP", () => (settled += 1));
  expect(settled).toBe(1);
  expect(jobOf(id)?.status).toBe("failed");
});

test("a rolled back transaction leaves no job behind", () => {
  clean();
  expect(() =>
    write((tx) => {
      enqueue("letter", {}, tx);
      throw new Error("no");
    }),
  ).toThrow("no");
  expect(countOpenJobs()).toEqual({ queued: 0, running: 0 });
});
