// Schools, NYSC desks and organisations that buy seats for others. Owner: features/institutions.
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { offerVersions } from "./billing";
import { at, createdAt, id } from "./columns";
import { SOLD_IDS } from "./values";

export const institutions = sqliteTable("institutions", {
  id: id(),
  createdAt: createdAt(),
  createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
  name: text("name").notNull(),
  address: text("address").notNull(),
  email: text("email").notNull(), // where invoices go to
  taxNumber: text("tax_number").notNull().default(""),
});

/** Who may act for an institution. An invitation has an address and no user yet. */
export const institutionMembers = sqliteTable(
  "institution_members",
  {
    id: id(),
    createdAt: createdAt(),
    institutionId: text("institution_id")
      .notNull()
      .references(() => institutions.id, { onDelete: "cascade" }),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    invitedEmail: text("invited_email"), // lower case; cleared when the invitation is accepted, deleted after 30 days
    role: text("role", { enum: ["owner", "staff"] }).notNull(),
  },
  (table) => [
    uniqueIndex("institution_members_user").on(table.institutionId, table.userId),
    uniqueIndex("institution_members_email").on(table.institutionId, table.invitedEmail),
    index("institution_members_of").on(table.userId),
    index("institution_members_invited").on(table.invitedEmail),
  ],
);

/** The last number of the invoices and of the receipts of each year: numbered without gaps. */
export const invoiceNumbers = sqliteTable(
  "invoice_numbers",
  {
    series: text("series", { enum: ["invoice", "receipt"] }).notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

/** An order of seats. Its seats exist when it is paid. Kept like payments; never deleted while it is open. */
export const institutionInvoices = sqliteTable(
  "institution_invoices",
  {
    id: id(),
    createdAt: createdAt(),
    institutionId: text("institution_id")
      .notNull()
      .references(() => institutions.id),
    number: text("number").notNull().unique(), // "INV-2027-0001"
    offer: text("offer", { enum: SOLD_IDS }).notNull(),
    offerVersionId: text("offer_version_id")
      .notNull()
      .references(() => offerVersions.id),
    seats: integer("seats").notNull(),
    seatKobo: integer("seat_kobo").notNull(), // price of one seat, VAT included
    amountKobo: integer("amount_kobo").notNull(),
    vatKobo: integer("vat_kobo").notNull(), // part of the amount
    status: text("status", { enum: ["open", "paid", "cancelled"] })
      .notNull()
      .default("open"),
    dueAt: at("due_at").notNull(),
    paidAt: at("paid_at"),
    receiptNumber: text("receipt_number").unique(), // "REC-2027-0001"
    // how it was paid: the reference of a deposit, or what staff saw on the bank's statement
    paidBy: text("paid_by").notNull().default(""),
  },
  (table) => [index("institution_invoices_of").on(table.institutionId, table.createdAt)],
);

/**
 * One seat: a code that gives its taker one plan or pack. Who took it is known to the product alone; the institution sees
 * counts.
 */
export const institutionSeats = sqliteTable(
  "institution_seats",
  {
    id: id(),
    createdAt: createdAt(),
    invoiceId: text("invoice_id")
      .notNull()
      .references(() => institutionInvoices.id, { onDelete: "cascade" }),
    code: text("code").notNull().unique(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    takenAt: at("taken_at"),
    withdrawnAt: at("withdrawn_at"), // its code was given to the wrong person; another one took its place
  },
  (table) => [
    index("institution_seats_invoice").on(table.invoiceId),
    index("institution_seats_user").on(table.userId),
  ],
);
