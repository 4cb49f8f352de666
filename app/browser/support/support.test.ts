import fc from "fast-check";
import { expect, test } from "vitest";
import { lookAgain } from "./backoff";
import { imageProblem, lengthWarning } from "./composer";
import { openOutbox, type Store } from "./outbox";
import { completeUpTo, merge, mergeSeen, type Stored } from "./thread";

const message = (sequence: number, content = "ok", seenAt: string | null = null): Stored => ({
  id: `m${sequence}`,
  sequence,
  clientMessageId: `c${sequence}`,
  messageType: "user",
  content,
  createdAt: "2026-11-21T12:00:00Z",
  seenAt,
  metadata: {},
});

test("whatever comes in, in whatever order and however often, the thread is the same", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (batches) => {
      const merged = batches.reduce<Stored[]>(
        (known, batch) =>
          merge(
            known,
            batch.map((n) => message(n)),
          ),
        [],
      );
      const expected = [...new Set(batches.flat())].sort((one, two) => one - two);
      expect(merged.map(({ sequence }) => sequence)).toEqual(expected);
    }),
  );
});

test("the same words twice stay two messages, and a read mark is never taken back", () => {
  expect(merge([message(1)], [message(2)])).toHaveLength(2);
  expect(merge([message(1, "ok", "2026-11-21T12:01:00Z")], [message(1)])[0]?.seenAt).toBe(
    "2026-11-21T12:01:00Z",
  );
  expect(mergeSeen({ byPerson: 5, bySupport: 1 }, { byPerson: 3, bySupport: 2 })).toEqual({
    byPerson: 5,
    bySupport: 2,
  });
});

test("catching up begins at the first gap, never after it", () => {
  expect(completeUpTo([], 0)).toBe(0);
  expect(
    completeUpTo(
      [1, 2, 4, 5].map((n) => message(n)),
      0,
    ),
  ).toBe(2);
  expect(
    completeUpTo(
      [41, 42].map((n) => message(n)),
      40,
    ),
  ).toBe(42);
});

test("the look for messages slows down when nothing comes", () => {
  expect([lookAgain(false, 0), lookAgain(false, 1), lookAgain(false, 20), lookAgain(true, 0)]).toEqual([
    3000, 4500, 30_000, 30_000,
  ]);
});

test("the outbox keeps the order of writing, each person's own, and survives rubbish in the storage", () => {
  const kept = new Map<string, string>([
    ["support:ada:00000000000000000000:x", "not json"],
    ["theme", "dark"],
  ]);
  const store: Store = {
    get length() {
      return kept.size;
    },
    key: (n) => [...kept.keys()][n] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  const ada = openOutbox(store, "ada");
  for (const text of ["one", "two", "three"])
    ada.add({ clientMessageId: `id-${text}`, text, page: "/", hasImage: false }, 1000);
  openOutbox(store, "obi").add({ clientMessageId: "id-other", text: "mine", page: "/", hasImage: false }, 1);
  expect(
    openOutbox(store, "ada")
      .list()
      .map(({ text }) => text),
  ).toEqual(["one", "two", "three"]);
  const [first] = ada.list();
  if (!first) throw new Error("nothing was kept");
  ada.remove(first);
  ada.change(first, { tries: 3 }); // another tab sent it meanwhile: it does not come back
  expect(ada.list().map(({ text }) => text)).toEqual(["two", "three"]);
});

test("a picture's kind and size are checked with the specification's words, and length in characters as people count", () => {
  expect(imageProblem({ type: "application/pdf", size: 1 })).toBe(
    "Invalid File Type: Please select an image file (JPG, PNG, GIF, etc.).",
  );
  expect(imageProblem({ type: "image/svg+xml", size: 1 })).not.toBe("");
  expect(imageProblem({ type: "image/png", size: 5 * 1024 * 1024 })).toBe(
    "File Too Large: Please select an image smaller than 5MB.",
  );
  expect(imageProblem({ type: "image/png", size: 5 * 1024 * 1024 - 1 })).toBe("");
  expect([lengthWarning("🙂".repeat(1800)), lengthWarning("🙂".repeat(1801))]).toEqual([
    "",
    "Approaching character limit: 199 left",
  ]);
});
