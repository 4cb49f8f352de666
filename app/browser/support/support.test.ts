import fc from "fast-check";
import { expect, test } from "vitest";
import { pollInterval } from "./polling";
import { validateImage, lengthWarning } from "./composer";
import { openOutbox, type OutboxStorage } from "./outbox";
import { contiguousUpTo, mergeMessages, mergeSeenMarks, type SupportMessage } from "./thread";

const message = (sequence: number, content = "ok", seenAt: string | null = null): SupportMessage => ({
  id: `m${sequence}`,
  sequence,
  clientMessageId: `c${sequence}`,
  messageType: "user",
  content,
  createdAt: "2026-11-21T12:00:00Z",
  seenAt,
  metadata: {},
});

test("the thread is the same for any order and repetition of incoming messages", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (batches) => {
      const merged = batches.reduce<SupportMessage[]>(
        (known, batch) =>
          mergeMessages(
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

test("two messages with the same text stay two, and a read mark never decreases", () => {
  expect(mergeMessages([message(1)], [message(2)])).toHaveLength(2);
  expect(mergeMessages([message(1, "ok", "2026-11-21T12:01:00Z")], [message(1)])[0]?.seenAt).toBe(
    "2026-11-21T12:01:00Z",
  );
  expect(mergeSeenMarks({ byPerson: 5, bySupport: 1 }, { byPerson: 3, bySupport: 2 })).toEqual({
    byPerson: 5,
    bySupport: 2,
  });
});

test("catching up starts at the first gap, never after it", () => {
  expect(contiguousUpTo([], 0)).toBe(0);
  expect(
    contiguousUpTo(
      [1, 2, 4, 5].map((n) => message(n)),
      0,
    ),
  ).toBe(2);
  expect(
    contiguousUpTo(
      [41, 42].map((n) => message(n)),
      40,
    ),
  ).toBe(42);
});

test("polling slows down without new messages", () => {
  expect([
    pollInterval(false, 0),
    pollInterval(false, 1),
    pollInterval(false, 20),
    pollInterval(true, 0),
  ]).toEqual([3000, 4500, 30_000, 30_000]);
});

test("the outbox stays in writing order, is separate for each user, and ignores invalid storage entries", () => {
  const stored = new Map<string, string>([
    ["support:ada:00000000000000000000:x", "not json"],
    ["theme", "dark"],
  ]);
  const store: OutboxStorage = {
    get length() {
      return stored.size;
    },
    key: (n) => [...stored.keys()][n] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  const ada = openOutbox(store, "ada");
  for (const text of ["one", "two", "three"])
    ada.add(ada.create({ clientMessageId: `id-${text}`, text, page: "/", hasImage: false }, 1000));
  const obi = openOutbox(store, "obi");
  obi.add(obi.create({ clientMessageId: "id-other", text: "mine", page: "/", hasImage: false }, 1));
  expect(
    openOutbox(store, "ada")
      .list()
      .map(({ text }) => text),
  ).toEqual(["one", "two", "three"]);
  const [first] = ada.list();
  if (!first) throw new Error("nothing was stored");
  ada.remove(first);
  ada.update(first, { attempts: 3 }); // another tab sent it meanwhile, so it is not added again
  expect(ada.list().map(({ text }) => text)).toEqual(["two", "three"]);
});

test("pictures are checked by type and size with the specified texts, and length is counted in code points", () => {
  expect(validateImage({ type: "application/pdf", size: 1 })).toBe(
    "Invalid File Type: Please select an image file (JPG, PNG, GIF, etc.).",
  );
  expect(validateImage({ type: "image/svg+xml", size: 1 })).not.toBe("");
  expect(validateImage({ type: "image/png", size: 5 * 1024 * 1024 })).toBe(
    "File Too Large: Please select an image smaller than 5MB.",
  );
  expect(validateImage({ type: "image/png", size: 5 * 1024 * 1024 - 1 })).toBe("");
  expect([lengthWarning("🙂".repeat(1800)), lengthWarning("🙂".repeat(1801))]).toEqual([
    "",
    "Approaching character limit: 199 left",
  ]);
});
