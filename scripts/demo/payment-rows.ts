import { getOffer } from "~/features/billing/offers.server";
import { quoteFromState } from "~/features/billing/quote.server";
import { hours, minutes } from "~/time";
import { canAct, standingOf, type SimulatedUser } from "./simulated-user";
import { REFUSALS } from "./phrases";
import type { Rows } from "./rows";

export type PaymentRow = Rows["payments"][number];
export type Sold = "jjc" | "agba";
export type Purchase = { at: number; plan: Sold };

const ALPHABET = [..."ABCDEFGHJKMNPQRSTVWXYZ0123456789"];
/** After this time an unpaid payment has expired. */
const OPEN_FOR = hours(72);

// The bank refused, or the user did not return from the checkout.
export function addUnpaidPayment(simulated: SimulatedUser, payer: string, plan: Sold, at: number): void {
  const { random, until, user, rows } = simulated;
  if (!canAct(simulated, at) || at <= (user.emailVerifiedAt?.getTime() ?? 0)) return;
  const isYoung = at > until - OPEN_FOR;
  // each open one is checked with Paystack every few minutes, and Paystack knows none of them
  if (isYoung && random.chance(0.8)) return;
  const isRefused = random.chance(0.6);
  const kind = quoteFromState(standingOf(simulated, at), plan, new Date(at)).kind;
  const open = isRefused ? ("failed" as const) : ("pending" as const);
  const said = isRefused
    ? { channel: "card", failureText: random.weighted(REFUSALS), paystackId: random.digits(10) }
    : { channel: null, failureText: null, paystackId: null };
  rows.payments.push({
    ...paymentOf(simulated, payer, plan, kind, at),
    ...said,
    status: isYoung ? open : "expired",
    last4: null,
    feesKobo: null,
    paidAt: null,
    appliedAt: null,
    checkedAt: new Date(Math.min(until, at + minutes(12))),
  });
  simulated.visits.push(at);
}

export function paymentOf(
  { random, user }: SimulatedUser,
  payer: string,
  plan: Sold,
  kind: PaymentRow["kind"],
  at: number,
) {
  const accessCode = random.hex(15);
  const reference = `CG-${Array.from({ length: 20 }, () => random.pick(ALPHABET)).join("")}`;
  const version = getOffer(plan);
  return {
    id: random.id(),
    createdAt: new Date(at),
    userId: user.id,
    payerPseudonym: payer,
    offer: plan,
    offerVersionId: version.id,
    kind,
    reference,
    amountKobo: version.priceKobo,
    currency: "NGN",
    mode: "test" as const,
    accessCode,
    authorizationUrl: `https://checkout.paystack.com/${accessCode}`,
    failureText: null,
  };
}

/** Paystack's fee in naira: 1.5 % and ₦100, at most ₦2,000. USSD reports none. */
export function feeOf(kobo: number): number {
  return Math.min(200_000, Math.round(kobo * 0.015) + 10_000);
}
