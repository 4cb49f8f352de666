/** One model at one address, ready to be asked. The key stands here in the clear, and nowhere else. */
export type Target = {
  provider: string; // the slug of the registry: "openai", "claude", "custom" …
  sdk: "openai" | "google" | "anthropic";
  wire: "chat" | "responses" | "native";
  baseUrl: string;
  key: string; // empty for a server that wants none
  model: string;
  options: TargetOptions;
  /** True where plain http and private addresses are allowed: a model on one's own machine. Link-local and metadata addresses never are. */
  allowLocal?: boolean;
};

/** How this provider and model want to be asked: registry default, overridden by provider, by model, then by what was learned from refusals. */
export type TargetOptions = {
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
export type Ask = {
  system: string;
  user: string;
  schema: { name: string; json: Record<string, unknown> };
  maxTokens: number;
  temperature: number;
};

/** Counts as the provider reports them; undefined where it does not say. `input` includes `cached`, `output` includes `reasoning`. */
export type Usage = {
  input?: number;
  cached?: number;
  output?: number;
  reasoning?: number;
  costMicroUsd?: number;
};

export type Answer = {
  text: string;
  finishReason: string;
  servedModel?: string;
  requestId?: string;
  usage: Usage;
  firstTokenMs: number;
  ms: number;
  /** What was found out on the way and should be remembered for this provider, address and model: { temperature: "forbidden" }, { json: "json_object" } … */
  learned: Partial<TargetOptions>;
};

export const FAILURES = [
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
export type FailureCode = (typeof FAILURES)[number];

/** A call that gave no usable answer. `detail` is scrubbed of keys and of people's text, for the admin's log only. */
export class CallFailed extends Error {
  constructor(
    readonly code: FailureCode,
    readonly detail: string = "",
    readonly facts: {
      httpStatus?: number;
      retryAfterMs?: number;
      requestId?: string;
      usage?: Usage;
      firstTokenMs?: number;
      ms?: number;
      finishReason?: string;
      servedModel?: string;
      learned?: Partial<TargetOptions>;
    } = {},
  ) {
    super(code);
    this.name = "CallFailed";
  }
}

/** Milliseconds, each from the start of the call but `idle`, which is between two pieces of text. Comments that keep a stream alive are no progress. */
export type Timers = { connect: number; firstToken: number; idle: number; total: number };

export type CallOptions = {
  timers: Timers;
  signal?: AbortSignal;
  /** The whole text so far, after each piece. */ onText?: (soFar: string) => void;
};

/** Asks one model once: no retry, no failover. Throws CallFailed and nothing else. */
export type CallModel = (target: Target, ask: Ask, options: CallOptions) => Promise<Answer>;
