/** One model at one address, ready to be asked. The key stands here in the clear, and nowhere else. */
export type ModelEndpoint = {
  provider: string; // the slug of the registry: "openai", "claude", "custom" …
  sdk: "openai" | "google" | "anthropic";
  protocol: "chat" | "responses" | "native";
  baseUrl: string;
  key: string; // empty for a server that wants none
  model: string;
  options: EndpointOptions;
  /** True where plain http and private addresses are allowed: a model on one's own machine. Link-local and metadata addresses never are. */
  allowLocal?: boolean;
};

/** How this provider and model want to be asked: registry default, overridden by provider, by model, then by what was learned from refusals. */
export type EndpointOptions = {
  tokenParam: "max_tokens" | "max_completion_tokens" | "max_output_tokens";
  systemRole: "system" | "developer";
  json: "json_schema" | "json_object" | "none";
  temperature: "allowed" | "forbidden";
  sendsUsage: "auto" | "stream_options";
  /** Tokens the model may spend on thinking before it writes; added to the cap of an answer. */
  reasoningTokens: number;
  /** More parameters (for Gemini: of generationConfig). null takes one away that would be sent otherwise: { store: null }. */
  extraBody: Record<string, unknown>;
  headers: Record<string, string>;
  /** Milliseconds. A local or thinking model is given longer for its first token. */
  firstTokenMs: number;
};

/** One question to a model. `user` is JSON text; the answer must be JSON for `schema`. */
export type ModelRequest = {
  system: string;
  user: string;
  schema: { name: string; json: Record<string, unknown> };
  maxTokens: number;
  temperature: number;
};

/** Counts as the provider reports them; undefined where it does not say. `input` includes `cached`, `output` includes `reasoning`. */
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
  /** What was found out on the way and should be remembered for this provider, address and model: { temperature: "forbidden" }, { json: "json_object" } … */
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
  // worth another try
  "rate_limited",
  "overloaded",
  "server_error",
  "network",
  "timeout_connect",
  "timeout_first_token",
  "stalled",
  "truncated",
  "bad_stream",
  // the end
  "timeout_total",
  "cancelled",
] as const;
export type ModelFailureCode = (typeof MODEL_FAILURE_CODES)[number];

/** A call that gave no usable answer. `detail` is scrubbed of keys and of people's text, for the admin's log only. */
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

/** Milliseconds, each from the start of the call but `idle`, which is between two pieces of text. Comments that keep a stream alive are no progress. */
export type CallTimeouts = { connect: number; firstToken: number; idle: number; total: number };

export type ModelCallOptions = {
  timeouts: CallTimeouts;
  signal?: AbortSignal;
  /** The whole text so far, after each piece. */ onText?: (soFar: string) => void;
};

/** Asks one model once: no retry, no failover. Throws CallFailed and nothing else. */
export type CallModel = (
  endpoint: ModelEndpoint,
  request: ModelRequest,
  options: ModelCallOptions,
) => Promise<ModelResponse>;
