import type { Lock, Locker, RequestRelease } from "@tus/server";

/**
 * One request at a time for each upload. Who comes later asks the one before to stop (its line may have been dead for minutes) and waits until it
 * has; the library's own lock looks again at every turn of the event loop meanwhile, so that one slow line keeps a processor busy.
 */
export function createLocker(): Locker {
  const locks = new Map<string, { requestRelease: RequestRelease; released: Promise<void> }>();
  return { newLock };

  function newLock(id: string): Lock {
    let release = () => undefined as void;
    return {
      async lock(signal, requestRelease) {
        for (let holder = locks.get(id); holder; holder = locks.get(id)) {
          await holder.requestRelease();
          await holder.released;
          signal.throwIfAborted();
        }
        const released = new Promise<void>((done) => {
          release = done;
        });
        locks.set(id, { requestRelease, released });
      },
      async unlock() {
        locks.delete(id);
        release();
      },
    };
  }
}
