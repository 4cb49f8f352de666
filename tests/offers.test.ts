import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { auditLog } from "~/db/schema";
import { changeOffer, withdrawOfferChange } from "~/features/admin/offer-actions.server";
import type { OfferVersionValues } from "~/features/admin/offers.schema";
import { giveUserCredits } from "~/features/admin/user-actions.server";
import { isWorse, listComingVersions } from "~/features/billing/offer-versions.server";
import { getAccess } from "~/features/billing/access.server";
import { getSubscriptionState } from "~/features/billing/history.server";
import { getOffer, listOffers } from "~/features/billing/offers.server";
import { getQuote } from "~/features/billing/quote.server";
import { applyPayment } from "~/features/billing/subscription.server";
import { getSubscriptionOverview } from "~/features/billing/subscription-overview.server";
import { Refusal } from "~/refusal";
import { days, LAGOS } from "~/time";
import { makePayment } from "./factories/payments";
import { makeUser } from "./factories/people";

const start = new Date("2027-03-01T09:00:00Z");
const day = (count: number) => new Date(start.getTime() + days(count));
const midnight = (date: string) => new Date(`${date}T00:00:00+01:00`);

function valuesOf(id: Parameters<typeof getOffer>[0], more: Partial<OfferVersionValues> = {}) {
  const { name, priceKobo, coverLetters, resumes, isUnlimited, features, position, ...rest } = getOffer(id);
  const { isVisible, isOnSale, isPopular } = rest;
  const terms = { name, price: priceKobo, coverLetters, resumes, isUnlimited, features, position };
  return { ...terms, isVisible, isOnSale, isPopular, effectiveOn: undefined, reason: "a test", ...more };
}

