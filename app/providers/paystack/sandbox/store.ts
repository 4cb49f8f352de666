import { createHash, randomBytes } from "node:crypto";

/** Variants of one transaction that Paystack was seen to send. */
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
  shortKobo?: number; // charged less than requested
  unknownForMs?: number; // "Transaction reference not found" for this time
};

export type SaleStatus = "abandoned" | "ongoing" | "success" | "failed" | "reversed";
export type Sale = {
  id: string;
  reference: string;
  accessCode: string;
  email: string;
  requested: number; // kobo, like every amount here
  amount: number;
  currency: string;
  callbackUrl: string;
  metadata: unknown;
  createdAt: number;
  status: SaleStatus;
  paidAt: number | null;
  channel: string | null;
  last4: string;
  cardSignature: string; // Paystack names each card so: here everybody has one card and one bank account
  sender: { bank: string; digits: string; name: string }; // the bank account that it came from, hidden but for its last digits
  gatewayResponse: string | null;
  transferUntil: number | null;
  customerCode?: string; // of a customer with an account number
  receiver?: { number: string; bank: string }; // the account number that the money came to
  quirks: Quirks;
};
export type Customer = {
  id: string;
  code: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
};
export type VirtualAccount = {
  id: string;
  customerCode: string;
  number: string;
  slug: string;
  isActive: boolean;
  createdAt: number;
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
  attempts: number;
  answers: number[];
};
export type RecordedRequest = { method: string; path: string; body: string; at: number };

/** The state of the sandbox. `now` is the real clock plus an offset from the control API. */
export function createSandboxStore(realNow: () => number = Date.now) {
  let offsetMs = 0;
  let last = 4_100_000_000;
  const store = {
    sales: new Map<string, Sale>(),
    customers: [] as Customer[],
    accounts: [] as VirtualAccount[],
    refunds: [] as SaleRefund[],
    disputes: [] as SaleDispute[],
    deliveries: [] as Delivery[],
    asked: [] as RecordedRequest[],
    quirks: {} as Quirks,
    now: () => realNow() + offsetMs,
    advance: (ms: number) => (offsetMs += ms),
    nextId: (big = false) => String(big ? 9_007_199_254_740_993n + BigInt(++last - 4_100_000_000) : ++last),
    saleByCode: (code: string) => [...store.sales.values()].find(({ accessCode }) => accessCode === code),
    saleById: (id: string) => [...store.sales.values()].find((sale) => sale.id === id),
    add(order: Pick<Sale, "reference" | "email" | "requested" | "callbackUrl" | "metadata">): Sale {
      const quirks = { ...store.quirks };
      const sale: Sale = {
        ...order,
        id: store.nextId(quirks.bigId),
        accessCode: randomBytes(24)
          .toString("base64url")
          .toLowerCase()
          .replace(/[^a-z0-9]/g, "")
          .padEnd(15, "0")
          .slice(0, 15),
        amount: order.requested + (quirks.feePassedOn ? feeOf(order.requested) : 0) - (quirks.shortKobo ?? 0),
        currency: quirks.currency ?? "NGN",
        createdAt: store.now(),
        status: "abandoned",
        paidAt: null,
        channel: null,
        last4: "4081",
        cardSignature: `SIG_${createHash("sha256").update(order.email).digest("hex").slice(0, 12)}`,
        sender: senderOf(order.email),
        gatewayResponse: null,
        transferUntil: null,
        quirks,
      };
      store.sales.set(sale.reference, sale);
      return sale;
    },
    clear() {
      offsetMs = 0;
      store.sales.clear();
      store.customers.length = store.accounts.length = 0;
      store.refunds.length = store.disputes.length = store.deliveries.length = store.asked.length = 0;
      store.quirks = {};
    },
  };
  return store;
}

export type SandboxStore = ReturnType<typeof createSandboxStore>;

function senderOf(email: string): Sale["sender"] {
  const number = createHash("sha256").update(email).digest().readUInt32BE();
  return {
    bank: "Test Bank",
    digits: String(number).padStart(4, "0").slice(-4),
    name: `SENDER ${email.split("@")[0]}`,
  };
}

/** Paystack's local fee in kobo: 1.5 % and ₦100 from ₦2,500 up, at most ₦2,000. */
export function feeOf(kobo: number): number {
  return Math.min(200_000, Math.round(kobo * 0.015) + (kobo >= 250_000 ? 10_000 : 0));
}
