import { expect, test } from "vitest";
import { PaystackTransaction } from "~/providers/paystack/paystack.schema";
import { evaluateTransaction } from "./evaluate-transaction";

const expected = { reference: "CG-A", amountKobo: 1_000_000, currency: "NGN", mode: "test" as const };
const sale = (more: Record<string, unknown> = {}) =>
  PaystackTransaction.parse({
    id: "9007199254740993",
    domain: "test",
    status: "success",
    reference: "CG-A",
    amount: 1_000_000,
    requested_amount: 1_000_000,
    currency: "NGN",
    fees: null,
    paid_at: "2026-11-21T10:00:00.000Z",
    metadata: "",
    plan: {},
    ...more,
  });

test("a success with our reference, amount, currency and mode is paid", () => {
  expect(evaluateTransaction(expected, sale())).toEqual({ outcome: "paid", note: "" });
});

test("a passed-on fee is paid: the charge is more, what was asked for is ours", () => {
  expect(evaluateTransaction(expected, sale({ amount: 1_025_000 })).outcome).toBe("paid");
  expect(evaluateTransaction(expected, sale({ amount: 1_025_000, requested_amount: undefined }))).toEqual({
    outcome: "paid",
    note: "₦10,250 instead of ₦10,000",
  });
});

test.each([
  ["a kobo short", { amount: 999_999, requested_amount: undefined }],
  ["a kobo short though our amount was asked for", { amount: 999_999 }],
  ["our amount charged, less asked for", { requested_amount: 500_000 }],
  ["dollars", { currency: "USD" }],
  ["another mode", { domain: "live" }],
  ["another reference", { reference: "CG-B" }],
])("%s is a mismatch", (_what, more) => {
  expect(evaluateTransaction(expected, sale(more)).outcome).toBe("mismatch");
});

test.each(["abandoned", "ongoing", "pending", "processing", "queued", "a-new-word", "Success", ""])(
  "status %j is not a yes",
  (status) => {
    expect(evaluateTransaction(expected, sale({ status })).outcome).toBe("waiting");
  },
);

test("metadata, plan, fees and customer may have any shape; an amount that is no whole number is not read at all", () => {
  for (const metadata of ["", 0, null, '{"a":1}', { a: 1 }, []])
    expect(
      evaluateTransaction(expected, sale({ metadata, plan: 0, fees: "x", customer: "?", paid_at: "never" }))
        .outcome,
    ).toBe("paid");
  for (const amount of [1.5, "1e6", -1, null, "1000000.00"])
    expect(PaystackTransaction.safeParse({ ...rawOf(), amount }).success).toBe(false);
  expect(sale({ amount: "1000000" }).amountKobo).toBe(1_000_000);
});

const rawOf = () => ({
  id: 1,
  domain: "test",
  status: "success",
  reference: "CG-A",
  amount: 1,
  currency: "NGN",
});
