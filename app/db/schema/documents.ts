// Finished documents, their older versions and their files. Owner: features/documents.
import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id, json } from "./columns";
import { generations } from "./generations";
import { DOCUMENT_TYPES, LANGUAGES } from "./values";

export const documents = sqliteTable(
  "documents",
  {
    id: id(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
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
  },
  (table) => [
    index("documents_user").on(table.userId, table.createdAt),
    index("documents_generation").on(table.generationId),
    index("documents_changed").on(table.updatedAt, table.userId),
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

/**
 * The files of the newest version of a document, made when it is saved. Every download returns the same
 * bytes.
 */
export const documentFiles = sqliteTable(
  "document_files",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    format: text("format", { enum: ["pdf", "docx"] }).notNull(),
    version: integer("version").notNull(),
    createdAt: createdAt(),
    bytes: blob("bytes", { mode: "buffer" }).notNull(),
    sha256: text("sha256").notNull(),
    problems: json<string[]>("problems")
      .notNull()
      .default(sql`'[]'`), // problems found by the read-back; empty for a clean file
  },
  (table) => [primaryKey({ columns: [table.documentId, table.format] })],
);
