import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { enterLane, laneLengths } from "./lanes";

test("never more are in the lane than it has places, and who came first goes first", async () => {
  const order: number[] = [];
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const leave = await enterLane("three", 3);
      order.push(number);
      most = Math.max(most, laneLengths("three").busy);
      await turn();
      leave();
      leave(); // twice is once
    }),
  );
  expect(most).toBe(3);
  expect(order).toEqual([...order.keys()]);
  expect(laneLengths("three")).toEqual({ busy: 0, waiting: 0 });
});

test("who gives up while waiting takes no place and holds nobody up", async () => {
  const leave = await enterLane("one", 1);
  const gone = new AbortController();
  const waiting = enterLane("one", 1, gone.signal);
  const next = enterLane("one", 1);
  expect(laneLengths("one")).toEqual({ busy: 1, waiting: 2 });
  gone.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  leave();
  (await next)();
  expect(laneLengths("one")).toEqual({ busy: 0, waiting: 0 });
  await expect(enterLane("one", 1, gone.signal)).rejects.toThrow("gone");
});

test("lanes of different providers do not meet, and more places help those who wait", async () => {
  await enterLane("narrow", 1);
  const second = enterLane("narrow", 1);
  await enterLane("other", 1);
  expect(laneLengths("narrow")).toEqual({ busy: 1, waiting: 1 });
  const third = enterLane("narrow", 3);
  await Promise.all([second, third]);
  expect(laneLengths("narrow")).toEqual({ busy: 3, waiting: 0 });
});
