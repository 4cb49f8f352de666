import type { ModelRequest, ModelFailureCode, ModelEndpoint } from "~/providers/llm/model-call";

/** What came back is well-formed but of no use: not the schema, or nothing in it. `message` is told to the model when it is asked once more; it must hold no key. */
export class InvalidCompletion extends Error {
  constructor(message: string) {
    super(message);
    this.name = "Unusable";
  }
}

/** What should be different this time. `shrink` 1: the text was too long, send less of it. `problem`: what was wrong with the answer before, asked anew in a fresh conversation. */
export type RequestAdjustment = { shrink: 0 | 1; problem?: string };

/** One piece of writing that any provider in line may do. */
export type CompletionRequest<T> = {
  generationId: string | null;
  documentType: "cover_letter" | "resume" | null;
  purpose: "write" | "repair" | "test";
  /** Slugs of the providers that the person let us send the text to. */
  allowedProviders: string[];
  /** When nobody waits any longer, in milliseconds since 1970. */
  deadline: number;
  signal?: AbortSignal;
  promptVersion?: number;
  /** A slug that counts as down without being asked: an admin tries out what happens then. */
  simulatedOutage?: string;
  buildModelRequest(target: ModelEndpoint, again: RequestAdjustment): ModelRequest;
  /** Parses the answer. Throws Unusable. */
  parseCompletion(text: string, target: ModelEndpoint): T;
  /** The whole text so far of the attempt that runs; unchecked. */
  onText?(soFar: string, target: ModelEndpoint): void;
  /** What onText gave is void: the work starts from zero. */
  onReset?(): void;
};

/** "invalid_completion": it answered, but not what was asked. "breaker_open": left alone at the moment. "simulated_outage": see Work. */
export type CompletionFailureCode =
  ModelFailureCode | "invalid_completion" | "breaker_open" | "simulated_outage";
export type FailedAttempt = { provider: string; model: string; code: CompletionFailureCode };

export type CompletionDetails = {
  provider: string;
  /** In words people read: "OpenAI (gpt-6-luna)". */
  label: string;
  model: string;
  servedModel?: string;
  callId: string;
  attempts: number;
  costMicroUsd: number | null;
  firstTokenMs: number;
  ms: number;
  isShortened: boolean;
};

export type CompletionOutcome<T> =
  | ({ ok: true; value: T; failedAttempts: FailedAttempt[] } & CompletionDetails)
  | { ok: false; failedAttempts: FailedAttempt[] };

/** Time, as the loop sees it; tests bring their own. `sleep` rejects when the signal fires, `random` is 0 to 1. */
export type CompletionClock = {
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  random(): number;
};
