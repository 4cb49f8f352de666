import { expect, test } from "vitest";
import { createLocker } from "./tus-lock";

const never = new AbortController().signal;

test("one request holds the lock; a later one asks it to stop and waits", async () => {
  const locker = createLocker();
  const events: string[] = [];
  const [one, two, three, other] = ["a", "a", "a", "b"].map((id) => locker.newLock(id));
  if (!one || !two || !three || !other) throw new Error("no locks");
  await one.lock(never, () => void events.push("one is asked"));
  await other.lock(never, () => void events.push("other is asked"));
  const second = two
    .lock(never, () => void events.push("two is asked"))
    .then(() => void events.push("two holds"));
  const third = three.lock(never, () => undefined).then(() => void events.push("three holds"));
  await new Promise((done) => setTimeout(done, 5));
  expect(events).toEqual(["one is asked", "one is asked"]);
  await one.unlock();
  await second;
  await new Promise((done) => setTimeout(done, 5));
  expect(events.slice(2).sort()).toEqual(["two holds", "two is asked"]);
  await two.unlock();
  await third;
  expect(events.at(-1)).toBe("three holds");
});

test("a request that was aborted while waiting does not hold the lock", async () => {
  const locker = createLocker();
  const stopped = new AbortController();
  const [one, two, three] = ["a", "a", "a"].map((id) => locker.newLock(id));
  await one?.lock(never, () => undefined);
  const waiting = two?.lock(stopped.signal, () => undefined);
  stopped.abort();
  await one?.unlock();
  await expect(waiting).rejects.toThrow("abort");
  await three?.lock(never, () => undefined);
});
