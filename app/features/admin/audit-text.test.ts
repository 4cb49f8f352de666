import { expect, test } from "vitest";
import { formatAction, formatChange } from "./audit-text";

test("an action has a text; an unknown action is shown as its name", () => {
  expect(formatAction("user.plan_set")).toBe("Set a plan");
  expect(formatAction("moon.flown_to")).toBe("moon flown to");
});

test("a change is shown without programming terms", () => {
  const before = {
    plan: "free_trial",
    expires: "2026-11-21T11:04:00.000Z",
    isActive: true,
    coverLettersRemaining: 2,
  };
  const after = {
    plan: "jjc",
    expires: null,
    isActive: false,
    coverLettersRemaining: 10,
    amountKobo: 250_050,
    ai_daily_cap_micro_usd: 20_000_000,
    breakers: ["a: b", "c"],
  };
  const names = new Map([
    ["offer:free_trial", "Free Trial"],
    ["offer:jjc", "JJC (Economy)"],
  ]);
  expect(formatChange({ before, after }, undefined, names)).toBe(
    "plan: Free Trial → JJC (Economy) · expires: 21 Nov 2026, 12:04 → nothing · active: yes → no · cover letters remaining: 2 → 10 · amount: ₦2,500.50 · daily cap of all providers: $20.00 · breakers: a: b, c",
  );
});

test("an agent is shown by name", () => {
  expect(
    formatChange(
      { before: { agentId: null }, after: { agentId: "u1" } },
      undefined,
      new Map([["user:u1", "Tunde Balogun"]]),
    ),
  ).toBe("agent: nothing → Tunde Balogun");
});

test("a new value is shown alone, and no values give no text", () => {
  expect(formatChange({ before: null, after: { reason: "asked twice", endsAccess: false } })).toBe(
    "reason: asked twice · ends access: no",
  );
  expect(formatChange({ before: null, after: null })).toBe("");
});
