import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { days, hours, LAGOS, minutes } from "~/time";
import { openPaystack, paystackEnvironment } from "./doubles/paystack";

// The rules about time, with a clock of the test's own. The environment is read once, so the double is up before anything of ours is loaded.
const paystack = await openPaystack();
Object.assign(process.env, paystackEnvironment(paystack));
const { db } = await import("~/db/client.server");
const { newId } = await import("~/db/id");
const { accountEvents, billingEvents, disputes, mails, orphanPayments, paymentAlerts, payments, refunds } =
  await import("~/db/schema");
const { startPayment } = await import("~/features/payments/checkout.server");
const { settle } = await import("~/features/payments/settle.server");
const { compareWithPaystack, reconcile } = await import("~/features/payments/reconcile.server");
const { syncRefunds } = await import("~/features/payments/refunds.server");
const { requestRefund } = await import("~/features/payments/request-refund.server");
const { getPaymentNotice } = await import("~/features/payments/payment-notice.server");
const { paymentHistory } = await import("~/features/payments/payments.server");
const { recordDispute } = await import("~/features/payments/disputes.server");
const { makeUser } = await import("./factories/people");

beforeEach(() => paystack.reset());
afterAll(() => paystack.close());

const actor = () => ({ userId: makeUser({}).id, address: "127.0.0.1" });
const rowOf = (reference: string) =>
  db.select().from(payments).where(eq(payments.reference, reference)).get();
const eventsOf = (reference: string) =>
  db
    .select({ type: billingEvents.type })
    .from(billingEvents)
    .where(eq(billingEvents.paymentId, rowOf(reference)?.id ?? ""))
    .all()
    .map(({ type }) => type);
const alertsOf = (reference: string) =>
  db
    .select({ kind: paymentAlerts.kind })
    .from(paymentAlerts)
    .where(eq(paymentAlerts.reference, reference))
    .all()
    .map(({ kind }) => kind);
const later = (ms: number) => new Date(Date.now() + ms);
const paid = async (userId = makeUser({}).id, how = "card") => {
  const { reference } = await startPayment(userId, "jjc");
  paystack.press(reference, how);
  return { reference, userId };
};

test("no webhook ever comes: the reconciler grants a payment between two minutes and a day old, asking every five minutes at most", async () => {
  await compareWithPaystack(later(minutes(1))); // tonight's comparison is done, so that the round below is the reconciler's alone
  const { reference } = await paid();
  await reconcile(later(minutes(1)));
  expect(rowOf(reference)?.status).toBe("pending");
  await reconcile(later(minutes(3)));
  expect(rowOf(reference)?.status).toBe("applied");
  // Programs of the payer hear of it, in the same transaction.
  const { amountKobo, userId = "" } = rowOf(reference) ?? {};
  expect(
    db
      .select()
      .from(accountEvents)
      .where(eq(accountEvents.userId, userId ?? ""))
      .all(),
  ).toMatchObject([{ type: "payment.settled", data: { reference, offer: "jjc", amountKobo } }]);
  const { reference: unpaid } = await startPayment(makeUser({}).id, "jjc");
  for (const minute of [3, 4, 5, 6, 7]) await reconcile(later(minutes(minute)));
  expect(paystack.timesAsked("GET", `/verify/${unpaid}`)).toBe(1);
});

test("after a day it is asked hourly, after three days it has expired, and a payment later than that is still honoured", async () => {
  const { reference } = await startPayment(makeUser({}).id, "jjc");
  for (const hour of [25, 25.5, 26.1]) await reconcile(later(hours(hour)));
  expect(paystack.timesAsked("GET", `/verify/${reference}`)).toBe(2);
  await reconcile(later(hours(73)));
  expect(rowOf(reference)?.status).toBe("expired");
  paystack.press(reference, "card");
  await settle(reference, "webhook", later(hours(80)));
  expect([rowOf(reference)?.status, eventsOf(reference)]).toEqual(["applied", ["payment_applied"]]);
});

