import type { PaymentAlert } from "./alerts.server";
import type { Payment } from "./payment";

/** The state of a payment as text for staff. */
export const PAYMENT_STATUS_LABELS: Record<Payment["status"], string> = {
  applied: "Paid",
  pending: "Waiting",
  expired: "Not finished",
  failed: "Failed",
  mismatch: "Does not match",
  reversed: "Refunded",
};

export const PAYMENT_STATUS_TONES = {
  applied: "go",
  pending: "plain",
  expired: "plain",
  failed: "care",
  mismatch: "stop",
  reversed: "care",
} as const satisfies Record<Payment["status"], string>;

const SALE_KIND_SUFFIXES: Record<Payment["kind"], string> = {
  new: "",
  renew: ", renewal",
  upgrade: ", upgrade",
  downgrade: ", downgrade",
  pack: "",
};

/** What was bought, under its name of then: "JJC (Economy)", "JJC (Economy), renewal", "4 applications". */
export function saleText({ offerName, kind }: { offerName: string; kind: Payment["kind"] }): string {
  return `${offerName}${SALE_KIND_SUFFIXES[kind]}`;
}

/** A Paystack name as text: "bank_transfer" → "bank transfer", "needs-attention" → "needs attention". */
export function humanizeName(name: string): string {
  return name.replace(/[._-]/g, " ");
}

/** What is odd about a payment, as text for staff. */
export const ALERT_TITLES: Record<PaymentAlert["kind"], string> = {
  mismatch: "Arrived, but does not match",
  overpaid: "More than was asked for",
  paid_twice: "Paid twice within an hour",
  blocked_payer: "Paid by an account that is switched off",
  wrong_mode: "From another mode: ignored",
  dead_event: "A webhook could not be processed",
  refund_stuck: "A refund is stuck",
  returned_twice: "Perhaps returned twice",
  dispute: "Disputed by a bank",
  only_at_paystack: "Found only at Paystack",
  only_here: "Found only in our records",
};
