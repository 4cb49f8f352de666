// The log of what staff did. Owner: features/admin.
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { createdAt, id, json } from "./columns";

/** Every action of staff: actor, action, subject, before and after. Rows are only added. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    createdAt: createdAt(),
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
    action: text("action").notNull(), // "provider.activated"
    subject: text("subject").notNull(), // "provider:openai"
    before: json<Record<string, unknown>>("before"),
    after: json<Record<string, unknown>>("after"),
    address: text("address").notNull().default(""), // the network address of the actor
  },
  (table) => [
    index("audit_log_time").on(table.createdAt),
    index("audit_log_subject").on(table.subject, table.createdAt),
    index("audit_log_action").on(table.action, table.createdAt),
    index("audit_log_actor").on(table.actorId, table.createdAt),
  ],
);