test("two payments for one plan within an hour both count; the person is asked once, staff sees it", async () => {
  const { reference: first, userId } = await paid();
  await settle(first, "webhook");
  const { reference: second } = await paid(userId);
  expect(second).not.toBe(first);
  await settle(second, "webhook");
  await settle(second, "webhook");
  expect([...eventsOf(first), ...eventsOf(second)]).toEqual(["payment_applied", "payment_applied"]);
  expect(
    db
      .select()
      .from(mails)
      .where(eq(mails.userId, userId))
      .all()
      .filter(({ subject }) => subject.startsWith("You paid twice")),
  ).toHaveLength(1);
  expect(alertsOf(second)).toEqual(["paid_twice"]);
});

test("the price of the row rules: a second payment of the same kind an hour later is none of this", async () => {
  const { reference: first, userId } = await paid();
  await settle(first, "webhook");
  const { reference: second } = await paid(userId);
  await settle(second, "webhook", later(minutes(61)));
  expect(alertsOf(second)).toEqual([]);
});

test("nightly, the books are compared both ways: what only they know is settled or an orphan, what only we know is an alert", async () => {
  const before = await compareWithPaystack(); // what the tests above left
  const { reference: missed } = await paid();
  const { reference: known } = await paid();
  await settle(known, "webhook");
  const stranger = paystack.store.add({
    reference: "CG-STRANGER",
    email: "x@example.com",
    requested: 500_000,
    callbackUrl: "",
    metadata: null,
  });
  paystack.press(stranger.reference, "card");
  const { reference: forged } = await paid();
  await settle(forged, "webhook");
  paystack.store.sales.delete(forged);
  expect((await compareWithPaystack(later(minutes(1)))) - before).toBe(3);
  expect([rowOf(missed)?.status, alertsOf(missed)]).toEqual(["applied", ["only_at_paystack"]]);
  expect(alertsOf(forged)).toEqual(["only_here"]);
  expect(alertsOf(known)).toEqual([]);
  expect(
    db.select().from(orphanPayments).where(eq(orphanPayments.reference, "CG-STRANGER")).get()?.details,
  ).toMatchObject({ amountKobo: 500_000 });
});

test("access ends when the refund was processed, not before, and a repeat changes nothing", async () => {
  const { reference } = await paid();
  await settle(reference, "webhook");
  await requestRefund(actor(), { reference, reason: "asked for", endsAccess: false });
  expect([rowOf(reference)?.status, eventsOf(reference)]).toEqual(["applied", ["payment_applied"]]);
  await paystack.advance(1500);
  expect(await syncRefunds(reference)).toBe("processing");
  expect(eventsOf(reference)).toHaveLength(1);
  await paystack.advance(1500);
  expect(await syncRefunds(reference)).toBe("processed");
  await syncRefunds(reference);
  expect([rowOf(reference)?.status, eventsOf(reference)]).toEqual([
    "reversed",
    ["payment_applied", "payment_refunded"],
  ]);
});

test("a part of the money ends no access unless staff says so; two halves end it; more than was paid is refused", async () => {
  const { reference } = await paid();
  await settle(reference, "webhook");
  const staff = actor();
  await requestRefund(staff, { reference, amountKobo: 400_000, reason: "goodwill", endsAccess: false });
  await paystack.advance(5000);
  await syncRefunds(reference);
  expect([rowOf(reference)?.status, eventsOf(reference)]).toEqual(["applied", ["payment_applied"]]);
  await expect(
    requestRefund(staff, { reference, amountKobo: 600_001, reason: "too much", endsAccess: false }),
  ).rejects.toMatchObject({ code: "BAD_AMOUNT" });
  await requestRefund(staff, { reference, reason: "the rest", endsAccess: false });
  await paystack.advance(5000);
  await syncRefunds(reference);
  expect([rowOf(reference)?.status, eventsOf(reference)]).toEqual([
    "reversed",
    ["payment_applied", "payment_refunded"],
  ]);
  const { reference: other } = await paid();
  await settle(other, "webhook");
  await requestRefund(staff, { reference: other, amountKobo: 100, reason: "ends", endsAccess: true });
  await paystack.advance(5000);
  await syncRefunds(other);
  expect(eventsOf(other)).toEqual(["payment_applied", "payment_refunded"]);
});

