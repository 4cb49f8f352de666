import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { eq, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiBreakers, aiCalls, aiProviders } from "~/db/schema";
import { requestCompletion } from "~/features/ai/completions/request-completion.server";
import { concurrencyOf } from "~/features/ai/completions/concurrency-limit";
import { seconds } from "~/time";
import { openAiDouble, type AiDouble, type Fault, type Vendor } from "./doubles/ai";
import { fakeClock, setFailoverOrder, someWork } from "./factories/providers";

// Providers that hang, are late, ask for a pause or never end. No test waits for real seconds: the clock is passed on by hand.
let ai: AiDouble;
beforeAll(async () => {
  ai = await openAiDouble();
});
afterAll(() => ai.close());
afterEach(() => void vi.useRealTimers());

const arrange = (...line: Vendor[]) => {
  setFailoverOrder(ai, ...line);
  const rest = { requests: [], next: [], fault: undefined, faultOf: {}, refuses: {} };
  Object.assign(ai, rest, { answer: () => '{"answer":"ok"}' });
  return fakeClock();
};
const codes = () =>
  db
    .select()
    .from(aiCalls)
    .orderBy(sql`rowid`)
    .all()
    .map(({ provider, errorCode }) => `${provider} ${errorCode ?? "ok"}`);
const asked = (provider: Vendor, many = 1) =>
  expect.poll(() => ai.requests.filter((one) => one.provider === provider).length).toBe(many);

// The limits of one call are timers of the process. Held, they pass when the test lets them, and never before the call has begun.
const holdTimers = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });

const HANGS: Fault[] = ["hang", "comments_only", "think_then_stall"];
test.each(HANGS)(
  "%s: after 8 seconds the next provider is asked beside it, and its answer counts",
  async (fault) => {
    const clock = arrange("mistral", "deepseek");
    ai.faultOf = { mistral: fault };
    const done = requestCompletion(someWork(clock), clock);
    await asked("mistral");
    clock.pass(seconds(8) - 1);
    expect(codes()).toHaveLength(1);
    clock.pass(1);
    expect(await done).toMatchObject({
      ok: true,
      provider: "deepseek",
      attempts: 2,
      failedAttempts: [{ provider: "mistral", code: "timeout_first_token" }],
    });
    expect(codes()).toEqual(["mistral timeout_first_token", "deepseek ok"]);
    expect(db.select().from(aiCalls).where(eq(aiCalls.provider, "mistral")).get()?.nextProvider).toBe(
      "deepseek",
    );
    expect(concurrencyOf("mistral").running).toBe(0);
  },
);

test("the late one may still be the first to answer; then the other call is cancelled and counts against nobody", async () => {
  const clock = arrange("mistral", "deepseek");
  let answer: (text: string) => void = () => undefined;
  ai.answer = ({ provider }) =>
    new Promise((done) => {
      if (provider === "mistral") answer = done;
    });
  const done = requestCompletion(someWork(clock), clock);
  await asked("mistral");
  clock.pass(seconds(8));
  await asked("deepseek");
  clock.pass(seconds(3));
  answer('{"answer":"late but good"}');
  expect(await done).toMatchObject({ ok: true, provider: "mistral", value: '{"answer":"late but good"}' });
  expect(codes()).toEqual(["mistral ok", "deepseek cancelled"]);
  expect(db.select().from(aiBreakers).all()).toEqual([]);
});

test("a provider whose text grows is on time: nobody is asked beside it", async () => {
  const clock = arrange("mistral", "deepseek");
  ai.faultOf = { mistral: "stall" };
  ai.answer = () => JSON.stringify({ answer: "word ".repeat(60) });
  const stop = new AbortController();
  const done = requestCompletion(someWork(clock, { signal: stop.signal }), clock);
  await asked("mistral");
  for (let turn = 0; turn < 100; turn += 1) await pause(5); // its first words arrive, however long each turn takes
  clock.pass(seconds(20));
  expect(codes()).toHaveLength(1);
  stop.abort();
  expect(await done).toMatchObject({
    ok: false,
    failedAttempts: [{ provider: "mistral", code: "cancelled" }],
  });
});

