import { afterAll, beforeEach, expect, test } from "vitest";
import { openPaystack, paystackEnvironment, SECRET_KEY } from "./doubles/paystack";

// The environment is read once, so the double is up before anything of ours is loaded.
const paystack = await openPaystack();
Object.assign(process.env, paystackEnvironment(paystack));
const { PaystackError, request } = await import("~/providers/paystack/paystack-client.server");
const { InitializedTransaction, PaystackTransaction } = await import("~/providers/paystack/paystack.schema");
const { createRefund, initializeTransaction, listSuccessfulTransactions, verifyTransaction } =
  await import("~/providers/paystack/paystack.server");

// A clock that only notes for how long it was asked to wait.
let pauses: number[] = [];
const pause = (ms: number) => {
  pauses.push(ms);
  return Promise.resolve();
};
const read = (path: string) => request("GET", path, PaystackTransaction, undefined, pause);

beforeEach(() => {
  paystack.reset();
  pauses = [];
});
afterAll(() => paystack.close());

const order = (reference = `CG-${crypto.randomUUID()}`) => ({
  reference,
  email: "ngozi@example.com",
  amountKobo: 1_000_000,
  callbackUrl: "https://shop.example/return",
  cancelUrl: "https://shop.example/cancel",
  label: "JJC",
});
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => "no failure",
    (error: unknown) => (error instanceof PaystackError ? error.code : "another error"),
  );

test("a read is asked three times when the answer is a fault, a page or nothing; then it is out of reach", async () => {
  const { reference } = await initializeTransaction(order());
  for (const kind of ["500", "html", "drop"] as const) {
    paystack.fault({ kind, path: "/verify/", times: 2 });
    expect((await read(`/transaction/verify/${reference}`)).status).toBe("abandoned");
    const [first = 0, second = 0, ...others] = pauses.splice(0);
    expect([first >= 800, first < 1200, second >= 1600, second < 2000, others]).toEqual([
      ...[true, true, true, true],
      [],
    ]);
  }
  expect(paystack.timesAsked("GET", "/verify/")).toBe(9);
  paystack.fault({ kind: "500", path: "/verify/", times: 3 });
  expect(await codeOf(read(`/transaction/verify/${reference}`))).toBe("unreachable");
  expect(pauses).toHaveLength(2);
});

test("a start or a refund is never repeated after a lost answer", async () => {
  paystack.fault({ kind: "drop", path: "initialize" });
  const lost = order();
  expect(await codeOf(initializeTransaction(lost))).toBe("unreachable");
  expect(paystack.timesAsked("POST", "initialize")).toBe(1);
  expect(await codeOf(initializeTransaction(lost))).toBe("duplicate_reference");
  paystack.press(lost.reference, "card");
  paystack.fault({ kind: "drop", path: "/refund" });
  expect(await codeOf(createRefund(lost.reference, { amountKobo: 1_000_000, currency: "NGN" }, "note"))).toBe(
    "unreachable",
  );
  expect(paystack.timesAsked("POST", "/refund")).toBe(1);
});

test("each refusal has its code, and none of them holds the key", async () => {
  const { reference } = await initializeTransaction(order());
  expect(await codeOf(verifyTransaction("CG-NOBODY"))).toBe("not_found");
  expect(await codeOf(createRefund(reference, { amountKobo: 100, currency: "NGN" }, ""))).toBe("refused");
  expect(await codeOf(initializeTransaction({ ...order(), email: "" }))).toBe("refused");
  const error: unknown = await verifyTransaction("CG-NOBODY").catch((thrown: unknown) => thrown);
  expect(
    `${String(error)} ${JSON.stringify(error)} ${error instanceof Error ? error.stack : ""}`,
  ).not.toContain(SECRET_KEY);
});

test("too many requests: it waits as long as it is told when that is short, and gives up when it is long", async () => {
  paystack.fault({ kind: "429", path: "initialize", ms: 7000 });
  const { reference, email, amountKobo: amount } = order();
  const body = { reference, email, amount };
  const started = await request("POST", "/transaction/initialize", InitializedTransaction, body, pause);
  expect(started.access_code).toMatch(/^[a-z0-9]{15}$/);
  expect(pauses.map((ms) => Math.floor(ms / 500))).toEqual([14]);
  paystack.fault({ kind: "429", path: "/transaction", ms: 60_000 });
  expect(await codeOf(listSuccessfulTransactions(new Date(0), new Date()))).toBe("rate_limited");
});

test("a list longer than one page is read to its end", async () => {
  for (let sale = 0; sale < 203; sale++) {
    const { reference } = paystack.store.add({
      reference: `CG-PAGE${sale}`,
      email: "x@example.com",
      requested: 5000,
      callbackUrl: "",
      metadata: null,
    });
    paystack.press(reference, "card");
  }
  expect(
    await listSuccessfulTransactions(new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)),
  ).toHaveLength(203);
  expect(paystack.timesAsked("GET", "/transaction")).toBe(3);
});

test("a reference is one part of the path, whatever stands in it", async () => {
  await codeOf(verifyTransaction("../../refund?x=1"));
  expect(paystack.store.asked.map(({ path }) => path)).toEqual([
    "/transaction/verify/..%2F..%2Frefund%3Fx%3D1",
  ]);
});
