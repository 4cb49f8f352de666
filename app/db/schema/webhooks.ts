// Where the programs of a person hear what happened, and what was sent there. Owner: features/webhooks.
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { accountEvents } from "./account-events";
import { users } from "./accounts";
import { at, createdAt, id, json } from "./columns";
import { DELIVERY_STATES, EVENT_TYPES, SWITCHED_OFF_REASONS, type EventType } from "./values";

/** An address of a person's own program that events are sent to. */
export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: id(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    eventTypes: json<EventType[]>("event_types").notNull(),
    secretCipher: text("secret_cipher").notNull(),
    previousSecretCipher: text("previous_secret_cipher"), // signs too until it ends
    previousSecretEndsAt: at("previous_secret_ends_at"),
    failingSince: at("failing_since"), // no delivery succeeded since then
    switchedOffAt: at("switched_off_at"),
    switchedOffBecause: text("switched_off_because", { enum: SWITCHED_OFF_REASONS }),
  },
  (table) => [uniqueIndex("webhook_endpoints_url").on(table.userId, table.url)],
);

/** One event on its way to one endpoint, with what the last try brought. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    endpointId: text("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    eventId: text("event_id")
      .notNull()
      .references(() => accountEvents.id, { onDelete: "cascade" }),
    eventType: text("event_type", { enum: EVENT_TYPES }).notNull(),
    state: text("state", { enum: DELIVERY_STATES }).notNull().default("pending"),
    tries: integer("tries").notNull().default(0), // since it was sent first, or again by its owner
    lastTriedAt: at("last_tried_at"),
    nextTryAt: at("next_try_at"), // null: none comes by itself
    status: integer("status"), // of the last answer; null: none came
    answer: text("answer").notNull().default(""), // its beginning, or why none came
  },
  (table) => [
    uniqueIndex("webhook_deliveries_once").on(table.endpointId, table.eventId),
    index("webhook_deliveries_list").on(table.endpointId, table.createdAt),
    index("webhook_deliveries_user").on(table.userId),
    index("webhook_deliveries_event").on(table.eventId),
  ],
);
