import fc from "fast-check";
import { expect, test } from "vitest";
import { pricePerMillion } from "./catalogue/entry";
import { findCatalogueModel } from "./catalogue";
import { costMicroUsd, priceAt } from "./cost";

const AT = new Date("2026-11-21T12:00:00Z");
const LUNA = [pricePerMillion(0.1, 0.5)];

test("a call of 8,000 input and 3,500 output tokens costs the listed price", () => {
  expect(costMicroUsd(LUNA, { input: 8000, output: 3500 }, AT)).toBe(2550); // $0.00255
  expect(costMicroUsd([pricePerMillion(2, 10)], { input: 8000, output: 3500 }, AT)).toBe(51_000);
});

test("an unknown cost is never 0", () => {
  expect(costMicroUsd(undefined, { input: 10, output: 10 }, AT)).toBeUndefined();
  expect(costMicroUsd([], { input: 10, output: 10 }, AT)).toBeUndefined();
  expect(costMicroUsd(LUNA, {}, AT)).toBeUndefined();
  expect(costMicroUsd(LUNA, { cached: 5 }, AT)).toBeUndefined();
  expect(costMicroUsd([{ from: "2027-01-01", ...pricePerMillion(1, 1) }], { input: 10 }, AT)).toBeUndefined();
});

test("the provider's own cost takes priority, even 0 and even without a price", () => {
  expect(costMicroUsd(LUNA, { input: 8000, output: 3500, costMicroUsd: 7 }, AT)).toBe(7);
  expect(costMicroUsd(LUNA, { input: 8000, costMicroUsd: 0 }, AT)).toBe(0);
  expect(costMicroUsd(undefined, { costMicroUsd: 9 }, AT)).toBe(9);
});

test("cached tokens are part of the input and cost their own price", () => {
  expect(
    costMicroUsd([pricePerMillion(2, 6, 0.5)], { input: 1_000_000, cached: 400_000, output: 0 }, AT),
  ).toBe(1_400_000);
  expect(costMicroUsd([pricePerMillion(2, 6)], { input: 1_000_000, cached: 400_000, output: 0 }, AT)).toBe(
    2_000_000,
  );
  // cached tokens cannot exceed the sent ones
  expect(costMicroUsd([pricePerMillion(2, 6, 0.5)], { input: 100, cached: 900, output: 0 }, AT)).toBe(50);
});

test("reasoning tokens are part of the output and are not paid twice", () => {
  expect(costMicroUsd(LUNA, { input: 0, output: 1_000_000, reasoning: 600_000 }, AT)).toBe(500_000);
  // a provider that counts them separately
  expect(costMicroUsd(LUNA, { input: 0, output: 10, reasoning: 1_000_000 }, AT)).toBe(500_000);
});

test("a fraction is rounded up, so that a small call is not free", () => {
  expect(costMicroUsd(LUNA, { input: 1, output: 0 }, AT)).toBe(1);
  expect(costMicroUsd(LUNA, { input: 0, output: 0 }, AT)).toBe(0);
});

test("a price changes on its day, in UTC", () => {
  const carbon = findCatalogueModel("gemini", "gemini-4-carbon")?.prices;
  const usage = { input: 1_000_000, output: 1_000_000 };
  expect(costMicroUsd(carbon, usage, new Date("2026-11-30T23:59:59Z"))).toBe(12_000_000);
  expect(costMicroUsd(carbon, usage, new Date("2026-12-01T00:00:00Z"))).toBe(24_000_000);
});

test("the order of the list does not matter", () => {
  const prices = [
    { from: "2027-01-01", ...pricePerMillion(3, 3) },
    { from: "2026-01-01", ...pricePerMillion(2, 2) },
    pricePerMillion(1, 1),
  ];
  expect(priceAt(prices, new Date("2025-06-01"))?.input).toBe(1_000_000);
  expect(priceAt(prices, new Date("2026-06-01"))?.input).toBe(2_000_000);
  expect(priceAt([...prices].reverse(), new Date("2027-06-01"))?.input).toBe(3_000_000);
});

test("DeepSeek has the price of its peak hours", () => {
  expect(
    costMicroUsd(
      findCatalogueModel("deepseek", "deepseek-flash")?.prices,
      { input: 1_000_000, cached: 500_000, output: 1_000_000 },
      AT,
    ),
  ).toBe(1_353_000);
});

test("more tokens never cost less, and no cost is negative or broken", () => {
  const count = fc.nat(2_000_000);
  fc.assert(
    fc.property(count, count, count, count, count, (input, cached, output, reasoning, more) => {
      const prices = [pricePerMillion(2, 6, 0.5)];
      const cost = costMicroUsd(prices, { input, cached, output, reasoning }, AT) ?? -1;
      expect(Number.isInteger(cost) && cost >= 0).toBe(true);
      expect(
        costMicroUsd(prices, { input, cached, output: output + more, reasoning }, AT),
      ).toBeGreaterThanOrEqual(cost);
      expect(
        costMicroUsd(prices, { input: input + more, cached, output, reasoning }, AT),
      ).toBeGreaterThanOrEqual(cost);
    }),
  );
});
