import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { aiBreakers, aiCalls, aiProviders } from "~/db/schema";
import { requestCompletion } from "~/features/ai/completions/request-completion.server";
import { InvalidCompletion, type RequestAdjustment } from "~/features/ai/completions/completion-request";
import type { ModelRequest } from "~/providers/llm/model-call";
import { seconds } from "~/time";
import { openAiDouble, type AiDouble, type Fault } from "./doubles/ai";
import { fakeClock, someWork, setFailoverOrder } from "./factories/providers";

let ai: AiDouble;
beforeAll(async () => {
  ai = await openAiDouble();
});
afterAll(() => ai.close());

const rows = () =>
  db
    .select()
    .from(aiCalls)
    .orderBy(sql`rowid`)
    .all();
const codes = () => rows().map(({ provider, errorCode }) => `${provider} ${errorCode ?? "ok"}`);
const arrange = (
  ...line: Parameters<typeof setFailoverOrder> extends [unknown, ...infer Rest] ? Rest : never
) => {
  setFailoverOrder(ai, ...line);
  Object.assign(ai, {
    requests: [],
    next: [],
    fault: undefined,
    faultOf: {},
    refuses: {},
    answer: () => '{"answer":"ok"}',
  });
  return fakeClock();
};

test("the active provider answers: one call, its counts and its cost are noted, and nobody else is asked", async () => {
  const clock = arrange("mistral", "openai");
  const done = await requestCompletion(someWork(clock, { promptVersion: 7 }), clock);
  expect(done).toMatchObject({
    ok: true,
    value: '{"answer":"ok"}',
    provider: "mistral",
    label: "Mistral AI (mistral-small-2603)",
    model: "mistral-small-2603",
    attempts: 1,
    failedAttempts: [],
    isShortened: false,
  });
  const [row] = rows();
  expect(rows()).toHaveLength(1);
  expect(row).toMatchObject({
    provider: "mistral",
    status: "ok",
    errorCode: null,
    attempt: 1,
    promptVersion: 7,
    purpose: "write",
    documentType: "cover_letter",
    nextProvider: null,
    finishReason: "stop",
  });
  const { inputTokens, outputTokens, costMicroUsd } = row ?? {};
  expect(inputTokens).toBeGreaterThan(0);
  expect(costMicroUsd).toBe(
    Math.ceil(((inputTokens ?? 0) * 150_000 + (outputTokens ?? 0) * 600_000) / 1_000_000),
  );
  expect(done.ok && done.costMicroUsd).toBe(costMicroUsd);
});

// Each retry waits up to twice as long as the one before; the clock draws the longest.
const BUSY: [Fault, string][] = [
  ["rate_limited", "rate_limited"],
  ["overloaded", "overloaded"],
  ["server_error", "server_error"],
  ["html_502", "server_error"],
  ["clean_end", "truncated"],
  ["malformed", "bad_stream"],
  ["cut_before", "network"],
  ["error_frame", "overloaded"],
];
test.each(BUSY)("%j passes: the same provider is asked twice more, then the next", async (fault, code) => {
  const clock = arrange("mistral", "deepseek");
  ai.faultOf = { mistral: fault };
  const done = await requestCompletion(someWork(clock), clock);
  const found = rows()[0]?.errorCode;
  expect([code, "network", "server_error"]).toContain(found);
  expect(codes()).toEqual([`mistral ${found}`, `mistral ${found}`, `mistral ${found}`, "deepseek ok"]);
  expect(clock.waits).toEqual([500, 1000]);
  expect(done).toMatchObject({
    ok: true,
    provider: "deepseek",
    attempts: 4,
    failedAttempts: [{ provider: "mistral", model: "mistral-small-2603", code: found }],
  });
  expect(rows().map(({ attempt, nextProvider }) => [attempt, nextProvider])).toEqual([
    [1, null],
    [2, null],
    [3, "deepseek"],
    [1, null],
  ]);
});

test("trouble that has passed is over with one retry", async () => {
  const clock = arrange("mistral", "deepseek");
  ai.next = ["overloaded"];
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({
    ok: true,
    provider: "mistral",
    attempts: 2,
    failedAttempts: [],
  });
  expect(clock.waits).toEqual([500]);
});

