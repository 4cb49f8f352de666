import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { SECRET_KEY } from "../doubles/paystack";
import { LIVE_ENVIRONMENT } from "../live-environment";
import { startServer, until } from "../test-server";
import { openPaymentFixtures, type PaymentFixtures } from "../payment-fixtures";

let shop: PaymentFixtures;
beforeAll(async () => {
  shop = await openPaymentFixtures();
});
beforeEach(() => shop.paystack.reset());
afterAll(() => shop.close());

const knock = async (body: string, signature?: string, headers: Record<string, string> = {}) =>
  (
    await fetch(`${shop.house.url}/api/payment/webhook`, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        ...(signature !== undefined && { "x-paystack-signature": signature }),
        ...headers,
      },
    })
  ).status;
const events = () => shop.house.query("select 1 from paystack_events").length;
const sale = (more: Record<string, unknown> = {}) =>
  JSON.stringify({
    event: "charge.success",
    data: {
      id: 1,
      domain: "test",
      status: "success",
      reference: `CG-${crypto.randomUUID()}`,
      amount: 1,
      currency: "NGN",
      ...more,
    },
  });

// Escaped slashes: signing the parsed and printed body gives the wrong digest.
const VECTOR = String.raw`{"event":"charge.success","data":{"id":302961,"domain":"test","status":"success","reference":"cg_jjc_0001","amount":1000000,"requested_amount":1000000,"currency":"NGN","channel":"card","metadata":{"payment_id":"p_1","url":"https:\/\/x.test\/a"},"customer":{"email":"a@b.co"}}}`;
const RIGHT =
  "267eac9090588ca118c80d58467810619ad07fe1b0c474675f98c493a1628932b6239030f587a1c29813c3e56ed8fd81f918f797737633d841df890880c972eb";
const WRONG =
  "364cd275cc1b1d6d25826543b63183ed1f00843fb9dee006f8a27a086feabe0e05df5da4acd364003663fbfc90f96c4bf7fbc1e26ae62ef5988cadbc5a57c0ca";

test("only a signature over the raw bytes opens the door; a bad one is 401, never 500, and leaves nothing", async () => {
  const before = events();
  for (const signature of [undefined, "", "ab", WRONG, RIGHT.slice(1), `${RIGHT}0`, "é".repeat(64)]) {
    const status = await knock(
      VECTOR,
      signature === undefined ? undefined : Buffer.from(signature).toString("latin1"),
    ).catch(() => 401);
    expect([signature, status]).toEqual([signature, 401]);
  }
  expect(await knock(VECTOR.replace("302961", "302962"), RIGHT)).toBe(401);
  expect(events()).toBe(before);
  expect(await knock(VECTOR, RIGHT)).toBe(200);
  expect(await knock(VECTOR, RIGHT.toUpperCase())).toBe(200);
  expect(events()).toBe(before + 1);
});

test("more than a megabyte is 413, other methods are 405, and an origin or a cookie changes nothing", async () => {
  const big = `{"event":"x","data":"${"a".repeat(1024 * 1024)}"}`;
  expect(await knock(big, shop.paystack.webhookSender.sign(big)).catch(() => 413)).toBe(413);
  expect((await fetch(`${shop.house.url}/api/payment/webhook`)).status).toBe(405);
  const body = sale();
  expect(
    await knock(body, shop.paystack.webhookSender.sign(body), {
      origin: "https://paystack.com",
      cookie: "oya_session=x",
    }),
  ).toBe(200);
  const almost = `{"event":"x","data":"${"a".repeat(900_000)}"}`;
  expect(await knock(almost, shop.paystack.webhookSender.sign(almost))).toBe(200);
});

test.each(["transfer.success", "invoice.create", "subscription.expiring_cards", "a.new.event"])(
  "an event that is nothing to us (%s) is stored, answered 200 and done",
  async (event) => {
    const body = JSON.stringify({
      event,
      data: event.includes("expiring") ? [{ a: 1 }] : { id: 5, transaction: {} },
    });
    expect(await knock(body, shop.paystack.webhookSender.sign(body))).toBe(200);
    await until(
      () =>
        shop.house.query("select 1 from paystack_events where event = ? and state = 'done'", event).length ===
        1,
    );
  },
);

