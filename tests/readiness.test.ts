import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { until } from "./test-server";

process.env.BACKUP_HOURS = "2";
const { env } = await import("~/env.server");
const { db, sqlite, write } = await import("~/db/client.server");
const { jobs } = await import("~/db/schema");
const { recordOutcome } = await import("~/features/backups/backup-state.server");
const { getReadiness } = await import("~/features/operations/readiness.server");
const { summarizeReadiness } = await import("~/features/operations/readiness-summary");
const { checkIntegrity, startIntegrityChecks } = await import("~/features/operations/integrity.server");
const { probeWrites, startWriteProbe, getLastProbe } =
  await import("~/features/operations/write-probe.server");
const { enqueue } = await import("~/jobs/queue.server");
const { startWorker } = await import("~/jobs/worker.server");
const { log } = await import("~/log.server");
const { days, minutes, seconds } = await import("~/time");

const stateOf = (name: string, now = new Date()) =>
  getReadiness(now).find((check) => check.name === name)?.state;
const later = (ms: number) => new Date(Date.now() + ms);
const worker = startWorker({});
const stops = [startWriteProbe(), startIntegrityChecks()];
await until(() => getLastProbe() !== undefined && stateOf("worker") === "ok");

afterEach(() => {
  sqlite.pragma("query_only = OFF");
  db.delete(jobs).run();
});

test("a server that works is ready, and strangers see names only", () => {
  const checks = getReadiness();
  expect(checks.filter(({ state }) => state !== "ok")).toEqual([]);
  const names = ["database", "disk", "schema", "integrity", "worker", "queue", "mail", "backup"];
  expect(summarizeReadiness(checks, false)).toEqual({
    status: "ready",
    checks: Object.fromEntries(names.map((name) => [name, "ok"])),
  });
  expect(summarizeReadiness(checks, true).details).toEqual(checks);
});

test("what fails makes the server unavailable, what only warns does not", () => {
  const warning = { name: "mail", state: "warning" as const, detail: "" };
  expect(summarizeReadiness([warning], false)).toEqual({ status: "degraded", checks: { mail: "not ok" } });
  const failing = { name: "disk", state: "failing" as const, detail: "" };
  expect(summarizeReadiness([warning, failing], false).status).toBe("unavailable");
});

test("a database that cannot be written fails the probe with its code, and the next one heals it", async () => {
  sqlite.pragma("query_only = ON");
  expect((await probeWrites()).problem).toBe("SQLITE_READONLY");
  sqlite.pragma("query_only = OFF");
  expect((await probeWrites()).problem).toBeUndefined();
});

test("a probe that is too old counts as failing: the loop that writes it does not run", () => {
  expect(stateOf("database", later(seconds(30)))).toBe("ok");
  expect(stateOf("database", later(seconds(60)))).toBe("failing");
});

test("a due job that waits more than ten minutes fails the queue; one that is not due yet does not", () => {
  write((tx) => enqueue("no.handler", {}, tx, { runAt: later(days(1)) }));
  expect(stateOf("queue", later(minutes(20)))).toBe("ok");
  write((tx) => enqueue("no.handler", {}, tx));
  expect(stateOf("queue", later(minutes(9)))).toBe("ok");
  expect(stateOf("queue", later(minutes(11)))).toBe("failing");
});

test("a mail that waits more than half an hour is a warning, also between two tries", () => {
  write((tx) => enqueue("mail.send", { mailId: "x" }, tx, { runAt: later(days(1)) }));
  expect(stateOf("mail", later(minutes(29)))).toBe("ok");
  expect(stateOf("mail", later(minutes(31)))).toBe("warning");
});

test("migrations that this program does not know fail the schema", () => {
  sqlite.exec("insert into __drizzle_migrations (hash, created_at) values ('newer', 9999999999999)");
  expect(stateOf("schema")).toBe("failing");
  sqlite.exec("delete from __drizzle_migrations where hash = 'newer'");
  expect(stateOf("schema")).toBe("ok");
});

test("a damaged page is found in a copy of the database, and none in the database itself", async () => {
  const copy = join(env.DATA_DIR, "damaged.db");
  sqlite.prepare("vacuum into ?").run(copy);
  expect(await checkIntegrity(copy)).toBe("ok");
  const bytes = readFileSync(copy);
  writeFileSync(copy, bytes.fill(0xff, 40_960, 45_056));
  const found = await checkIntegrity(copy).catch((error: unknown) => String(error));
  expect(found).not.toBe("ok");
});

test("damage that a request meets counts at once", async () => {
  await until(() => getReadiness().some(({ detail }) => detail.startsWith("no damage")));
  log.error({ event: "page.failed", code: "SQLITE_CORRUPT_INDEX" });
  expect(stateOf("integrity")).toBe("failing");
});

test("a failed or missing backup is a warning; an empty server is not late with its first one", () => {
  expect(stateOf("backup")).toBe("ok");
  recordOutcome("backup", { at: Date.now(), problem: "The backup could not be written." });
  expect(stateOf("backup")).toBe("warning");
  recordOutcome("backup", { at: Date.now() });
  expect(stateOf("backup")).toBe("ok");
  expect(stateOf("backup", later(days(2)))).toBe("warning");
});

// Last: it stops what the others need.
test("a stopped worker fails within half a minute", async () => {
  expect(stateOf("worker", later(seconds(20)))).toBe("ok");
  await worker.stop();
  expect(stateOf("worker", later(seconds(35)))).toBe("failing");
  for (const stop of stops) stop();
});
