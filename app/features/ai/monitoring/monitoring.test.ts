import { beforeEach, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { aiCalls, factChecks, creditLedger, generations, jobs, users } from "~/db/schema";
import { makeApplication } from "#tests/factories/applications";
import { hours, minutes } from "~/time";
import { formatCallsCsv, listCalls } from "./call-log.server";
import { MonitoringView } from "./monitoring.schema";
import { getMetrics } from "./metrics.server";
import { getDocumentMetrics, listChecks } from "./document-metrics.server";
import { listErrors, listFailovers } from "./call-outcomes.server";
import { listTimeBuckets } from "./time-series.server";
import { getOperations } from "./operations.server";

const NOW = new Date("2026-11-21T10:30:00Z");
const day = MonitoringView.parse({});
type Call = typeof aiCalls.$inferInsert;

beforeEach(() => {
  for (const table of [aiCalls, factChecks, creditLedger, generations, jobs, users]) db.delete(table).run();
});

let serial = 0;
function call(facts: Partial<Call> & { minutesAgo?: number }): void {
  const { minutesAgo = 5, generationId = null, ...rest } = facts;
  serial += 1;
  db.insert(aiCalls)
    .values({
      id: `call-${String(serial).padStart(4, "0")}`,
      createdAt: new Date(NOW.getTime() - minutes(minutesAgo)),
      generationId,
      purpose: "write",
      documentType: "cover_letter",
      provider: "openai",
      model: "gpt-6-luna",
      status: "ok",
      ...rest,
    })
    .run();
}

function generation(id: string): string {
  db.insert(users)
    .values({ id: "ngozi", createdAt: NOW, updatedAt: NOW, email: "ngozi@example.com", firstName: "Ngozi" })
    .onConflictDoNothing()
    .run();
  db.insert(generations)
    .values({
      id,
      createdAt: NOW,
      userId: "ngozi",
      idempotencyKey: id,
      inputHash: id,
      applicationId: makeApplication("ngozi"),
    })
    .run();
  return id;
}

test("a document counts as written when any of its calls succeeded, and at the first try only when the first one did", async () => {
  const [first, second, third] = ["g1", "g2", "g3"].map(generation);
  call({ generationId: first, minutesAgo: 9 }); // at once
  call({ generationId: second, minutesAgo: 9, status: "failed", errorCode: "overloaded" });
  call({ generationId: second, minutesAgo: 8, attempt: 2 }); // at the second try
  call({
    generationId: third,
    minutesAgo: 9,
    status: "failed",
    errorCode: "bad_key",
    nextProvider: "claude",
  });
  call({
    generationId: third,
    minutesAgo: 8,
    status: "failed",
    errorCode: "network",
    provider: "claude",
    nextProvider: "builtin",
  }); // never
  call({ generationId: third, documentType: "resume" }); // another document of the same generation
  call({ purpose: "test", status: "failed" }); // an admin's test
  const metrics = await getMetrics(day, NOW);
  expect(metrics).toMatchObject({ calls: 6, failed: 3, requests: 4, success: 3 / 4, firstTry: 2 / 4 });
  expect(listErrors(day, NOW).map(({ code, provider, many }) => [code, provider, many])).toEqual([
    ["network", "claude", 1],
    ["bad_key", "openai", 1],
    ["overloaded", "openai", 1],
  ]);
  expect(listFailovers(day, NOW).map(({ from, to, code }) => [from, to, code])).toEqual([
    ["claude", "builtin", "network"],
    ["openai", "claude", "bad_key"],
  ]);
});

test("without calls the success rate is undefined, not 0", async () => {
  expect(await getMetrics(day, NOW)).toMatchObject({
    calls: 0,
    requests: 0,
    costMicroUsd: 0,
    unknownPrice: 0,
    total: { n: 0 },
  });
  expect(await getMetrics(day, NOW)).not.toHaveProperty("success");
});

test("a call with an unknown price is counted and never free", async () => {
  call({ costMicroUsd: 3000, inputTokens: 8000, outputTokens: 400, cachedTokens: 1000, reasoningTokens: 50 });
  call({ costMicroUsd: null, inputTokens: 2000, outputTokens: 100 });
  call({ costMicroUsd: 500, purpose: "test" });
  expect(await getMetrics(day, NOW)).toMatchObject({
    costMicroUsd: 3500,
    unknownPrice: 1,
    input: 10_000,
    output: 500,
    cached: 1000,
    reasoning: 50,
  });
});

test("a failed call costs what it cost, and one that gave text without a count is of unknown cost", async () => {
  call({ costMicroUsd: 3000 });
  call({ status: "failed", errorCode: "length", costMicroUsd: 700, firstTokenMs: 90 });
  call({ status: "failed", errorCode: "oversized", costMicroUsd: null, firstTokenMs: 90 });
  call({ status: "failed", errorCode: "timeout_first_token", costMicroUsd: null, firstTokenMs: null });
  expect(await getMetrics(day, NOW)).toMatchObject({ costMicroUsd: 3700, unknownPrice: 1 });
});

test("percentiles are given from 20 calls on, by the rank floor(p · (n − 1))", async () => {
  for (let n = 1; n <= 19; n += 1) call({ ms: n * 100, firstTokenMs: n * 10 });
  expect((await getMetrics(day, NOW)).total).toEqual({ n: 19 });
  call({ ms: 2000, firstTokenMs: 200 });
  // Ranks of 20 values: floor(0.5 · 19) = 9 → the tenth, floor(0.95 · 19) = 18 → the nineteenth.
  expect((await getMetrics(day, NOW)).total).toEqual({ n: 20, p50: 1000, p95: 1900 });
  expect((await getMetrics(day, NOW)).firstToken).toEqual({ n: 20, p50: 100, p95: 190 });
});

test("speed is counted from the first token on", async () => {
  call({ outputTokens: 300, firstTokenMs: 1000, ms: 4000 });
  call({ outputTokens: 100, firstTokenMs: 1000, ms: 2000 });
  call({ outputTokens: 999, firstTokenMs: null, ms: 10 }); // cannot be measured
  expect((await getMetrics(day, NOW)).tokensPerSecond).toBe(100);
});

test("the range and every filter exclude other calls", async () => {
  call({ minutesAgo: 59 });
  call({ minutesAgo: 61 });
  call({ minutesAgo: 25 * 60 });
  call({ provider: "claude", model: "claude-haiku-5-5", promptVersion: 3, documentType: "resume" });
  const many = async (asked: Record<string, string>) =>
    (await getMetrics(MonitoringView.parse(asked), NOW)).calls;
  expect(
    await Promise.all([many({ range: "1h" }), many({}), many({ range: "7d" }), many({ range: "no such" })]),
  ).toEqual([2, 3, 4, 3]);
  expect(
    await Promise.all([
      many({ provider: "claude" }),
      many({ model: "claude-haiku-5-5" }),
      many({ prompt: "3" }),
      many({ type: "resume" }),
      many({ prompt: "2" }),
    ]),
  ).toEqual([1, 1, 1, 1, 0]);
});

test("the steps of a chart hold every call of the range once, and begin at full hours or Lagos midnights", async () => {
  call({ minutesAgo: 5 });
  call({ minutesAgo: 31, status: "failed" });
  call({ minutesAgo: 23.9 * 60 });
  const hourly = await listTimeBuckets(day, NOW);
  expect(hourly).toHaveLength(25);
  expect(hourly.at(-1)).toMatchObject({ from: new Date("2026-11-21T10:00:00Z"), calls: 1, failed: 0 });
  expect(hourly.at(-2)).toMatchObject({ calls: 1, failed: 1 });
  expect(hourly[0]).toMatchObject({ from: new Date("2026-11-20T10:00:00Z"), calls: 1 });
  const daily = await listTimeBuckets(MonitoringView.parse({ range: "7d" }), NOW);
  expect(daily.at(-1)?.from).toEqual(new Date("2026-11-20T23:00:00Z"));
  expect(daily.reduce((sum, { calls }) => sum + calls, 0)).toBe(3);
});

test("a step has percentiles only when 20 calls fell into it", async () => {
  for (let n = 1; n <= 20; n += 1) call({ ms: n * 100 });
  for (let n = 1; n <= 19; n += 1) call({ ms: 100, minutesAgo: 40 });
  const steps = await listTimeBuckets(day, NOW);
  expect(steps.at(-1)).toMatchObject({ timed: 20, p50: 1000, p95: 1900 });
  expect(steps.at(-2)).toMatchObject({ timed: 19 });
  expect(steps.at(-2)).not.toHaveProperty("p50");
});

test("fact checks are grouped by prompt version, with violations by code", () => {
  const check = (facts: Partial<typeof factChecks.$inferInsert>) =>
    db
      .insert(factChecks)
      .values({
        id: `check-${(serial += 1)}`,
        createdAt: NOW,
        documentType: "resume",
        provider: "openai",
        promptVersion: 2,
        passed: 10,
        repaired: 1,
        reverted: 2,
        ...facts,
      })
      .run();
  check({ codes: { number_moved: 2, skill_from_ad: 1 }, scoreBefore: 40, scoreAfter: 60 });
  check({ codes: { number_moved: 1 }, scoreBefore: 50, scoreAfter: 80, reverted: 0 });
  check({ provider: "builtin", promptVersion: null, repaired: 0, reverted: 0 });
  expect(listChecks(day, NOW)).toEqual([
    {
      type: "resume",
      version: 2,
      isBuiltin: false,
      documents: 2,
      passed: 20,
      repaired: 2,
      reverted: 2,
      codes: [
        { code: "number_moved", many: 3 },
        { code: "skill_from_ad", many: 1 },
      ],
    },
    {
      type: "resume",
      version: null,
      isBuiltin: true,
      documents: 1,
      passed: 10,
      repaired: 0,
      reverted: 0,
      codes: [],
    },
  ]);
  expect(getDocumentMetrics(day, NOW)).toEqual({
    scored: 2,
    before: 45,
    after: 70,
    documents: 3,
    builtin: 1,
  });
});

test("operations show expired leases and stuck credits", async () => {
  const ago = (ms: number) => new Date(NOW.getTime() - ms);
  const job = { kind: "write", payload: {}, maxAttempts: 3, runAt: NOW };
  db.insert(jobs)
    .values([
      { ...job, id: "old", createdAt: ago(hours(2)), status: "queued" },
      { ...job, id: "silent", createdAt: ago(minutes(5)), status: "running", leaseExpiresAt: ago(1000) },
      {
        ...job,
        id: "busy",
        createdAt: ago(minutes(1)),
        status: "running",
        leaseExpiresAt: new Date(NOW.getTime() + 1000),
      },
      { ...job, id: "done", createdAt: ago(hours(9)), status: "done" },
    ])
    .run();
  const reserve = (id: string, age: number, event: "reserved" | "spent" | "released" = "reserved") =>
    db
      .insert(creditLedger)
      .values({
        id: `${id}-${event}`,
        createdAt: ago(age),
        userId: "ngozi",
        generationId: id,
        kind: "resume",
        event,
        amount: 0,
        key: `${event}:${id}`,
      })
      .run();
  for (const id of ["hangs", "fresh", "spent", "back"]) generation(id);
  reserve("hangs", minutes(11));
  reserve("fresh", minutes(9));
  reserve("spent", minutes(30));
  reserve("spent", minutes(29), "spent");
  reserve("back", minutes(30));
  reserve("back", minutes(29), "released");
  expect(await getOperations(NOW)).toMatchObject({
    queued: 1,
    running: 2,
    oldestJobAge: hours(2),
    expiredLeases: 1,
    stuckReservations: 1,
  });
});

test("the call log comes in pages, newest first, and a page beyond the end is the last one", () => {
  for (let n = 0; n < 26; n += 1) call({ minutesAgo: n + 1, requestId: `r${n}` });
  const first = listCalls(day, 1, NOW);
  expect([first.many, first.pages, first.rows.length, first.rows[0]?.requestId]).toEqual([26, 2, 25, "r0"]);
  expect(listCalls(day, 99, NOW)).toMatchObject({ page: 2, rows: [{ requestId: "r25" }] });
});

test("no cell of the CSV runs as a formula, and commas and quotes stay inside their cell", () => {
  call({ servedModel: '=cmd|"/c calc"!A0', requestId: 'a,"b"', finishReason: "-1+1" });
  const [head = "", row = ""] = formatCallsCsv(day, NOW).split("\r\n");
  expect(head.split(",")).toContain("servedModel");
  expect(row).toContain(`"'=cmd|""/c calc""!A0"`);
  expect(row).toContain('"a,""b"""');
  expect(row).toContain(",'-1+1,");
});