test("signed but no JSON is stored and harmless", async () => {
  for (const body of ["", "null", "[]", "{", '{"event":5}', "\u0000"])
    expect(await knock(body, shop.paystack.webhookSender.sign(body))).toBe(200);
  await until(() => shop.house.query("select 1 from paystack_events where state = 'stored'").length === 0);
});

test("a success for a reference that is not ours becomes an orphan, and nobody gets a plan from its metadata", async () => {
  const person = await shop.person();
  const reference = `CG-${"Z".repeat(20)}`;
  const body = sale({
    reference,
    amount: 1_000_000,
    metadata: { user_id: person.id, plan: "agba" },
    customer: { email: person.email },
  });
  expect(await knock(body, shop.paystack.webhookSender.sign(body))).toBe(200);
  await until(
    () => shop.house.query("select 1 from orphan_payments where reference = ?", reference).length === 1,
  );
  expect(
    shop.house.query(
      "select 1 from billing_events where user_id = ? and type = 'payment_applied'",
      person.id,
    ),
  ).toHaveLength(0);
});

test.each([
  ["a kobo short", { shortKobo: 1 }],
  ["dollars", { currency: "USD" }],
] as const)("%s: a mismatch, an alert, no access", async (_what, quirks) => {
  shop.paystack.quirks(quirks);
  const { reference } = await shop.start(await shop.person());
  shop.paystack.press(reference, "card");
  await shop.reaches(reference, "mismatch");
  expect(shop.granted(reference).applied).toBe(0);
  expect(
    shop.house.query("select 1 from payment_alerts where kind = 'mismatch' and reference = ?", reference),
  ).toHaveLength(1);
});

test("an event of live mode with a test key is ignored, with an alert", async () => {
  shop.paystack.quirks({ domain: "live" });
  const { reference } = await shop.start(await shop.person());
  shop.paystack.press(reference, "card");
  await until(
    () =>
      shop.house.query("select 1 from payment_alerts where kind = 'wrong_mode' and reference = ?", reference)
        .length === 1,
  );
  expect(shop.payment(reference)?.status).toBe("pending");
  expect(shop.paystack.timesAsked("GET", "/verify/")).toBe(0);
});

test("a webhook that says success while Paystack itself says otherwise grants nothing", async () => {
  const { reference } = await shop.start(await shop.person());
  const body = sale({ reference, amount: 1_000_000 });
  expect(await knock(body, shop.paystack.webhookSender.sign(body))).toBe(200);
  await until(
    () =>
      shop.house.query("select 1 from paystack_events where reference = ? and state = 'done'", reference)
        .length === 1,
  );
  expect([shop.payment(reference)?.status, shop.granted(reference).applied]).toEqual(["pending", 0]);
});

test("another's reference does not exist: not at verify, and staff may look", async () => {
  const [owner, other] = [await shop.person(), await shop.person()];
  expect(owner.id).not.toBe(other.id);
  const { reference } = await shop.start(owner);
  expect((await shop.verify(other, reference)).status).toBe(404);
  expect((await shop.verify(owner, reference)).status).toBe(200);
  const admin = await shop.house.visitor().signIn("admin@demo.example", "Oya-who-runs-this-2026!");
  expect((await admin.get(`/api/payment/verify/${reference}`)).status).toBe(200);
});

test("odd references are 400 or 404, and no odd path reaches Paystack", async () => {
  const person = await shop.person();
  for (const odd of [
    "..%2f..%2frefund",
    "%2e%2e",
    "a%2fb",
    "x".repeat(10_000),
    "CG-",
    "%00",
    "CG-%0d%0a",
    "' or 1=1 --",
  ]) {
    expect([400, 404]).toContain((await person.get(`/api/payment/verify/${odd}`)).status);
    expect([400, 404]).toContain((await person.get(`/payment/return?reference=${odd}`)).status);
    expect([400, 404]).toContain(
      (await person.post("/payment/return", { reference: decodeURIComponent(odd) })).status,
    );
  }
  expect(
    (await person.get(`/payment/return?reference=CG-${"A".repeat(20)}&trxref=CG-${"B".repeat(20)}`)).status,
  ).toBe(400);
  expect(shop.paystack.store.asked).toEqual([]);
});

