import { days, hours } from "~/time";
import { addAct, addEvent, type Life } from "./life";
import { REFUND_REASONS } from "./phrases";
import type { Rows } from "./rows";

type PaymentRow = Rows["payments"][number];

/** Staff sends a payment back, or a bank takes it. False when there is no time left for it in the year. */
export function giveBack(life: Life, payment: PaymentRow): boolean {
  const { chance, until } = life;
  const asked = (payment.appliedAt?.getTime() ?? 0) + chance.between(hours(3), days(6));
  const gone = asked + chance.between(hours(4), days(2));
  if (gone > until) return false;
  if (chance.is(0.05)) lose(life, payment, asked, gone);
  else refund(life, payment, asked, gone);
  return true;
}

function refund(life: Life, payment: PaymentRow, asked: number, gone: number): void {
  const { chance, rows, staffId } = life;
  const reason = chance.pick(REFUND_REASONS);
  const { id, reference, amountKobo, plan } = payment;
  const refundId = chance.id();
  rows.refunds.push({
    id: refundId,
    createdAt: new Date(asked),
    updatedAt: new Date(gone),
    paymentId: id,
    amountKobo,
    paystackRefundId: chance.digits(9),
    status: "processed",
    reason,
    askedBy: staffId,
    endsAccess: true,
  });
  addAct(life, asked, "payment.refund_asked", `payment:${reference}`, {
    after: { amountKobo, reason, endsAccess: true },
  });
  payment.status = "reversed";
  addEvent(life, {
    at: new Date(gone),
    type: "payment_refunded",
    paymentId: id,
    plan,
    reason: "refund",
    key: `payment_refunded:${id}`,
  });
  life.counted.push({ type: "refund", at: new Date(gone), plan, value: amountKobo, of: refundId });
}

function lose(life: Life, payment: PaymentRow, asked: number, gone: number): void {
  const { chance, rows } = life;
  const { id, reference, amountKobo, plan } = payment;
  const dueAt = new Date(asked + hours(16));
  rows.disputes.push({
    id: chance.digits(8),
    createdAt: new Date(asked),
    updatedAt: new Date(gone),
    paymentId: id,
    status: "resolved",
    dueAt,
    resolution: "merchant-accepted",
    amountKobo,
  });
  rows.paymentAlerts.push({
    id: chance.id(),
    createdAt: new Date(asked),
    kind: "dispute",
    reference,
    note: `answer by ${dueAt.toISOString()}`,
    decidedAt: new Date(gone),
    decision: "Accepted: the person did not know the payment.",
  });
  addAct(life, gone, "payment.alert_decided", `payment:${reference}`, {
    after: { kind: "dispute", decision: "Accepted: the person did not know the payment." },
  });
  payment.status = "reversed";
  addEvent(life, {
    at: new Date(gone),
    type: "payment_refunded",
    paymentId: id,
    plan,
    reason: "dispute",
    key: `payment_refunded:${id}`,
  });
  life.counted.push({ type: "refund", at: new Date(gone), plan, value: amountKobo, of: `dispute:${id}` });
}
