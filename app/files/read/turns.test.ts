import { expect, test } from "vitest";
import { makeTurns } from "./turns.server";

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

test("two run, two wait in order, the fifth is turned away, and a failure gives its place on", async () => {
  const turns = makeTurns({ atOnce: 2, mostWaiting: 2, mostWaitMs: 60_000 });
  const log: string[] = [];
  const gates = ["a", "b", "c", "d"].map((name) => ({ name, ...gate() }));
  const results = gates.map(({ name, opened }) =>
    turns.take(async () => {
      log.push(name);
      await opened;
      if (name === "a") throw new Error("broken");
      return name;
    }),
  );
  const refused = turns.take(() => Promise.resolve("e"));
  expect(await refused).toBeNull();
  expect(log).toEqual(["a", "b"]);
  gates[0]?.open();
  await expect(results[0]).rejects.toThrow("broken");
  expect(log).toEqual(["a", "b", "c"]);
  gates.forEach(({ open }) => open());
  expect(await Promise.all(results.slice(1))).toEqual(["b", "c", "d"]);
  expect(await turns.take(() => Promise.resolve("later"))).toBe("later");
});

test("who has waited too long is told so, and those behind keep their place", async () => {
  const turns = makeTurns({ atOnce: 1, mostWaiting: 5, mostWaitMs: 20 });
  const first = gate();
  const running = turns.take(async () => first.opened);
  expect(await turns.take(() => Promise.resolve("never"))).toBeNull();
  const next = turns.take(() => Promise.resolve("next"));
  first.open();
  await running;
  expect(await next).toBe("next");
});
