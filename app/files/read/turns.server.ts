/** Lets only so many run at once; the rest wait their turn, in order, but not for ever. */
export type Turns = {
  /** Runs the work when its turn comes, or answers null: too many wait already, or the wait was too long. */
  take: <T>(work: () => Promise<T>) => Promise<T | null>;
};

/** `mostWaitMs` in milliseconds. */
export function makeTurns(limits: { atOnce: number; mostWaiting: number; mostWaitMs: number }): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];

  const turn = (): Promise<boolean> => {
    if (running < limits.atOnce) {
      running++;
      return Promise.resolve(true);
    }
    if (waiting.length >= limits.mostWaiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(patience);
        resolve(true);
      };
      const patience = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        resolve(false);
      }, limits.mostWaitMs);
      waiting.push(begin);
    });
  };

  // A place is handed straight to the next in line, so that nobody new slips in between.
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running--;
  };

  return {
    async take(work) {
      if (!(await turn())) return null;
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
