import type { IncomingMessage } from "node:http";
import { findSessionUser } from "~/features/accounts/sessions.server";
import { AGENTS_ROOM, conversationRoom } from "~/features/support/presence.server";
import { env } from "~/env.server";
import { parseSessionToken } from "./session.server";

type SocketUser = { userId: string; token: string; rooms: string[] };

/**
 * Who may sit at a socket: somebody who is signed in and active, asking from one of our pages. The session says who they are; a `userId` in the
 * address that names somebody else is refused. `inbox` and `thread` open the rooms of staff, to admins alone.
 */
export function authenticateSocket(request: IncomingMessage): SocketUser | undefined {
  const token = parseSessionToken(request.headers.cookie ?? "");
  const user = token && isSameOrigin(request) ? findSessionUser(token) : undefined;
  if (!token || !user?.isActive) return undefined;
  const searchParams = new URL(request.url ?? "/", env.APP_URL).searchParams;
  if (searchParams.has("userId") && searchParams.get("userId") !== user.id) return undefined;
  if (!searchParams.has("inbox")) return { userId: user.id, token, rooms: [] };
  if (user.role !== "admin") return undefined;
  const thread = searchParams.get("thread");
  return {
    userId: user.id,
    token,
    rooms: [AGENTS_ROOM, ...(thread ? [conversationRoom(thread.slice(0, 64))] : [])],
  };
}

/** Whether the session behind a socket still holds, and its person may still be in these rooms. */
export function isSocketAuthorized({ token, rooms }: SocketUser): boolean {
  const user = findSessionUser(token);
  return user?.isActive === true && (rooms.length === 0 || user.role === "admin");
}

function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  if (!origin || !URL.canParse(origin)) return false;
  return (
    new URL(origin).origin === new URL(env.APP_URL).origin || (env.isLocal && new URL(origin).host === host)
  );
}
