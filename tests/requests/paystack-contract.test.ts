import { afterAll, beforeAll, expect, test } from "vitest";
import { openPaystack, SECRET_KEY, type Paystack } from "../doubles/paystack";

// The same questions to the double and, when PAYSTACK_TEST_SECRET_KEY holds a test key, to the real test API. Differences belong into docs/payments.md.
type Side = { name: string; url: () => string; key: string };
let double: Paystack;
beforeAll(async () => {
  double = await openPaystack();
});
afterAll(() => double.close());

const realKey = process.env.PAYSTACK_TEST_SECRET_KEY;
const sides: Side[] = [
  { name: "the double", url: () => double.url, key: SECRET_KEY },
  ...(realKey ? [{ name: "the real test API", url: () => "https://api.paystack.co", key: realKey }] : []),
];

type Envelope = {
  status: boolean;
  message: string;
  data: Record<string, unknown>;
  code?: string;
  type?: string;
  meta?: Record<string, unknown>;
};
const reference = () => `CT-${crypto.randomUUID()}`;
const order = (more: Record<string, unknown> = {}) => ({
  email: "ngozi@example.com",
  amount: 1_000_000,
  currency: "NGN",
  reference: reference(),
  callback_url: "https://shop.example/return",
  ...more,
});

async function ask(side: Side, method: string, path: string, body?: unknown, key = side.key) {
  const response = await fetch(side.url() + path, {
    method,
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Envelope };
}

test.each(sides)(
  "$name opens a checkout, and the transaction is there at once as abandoned, in both spellings of its times",
  async (side) => {
    const wanted = order({ metadata: { cancel_action: "https://shop.example/cancel" } });
    const started = await ask(side, "POST", "/transaction/initialize", wanted);
    expect([started.status, started.body.status, started.body.message]).toEqual([
      200,
      true,
      "Authorization URL created",
    ]);
    expect(started.body.data.reference).toBe(wanted.reference);
    expect(started.body.data.access_code).toMatch(/^[a-z0-9]{15}$/);
    expect(
      String(started.body.data.authorization_url).endsWith(`/${String(started.body.data.access_code)}`),
    ).toBe(true);
    const verified = await ask(side, "GET", `/transaction/verify/${wanted.reference}`);
    expect([verified.status, verified.body.message]).toEqual([200, "Verification successful"]);
    expect(verified.body.data).toMatchObject({
      status: "abandoned",
      reference: wanted.reference,
      amount: 1_000_000,
      currency: "NGN",
      domain: "test",
    });
    expect(verified.body.data.created_at ?? verified.body.data.createdAt).toBeTruthy();
  },
);

test.each(sides)(
  "$name takes the amount as digits, too, and refuses zero, minus, decimals and less than fifty naira",
  async (side) => {
    expect((await ask(side, "POST", "/transaction/initialize", order({ amount: "500000" }))).status).toBe(
      200,
    );
    for (const amount of [0, -5, 10.5, 4999, "ten"]) {
      const { status, body } = await ask(side, "POST", "/transaction/initialize", order({ amount }));
      expect([amount, status, body.status]).toEqual([amount, 400, false]);
    }
  },
);

test.each(sides)(
  "$name refuses a missing address, an underscore in the reference, and a reference used before even if nobody paid",
  async (side) => {
    const noEmail = await ask(side, "POST", "/transaction/initialize", order({ email: undefined }));
    expect([noEmail.status, noEmail.body.status]).toEqual([400, false]);
    expect(
      (await ask(side, "POST", "/transaction/initialize", order({ reference: "no_underscore" }))).status,
    ).toBe(400);
    const first = order();
    expect((await ask(side, "POST", "/transaction/initialize", first)).status).toBe(200);
    const again = await ask(side, "POST", "/transaction/initialize", first);
    expect([again.status, again.body.message, again.body.code]).toEqual([
      400,
      "Duplicate Transaction Reference",
      "duplicate_reference",
    ]);
  },
);

test.each(sides)("$name does not know a stranger's reference, nor a wrong key", async (side) => {
  const unknown = await ask(side, "GET", `/transaction/verify/${reference()}`);
  expect([400, 404]).toContain(unknown.status);
  expect(unknown.body.message).toMatch(/reference not found/i);
  const stranger = await ask(
    side,
    "GET",
    `/transaction/verify/${reference()}`,
    undefined,
    "sk_test_0000000000000000000000000000000000000000",
  );
  expect([stranger.status, stranger.body.status, stranger.body.message]).toEqual([401, false, "Invalid key"]);
});

test.each(sides)(
  "$name lists transactions with their count, and refunds nothing that was not paid",
  async (side) => {
    const listed = await ask(side, "GET", "/transaction?perPage=5&page=1");
    expect(Array.isArray(listed.body.data)).toBe(true);
    expect(listed.body.meta).toMatchObject({ perPage: 5, page: 1 });
    const unpaid = order();
    await ask(side, "POST", "/transaction/initialize", unpaid);
    const refused = await ask(side, "POST", "/refund", { transaction: unpaid.reference });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused.body.status).toBe(false);
  },
);

