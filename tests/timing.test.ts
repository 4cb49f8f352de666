import { expect, test } from "vitest";
import { mannWhitney } from "./bench/timing";

test("the test of times knows equal from different", () => {
  const even = Array.from({ length: 200 }, (_, index) => index * 2);
  const odd = Array.from({ length: 200 }, (_, index) => index * 2 + 1);
  expect(mannWhitney(even, odd)).toBeGreaterThan(0.9);
  expect(mannWhitney(even, even)).toBeCloseTo(1, 6);
  expect(
    mannWhitney(
      even,
      odd.map((value) => value + 60),
    ),
  ).toBeLessThan(0.001);
  expect(mannWhitney([1, 2, 3, 4, 5, 6, 7, 8], [5, 6, 7, 8, 9, 10, 11, 12])).toBeCloseTo(0.013, 2); // by hand: U = 8, sd = 9.494, z = 2.475
});
