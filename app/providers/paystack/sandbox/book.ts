import { randomBytes } from "node:crypto";

/** How one transaction is told, in all the ways in which Paystack was seen to tell it. */
export type Quirks = {
  metadata?: "object" | "json" | "empty" | "zero" | "null";
  plan?: "null" | "object" | "zero";
  requestedAmountAbsent?: boolean;
  feesNull?: boolean;
  feePassedOn?: boolean;
  bigId?: boolean;
  escaped?: boolean; // unicode and slashes as escapes in the bytes
  domain?: string;
  currency?: string;
  shortKobo?: number; // charged less than was asked for
  unknownForMs?: number; // "Transaction reference not found" for so long
};

export type SaleStatus = "abandoned" | "ongoing" | "success" | "failed" | "reversed";
export type Sale = {
  id: string;
  reference: string;
  accessCode: string;
  email: string;
  requested: number; // kobo, as is every amount here
  amount: number;
  currency: string;
  callbackUrl: string;
  metadata: unknown;
  createdAt: number;
  status: SaleStatus;
  paidAt: number | null;
  channel: string | null;
  last4: string;
  gatewayResponse: string | null;
  transferUntil: number | null;
  quirks: Quirks;
};
export type RefundStatus = "pending" | "processing" | "processed" | "failed" | "needs-attention";
export type SaleRefund = {
  id: string;
  saleId: string;
  reference: string;
  amount: number;
  status: RefundStatus;
  nextAt: number | null;
  createdAt: number;
  merchantNote: string | null;
  customerNote: string | null;
};
export type SaleDispute = {
  id: string;
  reference: string;
  status: string;
  resolution: string | null;
  dueAt: number;
  createdAt: number;
  amount: number;
};
export type Delivery = {
  event: string;
  reference: string;
  body: string;
  dueAt: number | null;
  tries: number;
  answers: number[];
};
export type Asked = { method: string; path: string; body: string; at: number };

/** Everything the sandbox remembers. `now` runs ahead of the real clock by what the control side says. */
export function openBook(realNow: () => number = Date.now) {
  let ahead = 0;
  let last = 4_100_000_000;
  const book = {
    sales: new Map<string, Sale>(),
    refunds: [] as SaleRefund[],
    disputes: [] as SaleDispute[],
    deliveries: [] as Delivery[],
    asked: [] as Asked[],
    quirks: {} as Quirks,
    now: () => realNow() + ahead,
    advance: (ms: number) => (ahead += ms),
    nextId: (big = false) => String(big ? 9_007_199_254_740_993n + BigInt(++last - 4_100_000_000) : ++last),
    saleByCode: (code: string) => [...book.sales.values()].find(({ accessCode }) => accessCode === code),
    saleById: (id: string) => [...book.sales.values()].find((sale) => sale.id === id),
    add(order: Pick<Sale, "reference" | "email" | "requested" | "callbackUrl" | "metadata">): Sale {
      const quirks = { ...book.quirks };
      const sale: Sale = {
        ...order,
        id: book.nextId(quirks.bigId),
        accessCode: randomBytes(24)
          .toString("base64url")
          .toLowerCase()
          .replace(/[^a-z0-9]/g, "")
          .padEnd(15, "0")
          .slice(0, 15),
        amount: order.requested + (quirks.feePassedOn ? feeOf(order.requested) : 0) - (quirks.shortKobo ?? 0),
        currency: quirks.currency ?? "NGN",
        createdAt: book.now(),
        status: "abandoned",
        paidAt: null,
        channel: null,
        last4: "4081",
        gatewayResponse: null,
        transferUntil: null,
        quirks,
      };
      book.sales.set(sale.reference, sale);
      return sale;
    },
    clear() {
      ahead = 0;
      book.sales.clear();
      book.refunds.length = book.disputes.length = book.deliveries.length = book.asked.length = 0;
      book.quirks = {};
    },
  };
  return book;
}

export type Book = ReturnType<typeof openBook>;

/** Paystack's local fee in kobo: 1.5 % and ₦100 from ₦2,500 up, at most ₦2,000. */
export function feeOf(kobo: number): number {
  return Math.min(200_000, Math.round(kobo * 0.015) + (kobo >= 250_000 ? 10_000 : 0));
}