test.each(sides)("$name keeps one customer for an address, with one account number", async (side) => {
  const email = `ct-${crypto.randomUUID()}@example.com`;
  const customer = { email, first_name: "Ngozi", last_name: "Eze", phone: "+2348031234567" };
  const made = await ask(side, "POST", "/customer", customer);
  expect([made.status, made.body.status, made.body.message]).toEqual([200, true, "Customer created"]);
  const code = String(made.body.data.customer_code);
  expect(code).toMatch(/^CUS_/);
  expect((await ask(side, "POST", "/customer", customer)).body.data.customer_code).toBe(code);
  const order = { customer: code, preferred_bank: "test-bank" };
  const opened = await ask(side, "POST", "/dedicated_account", order);
  expect([opened.status, opened.body.status]).toEqual([200, true]);
  expect(opened.body.data).toMatchObject({
    account_number: expect.stringMatching(/^\d{10}$/),
    account_name: expect.stringMatching(/EZE/i),
    active: true,
    currency: "NGN",
    bank: { name: expect.any(String), slug: "test-bank" },
    customer: { customer_code: code },
  });
  const listed = await ask(side, "GET", `/dedicated_account?customer=${code}`);
  expect(JSON.stringify(listed.body.data)).toContain(String(opened.body.data.account_number));
  const unknown = await ask(side, "POST", "/dedicated_account", { ...order, customer: "CUS_none" });
  expect([unknown.status >= 400, unknown.body.status]).toEqual([true, false]);
  const closed = await ask(side, "DELETE", `/dedicated_account/${String(opened.body.data.id)}`);
  expect([closed.status, closed.body.status]).toEqual([200, true]);
});