test.each(["idan", "free_trial", "no-such-plan", ["jjc"], null, 5, { id: "jjc" }, "x".repeat(500)])(
  "the plan %j is not sold: 400, no row, no call",
  async (planId) => {
    const person = await shop.person();
    const { status, body } = await shop.start(person, planId);
    expect([status, body.errorCode]).toEqual([400, "PLAN_UNAVAILABLE"]);
    expect(shop.house.query("select 1 from payments where user_id = ?", person.id)).toHaveLength(0);
    expect(shop.paystack.store.asked).toEqual([]);
  },
);

test("a price in the request changes nothing", async () => {
  const person = await shop.person();
  await person.send("/api/payment/initialize", {
    method: "POST",
    body: JSON.stringify({ planId: "agba", amount: 5000, price: 1, plan: "PLN_x" }),
    headers: { "content-type": "application/json", origin: shop.house.url },
  });
  const body = JSON.parse(shop.paystack.store.asked[0]?.body ?? "{}") as Record<string, unknown>;
  expect(body.amount).toBe(2_000_000);
  expect(body).not.toHaveProperty("plan");
});

test("the secret key stands in no log, no page, no answer and no file of the browser", async () => {
  const person = await shop.person();
  const { reference, body } = await shop.start(person);
  const texts = [
    shop.house.output(),
    JSON.stringify(body),
    await (await person.get("/subscription")).text(),
    await (await person.get(`/payment/return?reference=${reference}`)).text(),
  ];
  const folder = "build/client";
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (/\.(js|css|html|json)$/.test(file)) texts.push(readFileSync(join(folder, file), "utf8"));
  expect(texts.length).toBeGreaterThan(6);
  for (const text of texts) {
    expect(text).not.toContain(SECRET_KEY);
    expect(text).not.toContain("sk_test_");
  }
  expect(shop.house.output()).toContain("payment.started");
});

test("the old key still signs while a new one is in use; without any key the door is shut with 503 and the sandbox is no way in", async () => {
  const rotated = await startServer({
    PAYSTACK_SECRET_KEY: `sk_test_new,${SECRET_KEY}`,
    PAYSTACK_BASE_URL: shop.paystack.url,
  });
  const answer = await fetch(`${rotated.url}/api/payment/webhook`, {
    method: "POST",
    body: VECTOR,
    headers: { "x-paystack-signature": RIGHT },
  });
  expect(answer.status).toBe(200);
  expect((await rotated.visitor().get("/dev/paystack/transaction")).status).toBe(404);
  await rotated.stop("SIGKILL");
});

test("live mode takes no test key and no other address, local mode no live key", async () => {
  const wrong = await startServer({
    ...LIVE_ENVIRONMENT,
    PAYSTACK_SECRET_KEY: SECRET_KEY,
    PAYSTACK_BASE_URL: shop.paystack.url,
  });
  expect(await wrong.ended()).toBe(78);
  expect(wrong.output()).toContain("PAYSTACK_SECRET_KEY: live mode does not accept a test key");
  expect(wrong.output()).toContain("PAYSTACK_BASE_URL: only for tests");
  const local = await startServer({ PAYSTACK_SECRET_KEY: "sk_live_abc" });
  expect(await local.ended()).toBe(78);
  expect(local.output()).toContain("local mode does not accept a live key");
  const right = await startServer({ ...LIVE_ENVIRONMENT, PAYSTACK_SECRET_KEY: "sk_live_abc" });
  expect(
    (await fetch(`${right.url}/dev/paystack/transaction`, { headers: { host: "oya.example" } })).status,
  ).not.toBe(200);
  await right.stop("SIGKILL");
});
