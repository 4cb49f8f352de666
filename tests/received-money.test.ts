import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { hours, minutes } from "~/time";
import { openPaystack, paystackEnvironment } from "./doubles/paystack";

// Money that is not what was asked for: another sum or currency, a refund at Paystack itself, a refund and a dispute at once.
const paystack = await openPaystack();
Object.assign(process.env, paystackEnvironment(paystack), { SUPPORT_EMAIL: "help@oya.example" });
const { db } = await import("~/db/client.server");
const { analyticsEvents, mails, paymentAlerts, payments, receipts, refunds, users } =
  await import("~/db/schema");
const { getSubscriptionState } = await import("~/features/billing/history.server");
const { listOpenAlerts } = await import("~/features/payments/alerts.server");
const { getPaymentDetails } = await import("~/features/payments/admin-payments.server");
const { startPayment } = await import("~/features/payments/checkout.server");
const { recordDispute } = await import("~/features/payments/disputes.server");
const { getReceiptText } = await import("~/features/payments/receipt-file.server");
const { compareWithPaystack } = await import("~/features/payments/reconcile.server");
const { syncRefunds } = await import("~/features/payments/refunds.server");
const { requestRefund } = await import("~/features/payments/request-refund.server");
const { saveSeller } = await import("~/features/payments/seller.server");
const { applyManually, settle } = await import("~/features/payments/settle.server");
const { eraseAccount } = await import("~/features/data-rights/erase-account.server");
const { findConversation } = await import("~/features/support/conversations.server");
const { receiveMail } = await import("~/features/support/inbound-mail.server");
const { makeUser } = await import("./factories/people");

beforeEach(() => {
  paystack.reset();
  for (const table of [analyticsEvents, payments, paymentAlerts, receipts, mails]) db.delete(table).run();
});
afterAll(() => paystack.close());

const actor = () => ({ userId: makeUser({}).id, address: "127.0.0.1" });
const later = (ms: number) => new Date(Date.now() + ms);
const rowOf = (reference: string) => {
  const row = db.select().from(payments).where(eq(payments.reference, reference)).get();
  if (!row) throw new Error("no such payment");
  return row;
};
const openAlerts = () => listOpenAlerts().map(({ kind, amountKobo }) => [kind, amountKobo]);
const booked = () =>
  db
    .select({ type: analyticsEvents.type, value: analyticsEvents.value })
    .from(analyticsEvents)
    .all()
    .filter(({ type }) => type === "payment" || type === "refund")
    .map(({ type, value }) => [type, value]);
const numbers = () =>
  db
    .select()
    .from(receipts)
    .all()
    .map(({ number }) => number.replace(/-\d{4}-0*/, ""));
const subjects = (userId: string) =>
  db
    .select()
    .from(mails)
    .where(eq(mails.userId, userId))
    .all()
    .map(({ subject }) => subject);

const rowEmail = (userId: string) => db.select().from(users).where(eq(users.id, userId)).get()?.email ?? "";

let payers = 0;
async function paid(change: { amount?: number; currency?: string } = {}, at = new Date(), how = "card") {
  const userId = makeUser({ email: `payer-${(payers += 1)}@example.com` }).id;
  const { reference } = await startPayment(userId, "jjc");
  paystack.press(reference, how);
  Object.assign(paystack.store.sales.get(reference) ?? {}, change);
  await settle(reference, "webhook", at);
  return { reference, userId };
}

async function refundAll(reference: string, amountKobo?: number) {
  await requestRefund(actor(), { reference, amountKobo, reason: "asked for", endsAccess: false });
  await paystack.advance(5000);
  await syncRefunds(reference);
}

test("half of the price, given all the same: the half is booked, receipted and sent back", async () => {
  const { reference, userId } = await paid({ amount: 500_000 });
  expect(rowOf(reference)).toMatchObject({
    status: "mismatch",
    receivedKobo: 500_000,
    receivedCurrency: "NGN",
  });
  expect(listOpenAlerts()[0]).toMatchObject({ kind: "mismatch", amountKobo: 500_000, payer: { userId } });
  applyManually(actor(), reference);
  expect(openAlerts()).toEqual([]);
  expect(booked()).toEqual([["payment", 500_000]]);
  expect(subjects(userId)).toEqual(["Receipt: ₦5,000 for JJC (Economy)"]);
  expect(getPaymentDetails(reference).refundableKobo).toBe(500_000);
  await refundAll(reference);
  expect(rowOf(reference).status).toBe("reversed");
  expect(booked()).toEqual([
    ["payment", 500_000],
    ["refund", 500_000],
  ]);
});

