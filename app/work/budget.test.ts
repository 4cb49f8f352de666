import { expect, test } from "vitest";
import { days, seconds } from "~/time";
import { BUDGETS, chargeCaller, requireBudget, spendBudget } from "./budget.server";
import { nameCaller, runAsAddress } from "./caller.server";

const { atOnceMs, perSecondMs } = BUDGETS.person;
const isRefused = (who: string, now: number) => {
  try {
    requireBudget(`person ${who}`, now);
    return false;
  } catch {
    return true;
  }
};

test("a budget may be used at once, and comes back second by second", () => {
  const used = (ms: number, now: number) => chargeCaller(ms, "person a", now);
  used(atOnceMs, 0);
  expect(isRefused("a", 0)).toBe(false);
  used(perSecondMs * 10, 0);
  expect(isRefused("a", seconds(9))).toBe(true);
  expect(isRefused("a", seconds(10))).toBe(false);
  expect(isRefused("b", 0)).toBe(false);
});

test("the refusal says how long to wait, and the wait is worth it", () => {
  chargeCaller(atOnceMs + perSecondMs, "person c", 0);
  expect(() => requireBudget("person c", 0)).toThrow(
    expect.objectContaining({
      code: "TOO_MUCH_WORK",
      status: 429,
      details: { retryAfter: 1 + atOnceMs / 10 / perSecondMs },
    }),
  );
});

test("a clock that jumps a day neither locks anybody out for long nor gives more than one budget", () => {
  chargeCaller(atOnceMs + 1, "person d", days(1));
  expect(isRefused("d", 0)).toBe(true); // set back: nothing is forgiven
  chargeCaller(0, "person d", 0); // from now on the new clock counts
  expect(isRefused("d", seconds(1))).toBe(false);
  chargeCaller(atOnceMs * 2, "person d", days(2));
  expect(isRefused("d", days(2))).toBe(true);
});

test("work on the event loop is the caller's too, also when it fails", () => {
  runAsAddress("192.0.2.77", () => {
    nameCaller("e");
    expect(() => spendBudget(() => JSON.parse("{"))).toThrow(SyntaxError);
    chargeCaller(atOnceMs * 2);
    expect(() => spendBudget(() => "done")).toThrow("That was a lot of work");
  });
});

test("callers are forgotten: what is remembered is bounded", () => {
  for (let at = 0; at < 20_100; at += 1) chargeCaller(atOnceMs * 2, `address 2001:db8:0:${at}`, 0);
  expect(() => requireBudget("address 2001:db8:0:20099", 0)).toThrow("a lot of work");
  expect(() => requireBudget("address 2001:db8:0:0", 0)).not.toThrow();
});
