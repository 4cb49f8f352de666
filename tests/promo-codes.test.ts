import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { payments } from "~/db/schema";
import { getOffer } from "~/features/billing/offers.server";
import { PromoCodeForm } from "~/features/payments/promo-codes.schema";
import {
  createPromoCode,
  endPromoCode,
  getDiscount,
  listPromoCodes,
  MIN_PAID_KOBO,
  priceWith,
} from "~/features/payments/promo-codes.server";
import { Refusal } from "~/refusal";
import { days, minutes } from "~/time";
import { makePayment } from "./factories/payments";
import { makeUser } from "./factories/people";
import { runs } from "./runs";

const start = new Date("2027-03-01T09:00:00Z");
const day = (count: number) => new Date(start.getTime() + days(count));

function makeCode(code: string, more: Record<string, unknown> = {}, now = day(0)) {
  const values = PromoCodeForm.parse({ code, percentOff: "20", reason: "a test", ...more });
  return createPromoCode({ userId: makeUser().id, address: "192.0.2.1" }, values, now);
}

function tryCode(userId: string, offer: "jjc" | "pack_1" | "pack_4", code: string, now = day(1)) {
  try {
    return getDiscount(userId, getOffer(offer, now), code, now).priceKobo;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

test("a code takes off a share in whole naira or a sum, however it is typed", () => {
  const user = makeUser();
  makeCode("SHARE20");
  makeCode("SUM500", { percentOff: undefined, nairaOff: "500" });
  expect(tryCode(user.id, "pack_1", " share20 ")).toBe(120_000);
  expect(tryCode(user.id, "pack_1", "SUM500")).toBe(100_000);
  expect(tryCode(user.id, "pack_1", "SHARE21")).toBe("CODE_UNKNOWN");
  expect(tryCode(user.id, "pack_1", "%")).toBe("CODE_UNKNOWN");
});

test("a code holds from its first day to the end of its last, for its offers only, until staff ends it", () => {
  const user = makeUser();
  const { id } = makeCode("MARCH", { startsOn: "2027-03-10", endsOn: "2027-03-12", offers: ["jjc"] });
  const at = (moment: string, offer: "jjc" | "pack_1" = "jjc") =>
    tryCode(user.id, offer, "MARCH", new Date(moment));
  expect([
    at("2027-03-09T23:59:59+01:00"),
    at("2027-03-10T00:00:00+01:00"),
    at("2027-03-12T23:59:59+01:00"),
    at("2027-03-13T00:00:00+01:00"),
    at("2027-03-11T12:00:00+01:00", "pack_1"),
  ]).toEqual(["CODE_NOT_YET", 800_000, 800_000, "CODE_ENDED", "CODE_OTHER_OFFER"]);
  const actor = { userId: makeUser().id, address: "" };
  endPromoCode(actor, id, new Date("2027-03-11T12:00:00+01:00"));
  expect(at("2027-03-11T12:00:00+01:00")).toBe("CODE_ENDED");
  expect(() => endPromoCode(actor, id, day(30))).toThrow(Refusal);
});

test("each person uses a code once; a checkout that was left lets it go after half an hour", () => {
  const user = makeUser();
  const { id: promoCodeId } = makeCode("ONCE");
  const open = makePayment(user.id, { offer: "pack_4", at: day(1), promoCodeId });
  expect(tryCode(user.id, "pack_4", "ONCE", day(1))).toBe(400_000); // leads to the same checkout
  expect(tryCode(user.id, "jjc", "ONCE", day(1))).toBe("CODE_USED");
  const later = new Date(day(1).getTime() + minutes(31));
  expect(tryCode(user.id, "jjc", "ONCE", later)).toBe(800_000);
  for (const status of ["applied", "mismatch", "reversed"] as const) {
    db.update(payments).set({ status }).where(eq(payments.id, open.id)).run();
    expect([status, tryCode(user.id, "pack_4", "ONCE", later)]).toEqual([status, "CODE_USED"]);
  }
  expect(tryCode(makeUser().id, "pack_4", "ONCE", later)).toBe(400_000);
  expect(listPromoCodes(later).find(({ code }) => code === "ONCE")?.uses).toBe(1);
});

test("a limited code counts open checkouts, so that nobody is refused after paying", () => {
  const { id: promoCodeId } = makeCode("FIRST2", { maxUses: "2" });
  makePayment(makeUser().id, { at: day(1), promoCodeId, status: "applied" });
  makePayment(makeUser().id, { at: day(1), promoCodeId });
  expect(tryCode(makeUser().id, "jjc", "FIRST2", day(1))).toBe("CODE_USED_UP");
  expect(tryCode(makeUser().id, "jjc", "FIRST2", new Date(day(1).getTime() + minutes(31)))).toBe(800_000);
});

test("no code makes a price less than a hundred naira or more than it was", () => {
  const share = fc.record({ percentOff: fc.integer({ min: 1, max: 90 }), koboOff: fc.constant(null) });
  const sum = fc.record({
    percentOff: fc.constant(null),
    koboOff: fc.integer({ min: 100, max: 10_000_000 }),
  });
  fc.assert(
    fc.property(fc.oneof(share, sum), fc.integer({ min: MIN_PAID_KOBO, max: 10_000_000 }), (code, full) => {
      const { priceKobo, discountKobo } = priceWith(code, full);
      expect(priceKobo + discountKobo).toBe(full);
      expect(discountKobo).toBeGreaterThanOrEqual(0);
      expect(priceKobo).toBeGreaterThanOrEqual(MIN_PAID_KOBO);
    }),
    runs(300),
  );
});

test("the form asks for a share or a sum, and for days in order", () => {
  const wrong = (more: Record<string, unknown>) =>
    PromoCodeForm.safeParse({ code: "GOOD", percentOff: "10", reason: "a test", ...more }).error?.issues[0]
      ?.path[0];
  expect([
    wrong({}),
    wrong({ nairaOff: "100" }),
    wrong({ percentOff: undefined }),
    wrong({ percentOff: "91" }),
    wrong({ code: "NO SPACE" }),
    wrong({ startsOn: "2027-03-02", endsOn: "2027-03-01" }),
    wrong({ startsOn: "2027-03-01", endsOn: "2027-03-01" }),
    wrong({ offers: ["free_trial"] }),
    wrong({ reason: " " }),
  ]).toEqual([
    undefined,
    "percentOff",
    "percentOff",
    "percentOff",
    "code",
    "endsOn",
    undefined,
    "offers",
    "reason",
  ]);
  makeCode("TWICE");
  expect(() => makeCode("TWICE")).toThrow("There is such a code already");
});