test("dollars, given all the same: the receipt and the refund are in dollars, the books in naira know nothing of them", async () => {
  const { reference, userId } = await paid({ amount: 6_500, currency: "USD" });
  applyManually(actor(), reference);
  expect(booked()).toEqual([]);
  expect(subjects(userId)).toEqual(["Receipt: USD 65 for JJC (Economy)"]);
  await refundAll(reference);
  expect(
    paystack.store.asked.find(({ method, path }) => method === "POST" && path === "/refund")?.body,
  ).toContain('"currency":"USD"');
  expect([booked(), rowOf(reference).status]).toEqual([[], "reversed"]);
});

test("twice the price: the excess goes back and the plan stays; the rest goes back and the plan ends", async () => {
  const { reference, userId } = await paid({ amount: 2_000_000 });
  expect(openAlerts()).toEqual([["overpaid", 1_000_000]]);
  await refundAll(reference, 1_000_000);
  expect([rowOf(reference).status, getSubscriptionState(userId).plan]).toEqual(["applied", "jjc"]);
  expect(openAlerts()).toEqual([]);
  await refundAll(reference);
  expect([rowOf(reference).status, getSubscriptionState(userId).plan]).toEqual(["reversed", "free_trial"]);
  expect(booked()).toEqual([
    ["payment", 2_000_000],
    ["refund", 1_000_000],
    ["refund", 1_000_000],
  ]);
  expect(numbers()).toEqual(["R1", "C1", "C2"]);
});

test("a fee that Paystack adds for the customer is not ours, and no excess", async () => {
  paystack.quirks({ feePassedOn: true });
  const { reference } = await paid();
  expect(paystack.store.sales.get(reference)?.amount).toBeGreaterThan(1_000_000);
  expect([rowOf(reference).receivedKobo, openAlerts()]).toEqual([1_000_000, []]);
});

test("a refund on its way and a lost dispute of one payment count once, and staff is told", async () => {
  const { reference } = await paid();
  await requestRefund(actor(), { reference, reason: "asked for", endsAccess: true });
  paystack.dispute(reference, "create");
  const told = (status: string) => ({
    ...{ id: `9${reference}`, resolution: "", amountKobo: 1_000_000, reference, transactionStatus: "" },
    status,
    dueAt: later(hours(16)),
  });
  await recordDispute(told("pending"), new Date());
  expect(listOpenAlerts()[0]).toMatchObject({ kind: "dispute", amountKobo: 1_000_000 });
  expect(listOpenAlerts()[0]?.dueAt).toEqual(expect.any(Date));
  paystack.dispute(reference, "resolve", "auto-accepted");
  await recordDispute(told("resolved"), new Date());
  await paystack.advance(5000);
  await syncRefunds(reference);
  expect(
    db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, rowOf(reference).id))
      .get()?.status,
  ).toBe("processed");
  expect(booked()).toEqual([
    ["payment", 1_000_000],
    ["refund", 1_000_000],
  ]);
  expect(openAlerts()).toEqual([["returned_twice", 1_000_000]]);
  expect(numbers()).toEqual(["R1", "C1"]);
});

test("refunds that were made at Paystack are taken over at night without a webhook, in whole and in part", async () => {
  const atPaystack = (body: object) =>
    fetch(`${paystack.url}/refund`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { Authorization: `Bearer ${process.env.PAYSTACK_SECRET_KEY}` },
    });
  const whole = await paid();
  const part = await paid();
  await atPaystack({ transaction: whole.reference });
  await atPaystack({ transaction: part.reference, amount: 250_000 });
  await paystack.advance(5000);
  await compareWithPaystack(later(minutes(1)));
  expect([rowOf(whole.reference).status, rowOf(part.reference).status]).toEqual(["reversed", "applied"]);
  expect(getPaymentDetails(part.reference).refundableKobo).toBe(750_000);
  expect(openAlerts()).toEqual([]);
  expect(subjects(part.userId)).toContain("Your refund of ₦2,500 is done");
  expect(await compareWithPaystack(later(minutes(2)))).toBe(0);
});