function codeOf(act: () => unknown): string {
  try {
    act();
    return "done";
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const admin = () => ({ userId: makeUser().id, address: "192.0.2.1" });

test("a price changes on its day, and a payment keeps the price and allowance that its person saw", () => {
  const actor = admin();
  const user = makeUser({ trialEndsAt: day(-5), coverLetters: 0, resumes: 0 });
  const before = makePayment(user.id, { offer: "jjc", at: day(30) });
  changeOffer(
    actor,
    "jjc",
    valuesOf("jjc", { price: 1_200_000, coverLetters: 10, resumes: 6, effectiveOn: midnight("2027-04-01") }),
    day(0),
  );
  expect(getQuote(user.id, "jjc", new Date(midnight("2027-04-01").getTime() - 1)).priceKobo).toBe(1_000_000);
  expect(getQuote(user.id, "jjc", midnight("2027-04-01")).priceKobo).toBe(1_200_000);
  expect(listComingVersions(day(0)).map(({ offer, priceKobo }) => [offer, priceKobo])).toEqual([
    ["jjc", 1_200_000],
  ]);
  expect(listComingVersions(day(60))).toEqual([]);
  const comingAt = (now: Date) =>
    getSubscriptionOverview(user.id, LAGOS, now).cards.find(({ id }) => id === "jjc")?.coming;
  expect([comingAt(day(0)), comingAt(day(40))]).toEqual(["From 1 Apr 2027: ₦12,000", ""]);
  // started before, arrived after
  write((tx) => applyPayment(tx, before, day(33)));
  expect(getSubscriptionState(user.id, day(33)).balance).toEqual({
    coverLettersRemaining: 8,
    resumesRemaining: 5,
  });
  const after = makePayment(user.id, { offer: "jjc", at: day(34) });
  expect([before.amountKobo, after.amountKobo]).toEqual([1_000_000, 1_200_000]);
  write((tx) => applyPayment(tx, after, day(34)));
  expect(getSubscriptionState(user.id, day(34)).balance).toEqual({
    coverLettersRemaining: 18,
    resumesRemaining: 11,
  });
  expect(
    db
      .select()
      .from(auditLog)
      .all()
      .filter(({ action, subject }) => action === "offer.changed" && subject === "offer:jjc"),
  ).toMatchObject([{ before: { priceKobo: 1_000_000 }, after: { priceKobo: 1_200_000, reason: "a test" } }]);
});

test("what is worse for customers waits thirty days, what is better may begin at once", () => {
  const actor = admin();
  const change = (more: Partial<OfferVersionValues>, now = day(100)) =>
    codeOf(() => changeOffer(actor, "agba", valuesOf("agba", more), now));
  expect(change({ price: 2_000_001 })).toBe("EFFECT_TOO_SOON");
  expect(change({ resumes: 14 })).toBe("EFFECT_TOO_SOON");
  expect(change({ price: 2_100_000, effectiveOn: new Date(day(130).getTime() - 1) })).toBe("EFFECT_TOO_SOON");
  expect(change({ price: 1_800_000, effectiveOn: day(99) })).toBe("EFFECT_IN_PAST");
  expect(change({ price: 2_100_000, effectiveOn: day(130) })).toBe("done");
  expect(change({ price: 2_200_000, effectiveOn: day(130) })).toBe("VERSION_EXISTS");
  expect(change({ price: 1_800_000 })).toBe("done");
  expect(getOffer("agba", day(100)).priceKobo).toBe(1_800_000);
  expect(getOffer("agba", day(130)).priceKobo).toBe(2_100_000);
});

test("a change that is still to come can be withdrawn, one in effect cannot", () => {
  const actor = admin();
  const { id } = changeOffer(
    actor,
    "pack_9",
    valuesOf("pack_9", { price: 900_000, effectiveOn: day(210) }),
    day(200),
  );
  withdrawOfferChange(actor, id, day(201));
  expect(getOffer("pack_9", day(220)).priceKobo).toBe(1_000_000);
  const now = changeOffer(actor, "pack_9", valuesOf("pack_9", { coverLetters: 10, resumes: 10 }), day(220));
  expect(codeOf(() => withdrawOfferChange(actor, now.id, day(221)))).toBe("NOT_FOUND");
  expect(codeOf(() => withdrawOfferChange(actor, id, day(201)))).toBe("NOT_FOUND");
});

test("a name, the order and what is hidden show on the page, and the rank of plans stays", () => {
  const actor = admin();
  changeOffer(actor, "idan", valuesOf("idan", { name: "Idan", position: 0, isVisible: true }), day(300));
  changeOffer(actor, "pack_1", valuesOf("pack_1", { isVisible: false }), day(300));
  const user = makeUser({ trialEndsAt: day(299) });
  const shown = getSubscriptionOverview(user.id, LAGOS, day(301));
  expect(shown.cards.map(({ id, name }) => [id, name]).slice(0, 2)).toEqual([
    ["idan", "Idan"],
    ["jjc", "JJC (Economy)"],
  ]);
  expect(shown.packs.map(({ id }) => id)).not.toContain("pack_1");
  expect(listOffers(day(301)).map(({ offer }) => offer)).toContain("pack_1");
});

test("impossible terms are refused next to their field", () => {
  const actor = admin();
  const change = (id: Parameters<typeof getOffer>[0], more: Partial<OfferVersionValues>) =>
    codeOf(() => changeOffer(actor, id, valuesOf(id, more), day(400)));
  expect(change("free_trial", { price: 100 })).toBe("BAD_PRICE");
  expect(change("jjc", { price: 9_999 })).toBe("BAD_PRICE");
  expect(change("pack_4", { isUnlimited: true })).toBe("BAD_ALLOWANCE");
  expect(change("pack_4", { coverLetters: 0, resumes: 0 })).toBe("BAD_ALLOWANCE");
  expect(codeOf(() => changeOffer(actor, "gold", valuesOf("jjc"), day(400)))).toBe("NOT_FOUND");
});

test("worse is a higher price or less of anything; unlimited is never less", () => {
  const terms = { priceKobo: 100, coverLetters: 5, resumes: 5, isUnlimited: false };
  const unlimited = { priceKobo: 100, coverLetters: 0, resumes: 0, isUnlimited: true };
  expect([
    isWorse(terms, { ...terms, priceKobo: 99, coverLetters: 6 }),
    isWorse(terms, { ...terms, priceKobo: 101, coverLetters: 60 }),
    isWorse(terms, { ...terms, coverLetters: 4, resumes: 9 }),
    isWorse(terms, unlimited),
    isWorse(unlimited, { ...terms, coverLetters: 500, resumes: 500 }),
  ]).toEqual([false, true, true, false, true]);
});

test("credits that staff gives need no plan, name their reason, and are no payment", () => {
  const actor = admin();
  const user = makeUser({ trialEndsAt: day(-5), coverLetters: 0, resumes: 0 });
  giveUserCredits(actor, user.id, { coverLetters: 2, resumes: 1, reason: "the outage of May" }, day(0));
  expect(getAccess(user.id, day(500))).toMatchObject({
    status: "Active",
    coverLettersRemaining: 2,
    resumesRemaining: 1,
  });
  const shown = getSubscriptionOverview(user.id, LAGOS, day(1));
  expect(shown.movements.map(({ description, amount }) => [description, amount])).toEqual([
    ["From our team: the outage of May", 2],
    ["From our team: the outage of May", 1],
  ]);
});
