import { isPack } from "~/features/billing/plans";
import { days, hours } from "~/time";
import { addAct, addEvent, type SimulatedUser } from "./simulated-user";
import { REFUND_REASONS } from "./phrases";
import type { Rows } from "./rows";

type PaymentRow = Rows["payments"][number];

/**
 * Refunds a payment by staff, or by a dispute of a bank. Returns false when the year has no time left for it.
 */
export function reversePayment(simulated: SimulatedUser, payment: PaymentRow): boolean {
  const { random, until } = simulated;
  const asked = (payment.appliedAt?.getTime() ?? 0) + random.between(hours(3), days(6));
  const gone = asked + random.between(hours(4), days(2));
  if (gone > until) return false;
  if (random.chance(0.05)) addDispute(simulated, payment, asked, gone);
  else addRefund(simulated, payment, asked, gone);
  return true;
}

function addRefund(simulated: SimulatedUser, payment: PaymentRow, asked: number, gone: number): void {
  const { random, rows, staffId } = simulated;
  const reason = random.pick(REFUND_REASONS);
  const { id, reference, amountKobo, offer } = payment;
  const refundId = random.id();
  rows.refunds.push({
    id: refundId,
    createdAt: new Date(asked),
    updatedAt: new Date(gone),
    paymentId: id,
    amountKobo,
    paystackRefundId: random.digits(9),
    status: "processed",
    reason,
    requestedBy: staffId,
    endsAccess: true,
  });
  addAct(simulated, asked, "payment.refund_requested", `payment:${reference}`, {
    after: { amountKobo, reason, endsAccess: true },
  });
  payment.status = "reversed";
  addEvent(simulated, {
    at: new Date(gone),
    type: "payment_refunded",
    paymentId: id,
    plan: isPack(offer) ? null : offer,
    reason: "refund",
    key: `payment_refunded:${id}`,
  });
  simulated.countedEvents.push({
    type: "refund",
    at: new Date(gone),
    plan: offer,
    value: amountKobo,
    of: refundId,
  });
}

function addDispute(simulated: SimulatedUser, payment: PaymentRow, asked: number, gone: number): void {
  const { random, rows } = simulated;
  const { id, reference, amountKobo, offer } = payment;
  const dueAt = new Date(asked + hours(16));
  rows.disputes.push({
    id: random.digits(8),
    createdAt: new Date(asked),
    updatedAt: new Date(gone),
    paymentId: id,
    status: "resolved",
    dueAt,
    resolution: "merchant-accepted",
    amountKobo,
  });
  rows.paymentAlerts.push({
    id: random.id(),
    createdAt: new Date(asked),
    kind: "dispute",
    reference,
    note: `answer by ${dueAt.toISOString()}`,
    decidedAt: new Date(gone),
    decision: "Accepted: the person did not know the payment.",
  });
  addAct(simulated, gone, "payment.alert_decided", `payment:${reference}`, {
    after: { kind: "dispute", decision: "Accepted: the person did not know the payment." },
  });
  payment.status = "reversed";
  addEvent(simulated, {
    at: new Date(gone),
    type: "payment_refunded",
    paymentId: id,
    plan: isPack(offer) ? null : offer,
    reason: "dispute",
    key: `payment_refunded:${id}`,
  });
  simulated.countedEvents.push({
    type: "refund",
    at: new Date(gone),
    plan: offer,
    value: amountKobo,
    of: `dispute:${id}`,
  });
}
