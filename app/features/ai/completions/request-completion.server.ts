import { setTimeout as pause } from "node:timers/promises";
import { resolveFailoverOrder } from "~/features/ai/providers/failover-order.server";
import type { ProviderCandidate } from "~/features/ai/providers/registry.server";
import { recordNextProvider } from "./calls.server";
import {
  FIRST_TOKEN_MS,
  LostRace,
  type CompletionClock,
  type CompletionOutcome,
  type CompletionRequest,
  type FailedAttempt,
} from "./completion-request";
import { callProvider, type ProviderResult } from "./provider-attempts.server";

const SYSTEM_CLOCK: CompletionClock = {
  now: Date.now,
  random: Math.random,
  sleep: (ms, signal) => pause(ms, undefined, { signal }),
  alarm: (ms, signal) => pause(ms, undefined, { signal }),
};

/**
 * Calls the providers of the failover order until one gives an answer that `parseCompletion` accepts. The next
 * provider is asked when one fails, or beside it when it has given no text for 8 seconds; the first good
 * answer counts and ends the other calls. This is the only retry loop. Never throws for a failure of a
 * provider: `failedAttempts` lists what happened, with "cancelled" last when the signal fired. Other errors of
 * the callbacks are rethrown.
 */
export async function requestCompletion<T>(
  completion: CompletionRequest<T>,
  clock: CompletionClock = SYSTEM_CLOCK,
): Promise<CompletionOutcome<T>> {
  const candidates =
    completion.candidates ??
    resolveFailoverOrder(completion.allowedProviders, new Date(clock.now())).candidates;
  const race: Race<T> = {
    completion,
    clock,
    waiting: [...candidates],
    running: new Set(),
    failed: [],
    calls: 0,
  };
  try {
    const winner = await run(race);
    await stopAll(race);
    return winner ? outcomeOf(race, winner) : giveUp(race);
  } catch (error) {
    await stopAll(race);
    throw error;
  }
}

type Race<T> = {
  completion: CompletionRequest<T>;
  clock: CompletionClock;
  waiting: ProviderCandidate[];
  running: Set<Entrant<T>>;
  failed: { entrant: Entrant<T>; attempt: FailedAttempt }[];
  calls: number;
};
type Entrant<T> = {
  candidate: ProviderCandidate;
  stop: AbortController;
  silentSince: number | undefined; // undefined: its text grows
  isLate: boolean;
  lastCallId?: string;
  ended: Promise<{ entrant: Entrant<T>; result: ProviderResult<T> }>;
  late: Promise<{ entrant: Entrant<T>; result?: undefined }>;
};
type Winner<T> = { entrant: Entrant<T>; result: Extract<ProviderResult<T>, { ok: true }> };

async function run<T>(race: Race<T>): Promise<Winner<T> | undefined> {
  const { running } = race;
  for (;;) {
    if (mayStartNext(race)) startNext(race);
    if (running.size === 0) return undefined;
    const { entrant, result } = await Promise.race(
      [...running].flatMap(({ ended, late, isLate }) => (isLate ? [ended] : [ended, late])),
    );
    if (result?.ok) return { entrant, result };
    if (result) recordFailure(race, entrant, result);
    else entrant.isLate = true;
  }
}

// As long as somebody is on time, nobody else is asked.
function mayStartNext({ completion, clock, waiting, running, failed }: Race<unknown>): boolean {
  const isOver = completion.signal?.aborted || clock.now() >= completion.deadline;
  const codes = failed.map(({ attempt }) => attempt.code);
  const isBlocked = codes.filter((code) => code === "content_blocked").length > 1;
  return (
    waiting.length > 0 &&
    !isOver &&
    !isBlocked &&
    !codes.includes("cancelled") &&
    [...running].every(({ isLate }) => isLate)
  );
}

