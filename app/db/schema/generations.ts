// Uploaded resumes and the requests for documents. Owner: features/writing.
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { applications } from "./applications";
import { at, createdAt, id, json } from "./columns";
import type { DOCUMENT_TYPES } from "./values";
import { DOCUMENT_LENGTHS, LANGUAGES, SOURCE_KINDS } from "./values";

/** The text of an uploaded resume. The file itself is not stored. */
export const uploads = sqliteTable(
  "uploads",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    kind: text("kind", { enum: SOURCE_KINDS }).notNull(),
    size: integer("size").notNull(), // bytes of the file
    sha256: text("sha256").notNull(),
    text: text("text").notNull(),
  },
  (table) => [
    uniqueIndex("uploads_same_file").on(table.userId, table.sha256),
    index("uploads_time").on(table.createdAt),
  ],
);

/**
 * A partial upload of a resume (tus). Its bytes are in DATA_DIR/uploads-open until the file is complete and
 * read, for a day at most.
 */
export const partialUploads = sqliteTable(
  "partial_uploads",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    size: integer("size").notNull(), // bytes of the whole file, as announced
    sha256: text("sha256").notNull(), // of the whole file, as announced; checked at the end
    // the upload that it became
    uploadId: text("upload_id").references(() => uploads.id, { onDelete: "cascade" }),
    // why the file could not be read; the client does not send the same file twice
    refusalCode: text("refusal_code"),
  },
  (table) => [uniqueIndex("partial_uploads_same_file").on(table.userId, table.sha256)],
);

export type StageTimes = { stage: string; startedAt: number; endedAt?: number }[];

/** One request for documents, from the form to the checked result. */
export const generations = sqliteTable(
  "generations",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    applicationId: text("application_id")
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    idempotencyKey: text("idempotency_key").notNull(),
    inputHash: text("input_hash").notNull(),
    status: text("status", { enum: ["queued", "running", "succeeded", "partly", "failed"] })
      .notNull()
      .default("queued"),
    resumeName: text("resume_name").notNull().default(""),
    profile: json<unknown>("profile"), // the profile that it writes from, as it was at the request
    questionnaire: json<Record<string, unknown>>("questionnaire"), // the form for users without a resume
    language: text("language", { enum: LANGUAGES }).notNull().default("en"),
    tone: text("tone", { enum: ["plain", "formal", "warm"] })
      .notNull()
      .default("plain"),
    length: text("length", { enum: DOCUMENT_LENGTHS }).notNull().default("standard"),
    allowedProviders: json<string[]>("allowed_providers")
      .notNull()
      .default(sql`'[]'`), // the AI providers that the user allowed; empty: the built-in writer
    freeKinds: json<(typeof DOCUMENT_TYPES)[number][]>("free_kinds")
      .notNull()
      .default(sql`'[]'`), // documents that this one makes again without a credit
    stages: json<StageTimes>("stages")
      .notNull()
      .default(sql`'[]'`),
    // match summary and eligibility, shown with the result
    findings: json<Record<string, unknown>>("findings"),
    startedAt: at("started_at"),
    finishedAt: at("finished_at"),
  },
  (table) => [
    uniqueIndex("generations_idempotency").on(table.userId, table.idempotencyKey),
    index("generations_user").on(table.userId, table.createdAt),
    index("generations_application").on(table.applicationId, table.createdAt),
    index("generations_time").on(table.createdAt),
    index("generations_open")
      .on(table.createdAt)
      .where(sql`status in ('queued', 'running')`),
  ],
);
