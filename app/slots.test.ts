import { expect, test } from "vitest";
import { createSlots } from "./slots";

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end: () => end() };
}

test("no more than two run at once, and the next begins when one has ended", async () => {
  const inSlot = createSlots({ atOnce: 2, mostWaiting: 10 });
  const [one, two] = [held(), held()];
  const begun: number[] = [];
  const all = [one, two, held()].map(({ work, end }, at) =>
    inSlot(async () => {
      begun.push(at);
      if (at === 2) end();
      await work();
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  one.end();
  await all[2];
  expect(begun).toEqual([0, 1, 2]);
  two.end();
  await Promise.all(all);
});

test("who finds too many waiting is refused, and who may not be refused waits", async () => {
  const inSlot = createSlots({ atOnce: 1, mostWaiting: 1 });
  const first = held();
  const running = inSlot(first.work);
  const waiting = inSlot(async () => "second");
  const refuse = () => new Error("too many");
  await expect(inSlot(async () => "third", refuse)).rejects.toThrow("too many");
  const patient = inSlot(async () => "fourth");
  first.end();
  expect(await Promise.all([running, waiting, patient])).toEqual([undefined, "second", "fourth"]);
});

test("work that fails frees its place", async () => {
  const inSlot = createSlots({ atOnce: 1, mostWaiting: 1 });
  await expect(inSlot(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await inSlot(async () => "next")).toBe("next");
});
