import type { Clock, TriedCode } from "./work";
import { seconds } from "~/time";

// How often the same provider is asked again for one piece of work, by what went wrong.
const ALLOWED = { busy: 2, length: 1, empty: 1, unsupported_param: 1, context_too_long: 1, unusable: 1 };
const BUSY: TriedCode[] = [
  "rate_limited",
  "overloaded",
  "server_error",
  "network",
  "timeout_connect",
  "timeout_first_token",
  "stalled",
  "truncated",
  "bad_stream",
];
const LONGEST_RETRY_AFTER = seconds(20);

type Failure = { code: TriedCode; retryAfterMs?: number; hasLearned: boolean };
/** `wait` in milliseconds before the same provider is asked again; undefined: go on to the next one. */
export type Verdict = { wait: number } | undefined;

/** Judges the failures of one provider at one piece of work, one after the other. */
export function newPatience(random: Clock["random"]): (failure: Failure) => Verdict {
  const left = { ...ALLOWED };
  const take = (kind: keyof typeof ALLOWED): boolean => {
    left[kind] -= 1;
    return left[kind] >= 0;
  };
  return ({ code, retryAfterMs = 0, hasLearned }) => {
    if (isBusy(code)) {
      const jitter = random() * seconds(0.5) * 2 ** (ALLOWED.busy - left.busy);
      if (retryAfterMs > LONGEST_RETRY_AFTER || !take("busy")) return undefined;
      return { wait: Math.max(jitter, retryAfterMs) };
    }
    if (code === "unsupported_param" && !hasLearned) return undefined; // it would be the same question
    const isKnown =
      code === "length" ||
      code === "empty" ||
      code === "unsupported_param" ||
      code === "context_too_long" ||
      code === "unusable";
    return isKnown && take(code) ? { wait: 0 } : undefined;
  };
}

/** Trouble that passes: the same question may be answered a moment later. */
export function isBusy(code: TriedCode): boolean {
  return BUSY.includes(code);
}
