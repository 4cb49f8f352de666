import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { billingEvents } from "~/db/schema";
import { getAccess } from "~/features/billing/access.server";
import {
  getBalance,
  releaseCredit,
  reserveCredits,
  spendCredit,
  type CreditKind,
} from "~/features/billing/credits.server";
import { startTrial } from "~/features/billing/history.server";
import { grantPlan } from "~/features/billing/subscription.server";
import { Refusal } from "~/refusal";
import { days } from "~/time";
import { makeGeneration } from "./factories/generations";
import { makePaid } from "./factories/payments";
import { ledgerOf, makeUser } from "./factories/people";
import { runs } from "./runs";

function reserve(userId: string, kinds: CreditKind[], now = new Date()): string | Refusal {
  const id = makeGeneration(userId);
  try {
    write((tx) => reserveCredits(tx, userId, id, kinds, now));
    return id;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

test("a reservation takes a credit at once, and one way or the other it ends once", () => {
  const user = makeUser({ coverLetters: 1, resumes: 0 });
  const id = reserve(user.id, ["cover_letter"]);
  if (typeof id !== "string") throw id;
  expect(getBalance(user.id).coverLettersRemaining).toBe(0);
  write((tx) => releaseCredit(tx, user.id, id, "cover_letter"));
  write((tx) => releaseCredit(tx, user.id, id, "cover_letter"));
  write((tx) => spendCredit(tx, user.id, id, "cover_letter"));
  expect(getBalance(user.id).coverLettersRemaining).toBe(1);
  expect(getAccess(user.id).coverLettersGenerated).toBe(0);
});

test("asking for both with credit for one takes nothing and names what is left", () => {
  const user = makeUser({ coverLetters: 2, resumes: 0 });
  const refused = reserve(user.id, ["cover_letter", "resume"]);
  expect(refused).toMatchObject({
    code: "SUBSCRIPTION_REQUIRED",
    status: 402,
    details: { preservedQuota: { coverLetters: 2, resumes: 0 } },
  });
  expect(ledgerOf(user.id)).toEqual([]);
});

test("the trial is over at its last instant, and its credits are kept", () => {
  const trialEndsAt = new Date("2026-11-21T12:00:00Z");
  const user = makeUser({ trialEndsAt });
  expect(typeof reserve(user.id, ["resume"], new Date(trialEndsAt.getTime() - 1))).toBe("string");
  expect(reserve(user.id, ["cover_letter"], trialEndsAt)).toMatchObject({ code: "TRIAL_EXPIRED" });
  expect(getBalance(user.id).coverLettersRemaining).toBe(2);
});

test("a paid plan that ended keeps its credits, one that runs names what is short, and each refusal carries the whole answer", () => {
  const user = makeUser({ coverLetters: 0, resumes: 0, trialEndsAt: new Date("2027-02-01T00:00:00Z") });
  const start = new Date("2027-03-01T00:00:00Z");
  makePaid(user.id, { at: start });
  const later = (count: number) => new Date(start.getTime() + days(count));
  for (let times = 0; times < 5; times += 1)
    expect(typeof reserve(user.id, ["resume"], later(1))).toBe("string");
  const short = reserve(user.id, ["cover_letter", "resume"], later(2));
  expect(short).toMatchObject({
    code: "QUOTA_EXHAUSTED",
    status: 402,
    message: "You have no resume credits left.",
  });
  expect(short).toMatchObject({
    details: {
      errorCode: "QUOTA_EXHAUSTED",
      suggestedActions: ["Add Credits", "Make only a cover letter (8 left)"],
      redirectUrl: "/subscription",
      preservedQuota: { coverLetters: 8, resumes: 0 },
    },
  });
  expect(short instanceof Refusal && short.details.availablePlans).toMatchObject([
    { id: "jjc", kind: "plan", price: 10_000 },
    { id: "agba", kind: "plan", price: 20_000 },
    { id: "pack_1", kind: "pack", price: 1_500, limits: { coverLetters: 1, resumes: 1 } },
    { id: "pack_4", kind: "pack", price: 5_000, limits: { coverLetters: 4, resumes: 4 } },
    { id: "pack_9", kind: "pack", price: 10_000, limits: { coverLetters: 9, resumes: 9 } },
  ]);
  expect(getBalance(user.id, later(2)).coverLettersRemaining).toBe(8);
  expect(typeof reserve(user.id, ["cover_letter"], later(2))).toBe("string");
  expect(reserve(user.id, ["cover_letter"], later(30))).toMatchObject({
    code: "SUBSCRIPTION_EXPIRED",
    details: { preservedQuota: { coverLetters: 7, resumes: 0 } },
  });
});

test("an unlimited plan takes nothing and gives nothing back, and still counts what was delivered", () => {
  const user = makeUser({ coverLetters: 1, resumes: 1 });
  write((tx) => grantPlan(tx, user.id, "idan"));
  const [first, second] = [reserve(user.id, ["cover_letter"]), reserve(user.id, ["cover_letter"])];
  if (typeof first !== "string" || typeof second !== "string") throw new Error("an unlimited plan refused");
  write((tx) => spendCredit(tx, user.id, first, "cover_letter"));
  write((tx) => releaseCredit(tx, user.id, second, "cover_letter"));
  expect(getAccess(user.id)).toMatchObject({
    coverLettersRemaining: 1,
    resumesRemaining: 1,
    coverLettersGenerated: 1,
    isUnlimited: true,
  });
});

test("the trial's credits are granted once, however often verification runs", () => {
  const user = makeUser();
  db.delete(billingEvents).where(eq(billingEvents.userId, user.id)).run();
  expect(getBalance(user.id)).toEqual({ coverLettersRemaining: 0, resumesRemaining: 0 });
  for (let times = 0; times < 3; times += 1) write((tx) => startTrial(tx, user.id, new Date()));
  expect(getBalance(user.id)).toEqual({ coverLettersRemaining: 2, resumesRemaining: 1 });
});

test("whatever happens in whatever order, no credit appears, vanishes or goes below zero", () => {
  const act = fc.record({
    act: fc.constantFrom("reserve", "spend", "release"),
    kind: fc.constantFrom<CreditKind>("cover_letter", "resume"),
    which: fc.nat(9),
  });
  const history = fc.array(act, { maxLength: 40 });
  fc.assert(
    fc.property(history, fc.nat(4), fc.nat(4), (acts, coverLetters, resumes) => {
      const user = makeUser({ coverLetters, resumes });
      const open: { id: string; kind: CreditKind }[] = [];
      for (const { act, kind, which } of acts) {
        if (act === "reserve") {
          const id = reserve(user.id, [kind]);
          if (typeof id === "string") open.push({ id, kind });
          continue;
        }
        const chosen = open[which % Math.max(1, open.length)];
        if (chosen)
          write((tx) => (act === "spend" ? spendCredit : releaseCredit)(tx, user.id, chosen.id, chosen.kind));
      }
      const rows = ledgerOf(user.id);
      for (const [kind, granted, left] of [
        ["cover_letter", coverLetters, getBalance(user.id).coverLettersRemaining],
        ["resume", resumes, getBalance(user.id).resumesRemaining],
      ] as const) {
        const many = (event: string) => rows.filter((row) => row.kind === kind && row.event === event).length;
        expect(left).toBe(granted - many("reserved") + many("released"));
        expect(left).toBeGreaterThanOrEqual(0);
        expect(many("spent") + many("released")).toBeLessThanOrEqual(many("reserved"));
      }
    }),
    runs(10),
  );
});
