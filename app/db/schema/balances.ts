// Money that people have paid and not spent yet. Owner: features/balances.
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, id } from "./columns";

/**
 * The money balance of each user as a ledger in kobo: the balance is the sum of the rows. Rows are only added. The
 * key is unique, so that nothing counts twice. Kept like payments: after an erasure only the pseudonym remains.
 */
export const balanceEntries = sqliteTable(
  "balance_entries",
  {
    id: id(),
    at: at("at").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    payerPseudonym: text("payer_pseudonym").notNull(), // the same as in the user's payments
    type: text("type", {
      enum: [
        "deposit",
        "purchase",
        "purchase_returned",
        "returned", // set aside to be sent back to the bank
        "return_failed",
        "deposit_reversed", // taken back by the bank
      ],
    }).notNull(),
    amountKobo: integer("amount_kobo").notNull(), // negative when money left
    key: text("key").notNull().unique(), // "deposit:" and its id; prevents duplicates
  },
  (table) => [index("balance_entries_user").on(table.userId, table.at)],
);
