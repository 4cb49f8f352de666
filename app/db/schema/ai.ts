// AI providers, models, prompts, and what each call did. Owner: features/ai.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, json } from "./columns";
import { generations } from "./generations";
import { DOCUMENT_TYPES } from "./values";

/** What an AI provider is to us: how it is reached, its encrypted key, and what the law asks us to know before text is sent there. */
export const aiProviders = sqliteTable("ai_providers", {
  slug: text("slug").primaryKey(), // "openai", "claude" …; "custom" for a server of one's own
  createdAt: createdAt(),
  updatedAt: at("updated_at").notNull(),
  label: text("label").notNull(),
  baseUrl: text("base_url"), // null: the address of the registry
  keyCipher: text("key_cipher"), // AES-256-GCM; only the last four characters are ever shown
  keyLast4: text("key_last4").notNull().default(""),
  keyHash: text("key_hash").notNull().default(""), // HMAC-SHA-256: a breaker belongs to one key
  model: text("model").notNull().default(""),
  isActive: integer("is_active", { mode: "boolean" }).notNull().default(false), // one at most: the first to be asked
  fallbackRank: integer("fallback_rank"), // 1 to 3: asked next, in this order; null: not at all
  maxConcurrency: integer("max_concurrency").notNull().default(4),
  dailyCapMicroUsd: integer("daily_cap_micro_usd"), // null: no cap of its own
  legalEntity: text("legal_entity").notNull().default(""),
  country: text("country").notNull().default(""), // ISO 3166-1 alpha-2
  mechanism: text("mechanism").notNull().default(""), // why the transfer is lawful
  terms: text("terms").notNull().default(""), // retention and training, in a sentence
  agreementUrl: text("agreement_url").notNull().default(""),
  checkedAt: at("checked_at"), // when somebody of ours read the above
  configVersion: integer("config_version").notNull().default(1), // rises with each change of key, model or address
  lastTest: json<{ at: number; ok: boolean; step: string; message: string }>("last_test"),
});

/** Models as data with dates: seeded, refreshed from the provider, or typed by an admin. */
export const aiModels = sqliteTable(
  "ai_models",
  {
    provider: text("provider")
      .notNull()
      .references(() => aiProviders.slug, { onDelete: "cascade" }),
    model: text("model").notNull(),
    updatedAt: at("updated_at").notNull(),
    origin: text("origin", { enum: ["seeded", "refreshed", "typed"] }).notNull(),
    status: text("status", { enum: ["active", "retiring", "retired", "unknown"] })
      .notNull()
      .default("unknown"),
    shutdownDate: text("shutdown_date"), // ISO date
    replacement: text("replacement"),
    inputMicroUsd: integer("input_micro_usd"), // per million tokens; null: not known, never 0
    cachedMicroUsd: integer("cached_micro_usd"),
    outputMicroUsd: integer("output_micro_usd"),
    pricedAt: text("priced_at"), // ISO date of the price
    capabilityOverrides: json<Record<string, unknown>>("capability_overrides")
      .notNull()
      .default(sql`'{}'`), // what its refusals taught: { temperature: "forbidden" }, { json: "json_object" } …
  },
  (table) => [primaryKey({ columns: [table.provider, table.model] })],
);

/** What an admin may say about style. The contract about facts stands in code around it. Versions are added, never changed. */
export const aiPrompts = sqliteTable(
  "ai_prompts",
  {
    id: id(),
    createdAt: createdAt(),
    type: text("type", { enum: DOCUMENT_TYPES }).notNull(),
    version: integer("version").notNull(),
    systemPrompt: text("system_prompt").notNull(),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [uniqueIndex("ai_prompts_version").on(table.type, table.version)],
);

/** One call to a provider. Ids, codes, counts and times; never a word that was sent or came back. */
export const aiCalls = sqliteTable(
  "ai_calls",
  {
    id: id(),
    createdAt: createdAt(),
    generationId: text("generation_id").references(() => generations.id, { onDelete: "set null" }),
    purpose: text("purpose", { enum: ["write", "repair", "test"] }).notNull(),
    documentType: text("document_type", { enum: DOCUMENT_TYPES }),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    servedModel: text("served_model"), // as the answer names it
    promptVersion: integer("prompt_version"),
    attempt: integer("attempt").notNull().default(1),
    status: text("status", { enum: ["started", "ok", "failed"] })
      .notNull()
      .default("started"),
    errorCode: text("error_code"),
    httpStatus: integer("http_status"),
    finishReason: text("finish_reason"),
    requestId: text("request_id"),
    inputTokens: integer("input_tokens"),
    cachedTokens: integer("cached_tokens"),
    outputTokens: integer("output_tokens"),
    reasoningTokens: integer("reasoning_tokens"),
    costMicroUsd: integer("cost_micro_usd"), // null: no price is known
    firstTokenMs: integer("first_token_ms"),
    ms: integer("ms"),
    nextProvider: text("next_provider"), // where the work went after this call failed; "builtin" at the end of the chain
  },
  (table) => [
    index("ai_calls_time").on(table.createdAt, table.provider, table.model, table.promptVersion),
    index("ai_calls_generation").on(table.generationId),
    index("ai_calls_open")
      .on(table.createdAt)
      .where(sql`status = 'started'`),
  ],
);

/** What the fact gate made of one document. */
export const factChecks = sqliteTable(
  "fact_checks",
  {
    id: id(),
    createdAt: createdAt(),
    generationId: text("generation_id").references(() => generations.id, { onDelete: "set null" }),
    documentType: text("document_type", { enum: DOCUMENT_TYPES }).notNull(),
    provider: text("provider").notNull(), // "builtin" for the built-in writer
    model: text("model").notNull().default(""),
    promptVersion: integer("prompt_version"),
    passed: integer("passed").notNull(), // sentences that stood at once
    repaired: integer("repaired").notNull(),
    reverted: integer("reverted").notNull(),
    codes: json<Record<string, number>>("codes")
      .notNull()
      .default(sql`'{}'`), // violations by code
    scoreBefore: integer("score_before"),
    scoreAfter: integer("score_after"),
  },
  (table) => [
    index("fact_checks_time").on(table.createdAt),
    index("fact_checks_generation").on(table.generationId),
  ],
);

/** A provider, key and model that failed too often is left alone for a while, restarts included. */
export const aiBreakers = sqliteTable("ai_breakers", {
  key: text("key").primaryKey(), // provider, key hash and model
  updatedAt: at("updated_at").notNull(),
  provider: text("provider").notNull(),
  model: text("model").notNull(),
  state: text("state", { enum: ["closed", "open", "half_open"] }).notNull(),
  reason: text("reason").notNull().default(""),
  failures: json<number[]>("failures")
    .notNull()
    .default(sql`'[]'`), // times of the latest ones
  opens: integer("opens").notNull().default(0), // in a row: each doubles the wait
  retryAt: at("retry_at"), // null while open: only an admin's change closes it
});
