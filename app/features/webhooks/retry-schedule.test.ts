import { expect, test } from "vitest";
import { days, seconds } from "~/time";
import { MAX_TRIES, waitAfter } from "./retry-schedule";

test("ten tries, the second after seconds, the last after a little more than three days, and then no more", () => {
  const waits = Array.from({ length: MAX_TRIES - 1 }, (_, index) => waitAfter(index + 1, 0.5) ?? 0);
  expect(MAX_TRIES).toBe(10);
  expect(waits[0]).toBe(seconds(5));
  expect(waits.toSorted((one, other) => one - other)).toEqual(waits);
  const all = waits.reduce((sum, wait) => sum + wait, 0);
  expect([all > days(3), all < days(3.5)]).toEqual([true, true]);
  expect(waitAfter(MAX_TRIES)).toBeUndefined();
});

test("programs that failed together are not tried together again: a tenth sooner or later", () => {
  expect([waitAfter(1, 0), waitAfter(1, 1)]).toEqual([4500, 5500]);
});
