import { seconds } from "~/time";
import type { ModelRequest, ModelFailureCode, ModelEndpoint } from "~/providers/llm/model-call";
import type { ProviderCandidate } from "~/features/ai/providers/registry.server";

/**
 * The answer is well-formed but not usable: wrong schema or empty. `message` is sent to the model with the
 * next attempt, so it must hold no key.
 */
export class InvalidCompletion extends Error {
  constructor(message: string) {
    super(message);
    this.name = "Unusable";
  }
}

/** Why a call was cancelled: another provider, asked beside this one, has answered. */
export class LostRace extends Error {}

/**
 * What the next attempt changes. `shrink` 1: the text was too long, send less. `problem`: what was wrong with
 * the earlier answer, sent in a new conversation.
 */
export type RequestAdjustment = { shrink: 0 | 1; problem?: string };

/** A piece of writing that any provider in the failover order may do. */
export type CompletionRequest<T> = {
  generationId: string | null;
  documentType: "cover_letter" | "resume" | null;
  purpose: "write" | "judge" | "mark" | "test";
  /** Slugs of the providers that the user allows to receive the text. */
  allowedProviders: string[];
  /** The providers to call, in order, instead of those of the failover order. */
  candidates?: ProviderCandidate[];
  /** End of the wait, in milliseconds since 1970. */
  deadline: number;
  signal?: AbortSignal;
  promptVersion?: number;
  /** A slug that is treated as unavailable without a call, for a test by an admin. */
  simulatedOutage?: string;
  buildModelRequest(target: ModelEndpoint, again: RequestAdjustment): ModelRequest;
  /** Parses the answer. Throws InvalidCompletion. */
  parseCompletion(text: string, target: ModelEndpoint): T;
};

/**
 * "invalid_completion": an answer of the wrong form. "breaker_open": no calls at the moment.
 * "simulated_outage": see CompletionRequest.
 */
export type CompletionFailureCode =
  ModelFailureCode | "invalid_completion" | "breaker_open" | "simulated_outage";
/** A provider without any text for this long is late: the next one is asked beside it. */
export const FIRST_TOKEN_MS = seconds(8);

export type FailedAttempt = { provider: string; model: string; code: CompletionFailureCode };

export type CompletionDetails = {
  provider: string;
  /** For users: "OpenAI (gpt-6-luna)". */
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

/**
 * The clock of the loop; tests pass their own. `sleep` is a wait between two calls, `alarm` one beside a call;
 * both reject when the signal fires. `random` is 0 to 1.
 */
export type CompletionClock = {
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  alarm(ms: number, signal: AbortSignal): Promise<void>;
  random(): number;
};