test("a form of a refund that is sent twice sends the money back once, and another amount in it is another refund", async () => {
  const { reference } = await paid();
  await settle(reference, "webhook");
  const form = { reference, amountKobo: 100_000, reason: "asked for", endsAccess: false, formKey: newId() };
  const [one, two] = await Promise.all([requestRefund(actor(), form), requestRefund(actor(), form)]);
  expect([one?.id, two?.id]).toEqual([form.formKey, form.formKey]);
  const asked = () => paystack.store.refunds.filter((refund) => refund.reference === reference);
  expect(asked().map(({ amount }) => amount)).toEqual([100_000]);
  await requestRefund(actor(), { ...form, amountKobo: 50_000 });
  expect(asked().map(({ amount }) => amount)).toEqual([100_000, 50_000]);
  const rest = { reference, reason: "the rest", endsAccess: false, formKey: newId() };
  const first = await requestRefund(actor(), rest);
  expect((await requestRefund(actor(), rest)).id).toBe(first.id);
  await expect(requestRefund(actor(), { ...rest, formKey: newId() })).rejects.toMatchObject({
    code: "BAD_AMOUNT",
  });
  await paystack.advance(5000);
  await syncRefunds(reference);
  expect(rowOf(reference)?.status).toBe("reversed");
  expect((await requestRefund(actor(), rest)).id).toBe(first.id);
  expect(asked()).toHaveLength(3);
});

test("a form of a refund that Paystack refused is a new try", async () => {
  const { reference } = await paid();
  await settle(reference, "webhook");
  const form = { reference, reason: "asked for", endsAccess: true, formKey: newId() };
  const sale = paystack.store.sales.get(reference);
  const { amount = 0 } = sale ?? {};
  Object.assign(sale ?? {}, { amount: 1 });
  await expect(requestRefund(actor(), form)).rejects.toMatchObject({ code: "REFUND_FAILED" });
  Object.assign(sale ?? {}, { amount });
  expect((await requestRefund(actor(), form)).status).toBe("pending");
  expect(paystack.store.refunds.filter((refund) => refund.reference === reference)).toHaveLength(1);
});

test("a refund that fails or is stuck leaves the access and tells staff; it never moves back", async () => {
  for (const [how, state] of [
    ["refund-fails", "failed"],
    ["refund-stuck", "needs-attention"],
  ] as const) {
    const { reference } = await paid(undefined, how);
    await settle(reference, "webhook");
    await requestRefund(actor(), { reference, reason: "asked for", endsAccess: true });
    await paystack.advance(5000);
    expect(await syncRefunds(reference)).toBe(state);
    const [row] = paystack.store.refunds.filter((refund) => refund.reference === reference);
    if (row) row.status = "pending"; // an answer that is older than what we know
    expect(await syncRefunds(reference)).toBe(state);
    expect([eventsOf(reference), alertsOf(reference)]).toEqual([["payment_applied"], ["refund_stuck"]]);
  }
});