test("receipts are numbered by year in Lagos without gaps, also when a settlement fails", async () => {
  const { reference } = await startPayment(makeUser({}).id, "jjc");
  paystack.press(reference, "card");
  db.$client.exec(
    "create temp trigger no_more before insert on mails begin select raise(abort, 'full'); end",
  );
  await expect(settle(reference, "webhook")).rejects.toThrow("full");
  db.$client.exec("drop trigger no_more");
  expect(numbers()).toEqual([]);
  const one = await paid();
  await paid();
  await refundAll(one.reference, 100);
  expect(numbers().toSorted()).toEqual(["C1", "R1", "R2"]);
  const year = new Date().getUTCFullYear();
  await paid({}, new Date(Date.UTC(year, 11, 31, 22, 30)));
  await paid({}, new Date(Date.UTC(year, 11, 31, 23, 30))); // half past midnight in Lagos
  expect(
    db
      .select()
      .from(receipts)
      .all()
      .map(({ number }) => number)
      .toSorted()
      .slice(-2),
  ).toEqual([`R-${year}-000003`, `R-${year + 1}-000001`]);
});

test("a receipt says what the operator set when it was made; the tax is the share that the price includes", async () => {
  const seller = { name: "Oya Ltd", address: "1 Marina\nLagos", tin: "12345678-0001", vatBasisPoints: 750 };
  saveSeller(actor(), seller);
  const { reference, userId } = await paid();
  saveSeller(actor(), { ...seller, name: "Another Ltd", vatBasisPoints: null });
  const number = db.select().from(receipts).get()?.number ?? "";
  const sheet = getReceiptText(userId, number);
  expect(sheet.seller).toEqual(["Oya Ltd", "1 Marina", "Lagos", "TIN 12345678-0001"]);
  expect(sheet.buyer).toEqual(["Ngozi Eze"]);
  // 10,000 × 7.5 / 107.5 = 697.674…
  expect(sheet.sums.map(({ value }) => value)).toEqual(["₦9,302.33", "₦697.67", "₦10,000"]);
  await refundAll(reference, 500_000);
  const note = db.select().from(receipts).where(eq(receipts.kind, "credit_note")).get();
  expect(note?.vatKobo).toBe(34_884);
  expect(getReceiptText(userId, note?.number ?? "").facts).toContainEqual({
    label: "For receipt",
    value: number,
  });
  expect(() => getReceiptText(makeUser({}).id, number)).toThrow("There is no such receipt.");
  expect(
    db
      .select()
      .from(mails)
      .where(eq(mails.userId, userId))
      .all()
      .map(({ attachment }) => attachment),
  ).toEqual([number, null, note?.number]);
});

test("the payer reads of a refund that begins, is done or sticks, and of a lost dispute; answers reach their own thread", async () => {
  const whole = await paid();
  await refundAll(whole.reference);
  const stuck = await paid({}, new Date(), "refund-stuck");
  await requestRefund(actor(), { reference: stuck.reference, reason: "asked for", endsAccess: false });
  await paystack.advance(5000);
  for (let time = 0; time < 2; time += 1) await syncRefunds(stuck.reference);
  const lost = await paid();
  paystack.dispute(lost.reference, "create");
  paystack.dispute(lost.reference, "resolve", "auto-accepted");
  const told = {
    id: `8${lost.reference}`,
    status: "resolved",
    resolution: "",
    dueAt: null,
    amountKobo: null,
  };
  await recordDispute({ ...told, reference: lost.reference, transactionStatus: "" }, new Date());
  expect([whole, stuck, lost].map(({ userId }) => subjects(userId).slice(1))).toEqual([
    ["Your refund of ₦10,000 has begun", "Your refund of ₦10,000 is done"],
    ["Your refund of ₦10,000 has begun", "Your refund of ₦10,000 needs your help"],
    ["Your bank took back your payment for JJC (Economy)"],
  ]);
  const replyTo = (userId: string) => [
    ...new Set(
      db
        .select()
        .from(mails)
        .where(eq(mails.userId, userId))
        .all()
        .map((mail) => mail.replyTo),
    ),
  ];
  const [address, ...others] = replyTo(whole.userId);
  expect([address, others]).toEqual([expect.stringMatching(/^help\+[0-9a-f]{32}@oya\.example$/), []]);
  expect(replyTo(lost.userId)).not.toContain(address);
  const mail = {
    messageId: "<1@x>",
    from: rowEmail(whole.userId),
    to: address ?? "",
    subject: "Re",
    headers: {},
  };
  expect(receiveMail({ ...mail, text: "Thank you." })).toBe("threaded");
  expect(findConversation(whole.userId)?.lastSequence).toBe(1);
});

test("an erasure keeps the number of a receipt and its sum, and removes the name", async () => {
  const { userId } = await paid();
  expect(db.select().from(receipts).get()?.buyerName).toBe("Ngozi Eze");
  eraseAccount(userId);
  expect(db.select().from(receipts).get()).toMatchObject({ buyerName: null, amountKobo: 1_000_000 });
});
