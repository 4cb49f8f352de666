// One row for each requested document. Owner: features/writing. A separate file, so that generations and
// documents do not import each other.
import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { json } from "./columns";
import { documents } from "./documents";
import { generations } from "./generations";
import { DOCUMENT_TYPES } from "./values";

export const generationParts = sqliteTable(
  "generation_parts",
  {
    generationId: text("generation_id")
      .notNull()
      .references(() => generations.id, { onDelete: "cascade" }),
    type: text("type", { enum: DOCUMENT_TYPES }).notNull(),
    // kept: the person edits the built-in writer's version, and no other takes its place
    status: text("status", { enum: ["waiting", "kept", "ready", "failed"] })
      .notNull()
      .default("waiting"),
    documentId: text("document_id").references(() => documents.id, { onDelete: "set null" }),
    notes: json<string[]>("notes")
      .notNull()
      .default(sql`'[]'`), // remarks for the user: unchanged lines, omitted bullets
    // the author, as the user reads it: "OpenAI (gpt-6-luna)"; empty: the built-in writer
    modelLabel: text("model_label").notNull().default(""),
    preview: json<string[]>("preview")
      .notNull()
      .default(sql`'[]'`), // sentences of the built-in version while a provider writes
  },
  (table) => [
    primaryKey({ columns: [table.generationId, table.type] }),
    index("generation_parts_document").on(table.documentId),
  ],
);