test.each(sides)("$name gives a USSD code to dial, once for a reference", async (side) => {
  const wanted = {
    email: "ngozi@example.com",
    amount: 150_000,
    reference: reference(),
    ussd: { type: "737" },
  };
  const charged = await ask(side, "POST", "/charge", wanted);
  expect([charged.status, charged.body.message]).toEqual([200, "Charge attempted"]);
  expect(charged.body.data).toMatchObject({ reference: wanted.reference, status: "pay_offline" });
  expect(charged.body.data.ussd_code).toMatch(/^\*737\*[\d*]+#$/);
  expect((await ask(side, "POST", "/charge", wanted)).status).toBeGreaterThanOrEqual(400);
  const bad = await ask(side, "POST", "/charge", {
    ...wanted,
    reference: reference(),
    ussd: { type: "000" },
  });
  expect([bad.status >= 400, bad.body.status]).toEqual([true, false]);
});

// What only the double can show, because nobody pays by a program at the real one.
const startAt = async (more: Record<string, unknown> = {}) => {
  const wanted = order(more);
  const { body } = await ask(sideOfDouble(), "POST", "/transaction/initialize", wanted);
  return { ...wanted, checkout: String(body.data.authorization_url) };
};
const sideOfDouble = (): Side => ({ name: "", url: () => double.url, key: SECRET_KEY });
const press = (checkout: string, act: string) =>
  fetch(`${checkout}/${act}`, { method: "POST", redirect: "manual" });
const stateOf = async (ref: string) =>
  (await ask(sideOfDouble(), "GET", `/transaction/verify/${ref}`)).body.data;

test("the checkout is forms without scripts; a card pays, the browser goes back with the reference twice, and a second payment is told", async () => {
  const sale = await startAt();
  const page = await (await fetch(sale.checkout)).text();
  expect(page).not.toContain("<script");
  expect(page.match(/<form method="post"/g)?.length).toBeGreaterThan(6);
  const paid = await press(sale.checkout, "card");
  expect([paid.status, paid.headers.get("location")]).toEqual([
    302,
    `https://shop.example/return?trxref=${sale.reference}&reference=${sale.reference}`,
  ]);
  expect(await stateOf(sale.reference)).toMatchObject({
    status: "success",
    amount: 1_000_000,
    requested_amount: 1_000_000,
    fees: 25_000,
    channel: "card",
    authorization: { card_type: "visa " },
  });
  expect(await (await fetch(sale.checkout)).text()).toContain("Already paid");
});

test("a decline says why and can be paid after; a transfer waits, is refused when late or wrong, and arrives", async () => {
  const card = await startAt();
  await press(card.checkout, "insufficient");
  expect(await stateOf(card.reference)).toMatchObject({
    status: "failed",
    gateway_response: "Insufficient Funds",
  });
  await press(card.checkout, "card");
  expect(await stateOf(card.reference)).toMatchObject({ status: "success" });
  const transfer = await startAt();
  await press(transfer.checkout, "transfer");
  expect(await stateOf(transfer.reference)).toMatchObject({ status: "ongoing", channel: "bank_transfer" });
  await press(transfer.checkout, "wrong-amount");
  expect(await stateOf(transfer.reference)).toMatchObject({ status: "abandoned" });
  await press(transfer.checkout, "transfer");
  await press(transfer.checkout, "arrives");
  expect(await stateOf(transfer.reference)).toMatchObject({ status: "success", channel: "bank_transfer" });
  expect(
    double.store.deliveries.some(
      ({ event, body }) => event === "bank.transfer.rejected" && /"amount":"\d+"/.test(body),
    ),
  ).toBe(true);
});

test("each quirk shows in the bytes: ids beyond 2^53, escapes, metadata in five shapes, passed-on fees", async () => {
  double.quirks({
    bigId: true,
    escaped: true,
    feePassedOn: true,
    requestedAmountAbsent: true,
    metadata: "json",
    plan: "zero",
  });
  const sale = await startAt({ metadata: { who: "Ọlá" } });
  await press(sale.checkout, "card");
  const text = await (
    await fetch(`${double.url}/transaction/verify/${sale.reference}`, {
      headers: { Authorization: `Bearer ${SECRET_KEY}` },
    })
  ).text();
  expect(text).toMatch(/"id":90071992547\d{5}/);
  expect(text).toContain('"amount":1025000');
  expect(text).not.toContain("requested_amount");
  const webhook = double.store.deliveries.find(({ reference: ref }) => ref === sale.reference);
  expect(webhook?.body).toContain("\\u");
  for (const [metadata, shown] of [
    ["empty", '"metadata":""'],
    ["zero", '"metadata":0'],
    ["null", '"metadata":null'],
  ] as const) {
    double.quirks({ metadata });
    const other = await startAt();
    expect(
      await (
        await fetch(`${double.url}/transaction/verify/${other.reference}`, {
          headers: { Authorization: `Bearer ${SECRET_KEY}` },
        })
      ).text(),
    ).toContain(shown);
  }
  double.quirks({});
});

test("a transfer to an account number is a transaction of its customer, with the number that it came to", async () => {
  const side = sideOfDouble();
  const made = await ask(side, "POST", "/customer", {
    email: "adanna@example.com",
    first_name: "Adanna",
    last_name: "Obi",
    phone: "+2348031234567",
  });
  const customer = String(made.body.data.customer_code);
  const { data } = (await ask(side, "POST", "/dedicated_account", { customer })).body;
  const number = String(data.account_number);
  const sent = double.transfer(number, 123_456) ?? "";
  expect(await stateOf(sent)).toMatchObject({
    status: "success",
    amount: 123_456,
    channel: "dedicated_nuban",
    customer: { customer_code: customer },
    authorization: { channel: "dedicated_nuban", receiver_bank_account_number: number, reusable: false },
    metadata: { receiver_account_number: number },
  });
  expect(double.store.deliveries.find(({ reference: ref }) => ref === sent)?.event).toBe("charge.success");
  const page = await (await fetch(`${double.url}/account/${number}`)).text();
  expect([page.includes("<script"), page.includes(`Transfer to ${number}`)]).toEqual([false, true]);
  const bank = await fetch(`${double.url}/account/${number}`, {
    method: "POST",
    body: new URLSearchParams({ naira: "20" }),
  });
  expect(await bank.text()).toContain("The transfer arrived");
  await ask(side, "DELETE", `/dedicated_account/${String(data.id)}`);
  expect(double.transfer(number, 1_000)).toBeUndefined();
});

test("a refund goes pending, processing, processed with a webhook each; no more than was paid; a stuck one can be sent to an account", async () => {
  const sale = await startAt();
  await press(sale.checkout, "card");
  const side = sideOfDouble();
  expect(
    (await ask(side, "POST", "/refund", { transaction: sale.reference, amount: 1_000_001 })).status,
  ).toBe(400);
  const made = await ask(side, "POST", "/refund", { transaction: sale.reference });
  expect([made.body.message, made.body.data.status]).toEqual([
    "Refund has been queued for processing",
    "pending",
  ]);
  await double.advance(5000);
  const mine = double.store.deliveries.filter(
    ({ event, reference: ref }) => ref === sale.reference && event.startsWith("refund."),
  );
  expect(mine.map(({ event }) => event)).toEqual(["refund.pending", "refund.processing", "refund.processed"]);
  for (const { body } of mine) expect(body).toContain('"amount":"1000000"');
  expect(await stateOf(sale.reference)).toMatchObject({ status: "reversed" });
  const stuck = await startAt();
  await press(stuck.checkout, "refund-stuck");
  const id = String((await ask(side, "POST", "/refund", { transaction: stuck.reference })).body.data.id);
  await double.advance(5000);
  const details = {
    refund_account_details: { currency: "NGN", account_number: "0000000000", bank_id: "57" },
  };
  expect((await ask(side, "POST", `/refund/retry_with_customer_details/${id}`, details)).status).toBe(200);
  expect((await ask(side, "POST", `/refund/retry_with_customer_details/${id}`, details)).status).toBe(422);
  await double.advance(5000);
  expect((await ask(side, "GET", `/refund/${id}`)).body.data).toMatchObject({ status: "processed" });
});

test("a webhook without a 200 comes again: four times after 3 minutes, then hourly for 72 hours, the same bytes", async () => {
  double.reset();
  const sale = await startAt();
  await press(sale.checkout, "card");
  const [delivery] = double.store.deliveries;
  const bytes = delivery?.body;
  const tried = () => delivery?.attempts ?? 0;
  await expect.poll(tried).toBe(1);
  for (let time = 2; time <= 5; time++) {
    await double.advance(179_000);
    expect(tried()).toBe(time - 1);
    await double.advance(2000);
    expect(tried()).toBe(time);
  }
  for (let time = 6; time <= 77; time++) await double.advance(3_601_000);
  expect(tried()).toBe(77);
  await double.advance(7_200_000);
  expect(tried()).toBe(77);
  expect(delivery?.body).toBe(bytes);
});

test("the control side limits, breaks, drops and remembers, and a sandbox without it answers 404 there", async () => {
  double.reset();
  const steer = async (name: string, how: unknown = {}) =>
    (await (
      await fetch(`${double.url}/__double/${name}`, { method: "POST", body: JSON.stringify(how) })
    ).json()) as { done: unknown };
  await steer("limit", { perMinute: 1 });
  const side = sideOfDouble();
  await ask(side, "GET", "/transaction");
  const tooMany = await fetch(`${double.url}/transaction`, {
    headers: { Authorization: `Bearer ${SECRET_KEY}` },
  });
  expect([
    tooMany.status,
    tooMany.headers.get("x-ratelimit-limit"),
    tooMany.headers.get("x-ratelimit-remaining"),
  ]).toEqual([429, "1", "0"]);
  expect(Number(tooMany.headers.get("x-ratelimit-reset"))).toBeGreaterThan(0);
  await steer("limit");
  await steer("fault", { kind: "drop", path: "initialize" });
  const lost = order();
  await expect(ask(side, "POST", "/transaction/initialize", lost)).rejects.toThrow();
  expect((await ask(side, "GET", `/transaction/verify/${lost.reference}`)).status).toBe(200);
  expect((await steer("asked")).done).toHaveLength(4);
});
