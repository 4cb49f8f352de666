import { setTimeout as pause } from "node:timers/promises";
import type { FailureCode } from "~/providers/llm/wire";
import { attempt, type Attempt, type Changed } from "./attempt.server";
import { passBreaker, recordFailure, recordSuccess, releaseProbe } from "./breaker.server";
import { finishCall, noteNext, startCall } from "./calls.server";
import { chainFor } from "./chain.server";
import type { Candidate } from "./registry.server";
import { isBusy, newPatience } from "./retry";
import type { Clock, Outcome, Tried, TriedCode, Work } from "./work";

const REAL: Clock = {
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) => pause(ms, undefined, { signal }),
};

/**
 * Asks the providers in line until one gives an answer that `accept` takes: the one retry loop of the house. A retry or another provider starts
 * from zero; onReset says so where text was shown. Never throws for a provider's trouble: `tried` tells what happened, "cancelled" last when
 * the signal fired. What `ask`, `accept` and `onText` throw, other than Unusable, is thrown on.
 */
export async function askChain<T>(work: Work<T>, clock: Clock = REAL): Promise<Outcome<T>> {
  const { targets } = chainFor(work.mayUse, new Date(clock.now()));
  const run: Run<T> = { ...watched(work), clock, calls: 0, shrunk: false };
  const tried: Tried[] = [];
  let blocked = 0;
  for (const candidate of targets) {
    if (work.signal?.aborted || clock.now() >= work.deadline || blocked > 1) break;
    const done = await askOne(run, candidate);
    if (done.ok) return { ok: true, value: done.value, tried, ...factsOf(run, candidate, done) };
    run.reset();
    tried.push({ provider: candidate.slug, model: candidate.target.model, code: done.code });
    if (done.code === "content_blocked") blocked += 1;
    if (done.code === "cancelled") break;
  }
  if (run.lastFailed && (work.purpose === "write" || work.pretendDown) && !work.signal?.aborted)
    noteNext(run.lastFailed, "builtin");
  return { ok: false, tried };
}

type Run<T> = {
  work: Work<T>;
  clock: Clock;
  calls: number;
  lastFailed?: string;
  lastProvider?: string;
  shrunk: boolean;
  reset(): void;
};

/** One provider, as often as its failures allow. */
async function askOne<T>(run: Run<T>, candidate: Candidate): Promise<Attempt<T>> {
  const { clock } = run;
  if (candidate.slug === run.work.pretendDown) return pretend(run, candidate);
  const passed = passBreaker(candidate, new Date(clock.now()));
  if (passed === "open") return { ok: false, code: "breaker_open", learned: {} };
  try {
    return await persist(run, candidate);
  } finally {
    if (passed === "probe") releaseProbe(candidate, new Date(clock.now())); // says nothing where the probe has ended
  }
}

// It stands in the log of calls like a failure, and its breaker knows nothing of it.
function pretend<T>(run: Run<T>, candidate: Candidate): Attempt<T> {
  run.lastFailed = startCall(run.work, candidate, 1, new Date(run.clock.now()));
  run.lastProvider = candidate.slug;
  finishCall(run.lastFailed, candidate, { code: "pretended_down", ms: 0 });
  return { ok: false, code: "pretended_down", learned: {}, callId: run.lastFailed };
}

async function persist<T>(run: Run<T>, candidate: Candidate): Promise<Attempt<T>> {
  const { work, clock } = run;
  const judge = newPatience(clock.random);
  let asked = candidate;
  let changed: Changed = { shrink: 0, double: false };
  for (let number = 1; ; number++) {
    run.reset();
    const done = await attempt(work, asked, changed, number, clock, () => noteCall(run, candidate));
    run.shrunk = changed.shrink === 1;
    if (done.ok) recordSuccess(candidate);
    if (done.ok) return done;
    run.lastFailed = done.callId ?? run.lastFailed;
    if (isOpenNow(candidate, done.code, new Date(clock.now()))) return done;
    const verdict = judge({
      code: done.code,
      retryAfterMs: done.retryAfterMs,
      hasLearned: Object.keys(done.learned).length > 0,
    });
    if (!verdict || work.signal?.aborted || clock.now() + verdict.wait >= work.deadline) return done;
    if (!(await waited(verdict.wait, run))) return { ...done, code: "cancelled" };
    asked = { ...asked, target: { ...asked.target, options: { ...asked.target.options, ...done.learned } } };
    changed = changedBy(done.code, done.problem, changed);
  }
}

// The provider is at fault, or only this text: a breaker counts the first kind and takes the second as a sign of life.
const FAULTS: TriedCode[] = [
  "bad_key",
  "quota_exhausted",
  "forbidden",
  "unknown_model",
  "unsupported_param",
  "bad_request",
] satisfies FailureCode[];
const NOTHING_SAID: TriedCode[] = ["cancelled", "timeout_total"];

function isOpenNow(candidate: Candidate, code: TriedCode, now: Date): boolean {
  if (NOTHING_SAID.includes(code) || code === "breaker_open" || code === "pretended_down") return false;
  if (code !== "unusable" && (isBusy(code) || FAULTS.includes(code)))
    return recordFailure(candidate, code, now);
  recordSuccess(candidate);
  return false;
}

function changedBy(code: TriedCode, problem: string | undefined, { shrink, double }: Changed): Changed {
  return {
    shrink: code === "context_too_long" ? 1 : shrink,
    double: double || code === "length",
    problem: code === "unusable" ? problem : undefined,
  };
}

function noteCall(run: Run<unknown>, { slug }: Candidate): void {
  if (run.lastFailed && run.lastProvider !== slug) noteNext(run.lastFailed, slug);
  run.lastProvider = slug;
  run.calls += 1;
}

async function waited(ms: number, { clock, work }: Run<unknown>): Promise<boolean> {
  try {
    if (ms > 0) await clock.sleep(ms, work.signal);
    return !work.signal?.aborted;
  } catch {
    return false;
  }
}

/** The same work, and a way to say that what was shown is void. */
function watched<T>(work: Work<T>): { work: Work<T>; reset(): void } {
  let isShown = false;
  const onText: Work<T>["onText"] = (soFar, target) => {
    isShown = true;
    work.onText?.(soFar, target);
  };
  const reset = () => {
    if (isShown) work.onReset?.();
    isShown = false;
  };
  return { work: { ...work, onText: work.onText && onText }, reset };
}

function factsOf<T>(
  run: Run<T>,
  { slug, label, target }: Candidate,
  { answer, callId, costMicroUsd }: Extract<Attempt<T>, { ok: true }>,
) {
  const { servedModel, firstTokenMs, ms } = answer;
  return {
    provider: slug,
    label: `${label} (${target.model})`,
    model: target.model,
    servedModel,
    callId,
    attempts: run.calls,
    costMicroUsd,
    firstTokenMs,
    ms,
    shrunk: run.shrunk,
  };
}
