import { setImmediate as nextTick } from "node:timers/promises";
import { expect, test } from "vitest";
import { acquireSlot, concurrencyOf } from "./concurrency-limit";

test("calls never exceed the limit, and the first caller goes first", async () => {
  const order: number[] = [];
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const leave = await acquireSlot("three", 3);
      order.push(number);
      most = Math.max(most, concurrencyOf("three").running);
      await nextTick();
      leave();
      leave(); // a second call changes nothing
    }),
  );
  expect(most).toBe(3);
  expect(order).toEqual([...order.keys()]);
  expect(concurrencyOf("three")).toEqual({ running: 0, waiting: 0 });
});

test("an aborted wait takes no slot and delays no other call", async () => {
  const leave = await acquireSlot("one", 1);
  const gone = new AbortController();
  const waiting = acquireSlot("one", 1, gone.signal);
  const next = acquireSlot("one", 1);
  expect(concurrencyOf("one")).toEqual({ running: 1, waiting: 2 });
  gone.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  leave();
  (await next)();
  expect(concurrencyOf("one")).toEqual({ running: 0, waiting: 0 });
  await expect(acquireSlot("one", 1, gone.signal)).rejects.toThrow("gone");
});

test("the limits of providers are independent, and a higher limit starts waiting calls", async () => {
  await acquireSlot("narrow", 1);
  const second = acquireSlot("narrow", 1);
  await acquireSlot("other", 1);
  expect(concurrencyOf("narrow")).toEqual({ running: 1, waiting: 1 });
  const third = acquireSlot("narrow", 3);
  await Promise.all([second, third]);
  expect(concurrencyOf("narrow")).toEqual({ running: 3, waiting: 0 });
});