const AFTER: [string, Fault, number[]][] = [
  ["one second", { retryAfter: "1" }, [1000, 1000]],
  [
    "less than chance would wait",
    { status: 429, body: { error: { message: "slow down" } }, headers: { "retry-after-ms": "20" } },
    [500, 1000],
  ],
  [
    "milliseconds",
    { status: 429, body: { error: { message: "slow down" } }, headers: { "retry-after-ms": "2500" } },
    [2500, 2500],
  ],
  ["eight seconds", { retryAfter: "8" }, [8000, 8000]],
  ["nine seconds", { retryAfter: "9" }, []],
  ["two minutes", { retryAfter: "120" }, []],
  ["nonsense", { retryAfter: "soon" }, [500, 1000]],
];
test.each(AFTER)(
  "Retry-After of %s is the least wait, and more than 8 seconds means the next provider at once",
  async (_, fault, waits) => {
    const clock = arrange("mistral", "deepseek");
    ai.faultOf = { mistral: fault };
    expect(await requestCompletion(someWork(clock), clock)).toMatchObject({ ok: true, provider: "deepseek" });
    expect(clock.waits).toEqual(waits);
  },
);

test("Retry-After as a date counts from now", async () => {
  const clock = arrange("mistral");
  ai.next = [{ retryAfter: new Date(Date.now() + seconds(7)).toUTCString() }];
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({ ok: true, attempts: 2 });
  const [wait = 0] = clock.waits;
  expect(wait).toBeGreaterThan(seconds(3));
  expect(wait).toBeLessThanOrEqual(seconds(7));
});

const PERMANENT: [Fault, string][] = [
  ["wrong_key", "bad_key"],
  ["quota", "quota_exhausted"],
  ["unknown_model", "unknown_model"],
  [{ status: 403, body: { error: { message: "Country, region, or territory not supported" } } }, "forbidden"],
];
test.each(PERMANENT)(
  "%j is not asked twice, now or later: the next provider writes until an admin acts",
  async (fault, code) => {
    const clock = arrange("openai", "mistral");
    ai.faultOf = { openai: fault };
    expect(await requestCompletion(someWork(clock), clock)).toMatchObject({
      ok: true,
      provider: "mistral",
      failedAttempts: [{ provider: "openai", code }],
    });
    expect(clock.waits).toEqual([]);
    expect(db.select().from(aiBreakers).all()).toMatchObject([
      { provider: "openai", state: "open", reason: code, retryAt: null },
    ]);
    clock.pass(seconds(86_400));
    ai.faultOf = {};
    expect(await requestCompletion(someWork(clock), clock)).toMatchObject({
      ok: true,
      provider: "mistral",
      failedAttempts: [],
    });
    expect(codes()).toEqual([`openai ${code}`, "mistral ok", "mistral ok"]);
  },
);

test("a text that was too long is sent once more, shorter", async () => {
  const clock = arrange("mistral", "deepseek");
  const again: RequestAdjustment[] = [];
  const tooLong = {
    status: 400,
    body: { message: "Prompt contains 40000 tokens, too large for model with 32768 maximum context length" },
  };
  const work = someWork(clock);
  const buildModelRequest: typeof work.buildModelRequest = (target, change) => (
    again.push(change),
    work.buildModelRequest(target, change)
  );
  ai.next = [tooLong];
  expect(await requestCompletion({ ...work, buildModelRequest }, clock)).toMatchObject({
    ok: true,
    provider: "mistral",
    attempts: 2,
    isShortened: true,
  });
  ai.faultOf = { mistral: tooLong };
  expect(await requestCompletion({ ...work, buildModelRequest }, clock)).toMatchObject({
    ok: true,
    provider: "deepseek",
    attempts: 3,
    isShortened: false,
  });
  expect(again.map(({ shrink }) => shrink)).toEqual([0, 1, 0, 1, 0]);
  expect(clock.waits).toEqual([]);
  expect(db.select().from(aiBreakers).all()).toEqual([]); // it is not the provider's fault
});

