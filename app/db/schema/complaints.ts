// Complaints about data. Owner: features/complaints.
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id } from "./columns";

/**
 * A complaint about the handling of data, from anyone, with or without an account. The answer is due within
 * 30 days.
 */
export const complaints = sqliteTable(
  "complaints",
  {
    id: id(),
    createdAt: createdAt(),
    // null: the sender was not signed in
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    answeredBy: text("answered_by").references(() => users.id, { onDelete: "set null" }),
    reference: text("reference").notNull().unique(), // the reference that the sender gets
    // made from the address and the text, so that a form sent twice is one complaint
    key: text("key").notNull().unique(),
    name: text("name").notNull().default(""),
    email: text("email").notNull(), // address for the answer; unverified
    category: text("category", {
      enum: ["access", "correction", "deletion", "use", "safety", "other"],
    }).notNull(),
    body: text("body").notNull(),
    requestedOutcome: text("requested_outcome").notNull().default(""),
    answeredAt: at("answered_at"),
    answer: text("answer").notNull().default(""),
  },
  (table) => [
    index("complaints_open").on(table.answeredAt, table.createdAt),
    index("complaints_user").on(table.userId),
    index("complaints_email").on(table.email),
  ],
);
