import type { Ask, FailureCode, Target } from "~/providers/llm/wire";

/** What came back is well-formed but of no use: not the schema, or nothing in it. `message` is told to the model when it is asked once more; it must hold no key. */
export class Unusable extends Error {
  constructor(message: string) {
    super(message);
    this.name = "Unusable";
  }
}

/** What should be different this time. `shrink` 1: the text was too long, send less of it. `problem`: what was wrong with the answer before, asked anew in a fresh conversation. */
export type Again = { shrink: 0 | 1; problem?: string };

/** One piece of writing that any provider in line may do. */
export type Work<T> = {
  generationId: string | null;
  documentType: "cover_letter" | "resume" | null;
  purpose: "write" | "repair" | "test";
  /** Slugs of the providers that the person let us send the text to. */
  mayUse: string[];
  /** When nobody waits any longer, in milliseconds since 1970. */
  deadline: number;
  signal?: AbortSignal;
  promptVersion?: number;
  /** A slug that counts as down without being asked: an admin tries out what happens then. */
  pretendDown?: string;
  ask(target: Target, again: Again): Ask;
  /** Parses the answer. Throws Unusable. */
  accept(text: string, target: Target): T;
  /** The whole text so far of the attempt that runs; unchecked. */
  onText?(soFar: string, target: Target): void;
  /** What onText gave is void: the work starts from zero. */
  onReset?(): void;
};

/** "unusable": it answered, but not what was asked. "breaker_open": left alone at the moment. "pretended_down": see Work. */
export type TriedCode = FailureCode | "unusable" | "breaker_open" | "pretended_down";
export type Tried = { provider: string; model: string; code: TriedCode };

export type Facts = {
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
  shrunk: boolean;
};

export type Outcome<T> = ({ ok: true; value: T; tried: Tried[] } & Facts) | { ok: false; tried: Tried[] };

/** Time, as the loop sees it; tests bring their own. `sleep` rejects when the signal fires, `random` is 0 to 1. */
export type Clock = {
  now(): number;
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  random(): number;
};
