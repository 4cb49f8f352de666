import { expect, test } from "vitest";
import { LAGOS } from "~/time";
import { formatDigest, type Digest } from "./digest-text";

const QUIET: Digest = {
  day: "2026-11-22",
  registered: 0,
  documents: 0,
  payments: 0,
  paidKobo: 0,
  paidBackKobo: 0,
  feesKobo: 0,
  alerts: 0,
  disputes: { open: 0, nextDueAt: null },
  conversations: { waiting: 0, late: 0 },
  complaints: { open: 0, overdue: 0 },
};

test("a quiet day says so", () => {
  expect(formatDigest(QUIET, LAGOS)).toEqual([
    "Nothing waits for you.",
    "New accounts: 0. Documents made: 0.",
    "Nobody paid.",
  ]);
});

test("what waits comes first, with its deadline; money adds up", () => {
  const busy: Digest = {
    ...QUIET,
    registered: 12,
    documents: 30,
    payments: 1,
    paidKobo: 1_000_000,
    paidBackKobo: 200_000,
    feesKobo: 25_000,
    alerts: 2,
    disputes: { open: 1, nextDueAt: new Date("2026-11-24T15:00:00Z") },
    conversations: { waiting: 3, late: 1 },
    complaints: { open: 1, overdue: 1 },
  };
  expect(formatDigest(busy, LAGOS)).toEqual([
    "Waiting for you: 1 dispute, the next to be answered by 24 Nov 2026, 16:00; 2 alerts about payments; 3 conversations, 1 longer than promised; 1 complaint about data, 1 for more than 30 days.",
    "New accounts: 12. Documents made: 30.",
    "1 payment: ₦10,000. Sent back: ₦2,000. Paystack kept ₦250. Left: ₦7,750.",
  ]);
});
