import type { FailureCode, Timers } from "./wire";

const AFTER_FINISH = 3000;

/** The clock of one call. Whichever limit passes first is the reason; afterwards nothing counts any more. */
export type Watch = ReturnType<typeof startWatch>;

/**
 * Connect ends when the request has gone out on a socket. First token ends with the first visible text: thinking does not end it, but it is a
 * sign of life, from which on the pauses are measured. After the finish reason only the counts are missing, and they are not worth a long wait.
 */
export function startWatch(timers: Timers, outer?: AbortSignal) {
  const controller = new AbortController();
  let why: FailureCode | undefined;
  let isFinished = false;
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>((done) => (stop = done));
  const because = (code: FailureCode) => () => {
    if (!isFinished || code === "cancelled") why ??= code;
    stop();
    controller.abort();
  };
  const connect = setTimeout(because("timeout_connect"), Math.min(timers.connect, timers.firstToken));
  const first = setTimeout(because("timeout_first_token"), timers.firstToken);
  const total = setTimeout(because("timeout_total"), Math.max(0, timers.total));
  let idle: NodeJS.Timeout | undefined;
  const cancel = because("cancelled");
  outer?.addEventListener("abort", cancel, { once: true });
  if (outer?.aborted) cancel();

  return {
    signal: controller.signal,
    /** Resolves when a limit has passed or the caller has gone. */
    stopped,
    why: () => why,
    connected: () => clearTimeout(connect),
    firstToken: () => clearTimeout(first),
    progress: () => {
      isFinished = false;
      clearTimeout(connect);
      clearTimeout(idle);
      idle = setTimeout(because("stalled"), timers.idle);
    },
    finished: () => {
      isFinished = true;
      clearTimeout(connect);
      clearTimeout(first);
      clearTimeout(idle);
      idle = setTimeout(because("stalled"), Math.min(timers.idle, AFTER_FINISH));
    },
    end: () => {
      for (const timer of [connect, first, total, idle]) clearTimeout(timer);
      outer?.removeEventListener("abort", cancel);
      controller.abort();
    },
  };
}