function startNext<T>(race: Race<T>): void {
  const { completion, clock } = race;
  const candidate = race.waiting.shift();
  if (!candidate) return;
  const stop = new AbortController();
  const signal = completion.signal ? AbortSignal.any([completion.signal, stop.signal]) : stop.signal;
  const entrant: Pick<Entrant<T>, "candidate" | "stop" | "silentSince" | "isLate" | "lastCallId"> = {
    candidate,
    stop,
    silentSince: clock.now(),
    isLate: false,
  };
  const result = callProvider<T>({
    completion: { ...completion, signal },
    candidate,
    clock,
    onStart(callId) {
      entrant.lastCallId = callId;
      race.calls += 1;
      const before = race.failed.at(-1)?.entrant;
      if (before?.lastCallId) recordNextProvider(before.lastCallId, candidate.slug);
    },
    onAttempt() {
      entrant.silentSince ??= clock.now();
    },
    onText() {
      entrant.silentSince = undefined;
    },
  }).finally(() => stop.abort());
  const full: Entrant<T> = Object.assign(entrant, {
    ended: result.then((done) => ({ entrant: full, result: done })),
    late: becomesLate(entrant, clock).then(() => ({ entrant: full })),
  });
  full.ended.catch(() => undefined); // run() or stopAll() hears of it
  race.running.add(full);
}

// Never, when the provider ends first.
async function becomesLate(
  entrant: Pick<Entrant<unknown>, "silentSince" | "stop">,
  clock: CompletionClock,
): Promise<void> {
  for (;;) {
    const silentMs = entrant.silentSince === undefined ? 0 : clock.now() - entrant.silentSince;
    if (silentMs >= FIRST_TOKEN_MS) return;
    const isOver = await clock.alarm(FIRST_TOKEN_MS - silentMs, entrant.stop.signal).then(
      () => false,
      () => true,
    );
    if (isOver) return new Promise(() => undefined);
  }
}

function recordFailure<T>(
  race: Race<T>,
  entrant: Entrant<T>,
  { code }: Extract<ProviderResult<T>, { ok: false }>,
): void {
  race.running.delete(entrant);
  const { slug, endpoint } = entrant.candidate;
  race.failed.push({ entrant, attempt: { provider: slug, model: endpoint.model, code } });
}

// Each call that still runs is ended and logged before anybody goes on.
async function stopAll(race: Race<unknown>): Promise<void> {
  for (const { stop } of race.running) stop.abort(new LostRace());
  await Promise.allSettled([...race.running].map(({ ended }) => ended));
}

async function outcomeOf<T>(race: Race<T>, { entrant, result }: Winner<T>): Promise<CompletionOutcome<T>> {
  const { slug, label, endpoint } = entrant.candidate;
  race.running.delete(entrant);
  for (const loser of [...race.running]) {
    const lost = await loser.ended.catch(() => undefined); // with an answer in hand, its bug hurts nobody
    if (lost && !lost.result.ok) recordFailure(race, loser, lost.result);
    if (loser.lastCallId) recordNextProvider(loser.lastCallId, slug);
  }
  const { answer, callId, costMicroUsd, isShortened, value } = result;
  return {
    ok: true,
    value,
    failedAttempts: race.failed.map(({ attempt }) => attempt),
    provider: slug,
    label: `${label} (${endpoint.model})`,
    model: endpoint.model,
    servedModel: answer.servedModel,
    callId,
    attempts: race.calls,
    costMicroUsd,
    firstTokenMs: answer.firstTokenMs,
    ms: answer.ms,
    isShortened,
  };
}

function giveUp<T>({ completion, failed }: Race<T>): CompletionOutcome<T> {
  const lastCallId = failed.findLast(({ entrant }) => entrant.lastCallId)?.entrant.lastCallId;
  const isFinal = completion.purpose === "write" || completion.simulatedOutage;
  if (lastCallId && isFinal && !completion.signal?.aborted) recordNextProvider(lastCallId, "builtin");
  return { ok: false, failedAttempts: failed.map(({ attempt }) => attempt) };
}