test("two timeouts in a row leave a provider alone; a success in between does not", async () => {
  const clock = arrange("mistral", "deepseek");
  const hang = async () => {
    const before = ai.requests.filter(({ provider }) => provider === "mistral").length;
    ai.faultOf = { mistral: "hang" };
    const done = requestCompletion(someWork(clock), clock);
    await asked("mistral", before + 1);
    clock.pass(seconds(8));
    return done;
  };
  await hang();
  ai.faultOf = {};
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({ provider: "mistral" });
  await hang();
  expect(db.select().from(aiBreakers).get()?.state).toBe("closed");
  await hang();
  expect(db.select().from(aiBreakers).get()).toMatchObject({ state: "open", reason: "timeout_first_token" });
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({
    provider: "deepseek",
    attempts: 1,
  });
});

test("a provider alone in line is not asked again after a timeout, and the deadline ends the wait", async () => {
  const clock = arrange("mistral");
  ai.faultOf = { mistral: "hang" };
  holdTimers();
  const done = requestCompletion(someWork(clock, { deadline: clock.now() + 300 }), clock);
  await asked("mistral");
  clock.pass(seconds(8)); // before the 300 milliseconds of the call itself
  vi.advanceTimersByTime(300);
  expect(await done).toMatchObject({ ok: false, failedAttempts: [{ code: "timeout_first_token" }] });
  expect(codes()).toEqual(["mistral timeout_first_token"]);
});

test("a call that the deadline left too little time is nobody's fault", async () => {
  const clock = arrange("mistral");
  ai.faultOf = { mistral: "hang" };
  holdTimers();
  const done = requestCompletion(someWork(clock, { deadline: clock.now() + 200 }), clock);
  await asked("mistral");
  vi.advanceTimersByTime(200);
  expect(await done).toMatchObject({ ok: false, failedAttempts: [{ code: "timeout_total" }] });
  expect(db.select().from(aiBreakers).all()).toEqual([]);
});

test("a long pause is kept by everybody: the next document and the next person go to the next provider", async () => {
  const clock = arrange("mistral", "deepseek");
  ai.next = [{ retryAfter: "120" }];
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({ provider: "deepseek" });
  const later = someWork(clock);
  expect(await requestCompletion(later, clock)).toMatchObject({ provider: "deepseek", attempts: 1 });
  clock.pass(seconds(119));
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({
    provider: "deepseek",
    attempts: 1,
  });
  clock.pass(seconds(1));
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({ provider: "mistral", attempts: 1 });
  expect(db.select().from(aiBreakers).all()).toEqual([]);
});

test("a short pause is waited for by everybody", async () => {
  const clock = arrange("mistral");
  ai.fault = { retryAfter: "4" };
  await requestCompletion(someWork(clock, { deadline: clock.now() + 1000 }), clock);
  ai.fault = undefined;
  expect(await requestCompletion(someWork(clock), clock)).toMatchObject({ ok: true, provider: "mistral" });
  expect(clock.waits).toEqual([4000]);
});

test("refusals for too many calls shrink the slots and do not open the breaker", async () => {
  const clock = arrange("mistral", "deepseek");
  db.update(aiProviders).set({ maxConcurrency: 16 }).where(eq(aiProviders.slug, "mistral")).run();
  ai.faultOf = { mistral: "rate_limited" };
  for (let round = 0; round < 3; round++) await requestCompletion(someWork(clock), clock);
  expect(concurrencyOf("mistral").allowed).toBe(1);
  expect(db.select().from(aiBreakers).all()).toEqual([]);
  ai.faultOf = {};
  for (let round = 0; round < 3; round++) await requestCompletion(someWork(clock), clock);
  expect(concurrencyOf("mistral").allowed).toBe(3);
});

const FLOODS: Fault[] = ["endless", "huge", "huge_event", "endless_comments", "endless_thinking"];
test.each(FLOODS)(
  "%s: the answer is cut off, not asked for again, and the next provider writes",
  async (fault) => {
    const clock = arrange("mistral", "deepseek");
    ai.faultOf = { mistral: fault };
    expect(await requestCompletion(someWork(clock), clock)).toMatchObject({ ok: true, provider: "deepseek" });
    expect(codes()).toEqual(["mistral oversized", "deepseek ok"]);
  },
);
