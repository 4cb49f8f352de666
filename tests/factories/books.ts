import { eq } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { disputes, payments, refunds } from "~/db/schema";
import { getPaymentUsage } from "~/features/billing/access.server";
import { reserveCredits } from "~/features/billing/credits.server";
import { getOffer } from "~/features/billing/offers.server";
import { unusedShareKobo } from "~/features/payments/admin-payments.server";
import { loseDispute } from "~/features/payments/disputes.server";
import type { Payment } from "~/features/payments/payment";
import { PromoCodeForm } from "~/features/payments/promo-codes.schema";
import { createPromoCode, getDiscount } from "~/features/payments/promo-codes.server";
import { advanceRefund } from "~/features/payments/refunds.server";
import { recordRevenue } from "~/features/payments/revenue.server";
import { makeGeneration } from "./generations";
import { makePaid } from "./payments";
import { makeUser } from "./people";

// A month of sales as it is counted by hand.
export const lagos = (moment: string) => new Date(`${moment}+01:00`);
export const naira = (amount: number) => Math.round(amount * 100);

const someone = () => makeUser({ trialEndsAt: lagos("2027-02-01T00:00:00"), coverLetters: 0, resumes: 0 }).id;

function makeCode(code: string, more: Record<string, unknown>) {
  const values = PromoCodeForm.parse({ code, reason: "a test", ...more });
  createPromoCode({ userId: someone(), address: "192.0.2.1" }, values, lagos("2027-02-20T00:00:00"));
}

type Arrived = Partial<Pick<Payment, "receivedKobo" | "receivedCurrency" | "feesKobo">>;

function pay(
  userId: string,
  offer: Payment["offer"],
  moment: string,
  code = "",
  arrived: Arrived = {},
): Payment {
  const at = lagos(moment);
  const discount = code ? getDiscount(userId, getOffer(offer, at), code, at) : undefined;
  const { priceKobo: amountKobo, discountKobo, promoCodeId } = discount ?? {};
  const payment = makePaid(userId, {
    offer,
    at,
    ...(discount && { amountKobo, discountKobo, promoCodeId }),
    ...arrived,
  });
  write((tx) => recordRevenue(tx, payment));
  return payment;
}

// A refund as Paystack reports it when it was processed.
function sendBack(payment: Payment, kobo: number, moment: string, endsAccess: boolean) {
  const at = lagos(moment);
  const id = newId();
  write((tx) => {
    tx.insert(refunds)
      .values({ id, createdAt: at, updatedAt: at, paymentId: payment.id, amountKobo: kobo, endsAccess })
      .run();
    const reported = { id: newId(), amountKobo: kobo, note: id, transactionId: null, isOfDispute: false };
    advanceRefund(tx, id, { ...reported, status: "processed" }, at);
  });
}

/**
 * March 2027. By hand:
 *   1 Mar 10:00   JJC                         10,000
 *   5 Mar 12:00   4 applications, 20 % off     4,000   (5,000 − 1,000)
 *   7 Mar 11:00   JJC, half of the price came  5,000   (the plan was given all the same)
 *   8 Mar 11:00   JJC, twice the price came   20,000
 *   8 Mar 12:00   JJC, $65 came                    0   (the books are in naira)
 *  10 Mar 10:00   Agba                        20,000
 *  12 Mar 09:00   9 applications, ₦2,500 off   7,500   (10,000 − 2,500)
 *  31 Mar 23:30   1 application                1,500   (22:30 UTC)
 *   1 Apr 00:30   1 application                1,500   (23:30 UTC on 31 March)
 *   9 Mar 09:00   back: the excess of JJC     10,000   (the plan stays)
 *  20 Mar 15:00   back: 7 of 9 unused          5,833   (7,500 × 7 / 9 = 5,833.33, whole naira)
 *  25 Mar 11:00   dispute lost: Agba          20,000
 *  26 Mar 11:00   back: Agba, on its way before    0   (the same money)
 * Paid in March 68,000, back 35,833, revenue 32,167, 7 payments. Paystack kept 1.5 % of each, and 100 from 2,500 up:
 * 250 + 160 + 175 + 400 + 400 + 212.50 + 22.50 = 1,620.
 */
export function bookMarch() {
  makeCode("SHARE20", { percentOff: "20" });
  makeCode("LESS2500", { nairaOff: "2500" });
  const [ada, bola, chidi, dami, eve] = [someone(), someone(), someone(), someone(), someone()];
  pay(ada, "jjc", "2027-03-01T10:00:00", "", { feesKobo: naira(250) });
  pay(bola, "pack_4", "2027-03-05T12:00:00", "SHARE20", { feesKobo: naira(160) });
  const [fola, grace, hope] = [someone(), someone(), someone()];
  pay(fola, "jjc", "2027-03-07T11:00:00", "", { receivedKobo: naira(5_000), feesKobo: naira(175) });
  const twice = pay(grace, "jjc", "2027-03-08T11:00:00", "", {
    receivedKobo: naira(20_000),
    feesKobo: naira(400),
  });
  pay(hope, "jjc", "2027-03-08T12:00:00", "", { receivedKobo: 6_500, receivedCurrency: "USD" });
  sendBack(twice, naira(10_000), "2027-03-09T09:00:00", false);
  const agba = pay(chidi, "agba", "2027-03-10T10:00:00", "", { feesKobo: naira(400) });
  const nine = pay(dami, "pack_9", "2027-03-12T09:00:00", "less2500", { feesKobo: naira(212.5) });
  for (const moment of ["2027-03-13T09:00:00", "2027-03-14T09:00:00"]) {
    const generation = makeGeneration(dami);
    write((tx) => reserveCredits(tx, dami, generation, ["cover_letter", "resume"], lagos(moment)));
  }
  const unused = getPaymentUsage(dami, nine.id, lagos("2027-03-20T15:00:00"))?.pack;
  if (!unused) throw new Error("no pack");
  sendBack(nine, unusedShareKobo(nine.amountKobo, unused), "2027-03-20T15:00:00", true);
  pay(eve, "pack_1", "2027-03-31T23:30:00", "", { feesKobo: naira(22.5) });
  pay(eve, "pack_1", "2027-04-01T00:30:00");
  return { agba, chidi, dami, eve, grace };
}

/** A refund is on its way when the bank takes the same money back. */
export function loseWithRefund(payment: Payment) {
  const at = lagos("2027-03-25T11:00:00");
  const id = newId();
  write((tx) => {
    tx.insert(disputes)
      .values({ id, createdAt: at, updatedAt: at, paymentId: payment.id, status: "resolved" })
      .run();
    loseDispute(tx, payment, id, at);
  });
  const lost = db.select().from(payments).where(eq(payments.id, payment.id)).get();
  if (lost?.status !== "reversed") throw new Error("the dispute is not lost");
  sendBack(lost, payment.amountKobo, "2027-03-26T11:00:00", true);
}
