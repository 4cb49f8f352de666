import { and, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { payments } from "~/db/schema";
import { getOfferVersion } from "~/features/billing/offers.server";
import { isPack } from "~/features/billing/plans";
import { CHECKOUT_REUSE_MS } from "./checkout-reuse";
import { otherTransactions, type OtherTransaction } from "./other-transactions.server";
import type { Payment } from "./payment";
import { describeRefundProgress, readRefundProgress } from "./refund-progress.server";

export type PaymentOutcomeNotice = {
  kind: "success" | "info" | "care" | "stop";
  label: string;
  text: string;
  reference: string;
  isOpen: boolean;
  continueTo: string; // where an unpaid checkout goes on; "" for every other
};

/**
 * The result of the payment in the address, from its stored row; the address itself is not trusted. Another
 * user's payment counts as unknown. Null when the address names no payment.
 */
export function getPaymentNotice(
  userId: string,
  reference: string,
  now = new Date(),
): PaymentOutcomeNotice | null {
  if (!reference) return null;
  const payment = db
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.reference, reference)))
    .get();
  if (!payment) return describeOther(userId, reference, now);
  const refund = payment.status === "applied" && readRefundProgress([payment]).get(payment.id);
  if (refund) return { ...describeRefundProgress(refund), reference, isOpen: false, continueTo: "" };
  if (isLeft(payment))
    return { ...LEFT_CHECKOUT, reference, isOpen: true, continueTo: checkoutOf(payment, now) };
  const { label, kind, text } = NOTICE_TEXTS[payment.status](
    { name: getOfferVersion(payment.offerVersionId).name, isPack: isPack(payment.offer) },
    payment.failureText ?? "",
  );
  return { kind, label, text, reference, isOpen: payment.status === "pending", continueTo: "" };
}

// A checkout that fills up a balance is no payment; what was bought with its money is one.
function describeOther(userId: string, reference: string, now: Date): PaymentOutcomeNotice | null {
  const other = otherTransactions()?.find(reference);
  if (other?.userId !== userId) return { ...UNKNOWN_PAYMENT, reference: "", isOpen: false, continueTo: "" };
  if (other.boughtReference) return getPaymentNotice(userId, other.boughtReference, now);
  const { status, checkout } = other;
  const continueTo =
    checkout && now.getTime() - checkout.openedAt.getTime() < CHECKOUT_REUSE_MS ? checkout.url : "";
  return { ...OTHER_TEXTS[status], reference, isOpen: status === "waiting", continueTo };
}

// Paystack was asked, and neither a bank nor a card has begun.
function isLeft({ status, checkedAt, failureText }: Payment): boolean {
  return status === "pending" && checkedAt !== null && !failureText;
}

// The same checkout while Paystack keeps it open, then a new one.
function checkoutOf(
  { offer, authorizationUrl, createdAt, payRequestId, ussdCode, reference }: Payment,
  now: Date,
): string {
  const isOpen = now.getTime() - createdAt.getTime() < CHECKOUT_REUSE_MS;
  if (isOpen && ussdCode) return `/payment/${offer}/ussd?reference=${reference}`;
  // Paystack's page shows the address of who opened it, and that may be somebody who pays for this person.
  return isOpen && authorizationUrl && !payRequestId ? authorizationUrl : `/payment/${offer}`;
}

type NoticeText = Pick<PaymentOutcomeNotice, "kind" | "label" | "text">;

const UNKNOWN_PAYMENT: NoticeText = {
  kind: "stop",
  label: "Payment Verification Error",
  text: "We found no payment of yours with this reference. If money left your account, send us the reference.",
};

const LEFT_CHECKOUT: NoticeText = {
  kind: "care",
  label: "Not paid yet",
  text: "We see no payment. You can go on where you stopped. If you have just sent a transfer, wait a few minutes: this page checks again.",
};

const OTHER_TEXTS: Record<OtherTransaction["status"], NoticeText> = {
  received: {
    kind: "success",
    label: "Money received",
    text: "Your money arrived. It is in your balance, and is used first when you buy.",
  },
  waiting: LEFT_CHECKOUT,
  returned: { kind: "info", label: "Money returned", text: "This money went back to your bank." },
};

const NOTICE_TEXTS: Record<
  (typeof payments.$inferSelect)["status"],
  (sold: { name: string; isPack: boolean }, why: string) => NoticeText
> = {
  applied: ({ name, isPack }) => ({
    kind: "success",
    label: "Payment received",
    text: isPack
      ? `Your payment arrived. ${name}: the credits are yours and never expire.`
      : `Your payment arrived. ${name} is yours, and its credits are added.`,
  }),
  pending: () => ({
    kind: "info",
    label: "Checking your payment",
    text: "We are waiting for your bank. A transfer can take a few minutes. You can close this page: we email you the receipt.",
  }),
  failed: (_, why) => ({
    kind: "stop",
    label: "Payment Failed",
    text: `${why ? `Your bank said: ${why}. ` : ""}We gave no plan or credits, and took no money. You can try again.`,
  }),
  mismatch: () => ({
    kind: "care",
    label: "Payment Verification Failed",
    text: "Your payment does not match what we asked for. A person will check it and write to you. Nothing is lost.",
  }),
  reversed: ({ isPack }) => ({
    kind: "info",
    label: "Payment refunded",
    text: `We refunded this payment to you. Its ${isPack ? "unused credits have" : "plan and unused credits have"} ended.`,
  }),
  expired: () => ({
    kind: "care",
    label: "Payment not finished",
    text: "Your bank has not told us about this payment. If you did pay, write to us: it still counts.",
  }),
};
