import { expect, test } from "vitest";
import { FactorCode } from "./two-step.schema";

test("a recovery code has 120 random bits; the shorter ones of before still open an account", () => {
  const ofLength = (length: number) => FactorCode.safeParse("A2".repeat(length / 2)).success;
  expect([24, 16, 20, 26].map(ofLength)).toEqual([true, true, false, false]);
  expect(FactorCode.parse("abcd-efgh-jklm-npqr-stuv-wxyz")).toEqual({
    kind: "recovery",
    code: "ABCDEFGHJKLMNPQRSTUVWXYZ",
  });
});
