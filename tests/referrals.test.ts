import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { referralCodes, referrals } from "~/db/schema";
import { getAccess } from "~/features/billing/access.server";
import { reserveCredits } from "~/features/billing/credits.server";
import { applyPayment, reversePayment } from "~/features/billing/subscription.server";
import { eraseAccount } from "~/features/data-rights/erase-account.server";
import { runRetention } from "~/features/data-rights/retention.server";
import { recordFingerprint } from "~/features/payments/fingerprints.server";
import { thankFriends } from "~/features/payments/thank-friends.server";
import {
  acceptInvitation,
  findInviter,
  getInvitations,
  MAX_REWARDS,
  openInvitations,
  revokeReferral,
} from "~/features/referrals/referrals.server";
import { Refusal } from "~/refusal";
import { days, hours } from "~/time";
import { makeGeneration } from "./factories/generations";
import { makePayment } from "./factories/payments";
import { makeUser } from "./factories/people";

const start = new Date("2027-03-01T09:00:00Z");
const day = (count: number) => new Date(start.getTime() + days(count));
const someone = () => makeUser({ trialEndsAt: day(-5), coverLetters: 0, resumes: 0 }).id;
let networks = 0;
const elsewhere = () => `network-${(networks += 1)}`;

function inviter(networkHash = elsewhere(), now = day(0)) {
  const id = someone();
  return { id, code: openInvitations(id, { networkHash }, now) };
}

