// Finished documents and their older versions. Owner: features/documents.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { applications } from "./applications";
import { at, createdAt, id, json } from "./columns";
import { generations } from "./generations";
import { DESIGNS, DOCUMENT_TYPES, LANGUAGES, type PageLimit } from "./values";

export const documents = sqliteTable(
  "documents",
  {
    id: id(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    applicationId: text("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    generationId: text("generation_id").references(() => generations.id, { onDelete: "set null" }),
    type: text("type", { enum: DOCUMENT_TYPES }).notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(), // the editable text form, the only source of a document
    sources: json<{ text: string; profileLines: string[]; advertLines: string[]; isVerbatim?: true }[]>(
      "sources",
    )
      .notNull()
      .default(sql`'[]'`), // the sources of each line at creation; later edits are not in it
    version: integer("version").notNull().default(1),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    companyLocation: text("company_location").notNull().default(""),
    language: text("language", { enum: LANGUAGES }).notNull().default("en"),
    design: text("design", { enum: DESIGNS }).notNull().default("plain"),
    pages: integer("pages").$type<PageLimit>().notNull().default(2), // at most; a letter has one
    // its owner moved sections: the order of the text counts, and not that of the design
    isOwnOrder: integer("is_own_order", { mode: "boolean" }).notNull().default(false),
    // its owner asked for their photo on this resume; which one it is, the account knows when a file is made
    hasPhoto: integer("has_photo", { mode: "boolean" }).notNull().default(false),
    renderer: integer("renderer").notNull().default(0), // the version that checked the files; 0: not checked yet
    problems: json<{ format: "pdf" | "docx"; problems: string[] }[]>("problems")
      .notNull()
      .default(sql`'[]'`), // what that check found; files are made when asked for, and not stored
  },
  (table) => [
    index("documents_user").on(table.userId, table.createdAt),
    index("documents_application").on(table.applicationId),
    index("documents_generation").on(table.generationId),
    index("documents_changed").on(table.updatedAt, table.userId),
    index("documents_renderer").on(table.renderer),
  ],
);

/** Every version except the newest, so that a save never loses text. */
export const documentVersions = sqliteTable(
  "document_versions",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    createdAt: createdAt(),
    content: text("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version] })],
);
