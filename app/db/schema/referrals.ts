// Invitations of friends. Owner: features/referrals.
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id } from "./columns";

/** The code of each person who asked for one. */
export const referralCodes = sqliteTable("referral_codes", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
  code: text("code").notNull().unique(),
  networkHash: text("network_hash").notNull(), // keyed hash of where it was asked for last, for 30 days
  networkAt: at("network_at").notNull(),
});

/** Who accepted whose invitation: once for each person, before their first payment. */
export const referrals = sqliteTable(
  "referrals",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id") // the friend
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    referrerId: text("referrer_id").references(() => users.id, { onDelete: "set null" }),
    status: text("status", { enum: ["accepted", "rewarded", "refused", "revoked"] })
      .notNull()
      .default("accepted"),
    refusal: text("refusal", { enum: ["device", "address", "payer", "ring", "limit"] }),
    networkHash: text("network_hash"), // deleted after 30 days
    paymentId: text("payment_id"), // the first payment of the friend
    decidedAt: at("decided_at"),
  },
  (table) => [index("referrals_referrer").on(table.referrerId, table.createdAt)],
);
