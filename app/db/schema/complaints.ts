// Complaints about data. Owner: features/complaints.
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id } from "./columns";

/** A complaint about how data is handled, from anybody, with an account or without. It is answered within 30 days of its arrival. */
export const complaints = sqliteTable(
  "complaints",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }), // null: whoever wrote was not signed in
    answeredBy: text("answered_by").references(() => users.id, { onDelete: "set null" }),
    reference: text("reference").notNull().unique(), // as the person knows it
    key: text("key").notNull().unique(), // made of the address and the words, so that a form sent twice is one complaint
    name: text("name").notNull().default(""),
    email: text("email").notNull(), // where the answer goes; nobody proved that it is theirs
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
