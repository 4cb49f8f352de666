import type { ModelFailureCode, CallTimeouts } from "./model-call";

const AFTER_FINISH_MS = 3000;

/** The timers of one call. The first limit that passes is the reason; later ones do not count. */
export type CallWatch = ReturnType<typeof startCallWatch>;

/**
 * `connect` ends when the request was sent on a socket. `firstToken` ends with the first visible text.
 * Thinking does not end it, but counts as progress for `idle`. After the finish reason only the token counts
 * are missing, so the wait is short.
 */
export function startCallWatch(timers: CallTimeouts, outer?: AbortSignal) {
  const controller = new AbortController();
  let failureReason: ModelFailureCode | undefined;
  let isFinished = false;
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((done) => (stop = done));
  const failWith = (code: ModelFailureCode) => () => {
    if (!isFinished || code === "cancelled") failureReason ??= code;
    stop();
    controller.abort();
  };
  const connect = setTimeout(failWith("timeout_connect"), Math.min(timers.connect, timers.firstToken));
  const first = setTimeout(failWith("timeout_first_token"), timers.firstToken);
  const total = setTimeout(failWith("timeout_total"), Math.max(0, timers.total));
  let idle: NodeJS.Timeout | undefined;
  const cancel = failWith("cancelled");
  outer?.addEventListener("abort", cancel, { once: true });
  if (outer?.aborted) cancel();

  return {
    signal: controller.signal,
    /** Resolves when a limit has passed or the caller aborted. */
    stopped,
    failureReason: () => failureReason,
    connected: () => clearTimeout(connect),
    firstToken: () => clearTimeout(first),
    progress: () => {
      isFinished = false;
      clearTimeout(connect);
      clearTimeout(idle);
      idle = setTimeout(failWith("stalled"), timers.idle);
    },
    finished: () => {
      isFinished = true;
      clearTimeout(connect);
      clearTimeout(first);
      clearTimeout(idle);
      idle = setTimeout(failWith("stalled"), Math.min(timers.idle, AFTER_FINISH_MS));
    },
    end: () => {
      for (const timer of [connect, first, total, idle]) clearTimeout(timer);
      outer?.removeEventListener("abort", cancel);
      controller.abort();
    },
  };
}
