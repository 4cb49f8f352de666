// Conversations between users and support. Owner: features/support.
import { blob, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id } from "./columns";

/** The conversation between a user and support: one thread for each user. */
export const conversations = sqliteTable(
  "conversations",
  {
    id: id(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(), // time of the last message
    userId: text("user_id")
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    status: text("status", { enum: ["open", "resolved"] })
      .notNull()
      .default("open"),
    // sequence number of the newest message; assigned in the transaction that stores it
    lastSequence: integer("last_sequence").notNull().default(0),
    // the last sequence number that each side has read; it only increases
    seenByUser: integer("seen_by_user").notNull().default(0),
    seenBySupport: integer("seen_by_support").notNull().default(0),
    // the last sequence number that each side received by mail
    mailedToUser: integer("mailed_to_user").notNull().default(0),
    mailedToSupport: integer("mailed_to_support").notNull().default(0),
    waitingSince: at("waiting_since"), // the first unanswered message; null: none
    currentPage: text("current_page").notNull().default(""), // page of the user at the last message
    userAgent: text("user_agent").notNull().default(""),
    // part of the address that support answers to; the user's own is in replyAddresses
    supportReplyToken: text("support_reply_token").notNull().unique(),
  },
  (table) => [
    index("conversations_waiting").on(table.waitingSince),
    index("conversations_updated").on(table.status, table.updatedAt),
  ],
);

export const supportMessages = sqliteTable(
  "support_messages",
  {
    id: id(),
    createdAt: createdAt(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    sender: text("sender", { enum: ["user", "support"] }).notNull(),
    // 1, 2, 3 … in the conversation; defines the order, unlike a clock
    sequence: integer("sequence").notNull(),
    // made by the sender, so that a repeated message is stored once
    clientMessageId: text("client_message_id").notNull(),
    body: text("body").notNull(),
    channel: text("channel", { enum: ["chat", "mail"] })
      .notNull()
      .default("chat"),
    seenAt: at("seen_at"),
    waitedMs: integer("waited_ms"), // for an answer: how long the user waited
    targetMs: integer("target_ms"), // for an answer: the response target of the plan at that time
  },
  (table) => [
    uniqueIndex("support_messages_sequence").on(table.conversationId, table.sequence),
    uniqueIndex("support_messages_once").on(table.conversationId, table.sender, table.clientMessageId),
    index("support_messages_author").on(table.authorId),
  ],
);

/** An image in a message, encoded anew from the upload: WebP without metadata. */
export const supportImages = sqliteTable("support_images", {
  id: id(),
  createdAt: createdAt(),
  messageId: text("message_id")
    .notNull()
    .unique()
    .references(() => supportMessages.id, { onDelete: "cascade" }),
  originalName: text("original_name").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  bytes: blob("bytes", { mode: "buffer" }).notNull(), // longest side at most 1600 pixels
  thumbnail: blob("thumbnail", { mode: "buffer" }).notNull(), // at most 15 KB
});

/** Frequent answers of agents, found by a short code. */
export const savedReplies = sqliteTable("saved_replies", {
  id: id(),
  createdAt: createdAt(),
  code: text("code").notNull().unique(),
  body: text("body").notNull(),
});

/** Remarks of agents to each other about a conversation. The user never sees them. */
export const supportNotes = sqliteTable(
  "support_notes",
  {
    id: id(),
    createdAt: createdAt(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    body: text("body").notNull(),
  },
  (table) => [index("support_notes_conversation").on(table.conversationId, table.createdAt)],
);

/**
 * Incoming support mail. The hash of the Message-ID prevents duplicates. Text is stored only for quarantined
 * mail.
 */
export const inboundMails = sqliteTable("inbound_mails", {
  messageIdHash: text("message_id_hash").primaryKey(),
  createdAt: createdAt(),
  conversationId: text("conversation_id").references(() => conversations.id, { onDelete: "cascade" }),
  outcome: text("outcome", { enum: ["threaded", "quarantined", "ignored"] }).notNull(),
  reason: text("reason").notNull().default(""),
  sender: text("sender").notNull().default(""),
  subject: text("subject").notNull().default(""),
  body: text("body").notNull().default(""),
});
