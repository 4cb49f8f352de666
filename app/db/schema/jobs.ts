// The job queue. Owner: jobs/.
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, json } from "./columns";

/** The durable queue. It knows no feature: a job is a kind and a small payload of ids. */
export const jobs = sqliteTable(
  "jobs",
  {
    id: id(),
    createdAt: createdAt(),
    kind: text("kind").notNull(),
    payload: json<Record<string, string>>("payload").notNull(),
    status: text("status", { enum: ["queued", "running", "done", "failed"] })
      .notNull()
      .default("queued"),
    runAt: at("run_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    maxAttempts: integer("max_attempts").notNull(),
    leaseGeneration: integer("lease_generation").notNull().default(0),
    leaseExpiresAt: at("lease_expires_at"),
    lastError: text("last_error"),
    finishedAt: at("finished_at"),
  },
  (table) => [index("jobs_due").on(table.status, table.runAt), index("jobs_ended").on(table.finishedAt)],
);
