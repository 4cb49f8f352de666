// Account numbers of customers, and money that came to them. Owner: features/deposits.
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { offerVersions } from "./billing";
import { at, createdAt, id } from "./columns";
import { institutions } from "./institutions";

/**
 * An account number at a bank that belongs to one user or institution alone (Paystack: dedicated virtual account).
 * Made only when its owner asks for it.
 */
export const virtualAccounts = sqliteTable("virtual_accounts", {
  id: id(),
  createdAt: createdAt(),
  userId: text("user_id")
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  institutionId: text("institution_id") // instead of a user
    .unique()
    .references(() => institutions.id, { onDelete: "cascade" }),
  customerCode: text("customer_code").notNull(), // from Paystack
  paystackId: text("paystack_id").notNull(),
  accountNumber: text("account_number").notNull().unique(),
  accountName: text("account_name").notNull(),
  bankName: text("bank_name").notNull(),
  mode: text("mode", { enum: ["test", "live"] }).notNull(),
  consentVersion: text("consent_version").notNull(), // of the text that its owner agreed to
});

/**
 * Money that came in and is no payment yet: transfers to a virtual account, and what was missing to a balance, paid in a
 * checkout. Kept like payments.
 */
export const deposits = sqliteTable(
  "deposits",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    payerPseudonym: text("payer_pseudonym").notNull(), // random, or the institution's id
    institutionId: text("institution_id").references(() => institutions.id, { onDelete: "set null" }),
    source: text("source", { enum: ["virtual_account", "checkout"] }).notNull(),
    reference: text("reference").notNull().unique(), // Paystack's for a transfer, ours for a checkout
    amountKobo: integer("amount_kobo").notNull(), // received; what was asked for while it is open
    status: text("status", { enum: ["open", "received", "expired", "reversed"] }).notNull(),
    mode: text("mode", { enum: ["test", "live"] }).notNull(),
    paystackId: text("paystack_id"),
    channel: text("channel"),
    feesKobo: integer("fees_kobo"),
    paidAt: at("paid_at"),
    checkedAt: at("checked_at"), // the last request to Paystack
    authorizationUrl: text("authorization_url"),
    paymentId: text("payment_id"), // what it bought at once; no foreign key: the row outlives the payment
  },
  (table) => [
    index("deposits_user").on(table.userId, table.createdAt),
    index("deposits_status").on(table.status, table.createdAt),
  ],
);

/** What a user chose to pay by transfer or from the balance: bought when the balance is enough. The newest choice counts. */
export const chosenOffers = sqliteTable("chosen_offers", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
  offerVersionId: text("offer_version_id")
    .notNull()
    .references(() => offerVersions.id),
  kind: text("kind", { enum: ["new", "renew", "upgrade", "downgrade", "pack"] }).notNull(),
  promoCode: text("promo_code").notNull().default(""),
});

/** Money of a balance that its owner wants back, a row for each deposit that it came by. Staff sends it. */
export const depositReturns = sqliteTable(
  "deposit_returns",
  {
    id: id(),
    createdAt: createdAt(),
    depositId: text("deposit_id")
      .notNull()
      .references(() => deposits.id, { onDelete: "cascade" }),
    amountKobo: integer("amount_kobo").notNull(),
    status: text("status", {
      enum: ["requested", "pending", "processing", "needs-attention", "failed", "processed"],
    })
      .notNull()
      .default("requested"),
    paystackRefundId: text("paystack_refund_id").unique(),
    sentBy: text("sent_by").references(() => users.id, { onDelete: "set null" }),
    updatedAt: at("updated_at").notNull(),
  },
  (table) => [index("deposit_returns_status").on(table.status, table.createdAt)],
);
