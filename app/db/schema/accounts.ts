// Accounts, their credentials, and outgoing mail. Owner: features/accounts.
import { sql } from "drizzle-orm";
import { blob, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, json } from "./columns";
import { DESIGNS, LANGUAGES, STAFF_ROLES, type ApiScope, type PageLimit } from "./values";

export const users = sqliteTable(
  "users",
  {
    id: id(),
    createdAt: createdAt(),
    updatedAt: at("updated_at").notNull(),
    email: text("email").notNull().unique(), // trimmed, lower case
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull().default(""),
    passwordHash: text("password_hash"),
    // hash of the secret of the browser that registered an address which is not verified yet; null afterwards
    registeredByBrowser: text("registered_by_browser"),
    role: text("role", { enum: ["user", "admin"] })
      .notNull()
      .default("user"),
    // what an admin may do; without meaning for others
    staffRole: text("staff_role", { enum: STAFF_ROLES }).notNull().default("owner"),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    emailVerifiedAt: at("email_verified_at"),
    onboardingCompleted: integer("onboarding_completed", { mode: "boolean" }).notNull().default(false),
    linkedinProfile: text("linkedin_profile"),
    photoId: text("photo_id"), // random, new with each photo
    deletionRequestedAt: at("deletion_requested_at"), // the account is closed; erasure follows 30 days later
  },
  (table) => [
    index("users_unverified")
      .on(table.createdAt)
      .where(sql`email_verified_at is null`),
    index("users_inactive")
      .on(table.isActive)
      .where(sql`is_active = 0`),
    index("users_closed")
      .on(table.deletionRequestedAt)
      .where(sql`deletion_requested_at is not null`),
  ],
);

/** The choices of a user in Settings. A missing row means the defaults. */
export const userSettings = sqliteTable("user_settings", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  updatedAt: at("updated_at").notNull(),
  emailNotifications: integer("email_notifications", { mode: "boolean" }).notNull().default(true),
  pushNotifications: integer("push_notifications", { mode: "boolean" }).notNull().default(false),
  marketingEmails: integer("marketing_emails", { mode: "boolean" }).notNull().default(false),
  darkMode: integer("dark_mode", { mode: "boolean" }), // null: follow the device
  language: text("language", { enum: LANGUAGES }).notNull().default("en"),
  timezone: text("timezone").notNull().default("Africa/Lagos"),
  design: text("design", { enum: DESIGNS }).notNull().default("plain"), // of the next documents
  pages: integer("pages").$type<PageLimit>().notNull().default(2),
  dailyDigest: integer("daily_digest", { mode: "boolean" }).notNull().default(true), // of an owner
  digestedOn: text("digested_on"), // the day of the last one, YYYY-MM-DD in Lagos
});

/** An account at another provider, identified by issuer and subject, never by address. */
export const identities = sqliteTable(
  "identities",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
  },
  (table) => [
    uniqueIndex("identities_subject").on(table.issuer, table.subject),
    index("identities_user").on(table.userId),
  ],
);

/** Six-digit sign-in codes. Only the newest code of a user works. Five wrong attempts disable it. */
export const signInCodes = sqliteTable("sign_in_codes", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
  // HMAC-SHA-256 with a secret key, because six digits alone could be searched
  codeHash: text("code_hash").notNull(),
  expiresAt: at("expires_at").notNull(),
  attempts: integer("attempts").notNull().default(0),
  usedAt: at("used_at"),
  // hash of the secret of the browser; only that browser may use the code again when the first response was
  // lost
  usedByBrowser: text("used_by_browser"),
});

export const photos = sqliteTable("photos", {
  id: id(),
  createdAt: createdAt(),
  userId: text("user_id")
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  bytes: blob("bytes", { mode: "buffer" }).notNull(), // JPEG, encoded anew from the upload, without metadata
});

/**
 * A consent of a user: the text by hash and version, and when it ended. Rows are added and closed, never
 * changed in another way.
 */
export const consents = sqliteTable(
  "consents",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["marketing", "ai_transfer"] }).notNull(),
    scope: text("scope").notNull().default(""), // what the consent covers: "openai:US" for a transfer
    version: text("version").notNull(),
    textHash: text("text_hash").notNull(),
    givenAt: at("given_at").notNull(),
    withdrawnAt: at("withdrawn_at"),
    userAgent: text("user_agent").notNull().default(""),
  },
  (table) => [index("consents_user").on(table.userId, table.purpose)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(), // SHA-256 of the cookie's random token
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: at("expires_at").notNull(),
    userAgent: text("user_agent").notNull().default(""),
    provedAt: at("proved_at"), // when its user last proved who they are; null: never, as after a remembered second step
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_end").on(table.expiresAt)],
);

/** A key with which a program of the person calls the API. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    keyHash: text("key_hash").notNull().unique(), // SHA-256 of the key
    last4: text("last4").notNull(),
    scopes: json<ApiScope[]>("scopes").notNull(),
    expiresAt: at("expires_at").notNull(),
    lastUsedAt: at("last_used_at"), // to the minute
  },
  (table) => [
    uniqueIndex("api_keys_name").on(table.userId, table.name),
    index("api_keys_end").on(table.expiresAt),
  ],
);

/** Single-use secrets sent by mail. Only their hash is stored. */
export const tokens = sqliteTable(
  "tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    createdAt: createdAt(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", {
      enum: [
        "verify_email",
        "magic_link",
        "reset_password",
        "change_email",
        "unsubscribe",
        "download_export",
        "close_account",
        "second_step",
      ],
    }).notNull(),
    value: text("value"), // the subject of the token, such as the new address
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
  },
  (table) => [index("tokens_user").on(table.userId, table.purpose)],
);

export const mails = sqliteTable(
  "mails",
  {
    id: id(),
    createdAt: createdAt(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html").notNull(),
    replyTo: text("reply_to"), // address for replies; null: the sender
    attachment: text("attachment"), // the number of the receipt that goes with it; its file is made when the mail is sent
    sentAt: at("sent_at"),
  },
  (table) => [
    index("mails_user").on(table.userId),
    index("mails_recipient").on(table.recipient),
    index("mails_time").on(table.createdAt),
  ],
);

/** The secret part of the address that answers to mails of one person go to, the same for all of them. */
export const replyAddresses = sqliteTable("reply_addresses", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
  token: text("token").notNull().unique(), // 32 hexadecimal digits: servers may change the case of an address
});
