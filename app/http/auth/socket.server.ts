import type { IncomingMessage } from "node:http";
import { isAllowed } from "~/features/accounts/permissions";
import { findSessionUser, type User } from "~/features/accounts/sessions.server";
import { isSecondFactorMissing } from "~/features/two-step/factors.server";
import { AGENTS_ROOM, conversationRoom } from "~/features/support/presence.server";
import { env } from "~/env.server";
import { parseSessionToken } from "./session.server";

type SocketUser = { userId: string; token: string; rooms: string[] };

/**
 * Authenticates a socket: an active user on one of our pages. The session defines the user; a different
 * `userId` in the address is refused. `inbox` and `thread` join staff rooms, for agents only.
 */
export function authenticateSocket(request: IncomingMessage): SocketUser | undefined {
  const token = parseSessionToken(request.headers.cookie ?? "");
  const user = token && isSameOrigin(request) ? findSessionUser(token) : undefined;
  if (!token || !user?.isActive) return undefined;
  const searchParams = new URL(request.url ?? "/", env.APP_URL).searchParams;
  if (searchParams.has("userId") && searchParams.get("userId") !== user.id) return undefined;
  if (!searchParams.has("inbox")) return { userId: user.id, token, rooms: [] };
  if (!mayJoinStaffRooms(user)) return undefined;
  const thread = searchParams.get("thread");
  return {
    userId: user.id,
    token,
    rooms: [AGENTS_ROOM, ...(thread ? [conversationRoom(thread.slice(0, 64))] : [])],
  };
}

/** Whether the session of a socket is still valid and its user may stay in these rooms. */
export function isSocketAuthorized({ token, rooms }: SocketUser): boolean {
  const user = findSessionUser(token);
  return user?.isActive === true && (rooms.length === 0 || mayJoinStaffRooms(user));
}

// As requireAdmin does for pages.
function mayJoinStaffRooms(user: User): boolean {
  return isAllowed(user, "support") && !isSecondFactorMissing(user);
}

function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === new URL(env.APP_URL).origin || (env.isLocal && origin === `http://${host}`);
}