test("an answer that was cut for its length gets twice the room, once; an empty one is asked for once more", async () => {
  const clock = arrange("mistral", "deepseek");
  const room = () => ai.calls().map(({ body }) => body.max_tokens);
  ai.next = ["length"];
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({
    ok: true,
    provider: "mistral",
    attempts: 2,
  });
  expect(room()).toEqual([500, 1000]);
  ai.faultOf = { mistral: "length" };
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({
    ok: true,
    provider: "deepseek",
    attempts: 3,
  });
  ai.faultOf = { mistral: "empty" };
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({
    ok: true,
    provider: "deepseek",
    attempts: 3,
    failedAttempts: [{ code: "empty" }],
  });
});

test("blocked content is tried at one other provider and then given up", async () => {
  const clock = arrange("mistral", "deepseek", "openai");
  ai.fault = "content_filter";
  expect(await requestCompletion(someWork(clock), clock)).toEqual({
    ok: false,
    failedAttempts: [
      { provider: "mistral", model: "mistral-small-2603", code: "content_blocked" },
      { provider: "deepseek", model: "deepseek-flash", code: "content_blocked" },
    ],
  });
  expect(rows().map(({ nextProvider }) => nextProvider)).toEqual(["deepseek", "builtin"]);
});

test("an answer that is not what was asked for is asked for once more, with what was wrong, then elsewhere", async () => {
  const clock = arrange("mistral", "deepseek");
  const problems: (string | undefined)[] = [];
  const work = someWork(clock);
  const buildModelRequest: typeof work.buildModelRequest = (target, again) => (
    problems.push(again.problem),
    work.buildModelRequest(target, again)
  );
  const parseCompletion: typeof work.parseCompletion = (text, { provider }) => {
    if (provider === "mistral") throw new InvalidCompletion("summary: is missing");
    return text;
  };
  expect(await requestCompletion({ ...work, buildModelRequest, parseCompletion }, clock)).toMatchObject({
    ok: true,
    provider: "deepseek",
    failedAttempts: [{ provider: "mistral", code: "invalid_completion" }],
  });
  expect(problems).toEqual([undefined, "summary: is missing", undefined]);
  expect(codes()).toEqual(["mistral invalid_completion", "mistral invalid_completion", "deepseek ok"]);
  expect(rows()[0]?.costMicroUsd).toBeGreaterThan(0); // it was paid for all the same
});

test("when all fail, the work tells who was tried and why, and the log says that the built-in writer follows", async () => {
  const clock = arrange("mistral", "deepseek", "openai");
  ai.faultOf = { mistral: "wrong_key", deepseek: "quota", openai: "unknown_model" };
  const done = await requestCompletion(someWork(clock), clock);
  expect(done).toEqual({
    ok: false,
    failedAttempts: [
      { provider: "mistral", model: "mistral-small-2603", code: "bad_key" },
      { provider: "deepseek", model: "deepseek-flash", code: "quota_exhausted" },
      { provider: "openai", model: "gpt-6-luna", code: "unknown_model" },
    ],
  });
  expect(rows().map(({ nextProvider }) => nextProvider)).toEqual(["deepseek", "openai", "builtin"]);
  expect(await requestCompletion(someWork(clock), clock)).toEqual({ ok: false, failedAttempts: [] });
});

test("only providers that the person agreed to get the text", async () => {
  const clock = arrange("mistral", "deepseek", "openai");
  ai.faultOf = { deepseek: "wrong_key" };
  expect(await requestCompletion(someWork(clock, { allowedProviders: ["deepseek"] }), clock)).toMatchObject({
    ok: false,
    failedAttempts: [{ provider: "deepseek" }],
  });
  expect(await requestCompletion(someWork(clock, { allowedProviders: [] }), clock)).toEqual({
    ok: false,
    failedAttempts: [],
  });
  expect(new Set(ai.requests.map(({ provider }) => provider))).toEqual(new Set(["deepseek"]));
});

