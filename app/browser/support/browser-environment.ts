import type { SupportEnvironment } from "./environment";
import { fetchAs } from "./fetch-as";
import { openPictureStore, type PictureStore } from "./picture-store";

type EnvironmentOptions = Pick<
  SupportEnvironment,
  "owner" | "side" | "paths" | "onChange" | "onLoaded" | "onNewMessages"
> & {
  userId: string;
  conversationUserId?: string;
  query?: Record<string, string>;
};

/** The support environment of a browser: storage, clock and a socket library that loads on demand. */
export function createBrowserEnvironment({
  userId,
  conversationUserId,
  query,
  ...options
}: EnvironmentOptions): SupportEnvironment {
  return {
    ...options,
    store: localStorage,
    pictures: isOwnDevice() ? openPictureStore((key) => localStorage.getItem(key) !== null) : NO_PICTURES,
    fetch: fetchAs(userId),
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
    async connect(handlers) {
      try {
        const { connectSocket } = await import("./socket");
        return connectSocket(handlers, { userId, conversationUserId, query });
      } catch {
        return () => undefined; // polling works without a socket
      }
    },
  };
}

// On a shared device a picture does not outlive its page.
const NO_PICTURES: PictureStore = {
  save: () => Promise.resolve(),
  get: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
};

function isOwnDevice(): boolean {
  return document.documentElement.dataset.drafts !== undefined;
}
