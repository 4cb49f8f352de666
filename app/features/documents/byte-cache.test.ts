import { expect, test } from "vitest";
import { createByteCache } from "./byte-cache";

const file = (length: number) => ({ value: new Uint8Array(length) });

test("the cache holds no more bytes than it may, and lets go of what was used longest ago", () => {
  const cache = createByteCache(100);
  cache.set("a", file(40));
  cache.set("b", file(40));
  expect(cache.get("a")).toBeDefined(); // now "b" is the oldest
  cache.set("c", file(40));
  expect([cache.get("a"), cache.get("b"), cache.get("c")].map(Boolean)).toEqual([true, false, true]);
});

test("a file set again counts once, a deleted one not at all, and one that is too large is not stored", () => {
  const cache = createByteCache(100);
  cache.set("a", file(60));
  cache.set("a", file(50));
  cache.set("b", file(50));
  expect([cache.get("a"), cache.get("b")].map(Boolean)).toEqual([true, true]);
  cache.delete("a");
  cache.set("c", file(50));
  expect([cache.get("b"), cache.get("c")].map(Boolean)).toEqual([true, true]);
  cache.set("d", file(101));
  expect(cache.get("d")).toBeUndefined();
});
