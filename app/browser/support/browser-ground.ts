import type { Ground } from "./line";

type Own = Pick<Ground, "owner" | "mine" | "paths" | "changed" | "loaded" | "news"> & {
  userId: string;
  about?: string;
  query?: Record<string, string>;
};

/** A line's ground in a browser: its storage, its clock, and a socket whose library comes only now. */
export function browserGround({ userId, about, query, ...own }: Own): Ground {
  return {
    ...own,
    store: localStorage,
    fetch: (input, init) => fetch(input, init),
    page: () => location.pathname,
    isHidden: () => document.hidden,
    pause(ms) {
      let wake = () => undefined as void;
      const over = new Promise<void>((done) => {
        wake = done;
      });
      setTimeout(wake, ms);
      return { over, wake };
    },
    async connect(heard) {
      try {
        const { connectSocket } = await import("./socket");
        return connectSocket(heard, { userId, about, query });
      } catch {
        return () => undefined; // polling does without it
      }
    },
  };
}
