import { afterEach, expect, test, vi } from "vitest";
import { seconds } from "~/time";
import { runAsAddress, nameCaller, runForNobody } from "./caller.server";
import { WORK_LIMITS } from "./limits";
import { createWorkQueue } from "./queue.server";

const LIMITS = { atOnce: 1, mostWaiting: 4, perCaller: 3, mostWaitMs: 600_000, busy: "Try again." };

afterEach(() => vi.useRealTimers());

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end: () => end() };
}

/** Runs work as a caller and returns its promise. */
function as<Result>(address: string, run: () => Promise<Result>): Promise<Result> {
  let result: Promise<Result> | undefined;
  runAsAddress(address, () => (result = run()));
  if (!result) throw new Error("nothing was run");
  return result;
}

test("no more than two run at once, and the next begins when one has ended", async () => {
  const queue = createWorkQueue("files", { ...LIMITS, atOnce: 2 });
  const [one, two, three] = [held(), held(), held()];
  const begun: number[] = [];
  const all = [one, two, three].map(({ work }, at) =>
    as("a", () =>
      queue.run(() => {
        begun.push(at);
        return work();
      }),
    ),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  one.end();
  three.end();
  await all[2];
  expect(begun).toEqual([0, 1, 2]);
  two.end();
  await Promise.all(all);
});

test("callers take turns, so that one with much work does not keep the others waiting", async () => {
  const queue = createWorkQueue("files", LIMITS);
  const first = held();
  const begun: string[] = [];
  const begin = (caller: string) =>
    as(caller, () =>
      queue.run(async () => {
        begun.push(caller);
        if (begun.length === 1) await first.work();
      }),
    );
  const all = [begin("a"), begin("a"), begin("a"), begin("b")];
  first.end();
  await Promise.all(all);
  expect(begun).toEqual(["a", "a", "b", "a"]);
});

test("one caller has so many places and no more, and leaves some for the others", async () => {
  const queue = createWorkQueue("files", LIMITS);
  const first = held();
  const all = [1, 2, 3].map((at) => as("a", () => queue.run(at === 1 ? first.work : async () => undefined)));
  await expect(as("a", () => queue.run(async () => "fourth"))).rejects.toMatchObject({
    code: "BUSY",
    status: 503,
    message: "Try again.",
    details: { retryAfter: 30 },
  });
  const other = as("b", () => queue.run(async () => "other"));
  first.end();
  expect(await other).toBe("other");
  await Promise.all(all);
  expect(await as("a", () => queue.run(async () => "later"))).toBe("later");
});

test("who finds the queue full is refused; a job and an answer that has begun wait", async () => {
  const queue = createWorkQueue("files", LIMITS);
  const first = held();
  const all = ["a", "b", "c", "d", "e"].map((caller) => as(caller, () => queue.run(first.work)));
  await expect(as("f", () => queue.run(async () => "sixth"))).rejects.toMatchObject({ code: "BUSY" });
  const begun = as("f", () => queue.run(async () => "begun", { isPatient: true }));
  const job = runForNobody(() => queue.run(async () => "job"));
  first.end();
  expect(await Promise.all([begun, job])).toEqual(["begun", "job"]);
  await Promise.all(all);
});

test("jobs that wait take nobody's place, and who comes after them waits for one of them", async () => {
  const queue = createWorkQueue("files", LIMITS);
  const first = held();
  const begun: string[] = [];
  const begin = (name: string) => queue.run(async () => void begun.push(name));
  const running = runForNobody(() => queue.run(first.work));
  const jobs = ["1", "2", "3", "4", "5", "6"].map((name) => runForNobody(() => begin(`job ${name}`)));
  const people = ["a", "b", "c", "d"].map((caller) => as(caller, () => begin(caller)));
  await expect(as("e", () => begin("e"))).rejects.toMatchObject({ code: "BUSY" });
  first.end();
  await Promise.all([running, ...jobs, ...people]);
  expect(begun.slice(0, 5)).toEqual(["job 1", "a", "b", "c", "d"]);
});

test("who has waited too long is told so, and those behind keep their place", async () => {
  const queue = createWorkQueue("files", { ...LIMITS, mostWaitMs: 20 });
  const first = held();
  const running = as("a", () => queue.run(first.work));
  await expect(as("b", () => queue.run(async () => "never"))).rejects.toMatchObject({ code: "BUSY" });
  const next = as("b", () => queue.run(async () => "next", { isPatient: true }));
  first.end();
  await running;
  expect(await next).toBe("next");
});

test("work that fails gives its place on, and a place that was left twice is one place", async () => {
  const queue = createWorkQueue("files", LIMITS);
  await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  const leave = await queue.enter();
  leave();
  leave();
  const first = held();
  let begun = 0;
  const all = [1, 2].map(() => queue.run(async () => ((begun += 1), first.work())));
  await Promise.resolve();
  await Promise.resolve();
  expect(begun).toBe(1);
  first.end();
  await Promise.all(all);
});

test("what work spent is the caller's: the address until the person is known", async () => {
  const queue = createWorkQueue("files", LIMITS);
  const spend = (ms: number) => queue.run(async (spent) => spent(ms));
  await as("shared", async () => {
    nameCaller("thief");
    await spend(1_000_000);
    await expect(spend(1)).rejects.toMatchObject({ code: "TOO_MUCH_WORK", status: 429 });
  });
  await as("shared", () => spend(1));
  await as("shared", async () => {
    nameCaller("neighbour");
    await spend(1);
  });
  await as("elsewhere", async () => {
    nameCaller("thief");
    await expect(spend(1)).rejects.toMatchObject({ code: "TOO_MUCH_WORK" });
    await runForNobody(() => spend(1));
  });
});

test("on a slow machine people wait as many times longer as TIMEOUT_FACTOR says, and no longer", async () => {
  vi.useFakeTimers();
  vi.stubEnv("TIMEOUT_FACTOR", "3");
  vi.resetModules(); // the environment is read once
  const { createWorkQueue } = await import("./queue.server");
  const { runAsAddress } = await import("./caller.server");
  const queue = createWorkQueue("career");
  const first = held();
  const begin = (run: () => Promise<void>) => {
    let ended: Promise<string> = Promise.resolve("");
    const outcome = async () =>
      queue.run(run).then(
        () => "done",
        ({ code }: { code: string }) => code,
      );
    runAsAddress("a", () => (ended = outcome()));
    return ended;
  };
  const running = begin(first.work);
  const waiting = begin(async () => {});
  let answer = "waits";
  void waiting.then((one) => (answer = one));
  await vi.advanceTimersByTimeAsync(3 * WORK_LIMITS.career.mostWaitMs - seconds(1));
  expect(answer).toBe("waits");
  await vi.advanceTimersByTimeAsync(seconds(1));
  expect(answer).toBe("BUSY");
  first.end();
  expect(await running).toBe("done");
});