test("five failures leave a provider alone for 30 seconds, then one probe decides", async () => {
  const clock = arrange("mistral", "deepseek");
  ai.faultOf = { mistral: "server_error" };
  await requestCompletion(someWork(clock), clock);
  await requestCompletion(someWork(clock), clock);
  expect(codes().filter((code) => code.startsWith("mistral"))).toHaveLength(5);
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({
    ok: true,
    provider: "deepseek",
    attempts: 1,
    failedAttempts: [],
  });
  clock.pass(seconds(30));
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({
    ok: true,
    provider: "deepseek",
    attempts: 2,
  }); // one probe, no retry
  clock.pass(seconds(60));
  ai.faultOf = {};
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({
    ok: true,
    provider: "mistral",
    attempts: 1,
  });
  expect(db.select().from(aiBreakers).all()).toEqual([]);
});

test("nobody waits beyond the deadline", async () => {
  const clock = arrange("mistral", "deepseek");
  ai.fault = "server_error";
  const done = await requestCompletion(someWork(clock, { deadline: clock.now() + 400 }), clock);
  expect(done.ok).toBe(false);
  expect(clock.waits).toEqual([]); // half a second would have been too long, so the next one was asked
  expect(codes()).toEqual(["mistral server_error", "deepseek server_error"]);
  expect(await requestCompletion(someWork(clock, { deadline: clock.now() }), clock)).toEqual({
    ok: false,
    failedAttempts: [],
  });
});

test("the signal ends a call that runs, and nobody else is asked", async () => {
  const clock = arrange("mistral", "deepseek");
  const stop = new AbortController();
  ai.answer = () => {
    stop.abort();
    return new Promise(() => undefined);
  };
  expect(await requestCompletion(someWork(clock, { signal: stop.signal }), clock)).toEqual({
    ok: false,
    failedAttempts: [{ provider: "mistral", model: "mistral-small-2603", code: "cancelled" }],
  });
  expect(rows()).toMatchObject([{ status: "failed", errorCode: "cancelled", nextProvider: null }]);
  expect(db.select().from(aiBreakers).all()).toEqual([]);
});

test("what the parser throws as a bug is thrown on, and the call is ended in the log", async () => {
  const clock = arrange("mistral", "deepseek");
  const parseCompletion = () => {
    throw new RangeError("a bug");
  };
  await expect(requestCompletion(someWork(clock, { parseCompletion }), clock)).rejects.toThrow("a bug");
  expect(rows().map(({ status }) => status)).not.toContain("started");
});

test("never more calls run at one provider than it has places", async () => {
  const clock = arrange("mistral");
  db.update(aiProviders).set({ maxConcurrency: 3 }).where(eq(aiProviders.slug, "mistral")).run();
  let running = 0;
  let most = 0;
  ai.answer = async () => {
    most = Math.max(most, ++running);
    await expect.poll(() => most, { timeout: 60_000 }).toBeGreaterThan(2); // however slow the machine is, all places are taken once
    await new Promise((done) => setTimeout(done, 20)); // time for one too many
    running -= 1;
    return '{"answer":"ok"}';
  };
  const done = await Promise.all(Array.from({ length: 12 }, () => requestCompletion(someWork(clock), clock)));
  expect(done.every(({ ok }) => ok)).toBe(true);
  expect(most).toBe(3);
});

test("a parameter that a model refuses is left out the next time without asking", async () => {
  const clock = arrange("mistral");
  const questions: ModelRequest[] = [];
  const work = someWork(clock);
  const buildModelRequest: typeof work.buildModelRequest = (target, again) => {
    const question = work.buildModelRequest(target, again);
    questions.push(question);
    return question;
  };
  ai.refuses = { mistral: ["temperature"] };
  expect(await requestCompletion({ ...work, buildModelRequest }, clock)).toMatchObject({
    ok: true,
    attempts: 1,
  });
  expect(ai.calls().map(({ body }) => "temperature" in body)).toEqual([true, false]);
  expect(await requestCompletion({ ...work, buildModelRequest }, clock)).toMatchObject({
    ok: true,
    attempts: 1,
  });
  expect(ai.calls().map(({ body }) => "temperature" in body)).toEqual([true, false, false]);
  expect(questions).toHaveLength(2);
});
