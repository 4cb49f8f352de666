import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { seconds } from "~/time";
import { currentCaller, type Caller } from "./caller.server";

/**
 * The processor time of a caller: `atOnceMs` may be used without a break, then `perSecondMs` of each second, all in milliseconds.
 * Mobile networks put many phones behind one address, so an address has more. Signed-in people do not use that of their address.
 */
export const BUDGETS = {
  address: { atOnceMs: seconds(120), perSecondMs: 250 },
  person: { atOnceMs: seconds(120), perSecondMs: 100 },
} as const;

const MAX_CALLERS = 20_000;

type Account = { usedMs: number; at: number };

// In memory: a restart forgives, and half of the processor stays with others even then.
const accounts = new Map<Caller, Account>();

/** Adds processor time (ms) to what the caller of this request has used. Work for nobody costs nothing. */
export function chargeCaller(ms: number, caller = currentCaller(), now = Date.now()): void {
  if (caller === undefined) return;
  const usedMs = usedBy(caller, now) + ms;
  accounts.delete(caller); // so that the callers of long ago stand first
  accounts.set(caller, { usedMs, at: now });
  if (accounts.size > MAX_CALLERS) purgeCallers(now);
}

/** Throws TOO_MUCH_WORK (429), with the seconds to wait, when the caller of this request has used their processor time. */
export function requireBudget(caller = currentCaller(), now = Date.now()): void {
  if (caller === undefined) return;
  const { atOnceMs, perSecondMs } = budgetOf(caller);
  const overMs = usedBy(caller, now) - atOnceMs;
  if (overMs <= 0) return;
  log.warn({ event: "work.refused", why: "budget" });
  // A tenth of the budget must be free again, so that the next try is worth it.
  const retryAfter = Math.ceil((overMs + atOnceMs / 10) / perSecondMs);
  throw new Refusal(
    "TOO_MUCH_WORK",
    `That was a lot of work in a short time. Wait ${formatWait(retryAfter)}, then try again. Nothing was lost.`,
    429,
    { retryAfter },
  );
}

/** Work on the event loop: refused like any other, and its time is the caller's. */
export function spendBudget<Result>(work: () => Result): Result {
  requireBudget();
  const started = performance.now();
  try {
    return work();
  } finally {
    chargeCaller(performance.now() - started);
  }
}

function usedBy(caller: Caller, now: number): number {
  const account = accounts.get(caller);
  if (!account) return 0;
  // A clock that was set back must neither forgive nor add.
  const passedMs = Math.max(0, now - account.at);
  return Math.max(0, account.usedMs - (passedMs / 1000) * budgetOf(caller).perSecondMs);
}

// First those who owe nothing, then those of long ago; a tenth at once, so that it is not done for each new caller.
function purgeCallers(now: number): void {
  for (const caller of accounts.keys()) if (usedBy(caller, now) === 0) accounts.delete(caller);
  for (const caller of accounts.keys()) {
    if (accounts.size <= MAX_CALLERS * 0.9) return;
    accounts.delete(caller);
  }
}

function budgetOf(caller: Caller) {
  return caller.startsWith("person ") ? BUDGETS.person : BUDGETS.address;
}

function formatWait(waitSeconds: number): string {
  if (waitSeconds <= 60) return "a minute";
  return `${Math.ceil(waitSeconds / 60)} minutes`;
}
