import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { jobs } from "~/db/schema";
import { enqueue } from "./queue.server";
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
