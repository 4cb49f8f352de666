// Conversations between a person and support. Owner: features/support.
import { blob, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id } from "./columns";

/** What a person and support say to each other: one thread a person, for as long as they write. */
export const conversations = sqliteTable(
  "conversations",
  {
    id: id(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(), // the last message
    userId: text("user_id")
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    status: text("status", { enum: ["open", "resolved"] })
      .notNull()
      .default("open"),
    lastSequence: integer("last_sequence").notNull().default(0), // the number of the newest message; given out inside the transaction that stores it
    seenByUser: integer("seen_by_user").notNull().default(0), // up to which number each side has read; they only rise
    seenBySupport: integer("seen_by_support").notNull().default(0),
    mailedToUser: integer("mailed_to_user").notNull().default(0), // up to which number each side was told by mail
    mailedToSupport: integer("mailed_to_support").notNull().default(0),
    waitingSince: at("waiting_since"), // the first message that nobody answered yet; null: nobody waits
    currentPage: text("current_page").notNull().default(""), // where the person was when they last wrote
    userAgent: text("user_agent").notNull().default(""),
    userReplyToken: text("user_reply_token").notNull().unique(), // stands in the address that an answer by mail goes to, one for each side
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
    sequence: integer("sequence").notNull(), // 1, 2, 3 … within the conversation: order and catching up go by it, never by a clock
    clientMessageId: text("client_message_id").notNull(), // made by the sender, so that a message sent twice is stored once
    body: text("body").notNull(),
    channel: text("channel", { enum: ["chat", "mail"] })
      .notNull()
      .default("chat"),
    seenAt: at("seen_at"),
    waitedMs: integer("waited_ms"), // on an answer: how long the person had waited for it
    targetMs: integer("target_ms"), // and what their plan promised then
  },
  (table) => [
    uniqueIndex("support_messages_sequence").on(table.conversationId, table.sequence),
    uniqueIndex("support_messages_once").on(table.conversationId, table.sender, table.clientMessageId),
    index("support_messages_author").on(table.authorId),
  ],
);

/** A picture of a message, made anew from what was uploaded: WebP without metadata. */
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
  bytes: blob("bytes", { mode: "buffer" }).notNull(), // longest side 1600 pixels at most
  thumbnail: blob("thumbnail", { mode: "buffer" }).notNull(), // 15 KB at most
});

/** Answers that agents give often, found by a short code. */
export const savedReplies = sqliteTable("saved_replies", {
  id: id(),
  createdAt: createdAt(),
  code: text("code").notNull().unique(),
  body: text("body").notNull(),
});

/** What agents tell each other about a conversation. The person never sees it. */
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

/** Mails that came in for support. The hash of the Message-ID makes each count once; words are kept only of those that were put aside. */
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
