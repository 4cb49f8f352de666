// AI providers, models, prompts and the log of calls. Owner: features/ai.
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { at, createdAt, id, json } from "./columns";
import { generations } from "./generations";
import { DOCUMENT_TYPES } from "./values";

/**
 * An AI provider: its address, its encrypted key, and the data that the law requires before we send text
 * there.
 */
export const aiProviders = sqliteTable("ai_providers", {
  slug: text("slug").primaryKey(), // "openai", "claude" …; "custom" for a self-hosted server
  createdAt: createdAt(),
  updatedAt: at("updated_at").notNull(),
  label: text("label").notNull(),
  baseUrl: text("base_url"), // null: the address from the registry
  keyCipher: text("key_cipher"), // AES-256-GCM; only the last four characters are ever shown
  keyLast4: text("key_last4").notNull().default(""),
  keyHash: text("key_hash").notNull().default(""), // HMAC-SHA-256; a circuit breaker belongs to one key
  model: text("model").notNull().default(""),
  // at most one: the first provider in the failover order
  isActive: integer("is_active", { mode: "boolean" }).notNull().default(false),
  fallbackRank: integer("fallback_rank"), // 1 to 3: place in the failover order; null: not in it
  maxConcurrency: integer("max_concurrency").notNull().default(4),
  dailyCapMicroUsd: integer("daily_cap_micro_usd"), // null: no separate cap
  legalEntity: text("legal_entity").notNull().default(""),
  country: text("country").notNull().default(""), // ISO 3166-1 alpha-2
  mechanism: text("mechanism").notNull().default(""), // legal basis of the transfer
  terms: text("terms").notNull().default(""), // retention and training, in one sentence
  agreementUrl: text("agreement_url").notNull().default(""),
  checkedAt: at("checked_at"), // when staff last checked the fields above
  // increases with each change of key, model or address
  configVersion: integer("config_version").notNull().default(1),
  lastTest: json<{ at: number; ok: boolean; step: string; message: string }>("last_test"),
});

/** Models as data with dates: seeded, loaded from the provider, or typed by an admin. */
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
    inputMicroUsd: integer("input_micro_usd"), // per million tokens; null: unknown, never 0
    cachedMicroUsd: integer("cached_micro_usd"),
    outputMicroUsd: integer("output_micro_usd"),
    pricedAt: text("priced_at"), // ISO date of the price
    // learned from refused calls: { temperature: "forbidden", learnedAt: 1795000000000 } …
    capabilityOverrides: json<Record<string, unknown>>("capability_overrides")
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.provider, table.model] })],
);

/**
 * The text of an admin about style. The code adds the rules about facts around it. Versions are added, never
 * changed.
 */
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

/** One call to a provider. Ids, codes, counts and times only; no text that was sent or received. */
export const aiCalls = sqliteTable(
  "ai_calls",
  {
    id: id(),
    createdAt: createdAt(),
    generationId: text("generation_id").references(() => generations.id, { onDelete: "set null" }),
    purpose: text("purpose", { enum: ["write", "judge", "mark", "test"] }).notNull(),
    documentType: text("document_type", { enum: DOCUMENT_TYPES }),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    servedModel: text("served_model"), // as the response names it
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
    costMicroUsd: integer("cost_micro_usd"), // null: no known price
    firstTokenMs: integer("first_token_ms"),
    ms: integer("ms"),
    // the next provider after this call failed; "builtin" at the end of the order
    nextProvider: text("next_provider"),
  },
  (table) => [
    index("ai_calls_time").on(table.createdAt, table.provider, table.model, table.promptVersion),
    index("ai_calls_generation").on(table.generationId),
    index("ai_calls_open")
      .on(table.createdAt)
      .where(sql`status = 'started'`),
  ],
);

/** What lock and judge made of the sentences of one document. */
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
    passed: integer("passed").notNull(), // sentences that held
    repaired: integer("repaired").notNull(), // taken with a mend of the judge
    reverted: integer("reverted").notNull(), // not taken
    codes: json<Record<string, number>>("codes")
      .notNull()
      .default(sql`'{}'`), // reasons, in words
    scoreBefore: integer("score_before"),
    scoreAfter: integer("score_after"),
  },
  (table) => [
    index("fact_checks_time").on(table.createdAt),
    index("fact_checks_generation").on(table.generationId),
  ],
);

/**
 * A circuit breaker: a provider, key and model that failed too often gets no calls for a while. It survives a
 * restart.
 */
export const aiBreakers = sqliteTable("ai_breakers", {
  key: text("key").primaryKey(), // provider, key hash and model
  updatedAt: at("updated_at").notNull(),
  provider: text("provider").notNull(),
  model: text("model").notNull(),
  state: text("state", { enum: ["closed", "open", "half_open"] }).notNull(),
  reason: text("reason").notNull().default(""),
  failures: json<number[]>("failures")
    .notNull()
    .default(sql`'[]'`), // times of the latest failures
  opens: integer("opens").notNull().default(0), // in a row; each one doubles the wait
  retryAt: at("retry_at"), // null while open: only a change by an admin closes it
});
