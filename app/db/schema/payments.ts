// Payments and everything that Paystack reports about them. Owner: features/payments.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id, json } from "./columns";
import { offerVersions } from "./billing";
import { SOLD_IDS } from "./values";

/**
 * Codes that lower a price: by a share or by a sum. A code is used when a payment with it arrived; an open
 * checkout holds its place. Each person uses a code once.
 */
export const promoCodes = sqliteTable("promo_codes", {
  id: id(),
  createdAt: createdAt(),
  createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
  code: text("code").notNull().unique(), // in capitals
  reason: text("reason").notNull(),
  percentOff: integer("percent_off"), // this or koboOff
  koboOff: integer("kobo_off"),
  offers: json<string[]>("offers").notNull(), // empty: every plan and pack
  maxUses: integer("max_uses"), // null: no limit
  startsAt: at("starts_at").notNull(),
  endsAt: at("ends_at"), // null: until staff ends it
});

/** A link by which anybody pays one plan or pack for its owner. Its address carries a signature, so it cannot be guessed. */
export const payRequests = sqliteTable(
  "pay_requests",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    offer: text("offer", { enum: SOLD_IDS }).notNull(), // at its price of when somebody pays
    endsAt: at("ends_at").notNull(), // earlier when its owner revokes it
  },
  (table) => [index("pay_requests_user").on(table.userId, table.createdAt)],
);

/**
 * One payment attempt, stored before the call to Paystack. Rows stay for six years. After an erasure only the
 * payer's pseudonym remains.
 */
export const payments = sqliteTable(
  "payments",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    payerPseudonym: text("payer_pseudonym").notNull(), // random; the same for all payments of one user
    offer: text("offer", { enum: SOLD_IDS }).notNull(),
    // what the person saw when they chose: its price and allowance hold for this payment
    offerVersionId: text("offer_version_id")
      .notNull()
      .references(() => offerVersions.id),
    kind: text("kind", { enum: ["new", "renew", "upgrade", "downgrade", "pack"] }).notNull(),
    reference: text("reference").notNull().unique(), // our reference, which Paystack uses too
    amountKobo: integer("amount_kobo").notNull(), // price at the start of the payment, less the discount
    promoCodeId: text("promo_code_id").references(() => promoCodes.id),
    discountKobo: integer("discount_kobo").notNull().default(0),
    currency: text("currency").notNull().default("NGN"),
    // what arrived, in the hundredths of its currency; null: nothing so far. It may differ from what was asked for
    receivedKobo: integer("received_kobo"),
    receivedCurrency: text("received_currency"),
    mode: text("mode", { enum: ["test", "live"] }).notNull(),
    status: text("status", { enum: ["pending", "failed", "applied", "mismatch", "reversed", "expired"] })
      .notNull()
      .default("pending"),
    payRequestId: text("pay_request_id").references(() => payRequests.id, { onDelete: "set null" }),
    payerEmail: text("payer_email"), // of who pays for the user; deleted when the receipt is sent
    ussdCode: text("ussd_code"), // to be dialled instead of the checkout
    accessCode: text("access_code"),
    authorizationUrl: text("authorization_url"),
    paystackId: text("paystack_id"), // an unsigned 64-bit number, as text
    channel: text("channel"),
    last4: text("last4"),
    feesKobo: integer("fees_kobo"),
    paidAt: at("paid_at"),
    appliedAt: at("applied_at"),
    checkedAt: at("checked_at"), // the last request to Paystack
    failureText: text("failure_text"), // the message of the bank, shown to the user
  },
  (table) => [
    index("payments_user").on(table.userId, table.createdAt),
    index("payments_status").on(table.status, table.createdAt),
    index("payments_time").on(table.createdAt),
    index("payments_code").on(table.promoCodeId, table.userId),
    index("payments_payer_email")
      .on(table.createdAt)
      .where(sql`payer_email is not null`),
  ],
);

/**
 * The cards and bank accounts that a user's money came from, as keyed hashes: the same one in two accounts is the same
 * payer. They name nobody and go with the account.
 */
export const paymentFingerprints = sqliteTable(
  "payment_fingerprints",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fingerprint: text("fingerprint").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.fingerprint] })],
);

/**
 * Every webhook, stored before any processing. The body is deleted after 90 days; its hash stays to detect
 * repeats.
 */
export const paystackEvents = sqliteTable(
  "paystack_events",
  {
    id: id(),
    receivedAt: at("received_at").notNull(),
    bodySha256: text("body_sha256").notNull().unique(),
    // Paystack sends no event id: made from the event's name and its subject
    dedupeKey: text("dedupe_key").notNull(),
    event: text("event").notNull(),
    reference: text("reference"),
    rawBody: text("raw_body"),
    state: text("state", { enum: ["stored", "done", "dead"] })
      .notNull()
      .default("stored"),
    attempts: integer("attempts").notNull().default(0),
    note: text("note").notNull().default(""),
  },
  (table) => [
    index("paystack_events_dedupe").on(table.dedupeKey),
    index("paystack_events_state").on(table.state, table.receivedAt),
    index("paystack_events_reference").on(table.reference),
    index("paystack_events_bodies")
      .on(table.receivedAt)
      .where(sql`raw_body is not null`),
  ],
);

