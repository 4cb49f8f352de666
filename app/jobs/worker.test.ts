import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { jobs } from "~/db/schema";
import { claimJob, enqueue, LEASE_MS, renewLeases } from "./queue.server";
import { startWorker } from "./worker.server";

test("a stop ends long work at once, and the job waits for the next start with all its attempts", async () => {
  const id = write((tx) => enqueue("letter", {}, tx));
  let worker: ReturnType<typeof startWorker> | undefined;
  await new Promise<void>((began) => {
    const run = (_payload: unknown, _lease: unknown, signal: AbortSignal) => {
      began();
      return new Promise<void>((_, stop) => signal.addEventListener("abort", () => stop(signal.reason)));
    };
    worker = startWorker({ letter: { run, onFailed: () => expect.unreachable() } });
  });
  expect(db.select().from(jobs).where(eq(jobs.id, id)).get()).toMatchObject({
    status: "running",
    attempts: 1,
  });
  await worker?.stop();
  expect(db.select().from(jobs).where(eq(jobs.id, id)).get()).toMatchObject({
    status: "queued",
    attempts: 0,
    lastError: null,
  });
});

test("of many jobs that are due at once, one begins in each pass of the event loop", async () => {
  const MANY = 6;
  let [begun, begunNow, mostAtOnce] = [0, 0, 0];
  const nextPass = () => {
    begunNow = 0;
    if (begun < MANY) setImmediate(nextPass);
  };
  const run = async () => {
    begun += 1;
    begunNow += 1;
    mostAtOnce = Math.max(mostAtOnce, begunNow);
    await new Promise((done) => setImmediate(done));
  };
  write((tx) => {
    for (let job = 0; job < MANY; job += 1) enqueue("many", {}, tx);
  });
  nextPass();
  const worker = startWorker({ many: { run, onFailed: () => expect.unreachable(), concurrency: MANY } });
  await expect.poll(() => begun).toBe(MANY);
  await worker.stop();
  expect(mostAtOnce).toBe(1);
});

test("leases are renewed together, but for one that another worker has", () => {
  const start = new Date();
  const ids = write((tx) => ["first", "second"].map((kind) => enqueue(kind, {}, tx, { runAt: start })));
  const [first, second] = ["first", "second"].map((kind) => claimJob(start, [kind])?.lease);
  if (!first || !second) throw new Error("nothing was claimed");
  const later = new Date(start.getTime() + LEASE_MS + 1);
  const taken = claimJob(later, ["second"])?.lease;
  expect(taken?.generation).toBe(second.generation + 1);
  const renewedAt = new Date(later.getTime() + 1000);
  renewLeases([first, second], renewedAt);
  const ends = ids.map((id) =>
    db.select().from(jobs).where(eq(jobs.id, id)).get()?.leaseExpiresAt?.getTime(),
  );
  expect(ends).toEqual([renewedAt.getTime() + LEASE_MS, later.getTime() + LEASE_MS]);
});
