// Uploaded resumes and the requests for documents. Owner: features/writing.
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id, json } from "./columns";
import { LANGUAGES } from "./values";

/** The text that was read from an uploaded resume. The file itself is not kept. */
export const uploads = sqliteTable(
  "uploads",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fileName: text("file_name").notNull(),
    kind: text("kind", { enum: ["pdf", "docx", "doc"] }).notNull(),
    size: integer("size").notNull(), // bytes of the file
    sha256: text("sha256").notNull(),
    text: text("text").notNull(),
  },
  (table) => [
    uniqueIndex("uploads_same_file").on(table.userId, table.sha256),
    index("uploads_time").on(table.createdAt),
  ],
);

/** A resume on its way here in pieces (tus). Its bytes lie in DATA_DIR/uploads-open until it is whole and read, a day at most. */
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
    sha256: text("sha256").notNull(), // of the whole file, as announced; checked when it is here
    uploadId: text("upload_id").references(() => uploads.id, { onDelete: "cascade" }), // what it became
    refusalCode: text("refusal_code"), // why it could not be read; the same file is not sent twice to hear it again
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
    idempotencyKey: text("idempotency_key").notNull(),
    inputHash: text("input_hash").notNull(),
    status: text("status", { enum: ["queued", "running", "succeeded", "partly", "failed"] })
      .notNull()
      .default("queued"),
    jobTitle: text("job_title").notNull(),
    companyName: text("company_name").notNull(),
    companyLocation: text("company_location").notNull().default(""),
    jobDescription: text("job_description").notNull(),
    resumeText: text("resume_text").notNull().default(""), // the upload's text, kept with the request so that a later upload changes nothing
    resumeName: text("resume_name").notNull().default(""),
    profile: json<unknown>("profile"), // the profile that it writes from, as it was when it was asked for
    questionnaire: json<Record<string, string>>("questionnaire"), // the no-resume form
    language: text("language", { enum: LANGUAGES }).notNull().default("en"),
    tone: text("tone", { enum: ["plain", "formal", "warm"] })
      .notNull()
      .default("plain"),
    length: text("length", { enum: ["short", "standard"] })
      .notNull()
      .default("standard"),
    allowedProviders: json<string[]>("allowed_providers")
      .notNull()
      .default(sql`'[]'`), // the AI providers that the person let us send the text to; none: the built-in writer
    stages: json<StageTimes>("stages")
      .notNull()
      .default(sql`'[]'`),
    findings: json<Record<string, unknown>>("findings"), // match summary and eligibility, shown with the result
    startedAt: at("started_at"),
    finishedAt: at("finished_at"),
  },
  (table) => [
    uniqueIndex("generations_idempotency").on(table.userId, table.idempotencyKey),
    index("generations_user").on(table.userId, table.createdAt),
    index("generations_time").on(table.createdAt),
    index("generations_open")
      .on(table.createdAt)
      .where(sql`status in ('queued', 'running')`),
  ],
);