/** Refunds. Access ends only after the refund was processed. */
export const refunds = sqliteTable(
  "refunds",
  {
    id: id(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    amountKobo: integer("amount_kobo").notNull(),
    paystackRefundId: text("paystack_refund_id").unique(),
    status: text("status", { enum: ["pending", "processing", "processed", "failed", "needs-attention"] })
      .notNull()
      .default("pending"),
    reason: text("reason").notNull().default(""),
    // null: Paystack or the bank
    requestedBy: text("requested_by").references(() => users.id, { onDelete: "set null" }),
    // a partial refund ends access only when staff says so
    endsAccess: integer("ends_access", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("refunds_payment").on(table.paymentId),
    index("refunds_status").on(table.status, table.createdAt),
  ],
);

/**
 * A chargeback: the customer's bank asks for the money back. In Nigeria the answer is due within 16 business
 * hours.
 */
export const disputes = sqliteTable(
  "disputes",
  {
    id: id(), // from Paystack
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
    paymentId: text("payment_id").references(() => payments.id, { onDelete: "cascade" }),
    status: text("status").notNull(), // in the terms of Paystack
    dueAt: at("due_at"),
    resolution: text("resolution"),
    amountKobo: integer("amount_kobo"),
    lostKobo: integer("lost_kobo"), // what the books lost by it; null: not lost
  },
  (table) => [
    index("disputes_payment").on(table.paymentId),
    index("disputes_status").on(table.status, table.dueAt),
  ],
);

/** Money that Paystack knows and we do not, or money of a deleted account. Staff decides. */
export const orphanPayments = sqliteTable("orphan_payments", {
  reference: text("reference").primaryKey(),
  firstSeenAt: at("first_seen_at").notNull(),
  // amount, currency, channel, times, Paystack's id; no name and no address
  details: json<Record<string, string | number | null>>("details").notNull(),
  decidedAt: at("decided_at"),
  decision: text("decision"),
});

/** Irregularities about money, until staff has decided or the money has settled them. Codes and sums only. */
export const paymentAlerts = sqliteTable(
  "payment_alerts",
  {
    id: id(),
    createdAt: createdAt(),
    kind: text("kind", {
      enum: [
        "mismatch",
        "overpaid",
        "paid_twice",
        "blocked_payer",
        "wrong_mode",
        "dead_event",
        "refund_stuck",
        "dispute",
        "returned_twice",
        "only_at_paystack",
        "only_here",
      ],
    }).notNull(),
    paymentId: text("payment_id").references(() => payments.id, { onDelete: "set null" }), // whose payer it concerns
    reference: text("reference").notNull(), // of the payment; else the name of the event
    note: text("note").notNull().default(""),
    amountKobo: integer("amount_kobo"), // the money that it is about
    currency: text("currency"),
    dueAt: at("due_at"), // by when staff must have acted; null: no deadline
    decidedAt: at("decided_at"),
    decision: text("decision"),
  },
  (table) => [
    index("payment_alerts_open").on(table.decidedAt, table.createdAt),
    index("payment_alerts_payment").on(table.paymentId),
    index("payment_alerts_reference").on(table.reference),
  ],
);

/**
 * Receipts of payments and credit notes of money that went back. The number is assigned in the transaction that settles
 * the money: one series for each kind and year in Lagos, without gaps. A row holds all that its page shows and is never
 * changed, but for the buyer's name, which an erasure removes.
 */
export const receipts = sqliteTable(
  "receipts",
  {
    number: text("number").primaryKey(), // "R-2026-000001"; a credit note: "C-2026-000001"
    createdAt: createdAt(),
    kind: text("kind", { enum: ["receipt", "credit_note"] }).notNull(),
    year: integer("year").notNull(),
    sequence: integer("sequence").notNull(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    cause: text("cause").notNull().unique(), // "payment:", "refund:" or "dispute:" and its id
    amountKobo: integer("amount_kobo").notNull(),
    currency: text("currency").notNull(),
    vatBasisPoints: integer("vat_basis_points"), // the rate that the amount includes, 750 for 7.5 %; null: no VAT line
    vatKobo: integer("vat_kobo"),
    sold: text("sold").notNull(), // what was bought, as it was called then
    seller: json<{ name: string; address: string; tin: string }>("seller").notNull(),
    buyerName: text("buyer_name"),
  },
  (table) => [
    uniqueIndex("receipts_series").on(table.kind, table.year, table.sequence),
    index("receipts_payment").on(table.paymentId),
  ],
);

/** Mails about plans and payments that were sent, each once. */
export const billingNotifications = sqliteTable(
  "billing_notifications",
  {
    key: text("key").primaryKey(), // the subject: "ends_5:" and the end, "receipt:" and the payment
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [index("billing_notifications_user").on(table.userId)],
);
