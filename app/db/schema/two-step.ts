// Second factors of accounts. Owner: features/two-step.
import { blob, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { at, createdAt, id, json } from "./columns";

const userId = () =>
  text("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The authenticator app of a user: its secret, encrypted for this user. */
export const authenticatorApps = sqliteTable("authenticator_apps", {
  userId: userId().primaryKey(),
  createdAt: createdAt(),
  secretCipher: text("secret_cipher").notNull(),
  lastStep: integer("last_step").notNull(), // the time step of the last code that was used; a code works once
});

/** A set-up that waits for its first code. It ends after an hour. */
export const authenticatorSetups = sqliteTable("authenticator_setups", {
  userId: userId().primaryKey(),
  createdAt: createdAt(),
  secretCipher: text("secret_cipher").notNull(),
});

export const passkeys = sqliteTable(
  "passkeys",
  {
    id: id(),
    createdAt: createdAt(),
    userId: userId(),
    credentialId: text("credential_id").notNull().unique(), // base64url, chosen by the authenticator
    publicKey: blob("public_key", { mode: "buffer" }).notNull(), // COSE
    counter: integer("counter").notNull(),
    transports: json<string[]>("transports").notNull(),
    name: text("name").notNull(),
    lastUsedAt: at("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Single-use codes for a lost phone. Only their hash is stored. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    createdAt: createdAt(),
    userId: userId(),
    usedAt: at("used_at"),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** A browser that is not asked for the second step until `expiresAt`. */
export const rememberedBrowsers = sqliteTable(
  "remembered_browsers",
  {
    tokenHash: text("token_hash").primaryKey(), // SHA-256 of the cookie's random token
    createdAt: createdAt(),
    userId: userId(),
    expiresAt: at("expires_at").notNull(),
    userAgent: text("user_agent").notNull().default(""),
  },
  (table) => [
    index("remembered_browsers_user").on(table.userId),
    index("remembered_browsers_end").on(table.expiresAt),
  ],
);
