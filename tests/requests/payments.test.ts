import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { until } from "../test-server";
import { ONCE, openPaymentFixtures, type PaymentFixtures } from "../payment-fixtures";

let shop: PaymentFixtures;
beforeAll(async () => {
  shop = await openPaymentFixtures();
});
beforeEach(() => shop.paystack.reset());
afterAll(() => shop.close());

const settled = (response: Response) => new URL(response.headers.get("location") ?? "", shop.house.url);

test("the happy way by card: the form leads to the checkout, access and receipt come once, and the fee is known", async () => {
  const person = await shop.person();
  const { reference, checkout } = await shop.start(person);
  expect(reference).toMatch(/^CG-[A-Z0-9]{20}$/);
  expect(checkout.startsWith(`${shop.paystack.url}/checkout/`)).toBe(true);
  expect(shop.payment(reference)?.status).toBe("pending");
  const paid = await fetch(`${checkout}/card`, { method: "POST", redirect: "manual" });
  expect(paid.headers.get("location")).toBe(
    `${shop.house.url}/payment/return?trxref=${reference}&reference=${reference}`,
  );
  await shop.reaches(reference, "applied");
  await until(() => shop.granted(reference).receipts === 1);
  expect(shop.granted(reference)).toEqual(ONCE);
  expect(shop.payment(reference)).toMatchObject({ channel: "card", fees_kobo: 25_000 });
  const [asked] = shop.paystack.store.asked;
  expect(JSON.parse(asked?.body ?? "")).toMatchObject({
    email: person.email,
    amount: 1_000_000,
    currency: "NGN",
    reference,
    callback_url: `${shop.house.url}/payment/return`,
    channels: ["card", "bank", "ussd", "bank_transfer"],
  });
  expect(await shop.verify(person, reference)).toMatchObject({
    status: 200,
    body: { success: true, status: "applied", plan: "jjc" },
  });
});

test("webhook first, browser later: one grant, and the return leads to success", async () => {
  const person = await shop.person();
  const { reference } = await shop.start(person);
  shop.paystack.press(reference, "card");
  await shop.reaches(reference, "applied");
  const back = await person.get(`/payment/return?trxref=${reference}&reference=${reference}`);
  expect([back.status, settled(back).pathname, settled(back).searchParams.get("status")]).toEqual([
    303,
    "/subscription",
    "success",
  ]);
  expect(shop.paystack.timesAsked("GET", `/verify/${reference}`)).toBe(1);
  expect(shop.granted(reference).applied).toBe(1);
});

