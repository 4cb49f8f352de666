import { setImmediate as nextTick } from "node:timers/promises";
import { expect, test } from "vitest";
import { acquireSlot, concurrencyOf, pauseOf, pauseProvider, resetConcurrency } from "./concurrency-limit";

test("calls never exceed the limit, and the first caller goes first", async () => {
  const order: number[] = [];
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const leave = await acquireSlot("three", 3);
      order.push(number);
      most = Math.max(most, concurrencyOf("three").running);
      await nextTick();
      leave("ok");
      leave("ok"); // a second call changes nothing
    }),
  );
  expect(most).toBe(3);
  expect(order).toEqual([...order.keys()]);
  expect(concurrencyOf("three")).toMatchObject({ running: 0, waiting: 0 });
});

test("an aborted wait takes no slot and delays no other call", async () => {
  const leave = await acquireSlot("one", 1);
  const gone = new AbortController();
  const waiting = acquireSlot("one", 1, gone.signal);
  const next = acquireSlot("one", 1);
  expect(concurrencyOf("one")).toMatchObject({ running: 1, waiting: 2 });
  gone.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  leave("ok");
  (await next)("ok");
  expect(concurrencyOf("one")).toMatchObject({ running: 0, waiting: 0 });
  await expect(acquireSlot("one", 1, gone.signal)).rejects.toThrow("gone");
});

test("the limits of providers are independent, and a higher limit starts waiting calls", async () => {
  await acquireSlot("narrow", 1);
  const second = acquireSlot("narrow", 1);
  await acquireSlot("other", 1);
  expect(concurrencyOf("narrow")).toMatchObject({ running: 1, waiting: 1 });
  const third = acquireSlot("narrow", 3);
  await Promise.all([second, third]);
  expect(concurrencyOf("narrow")).toMatchObject({ running: 3, waiting: 0 });
});

const slots = async (provider: string, many: number) =>
  Promise.all(Array.from({ length: many }, () => acquireSlot(provider, 16)));

test("a burst of refusals halves the slots once, and successes bring them back one by one", async () => {
  const burst = await slots("busy", 16);
  for (const release of burst) release("rate_limited");
  expect(concurrencyOf("busy").allowed).toBe(8);
  const next = await slots("busy", 8);
  for (const release of next) release("rate_limited");
  expect(concurrencyOf("busy").allowed).toBe(4);
  for (const release of await slots("busy", 4)) release("ok");
  expect(concurrencyOf("busy").allowed).toBe(5);
  for (let round = 0; round < 200; round++) (await acquireSlot("busy", 16))("ok");
  expect(concurrencyOf("busy").allowed).toBe(16);
});

test("as long as nobody is refused, each success adds a slot", async () => {
  for (const release of await Promise.all(Array.from({ length: 16 }, () => acquireSlot("willing", 50))))
    release("ok");
  expect(concurrencyOf("willing").allowed).toBe(32);
  for (let round = 0; round < 99; round++) (await acquireSlot("willing", 50))("ok");
  expect(concurrencyOf("willing").allowed).toBe(50);
});

test("one slot always stays, and failures of another kind change nothing", async () => {
  for (let round = 0; round < 9; round++) (await acquireSlot("refusing", 16))("rate_limited");
  expect(concurrencyOf("refusing").allowed).toBe(1);
  for (let round = 0; round < 9; round++) (await acquireSlot("failing", 16))("other");
  expect(concurrencyOf("failing").allowed).toBe(16);
});

test("a pause ends at its time, and a new key or address forgets it", () => {
  pauseProvider("resting", 5000);
  pauseProvider("resting", 4000); // a shorter one does not cut it
  expect([pauseOf("resting", 1000), pauseOf("resting", 5000), pauseOf("unknown", 0)]).toEqual([4000, 0, 0]);
  resetConcurrency("resting");
  expect(pauseOf("resting", 1000)).toBe(0);
});
