import type { Lock, Locker, RequestRelease } from "@tus/server";

/**
 * Allows one request at a time for each upload. A later request asks the earlier one to stop, because its
 * connection may be dead, and waits for it. The library's own lock polls on every turn of the event loop, so
 * one slow connection would block a processor.
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
