import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startServer, until, type Visitor } from "../test-server";
import { openPaymentFixtures, type PaymentFixtures } from "../payment-fixtures";

let shop: PaymentFixtures;
let admin: Visitor;
beforeAll(async () => {
  shop = await openPaymentFixtures();
  admin = await shop.house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
});
beforeEach(() => shop.paystack.reset());
afterAll(() => shop.close());

const text = async (path: string) => (await admin.get(path)).text();
const refundsOf = (reference: string) =>
  shop.house.query<{ status: string; amount_kobo: number }>(
    "select status, amount_kobo from refunds where payment_id = (select id from payments where reference = ?) order by created_at",
    reference,
  );
const reversals = (reference: string) =>
  shop.house.query(
    "select 1 from billing_events where type = 'payment_refunded' and payment_id = (select id from payments where reference = ?)",
    reference,
  ).length;
const bought = async () => {
  const { reference } = await shop.start(await shop.person());
  shop.paystack.press(reference, "card");
  await shop.reaches(reference, "applied");
  return reference;
};

test("money back by the form: it asks for a reason and a tick, access ends with the webhook, and the log names who did it", async () => {
  const reference = await bought();
  const path = `/admin/payments/${reference}/refund`;
  expect(await text(path)).toContain("Send money back");
  for (let n = 0; n < 5; n += 1)
    shop.house.execute(
      "insert into credit_ledger (id, created_at, user_id, kind, event, amount, key) select ?, ?, user_id, 'cover_letter', 'reserved', -1, ? from payments where reference = ?",
      `used-${n}`,
      Date.now(),
      `used:${n}`,
      reference,
    );
  expect(await text(path)).toContain("5 of 13");
  expect((await admin.post(path, { reason: "Asked for it" })).status).toBe(400);
  expect((await admin.post(path, { confirmed: "on" })).status).toBe(400);
  expect(
    (await admin.post(path, { reason: "Asked for it", confirmed: "on", naira: "10000.01" })).status,
  ).toBe(400);
  expect(refundsOf(reference)).toEqual([]);
  expect((await admin.post(path, { reason: "Asked for it", confirmed: "on" })).status).toBe(303);
  expect([refundsOf(reference)[0]?.amount_kobo, reversals(reference)]).toEqual([1_000_000, 0]);
  await shop.paystack.advance(5000);
  await shop.reaches(reference, "reversed");
  expect(reversals(reference)).toBe(1);
  await shop.paystack.webhookSender.deliver({ reference, reverse: true }); // late, and in the wrong order
  await until(() => shop.house.query("select 1 from paystack_events where state = 'stored'").length === 0);
  expect([refundsOf(reference).map(({ status }) => status), reversals(reference)]).toEqual([
    ["processed"],
    1,
  ]);
  expect(
    shop.house.query(
      "select 1 from audit_log where action = 'payment.refund_requested' and subject = ?",
      `payment:${reference}`,
    ),
  ).toHaveLength(1);
  expect(await text(`/admin/payments/${reference}`)).toContain("Refund processed");
});

test("two part refunds of the same sum are two refunds", async () => {
  const reference = await bought();
  for (const naira of ["2500", "2500.00"])
    expect(
      (
        await admin.post(`/admin/payments/${reference}/refund`, {
          reason: "Goodwill",
          confirmed: "on",
          naira,
        })
      ).status,
    ).toBe(303);
  await shop.paystack.advance(5000);
  await until(() => refundsOf(reference).every(({ status }) => status === "processed"));
  expect(refundsOf(reference).map(({ amount_kobo }) => amount_kobo)).toEqual([250_000, 250_000]);
  expect([shop.payment(reference)?.status, reversals(reference)]).toEqual(["applied", 0]);
});

test("a mismatch waits on the list; staff gives the plan all the same, once, and closes the alert with words", async () => {
  shop.paystack.quirks({ shortKobo: 100 });
  const { reference } = await shop.start(await shop.person());
  shop.paystack.press(reference, "card");
  await shop.reaches(reference, "mismatch");
  const list = await text("/admin/payments");
  expect(list).toContain(reference);
  expect(list).toContain("Arrived, but does not match");
  expect((await admin.post(`/admin/payments/${reference}/apply`, {})).status).toBe(303);
  expect((await admin.post(`/admin/payments/${reference}/apply`, {})).status).toBe(404);
  expect([shop.payment(reference)?.status, shop.granted(reference).applied]).toEqual(["applied", 1]);
  expect(await text("/admin/payments")).not.toContain("Arrived, but does not match"); // closed by itself
  expect(await text(`/admin/payments/${reference}`)).toContain("₦9,999");
});

