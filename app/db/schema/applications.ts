// A person's applications: one for each advert. Owner: features/applications.
import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id, json } from "./columns";
import type { DESIGNS, DOCUMENT_TYPES, PageLimit } from "./values";
import { STORED_APPLICATION_STATES } from "./values";

/**
 * A document as it was when the person sent it: its text is the one of this version, now or among the earlier ones. `print` is how its files
 * were made; what was sent before it was stored has none.
 */
export type SentDocument = {
  documentId: string;
  type: (typeof DOCUMENT_TYPES)[number];
  version: number;
  print?: {
    design: (typeof DESIGNS)[number];
    pages: PageLimit;
    isOwnOrder: boolean;
    photoId: string | null;
    renderer: number;
  };
};

/** One job that a person applies for: the advert, how far they got, and their notes. Another advert is another application. */
export const applications = sqliteTable(
  "applications",
  {
    id: id(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    advertHash: text("advert_hash").notNull(), // of the four fields below: the same advert is the same application
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    companyLocation: text("company_location").notNull().default(""),
    jobDescription: text("job_description").notNull(),
    state: text("state", { enum: STORED_APPLICATION_STATES }).notNull().default("new"),
    makingSince: at("making_since"), // set while a generation of it runs
    closesOn: text("closes_on"), // the last day to apply, "2026-12-12", as read from the advert
    sentAt: at("sent_at"),
    interviewAt: at("interview_at"),
    closedAt: at("closed_at"),
    archivedAt: at("archived_at"),
    remindAt: at("remind_at"), // when a mail reminds of the closing day; null: none is wanted
    notes: text("notes").notNull().default(""),
    slotAnswers: json<Record<string, string>>("slot_answers") // what the person filled into the subject and file name of the advert, by slot
      .notNull()
      .default(sql`'{}'`),
    sentDocuments: json<SentDocument[]>("sent_documents")
      .notNull()
      .default(sql`'[]'`),
  },
  (table) => [
    uniqueIndex("applications_same_advert").on(table.userId, table.advertHash),
    index("applications_user").on(table.userId, table.createdAt),
    index("applications_changed").on(table.updatedAt),
    index("applications_making")
      .on(table.userId)
      .where(sql`making_since is not null`),
  ],
);
