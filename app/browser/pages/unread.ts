import { fetchAs } from "~/browser/support/fetch-as";
import { notifyOnce } from "~/browser/support/reply-notification";
import { markUnread } from "~/browser/support/unread-mark";

// Loaded by every page of a person who wrote to support within a day, and of every agent, when the browser has nothing else to do.
const INTERVAL_MS = 30_000;
const AGENT_TEXT = {
  title: "Somebody waits for support",
  body: "Open the inbox to read it.",
  path: "/admin/support",
};
const PERSON_TEXT = { title: "Support answered you", body: "Open the chat to read it.", path: "/support" };

/** Asks this address again and again what is unread, and shows it. One small answer each time. */
export function watch(path: string, { owner, notifications }: { owner: string; notifications: boolean }) {
  const isAgent = path.startsWith("/api/admin");
  const ask = fetchAs(owner);
  const check = async () => {
    try {
      const answer = await ask(path, { headers: { accept: "application/json" } });
      if (answer.status === 401 || answer.status === 403) clearInterval(timer); // signed out: the next page says so
      if (!answer.ok) return;
      const { unread, newest } = (await answer.json()) as { unread: number; newest: number }; // our own server's format
      markUnread(unread);
      if (unread > 0)
        notifyOnce(isAgent ? `${owner}/inbox` : owner, newest, {
          text: isAgent ? AGENT_TEXT : PERSON_TEXT,
          wantsNotification: notifications,
        });
    } catch {
      // The next check tries again.
    }
  };
  const timer = setInterval(() => void check(), INTERVAL_MS);
  void check();
}
