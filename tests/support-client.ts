import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { SupportEnvironment } from "../app/browser/support/environment";
import { fetchAs } from "../app/browser/support/fetch-as";
import type { OutboxStorage } from "../app/browser/support/outbox";
import { connectSocket } from "../app/browser/support/socket";
import type { PictureStore } from "../app/browser/support/picture-store";
import type { SupportMessage } from "../app/browser/support/thread";
import type { SharedServer } from "./pooled-server";

export { openConnection } from "../app/browser/support/connection";

/** A person or an agent straight from the database, with a session: a hundred of them cost nothing. */
export function makeSupportUser(house: SharedServer, role: "user" | "admin" = "user") {
  const now = Date.now();
  const id = randomUUID();
  const token = randomBytes(32).toString("base64url");
  house.execute(
    "insert into users (id, created_at, updated_at, email, first_name, last_name, role, email_verified_at, onboarding_completed) values (?, ?, ?, ?, 'Ngozi', 'Eze', ?, ?, 1)",
    id,
    now,
    now,
    `${id}@example.com`,
    role,
    now,
  );
  house.execute(
    "insert into sessions (token_hash, created_at, user_id, expires_at) values (?, ?, ?, ?)",
    createHash("sha256").update(token).digest("base64url"),
    now,
    id,
    now + 3_600_000,
  );
  return { id, cookie: `oya_session=${token}` };
}

export type Member = ReturnType<typeof makeSupportUser>;

/** What a browser's storage is, in memory; a reload keeps it. */
export function memoryStore(): OutboxStorage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** The same for pictures. */
export function memoryPictures(): PictureStore {
  const kept = new Map<string, Blob>();
  return {
    save: async (key, picture) => void kept.set(key, picture),
    get: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
  };
}

type Wish = {
  member: Member;
  house: SharedServer;
  url?: string;
  store?: OutboxStorage;
  pictures?: PictureStore;
  conversation?: { id: string; person: string };
  isCut?: () => boolean;
  /** Whose session the browser has, when it is not the member's any more. */
  session?: () => Member | undefined;
};

// The client's waits of seconds, twenty-five times faster.
const PACE = 0.04;

/** The ground of the real client in Node: the real server, the real socket, a store and a clock that runs faster. */
export function testGround({
  member,
  house,
  url = house.url,
  store = memoryStore(),
  pictures = memoryPictures(),
  conversation,
  isCut = () => false,
  session = () => member,
}: Wish): SupportEnvironment & { heard: SupportMessage[][] } {
  const headers = { cookie: member.cookie, origin: house.url };
  const whoSends = () => ({ cookie: session()?.cookie ?? "" });
  const own = conversation ? `/api/admin/support/${conversation.id}` : "/api/support";
  const heard: SupportMessage[][] = [];
  return {
    heard,
    owner: conversation ? `${member.id}/${conversation.id}` : member.id,
    side: conversation ? "support" : "user",
    paths: {
      messages: `${own}/messages`,
      message: `${own}/message`,
      seen: `${own}/seen`,
      status: "/api/support/status",
    },
    store,
    pictures,
    fetch: fetchAs(member.id, (path, init) =>
      isCut()
        ? Promise.reject(new TypeError("no network"))
        : fetch(`${url}${String(path)}`, {
            ...init,
            headers: { ...headers, ...whoSends(), ...(init?.headers as Record<string, string>) },
          }),
    ),
    pause(ms) {
      let wake = () => undefined as void;
      const over = new Promise<void>((done) => {
        wake = done;
      });
      setTimeout(wake, ms * PACE);
      return { over, wake };
    },
    connect: async (passOn) =>
      isCut()
        ? () => undefined
        : connectSocket(passOn, {
            userId: member.id,
            conversationUserId: conversation?.person,
            address: url,
            headers,
            query: conversation ? { inbox: "1", thread: conversation.id } : {},
          }),
    page: () => "/documents",
    isHidden: () => false,
    onChange: () => undefined,
    onLoaded: () => undefined,
    onNewMessages: (messages) => void heard.push(messages),
  };
}

export function conversationOf(house: SharedServer, person: Member): { id: string; person: string } {
  return {
    id: house.query<{ id: string }>("select id from conversations where user_id = ?", person.id)[0]?.id ?? "",
    person: person.id,
  };
}