test("the payer sees a refund on its way, one that is stuck, and a part that went back, each with its sum", async () => {
  const shown = async (how: string, amountKobo?: number) => {
    const { reference, userId } = await paid(undefined, how);
    await settle(reference, "webhook");
    await requestRefund(actor(), { reference, amountKobo, reason: "asked for", endsAccess: false });
    const see = () => [
      paymentHistory(userId, LAGOS).map(({ refund }) => refund),
      getPaymentNotice(userId, reference)?.text.match(/₦[\d,]+/)?.[0],
    ];
    const first = see();
    await paystack.advance(5000);
    await syncRefunds(reference);
    return [first, see()];
  };
  expect(await shown("card", 400_000)).toEqual([
    [["begun"], "₦4,000"],
    [["partly"], "₦4,000"],
  ]);
  expect(await shown("refund-stuck")).toEqual([
    [["begun"], "₦10,000"],
    [["stuck"], "₦10,000"],
  ]);
  // What Paystack refused is not on its way, and what went back whole says so itself.
  expect(await shown("refund-fails")).toEqual([
    [["begun"], "₦10,000"],
    [[undefined], undefined],
  ]);
  expect(await shown("card")).toEqual([
    [["begun"], "₦10,000"],
    [[undefined], undefined],
  ]);
});

test("the answer to a refund gets lost: it is found again by its note, and the money goes back once", async () => {
  const { reference } = await paid();
  await settle(reference, "webhook");
  paystack.fault({ kind: "drop", path: "/refund" });
  await expect(
    requestRefund(actor(), { reference, reason: "asked for", endsAccess: true }),
  ).rejects.toMatchObject({ code: "REFUND_FAILED" });
  await paystack.advance(5000);
  await syncRefunds(reference);
  expect(
    db
      .select({ status: refunds.status })
      .from(refunds)
      .where(eq(refunds.paymentId, rowOf(reference)?.id ?? ""))
      .all(),
  ).toEqual([{ status: "processed" }]);
  expect(paystack.store.refunds).toHaveLength(1);
});

test("a refund made in Paystack's dashboard ends the access, too", async () => {
  const { reference } = await paid();
  await settle(reference, "webhook");
  await fetch(`${paystack.url}/refund`, {
    method: "POST",
    body: JSON.stringify({ transaction: reference }),
    headers: { Authorization: `Bearer ${process.env.PAYSTACK_SECRET_KEY}` },
  });
  await paystack.advance(5000);
  await syncRefunds(reference);
  expect(rowOf(reference)?.status).toBe("reversed");
});

test("a dispute changes nothing until it is lost; one that was won is only closed; a late reminder opens nothing again", async () => {
  const told = (reference: string, status: string, dueAt = later(hours(16))) => ({
    id: `9${reference}`,
    status,
    resolution: "",
    dueAt,
    amountKobo: 1_000_000,
    reference,
    transactionStatus: "",
  });
  const { reference: lost } = await paid();
  await settle(lost, "webhook");
  paystack.dispute(lost, "create");
  await recordDispute(told(lost, "awaiting-merchant-feedback"), new Date());
  expect([rowOf(lost)?.status, alertsOf(lost)]).toEqual(["applied", ["dispute"]]);
  paystack.dispute(lost, "resolve", "auto-accepted");
  expect(await recordDispute(told(lost, "resolved"), new Date())).toBe("lost");
  expect([rowOf(lost)?.status, eventsOf(lost)]).toEqual([
    "reversed",
    ["payment_applied", "payment_refunded"],
  ]);
  expect(await recordDispute(told(lost, "pending"), new Date())).toBe("late");
  const { reference: won } = await paid();
  await settle(won, "webhook");
  paystack.dispute(won, "create");
  paystack.dispute(won, "resolve", "declined");
  await recordDispute(told(won, "resolved"), new Date());
  expect(rowOf(won)?.status).toBe("applied");
  expect(
    db
      .select({ status: disputes.status })
      .from(disputes)
      .where(eq(disputes.id, `9${won}`))
      .get()?.status,
  ).toBe("resolved");
});

test("a payment whose account was erased grants nothing and waits for staff", async () => {
  const { reference } = await paid();
  db.update(payments).set({ userId: null }).where(eq(payments.reference, reference)).run();
  await settle(reference, "webhook", later(days(1)));
  expect([rowOf(reference)?.status, eventsOf(reference), alertsOf(reference)]).toEqual([
    "mismatch",
    [],
    ["mismatch"],
  ]);
});
