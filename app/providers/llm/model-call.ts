/** One model at one address, ready for a call. The key is in clear text only here. */
export type ModelEndpoint = {
  provider: string; // the slug of the registry: "openai", "claude", "custom" …
  sdk: "openai" | "google" | "anthropic";
  protocol: "chat" | "responses" | "native";
  baseUrl: string;
  key: string; // empty for a server without keys
  model: string;
  options: EndpointOptions;
  /**
   * True where plain http and private addresses are allowed: a model on a local machine. Link-local and
   * metadata addresses never are.
   */
  allowLocal?: boolean;
};

/**
 * How to call this provider and model: registry default, overridden by provider, by model, then by learned
 * options.
 */
export type EndpointOptions = {
  tokenParam: "max_tokens" | "max_completion_tokens" | "max_output_tokens";
  systemRole: "system" | "developer";
  json: "json_schema" | "json_object" | "none";
  temperature: "allowed" | "forbidden";
  sendsUsage: "auto" | "stream_options";
  /** Tokens for thinking before the text; added to the cap of an answer. */
  reasoningTokens: number;
  /** More parameters (for Gemini: of generationConfig). null removes a default one: { store: null }. */
  extraBody: Record<string, unknown>;
  headers: Record<string, string>;
  /** Milliseconds. A local or thinking model gets more time for its first token. */
  firstTokenMs: number;
};

/** One request to a model. `user` is JSON text; the answer must be JSON for `schema`. */
export type ModelRequest = {
  system: string;
  user: string;
  schema: { name: string; json: Record<string, unknown> };
  maxTokens: number;
  temperature: number;
};

/**
 * Token counts from the provider; undefined when not reported. `input` includes `cached`, `output` includes
 * `reasoning`.
 */
export type TokenUsage = {
  input?: number;
  cached?: number;
  output?: number;
  reasoning?: number;
  costMicroUsd?: number;
};

export type ModelResponse = {
  text: string;
  finishReason: string;
  servedModel?: string;
  requestId?: string;
  usage: TokenUsage;
  firstTokenMs: number;
  ms: number;
  /**
   * Learned options for this provider, address and model: { temperature: "forbidden" }, { json: "json_object"
   * } …
   */
  capabilityOverrides: Partial<EndpointOptions>;
};

export const MODEL_FAILURE_CODES = [
  // permanent for this provider, key and model
  "bad_key",
  "quota_exhausted",
  "forbidden",
  "unknown_model",
  "unsupported_param",
  "context_too_long",
  "content_blocked",
  "length",
  "empty",
  "bad_request",
  // temporary
  "rate_limited",
  "overloaded",
  "server_error",
  "network",
  "timeout_connect",
  "timeout_first_token",
  "stalled",
  "truncated",
  "bad_stream",
  "oversized",
  // final
  "timeout_total",
  "cancelled",
] as const;
export type ModelFailureCode = (typeof MODEL_FAILURE_CODES)[number];

/** A call without a usable answer. `detail` has no keys and no text of users, for the admin's log only. */
export class ModelCallError extends Error {
  constructor(
    readonly code: ModelFailureCode,
    readonly detail: string = "",
    readonly details: {
      httpStatus?: number;
      retryAfterMs?: number;
      requestId?: string;
      usage?: TokenUsage;
      firstTokenMs?: number;
      ms?: number;
      finishReason?: string;
      servedModel?: string;
      capabilityOverrides?: Partial<EndpointOptions>;
    } = {},
  ) {
    super(code);
    this.name = "CallFailed";
  }
}

/**
 * Milliseconds, each from the start of the call except `idle`, which is between two pieces of text.
 * Keep-alive comments are no progress.
 */
export type CallTimeouts = { connect: number; firstToken: number; idle: number; total: number };

export type ModelCallOptions = {
  timeouts: CallTimeouts;
  signal?: AbortSignal;
  /** The whole text so far, after each chunk. */ onText?: (soFar: string) => void;
};

/** Calls one model once: no retry, no failover. Throws ModelCallError only. */
export type CallModel = (
  endpoint: ModelEndpoint,
  request: ModelRequest,
  options: ModelCallOptions,
) => Promise<ModelResponse>;