function accept(
  userId: string,
  code: string,
  { networkHash = elsewhere(), isSameBrowser = false, hasPaid = false, now = day(1) } = {},
): string {
  try {
    acceptInvitation(userId, code, { networkHash, isSameBrowser, hasPaid }, now);
    return "accepted";
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

// As settle does it: the payment is applied, then both are thanked.
function pay(userId: string, { payer = null as string | null, now = day(2) } = {}) {
  const payment = makePayment(userId, {
    offer: "pack_1",
    at: now,
    status: "applied",
    paidAt: now,
    appliedAt: now,
  });
  write((tx) => {
    recordFingerprint(tx, userId, { payer }, now);
    applyPayment(tx, payment, now);
    thankFriends(tx, payment, now);
  });
  return payment;
}

const lettersOf = (userId: string, now = day(3)) => getAccess(userId, now).coverLettersRemaining;
const stateOf = (userId: string) => {
  const row = db.select().from(referrals).where(eq(referrals.userId, userId)).get();
  return [row?.status, row?.refusal];
};

test("a friend's first payment brings each of the two one application, once", () => {
  const { id, code } = inviter();
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  expect(openInvitations(id, { networkHash: elsewhere() }, day(0))).toBe(code);
  expect(findInviter(code.toLowerCase()).firstName).toBe("Ngozi");
  const friend = someone();
  expect(accept(friend, code)).toBe("accepted");
  expect([lettersOf(id), lettersOf(friend)]).toEqual([0, 0]);
  pay(friend);
  expect([lettersOf(id), lettersOf(friend)]).toEqual([1, 2]);
  pay(friend, { now: day(3) });
  expect([lettersOf(id, day(4)), lettersOf(friend, day(4))]).toEqual([1, 3]);
  expect(getInvitations(id).invited.map(({ status }) => status)).toEqual(["rewarded"]);
});

test("money that goes back takes both applications back, but not what was used", () => {
  const { id, code } = inviter();
  const friend = someone();
  accept(friend, code);
  const payment = pay(friend);
  const generation = makeGeneration(id);
  write((tx) => reserveCredits(tx, id, generation, ["cover_letter"], day(2.5)));
  for (let times = 0; times < 2; times += 1)
    write((tx) => {
      reversePayment(tx, payment, day(3));
      revokeReferral(tx, payment.id, day(3));
    });
  expect([lettersOf(friend, day(4)), lettersOf(id, day(4))]).toEqual([0, 0]);
  expect(getAccess(id, day(4)).resumesRemaining).toBe(0);
  expect(stateOf(friend)).toEqual(["revoked", null]);
});

test("oneself, a second invitation, an unknown code and a person who paid are refused with their reason", () => {
  const { id, code } = inviter();
  const other = inviter();
  const friend = someone();
  expect([
    accept(id, code),
    accept(friend, "NOSUCHCODE"),
    accept(friend, code, { hasPaid: true }),
    accept(friend, code),
    accept(friend, other.code),
  ]).toEqual(["OWN_INVITATION", "NOT_FOUND", "ALREADY_PAID", "accepted", "ALREADY_INVITED"]);
});

test("the same browser and the inviter's address within a day do not count, and stay refused", () => {
  const home = elsewhere();
  const { id, code } = inviter(home);
  const [sameBrowser, sameAddress, later] = [someone(), someone(), someone()];
  expect(accept(sameBrowser, code, { isSameBrowser: true })).toBe("INVITATION_REFUSED");
  expect(accept(sameAddress, code, { networkHash: home, now: new Date(day(1).getTime() - 1) })).toBe(
    "INVITATION_REFUSED",
  );
  expect(accept(later, code, { networkHash: home, now: day(1) })).toBe("accepted");
  expect([stateOf(sameBrowser), stateOf(sameAddress)]).toEqual([
    ["refused", "device"],
    ["refused", "address"],
  ]);
  expect(accept(sameBrowser, code)).toBe("ALREADY_INVITED");
  pay(sameBrowser);
  expect([lettersOf(sameBrowser), lettersOf(id)]).toEqual([1, 0]);
});

test("two friends of one household count, a third within a day does not", () => {
  const { code } = inviter();
  const home = elsewhere();
  const at = (count: number) => ({ networkHash: home, now: new Date(day(1).getTime() + hours(count)) });
  expect([
    accept(someone(), code, at(0)),
    accept(someone(), code, at(1)),
    accept(someone(), code, at(2)),
    accept(someone(), code, at(26)),
  ]).toEqual(["accepted", "accepted", "INVITATION_REFUSED", "accepted"]);
});

test("a card of the inviter or of another friend does not count; another card does", () => {
  const { id, code } = inviter();
  pay(id, { payer: "card SIG_inviter" });
  const [first, second, third] = [someone(), someone(), someone()];
  for (const friend of [first, second, third]) accept(friend, code);
  pay(first, { payer: "card SIG_inviter" });
  pay(second, { payer: "card SIG_second" });
  pay(third, { payer: "card SIG_second" });
  expect([first, second, third].map(stateOf)).toEqual([
    ["refused", "payer"],
    ["rewarded", null],
    ["refused", "payer"],
  ]);
  expect(lettersOf(id)).toBe(1 + 1);
});

test("a ring of invitations is caught however long it is", () => {
  const ring = Array.from({ length: 5 }, () => inviter());
  for (const [n, { id }] of ring.entries()) {
    const from = ring[n - 1];
    if (from) expect(accept(id, from.code)).toBe("accepted");
  }
  const [first, last] = [ring[0], ring.at(-1)];
  expect(accept(first?.id ?? "", last?.code ?? "")).toBe("INVITATION_REFUSED");
  expect(stateOf(first?.id ?? "")).toEqual(["refused", "ring"]);
});

test("nobody is thanked for more than twenty friends in thirty days", () => {
  const { id, code } = inviter();
  for (let n = 0; n <= MAX_REWARDS; n += 1) {
    const friend = someone();
    accept(friend, code);
    pay(friend);
  }
  expect(lettersOf(id)).toBe(MAX_REWARDS);
  const friend = someone();
  accept(friend, code, { now: day(33) });
  pay(friend, { now: day(34) });
  expect(lettersOf(id, day(35))).toBe(MAX_REWARDS + 1);
});

test("hashes of addresses go after thirty days, and an erased inviter leaves no link", () => {
  const { id, code } = inviter();
  const friend = someone();
  accept(friend, code);
  runRetention(day(40));
  expect(db.select().from(referrals).where(eq(referrals.userId, friend)).get()?.networkHash).toBeNull();
  expect(db.select().from(referralCodes).where(eq(referralCodes.userId, id)).get()?.networkHash).toBe("");
  eraseAccount(id);
  expect(db.select().from(referrals).where(eq(referrals.userId, friend)).get()?.referrerId).toBeNull();
  pay(friend);
  expect(lettersOf(friend)).toBe(2);
});
