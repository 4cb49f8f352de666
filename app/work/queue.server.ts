import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { chargeCaller, requireBudget } from "./budget.server";
import { currentCaller } from "./caller.server";
import { WORK_LIMITS } from "./limits";
import { scaleTimeout } from "./timeouts.server";

type Limits = { atOnce: number; mostWaiting: number; perCaller: number; mostWaitMs: number; busy: string };
type WaitOptions = {
  /** Waits as long as it takes and is never refused: the answer has begun, or a job was paid for. */
  isPatient?: boolean;
};
export type WorkQueue = {
  /**
   * Runs work when its turn comes. Throws BUSY (503) when there is no place, or the wait was too long, and TOO_MUCH_WORK (429)
   * when the caller has used their processor time. The caller pays what the work says with `spent`, else its time on the clock (ms).
   */
  run<Result>(work: (spent: (ms: number) => void) => Promise<Result>, options?: WaitOptions): Promise<Result>;
  /** Only the place, for work that ends elsewhere. Returns the function that gives it back. */
  enter(options?: WaitOptions): Promise<() => void>;
};

const RETRY_AFTER = 30; // seconds

/**
 * A bounded queue for one kind of heavy work. Callers take turns, so that many pieces of one caller delay another by one piece.
 * Patient work, such as all of it outside of requests, waits its turn, is not limited and takes nobody's place: it delays others by one piece.
 */
export function createWorkQueue(name: keyof typeof WORK_LIMITS, limits: Limits = ownLimits(name)): WorkQueue {
  let running = 0;
  let inAHurry = 0; // waiting, and not patient
  const places = new Map<string, number>(); // running and waiting
  const waiting = new Map<string, (() => void)[]>(); // by caller, the next one first

  const refuse = (why: string): Refusal => {
    log.warn({ event: "work.refused", queue: name, why });
    return new Refusal("BUSY", limits.busy, 503, { retryAfter: RETRY_AFTER });
  };

  const startNext = () => {
    const [next] = waiting;
    if (!next) return void (running -= 1);
    const [caller, [begin, ...others]] = next;
    waiting.delete(caller);
    if (others.length > 0) waiting.set(caller, others); // last in the round
    begin?.();
  };

  const wait = (caller: string, isPatient: boolean) =>
    new Promise<void>((resolve, reject) => {
      if (!isPatient) inAHurry += 1;
      const begin = () => {
        clearTimeout(timer);
        if (!isPatient) inAHurry -= 1;
        resolve();
      };
      const giveUp = () => {
        inAHurry -= 1;
        const others = waiting.get(caller)?.filter((one) => one !== begin) ?? [];
        if (others.length > 0) waiting.set(caller, others);
        else waiting.delete(caller);
        reject(refuse("wait"));
      };
      const timer = isPatient ? undefined : setTimeout(giveUp, limits.mostWaitMs);
      waiting.set(caller, [...(waiting.get(caller) ?? []), begin]);
    });

  const leave = (caller: string) => {
    const left = (places.get(caller) ?? 1) - 1;
    if (left > 0) places.set(caller, left);
    else places.delete(caller);
  };

  const enter = async ({ isPatient: mayWait = false }: WaitOptions = {}) => {
    const known = currentCaller();
    const caller = known ?? "";
    const isPatient = mayWait || known === undefined;
    if (!isPatient) {
      requireBudget(known);
      if ((places.get(caller) ?? 0) >= limits.perCaller) throw refuse("caller");
      if (running >= limits.atOnce && inAHurry >= limits.mostWaiting) throw refuse("full");
    }
    places.set(caller, (places.get(caller) ?? 0) + 1);
    try {
      if (running < limits.atOnce) running += 1;
      else await wait(caller, isPatient); // the place is handed over, so that nobody new slips in between
    } catch (error) {
      leave(caller);
      throw error;
    }
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      leave(caller);
      startNext();
    };
  };

  return {
    enter,
    async run(work, options) {
      const exit = await enter(options);
      const started = performance.now();
      let spentMs: number | undefined;
      try {
        return await work((ms) => (spentMs = ms));
      } finally {
        chargeCaller(spentMs ?? performance.now() - started);
        exit();
      }
    },
  };
}

function ownLimits(name: keyof typeof WORK_LIMITS): Limits {
  const limits = WORK_LIMITS[name];
  return { ...limits, mostWaitMs: scaleTimeout(limits.mostWaitMs) };
}
