import { expect, test } from "vitest";
import { clustersOf } from "./word-clusters";

test("trades, towns and names have groups of their own", () => {
  const fine = (word: string) => clustersOf(word)?.fine;
  expect(fine("welder")).toBe(fine("bricklayer"));
  expect(fine("ibadan")).toBe(fine("kano"));
  expect(fine("chukwuemeka")).toBe(fine("aminu"));
  expect(new Set(["welder", "aminu", "ibadan", "payroll"].map(fine)).size).toBe(4);
});

test("what no cluster holds is undefined", () => {
  for (const word of ["qqqzzxw", "", "Nurse", "a b", "ẹkọ"]) expect(clustersOf(word)).toBeUndefined();
});
