import { callModel } from "~/providers/llm/call.server";
import { CallFailed, type Answer, type Ask, type Target } from "~/providers/llm/wire";
import { log } from "~/log.server";
import { minutes, seconds } from "~/time";
import { finishCall, startCall } from "./calls.server";
import { enterLane } from "./lanes";
import { learn } from "./learned.server";
import { costOfCall, type Candidate } from "./registry.server";
import { Unusable, type Again, type Clock, type TriedCode, type Work } from "./work";

type Failed = {
  ok: false;
  code: TriedCode;
  retryAfterMs?: number;
  learned: Partial<Target["options"]>;
  problem?: string;
  callId?: string;
};
export type Attempt<T> =
  { ok: true; value: T; answer: Answer; callId: string; costMicroUsd: number | null } | Failed;
/** How this attempt differs from the first one: `double` after an answer that was cut for its length. */
export type Changed = Again & { double: boolean };

/** One call, from waiting for a place to its row in the log. Throws only what `ask`, `accept` or `onText` throw as bugs. */
export async function attempt<T>(
  work: Work<T>,
  candidate: Candidate,
  changed: Changed,
  number: number,
  clock: Clock,
  onStart: () => void,
): Promise<Attempt<T>> {
  const { target } = candidate;
  const question = questionOf(work, target, changed);
  const place = await placeFor(work, candidate, clock);
  if (typeof place === "string") return { ok: false, code: place, learned: {} };
  try {
    const left = work.deadline - clock.now();
    if (left <= 0) return { ok: false, code: "timeout_total", learned: {} };
    const callId = startCall(work, candidate, number, new Date(clock.now()));
    onStart();
    return await ask(work, candidate, question, left, callId);
  } finally {
    place();
  }
}

async function ask<T>(
  work: Work<T>,
  candidate: Candidate,
  question: Ask,
  left: number,
  callId: string,
): Promise<Attempt<T>> {
  const { slug, target } = candidate;
  const started = performance.now();
  const listener = listen(work, target);
  try {
    const answer = await callModel(target, question, {
      timers: timersOf(target, left),
      signal: listener.signal,
      onText: listener.onText,
    });
    learn(slug, target.model, answer.learned);
    const costMicroUsd = costOfCall(candidate, answer.usage);
    const judged = judge(work, answer.text, target);
    finishCall(callId, candidate, { ...answer, code: judged.ok ? undefined : "unusable", costMicroUsd });
    listener.rethrow();
    if (judged.ok) return { ok: true, value: judged.value, answer, callId, costMicroUsd };
    if (!(judged.thrown instanceof Unusable)) throw judged.thrown;
    return { ok: false, code: "unusable", learned: {}, problem: judged.thrown.message, callId };
  } catch (thrown) {
    if (!(thrown instanceof CallFailed)) throw thrown;
    const { usage, learned = {}, ...facts } = thrown.facts;
    finishCall(callId, candidate, {
      ...facts,
      code: thrown.code,
      usage,
      costMicroUsd: costOfCall(candidate, usage),
      ms: facts.ms ?? performance.now() - started,
    });
    listener.rethrow();
    learn(slug, target.model, learned);
    if (thrown.code !== "cancelled") tell(candidate, thrown);
    return { ok: false, code: thrown.code, retryAfterMs: facts.retryAfterMs, learned, callId };
  } finally {
    listener.end();
  }
}

function questionOf(work: Work<unknown>, target: Target, { double, ...again }: Changed): Ask {
  const question = work.ask(target, again);
  if (!double) return question;
  return { ...question, maxTokens: 2 * question.maxTokens + target.options.reasoningTokens }; // the cap of the whole answer, thoughts included, is twice as high
}

// A place may be long in coming: the person's patience and a shutdown end the wait.
async function placeFor(
  { deadline, signal }: Work<unknown>,
  { slug, maxConcurrency }: Candidate,
  clock: Clock,
): Promise<(() => void) | "cancelled" | "timeout_total"> {
  if (signal?.aborted) return "cancelled";
  const gate = new AbortController();
  const cancel = () => gate.abort();
  signal?.addEventListener("abort", cancel, { once: true });
  const timer = setTimeout(cancel, Math.max(0, deadline - clock.now()));
  try {
    return await enterLane(slug, maxConcurrency, gate.signal);
  } catch {
    return signal?.aborted ? "cancelled" : "timeout_total";
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
  }
}

/** Passes text on. When the listener fails (its lease is lost), the call ends at once and its error is ours to throw. */
function listen({ onText, signal }: Work<unknown>, target: Target) {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  let bug: { thrown: unknown } | undefined;
  signal?.addEventListener("abort", cancel, { once: true });
  if (signal?.aborted) cancel();
  return {
    signal: controller.signal,
    onText: (soFar: string) => {
      if (bug) return;
      try {
        onText?.(soFar, target);
      } catch (thrown) {
        bug = { thrown };
        cancel();
      }
    },
    rethrow() {
      if (bug) throw bug.thrown;
    },
    end: () => signal?.removeEventListener("abort", cancel),
  };
}

function judge<T>(
  work: Work<T>,
  text: string,
  target: Target,
): { ok: true; value: T } | { ok: false; thrown: unknown } {
  try {
    return { ok: true, value: work.accept(text, target) };
  } catch (thrown) {
    return { ok: false, thrown };
  }
}

// Whoever is given long to begin is given a minute to write, too.
function timersOf({ options: { firstTokenMs } }: Target, left: number) {
  return {
    connect: seconds(10),
    firstToken: firstTokenMs,
    idle: seconds(15),
    total: Math.min(left, Math.max(seconds(90), firstTokenMs + minutes(1))),
  };
}

function tell({ slug, target }: Candidate, failure: CallFailed): void {
  const detail = target.key.length >= 8 ? failure.detail.replaceAll(target.key, "[removed]") : failure.detail;
  log.warn({
    event: "ai.call_failed",
    provider: slug,
    model: target.model,
    code: failure.code,
    httpStatus: failure.facts.httpStatus,
    detail: detail.slice(0, 300),
  });
}