test("an alert shows payer and sum, and staff closes it with words", async () => {
  const reference = await bought();
  shop.house.execute(
    "insert into payment_alerts (id, created_at, kind, payment_id, reference, amount_kobo, currency) select 'odd', ?, 'only_here', id, reference, 1000000, 'NGN' from payments where reference = ?",
    Date.now(),
    reference,
  );
  const list = await text("/admin/payments");
  for (const words of ["Found only in our records", "₦10,000 · Ngozi Eze (payer-"])
    expect(list).toContain(words);
  expect((await admin.post("/admin/payments", { alert: "odd", decision: "Paystack was late" })).status).toBe(
    303,
  );
  expect((await admin.post("/admin/payments", { alert: "odd", decision: "again" })).status).toBe(404);
  expect(await text("/admin/payments")).not.toContain("Found only in our records");
});

test("a receipt is a file of its payer and of staff, with the seller that the console names, and goes with the mail", async () => {
  const seller = { name: "Oya Apply Ltd", address: "1 Marina, Lagos", vat: "7.5" };
  const refused = await admin.post("/admin/receipts", seller);
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringContaining("A receipt with VAT needs the tax number."),
  ]);
  expect((await admin.post("/admin/receipts", { ...seller, tin: "12345678-0001" })).status).toBe(303);
  expect(await text("/admin/receipts")).toContain("12345678-0001");
  const payer = await shop.person();
  const { reference } = await shop.start(payer);
  shop.paystack.press(reference, "card");
  await shop.reaches(reference, "applied");
  const [, number = ""] =
    /receipts\/(R-\d{4}-\d{6})\.pdf/.exec(await (await payer.get("/subscription")).text()) ?? [];
  expect(await text(`/admin/payments/${reference}`)).toContain(`/receipts/${number}.pdf`);
  const file = await payer.get(`/receipts/${number}.pdf`);
  expect([file.status, file.headers.get("content-disposition")]).toEqual([
    200,
    `attachment; filename="${number}.pdf"`,
  ]);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect((await admin.get(`/receipts/${number}.pdf`)).status).toBe(200);
  expect((await (await shop.person()).get(`/receipts/${number}.pdf`)).status).toBe(404);
  const mail = () =>
    shop.house.query<{ id: string; sent_at: number | null }>(
      "select id, sent_at from mails where attachment = ?",
      number,
    )[0];
  await until(() => Boolean(mail()?.sent_at));
  const raw = await (await admin.get(`/dev/outbox/${mail()?.id}`)).text();
  expect(raw).toContain(`filename=${number}.pdf`);
  expect(raw.replace(/\r?\n/g, "")).toContain(bytes.toString("base64").slice(0, 400));
});

test("a dispute shows its deadline; lost, it ends the access", async () => {
  const reference = await bought();
  shop.paystack.dispute(reference, "create");
  await until(() => shop.house.query("select 1 from disputes").length === 1);
  expect(await text("/admin/payments")).toContain("Answer by");
  expect(shop.payment(reference)?.status).toBe("applied");
  shop.paystack.dispute(reference, "resolve");
  await shop.reaches(reference, "reversed");
  expect(reversals(reference)).toBe(1);
});

test("the list is filtered and searched, and an unknown payment is 404", async () => {
  const reference = await bought();
  expect(await text(`/admin/payments?status=applied&search=${reference.slice(3, 12)}`)).toContain(reference);
  expect(await text("/admin/payments?status=expired")).not.toContain(`href="/admin/payments/${reference}"`);
  expect((await admin.get("/admin/payments/CG-NOBODY")).status).toBe(404);
  expect((await admin.post(`/admin/payments/${reference}`, {})).status).toBe(303);
});

test("a fresh machine without any key pays at its own sandbox, page by page without scripts", async () => {
  const house = await startServer();
  const visitor = await house.visitor().signInAsDemo();
  const sent = await visitor.post("/payment/jjc", {});
  const checkout = sent.headers.get("location") ?? "";
  expect([sent.status, checkout.startsWith(`${house.url}/dev/paystack/checkout/`)]).toEqual([303, true]);
  const page = await (await visitor.get(new URL(checkout).pathname)).text();
  const [, action = ""] = /<form method="post" action="([^"]+)"/.exec(page) ?? [];
  const paid = await visitor.post(new URL(action).pathname, {});
  expect(paid.headers.get("location")).toContain("/payment/return?trxref=CG-");
  await until(() => house.query("select 1 from payments where status = 'applied'").length === 1);
  // Its API wants its key, and it has no control side.
  expect((await visitor.get("/dev/paystack/transaction")).status).toBe(401);
  expect((await visitor.post("/dev/paystack/__double/reset", {})).status).toBe(404);
  await house.stop();
  expect(await house.ended()).toBe(0);
});