test("browser first: the GET changes nothing, the post settles, and the webhook after it changes nothing more", async () => {
  const person = await shop.person();
  shop.paystack.webhookSender.isPaused = true;
  const { reference } = await shop.start(person);
  shop.paystack.press(reference, "card");
  const page = await person.get(`/payment/return?trxref=${reference}&reference=${reference}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`value="${reference}"`);
  expect(shop.payment(reference)?.status).toBe("pending");
  expect(shop.paystack.timesAsked("GET", "/verify/")).toBe(0);
  // A bank's app may bring the person back in another browser, without a session.
  const back = await shop.house.visitor().post("/payment/return", { reference });
  expect(settled(back).searchParams.get("status")).toBe("success");
  expect(await shop.paystack.webhookSender.deliver({ reference, copies: 2 })).toEqual([200, 200]);
  await until(
    () =>
      shop.house.query("select 1 from paystack_events where reference = ? and state = 'done'", reference)
        .length === 1,
  );
  expect(shop.granted(reference).applied).toBe(1);
});

test("the browser never comes back: the webhook alone grants", async () => {
  const { reference } = await shop.start(await shop.person());
  shop.paystack.press(reference, "card");
  await shop.reaches(reference, "applied");
  expect(shop.granted(reference).applied).toBe(1);
});

test("fifty webhooks and twenty verifies at once: one grant, one receipt, one question to Paystack", async () => {
  const person = await shop.person();
  shop.paystack.webhookSender.isPaused = true;
  const { reference } = await shop.start(person);
  shop.paystack.press(reference, "card");
  const [answers, verifies] = await Promise.all([
    shop.paystack.webhookSender.deliver({ reference, copies: 50 }),
    Promise.all(Array.from({ length: 20 }, () => shop.verify(person, reference))),
  ]);
  expect(answers).toEqual(Array(50).fill(200));
  expect(verifies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  await shop.reaches(reference, "applied");
  await until(
    () => shop.house.query("select 1 from jobs where status in ('queued', 'running')").length === 0,
  );
  expect(shop.granted(reference)).toEqual(ONCE);
  expect(shop.paystack.timesAsked("GET", `/verify/${reference}`)).toBe(1);
  expect(shop.house.query("select 1 from paystack_events where reference = ?", reference)).toHaveLength(1);
});

test("a double click leads to one checkout; another plan has its own", async () => {
  const person = await shop.person();
  const started = await Promise.all(Array.from({ length: 5 }, () => shop.start(person)));
  expect(new Set(started.map(({ checkout }) => checkout)).size).toBe(1);
  expect((await shop.start(person, "agba")).reference).not.toBe(started[0]?.reference);
  expect(shop.paystack.timesAsked("POST", "initialize")).toBe(2);
});

test("the answer to the start gets lost and the person clicks again: two rows, the unpaid one stays pending, one access", async () => {
  const person = await shop.person();
  shop.paystack.fault({ kind: "drop", path: "initialize" });
  const lost = await shop.start(person);
  expect([lost.status, lost.body.message]).toEqual([502, expect.stringContaining("Payment Error")]);
  const again = await shop.start(person);
  shop.paystack.press(again.reference, "card");
  await shop.reaches(again.reference, "applied");
  const rows = shop.house.query<{ status: string }>(
    "select status from payments where user_id = ? order by created_at",
    person.id,
  );
  expect(rows.map((row) => row.status)).toEqual(["pending", "applied"]);
  expect(
    shop.house.query(
      "select 1 from billing_events where user_id = ? and type = 'payment_applied'",
      person.id,
    ),
  ).toHaveLength(1);
});

test.each(["500", "html", "drop"] as const)(
  "Paystack is down (%s): Payment Error, no checkout, and the next click works",
  async (kind) => {
    const person = await shop.person();
    shop.paystack.fault({ kind, path: "initialize" });
    const refused = await shop.start(person);
    expect([refused.status, refused.body.message]).toEqual([502, expect.stringContaining("Payment Error")]);
    expect(
      shop.house.query(
        "select 1 from payments where user_id = ? and authorization_url is not null",
        person.id,
      ),
    ).toHaveLength(0);
    expect((await shop.start(person)).status).toBe(200);
  },
);

test("too many requests: it waits as long as Paystack says, then works", async () => {
  const person = await shop.person();
  shop.paystack.fault({ kind: "429", path: "initialize", ms: 1000 });
  const { status, reference } = await shop.start(person);
  expect(status).toBe(200);
  shop.paystack.fault({ kind: "429", path: "verify", ms: 1000 });
  shop.paystack.press(reference, "card");
  await shop.reaches(reference, "applied");
});

test("abandoned, then paid twenty minutes later: granted", async () => {
  const person = await shop.person();
  const { reference } = await shop.start(person);
  expect((await shop.verify(person, reference)).body).toMatchObject({ success: false, status: "pending" });
  await shop.paystack.advance(20 * 60_000);
  shop.paystack.press(reference, "card");
  await shop.reaches(reference, "applied");
});

test("a decline is told with the bank's words, and a success after it is honoured", async () => {
  const person = await shop.person();
  const { reference } = await shop.start(person);
  shop.paystack.press(reference, "insufficient");
  const back = await person.post("/payment/return", { reference });
  expect([settled(back).searchParams.get("status"), settled(back).searchParams.get("message")]).toEqual([
    "error",
    expect.stringContaining("Insufficient Funds"),
  ]);
  shop.paystack.press(reference, "card");
  await shop.reaches(reference, "applied");
});

test("a transfer on its way: the return says pending, a verify says so, and its arrival grants", async () => {
  const person = await shop.person();
  const { reference } = await shop.start(person);
  shop.paystack.press(reference, "transfer");
  const back = await person.post("/payment/return", { reference });
  expect(settled(back).searchParams.get("status")).toBe("pending");
  expect((await shop.verify(person, reference)).body).toMatchObject({
    success: false,
    status: "pending",
    message: expect.stringContaining("bank"),
  });
  shop.paystack.press(reference, "arrives");
  await shop.reaches(reference, "applied");
});

test("a transfer of the wrong amount goes back by itself, and the person is told once", async () => {
  const person = await shop.person();
  const { reference } = await shop.start(person);
  shop.paystack.press(reference, "transfer");
  shop.paystack.press(reference, "wrong-amount");
  await shop.paystack.webhookSender.deliver({ event: "bank.transfer.rejected", copies: 3 });
  const told = () =>
    shop.house.query("select 1 from mails where recipient = ? and subject like '%sent back%'", person.email)
      .length;
  await until(() => told() === 1);
  await until(
    () => shop.house.query("select 1 from jobs where status in ('queued', 'running')").length === 0,
  );
  expect([told(), shop.payment(reference)?.status]).toEqual([1, "pending"]);
});

test("a reference that Paystack does not know for a moment is asked for again", async () => {
  const person = await shop.person();
  shop.paystack.quirks({ unknownForMs: 1500 });
  const { reference } = await shop.start(person);
  shop.paystack.webhookSender.isPaused = true;
  shop.paystack.press(reference, "card");
  const back = await person.post("/payment/return", { reference });
  expect(settled(back).searchParams.get("status")).toBe("success");
});

test("a fee passed on, ids beyond 2^53, escapes in the bytes and metadata of any shape: granted", async () => {
  for (const metadata of ["object", "json", "empty", "zero", "null"] as const) {
    shop.paystack.quirks({
      metadata,
      feePassedOn: true,
      bigId: true,
      escaped: true,
      feesNull: true,
      plan: "zero",
    });
    const { reference } = await shop.start(await shop.person());
    shop.paystack.press(reference, "card");
    await shop.reaches(reference, "applied");
    expect(shop.payment(reference)?.paystack_id).toBe(shop.paystack.store.sales.get(reference)?.id);
  }
});

test("paid 71 hours after it began: granted", async () => {
  const { reference } = await shop.start(await shop.person());
  shop.paystack.webhookSender.isPaused = true;
  shop.paystack.press(reference, "card");
  await shop.paystack.advance(71 * 3_600_000);
  shop.house.execute("update payments set status = 'expired' where reference = ?", reference);
  shop.paystack.webhookSender.isPaused = false;
  await shop.paystack.webhookSender.sendDue();
  await shop.reaches(reference, "applied");
});
