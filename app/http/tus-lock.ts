import type { Lock, Locker, RequestRelease } from "@tus/server";

/**
 * One request at a time for each upload. Who comes later asks the one before to stop (its line may have been dead for minutes) and waits until it
 * has; the library's own lock looks again at every turn of the event loop meanwhile, so that one slow line keeps a processor busy.
 */
export function makeLocker(): Locker {
  const held = new Map<string, { askToStop: RequestRelease; freed: Promise<void> }>();
  return { newLock };

  function newLock(id: string): Lock {
    let free = () => undefined as void;
    return {
      async lock(signal, askToStop) {
        for (let holder = held.get(id); holder; holder = held.get(id)) {
          await holder.askToStop();
          await holder.freed;
          signal.throwIfAborted();
        }
        const freed = new Promise<void>((done) => {
          free = done;
        });
        held.set(id, { askToStop, freed });
      },
      async unlock() {
        held.delete(id);
        free();
      },
    };
  }
}
