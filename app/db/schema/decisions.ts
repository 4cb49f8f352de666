// Sentences that their owner has to settle. Owner: features/writing. A separate file, so that generations and
// documents do not import each other.
import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, json } from "./columns";
import { documents } from "./documents";
import { generations } from "./generations";
import { DECISION_STATES, DOCUMENT_TYPES } from "./values";

export const decisions = sqliteTable(
  "decisions",
  {
    id: id(),
    createdAt: createdAt(),
    decidedAt: at("decided_at"),
    generationId: text("generation_id")
      .notNull()
      .references(() => generations.id, { onDelete: "cascade" }),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    document: text("document", { enum: DOCUMENT_TYPES }).notNull(),
    own: text("own").notNull(), // the person's line that stands in the document; empty: none
    draft: text("draft").notNull(), // the proposed sentence
    why: text("why").notNull(), // at most five words
    sourceIds: json<string[]>("source_ids")
      .notNull()
      .default(sql`'[]'`), // lines of the generation's profile that the draft cites
    state: text("state", { enum: DECISION_STATES }).notNull().default("open"),
  },
  (table) => [
    uniqueIndex("decisions_once").on(table.documentId, table.own, table.draft),
    index("decisions_generation").on(table.generationId),
    index("decisions_time").on(table.createdAt),
  ],
);
