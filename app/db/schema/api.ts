// What the API keeps of its own calls. Owner: features/api.
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt } from "./columns";

/** The answer to a call with an Idempotency-Key, for 24 hours. Without a status the call is still being answered. */
export const idempotentAnswers = sqliteTable(
  "idempotent_answers",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    keyHash: text("key_hash").notNull(), // SHA-256 of the key
    createdAt: createdAt(),
    startedAt: at("started_at").notNull(), // a call that began long ago and has no answer was broken off
    callId: text("call_id").notNull(), // stays when a call that was broken off is made again
    inputHash: text("input_hash").notNull(), // of method, path and body
    status: integer("status"),
    location: text("location"),
    bodyCipher: text("body_cipher"), // encrypted, because an answer may hold a secret
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    index("idempotent_answers_time").on(table.createdAt),
  ],
);
