import { redirect } from "@remix-run/node";
import {
  endSession,
  findSessionUser,
  openSession,
  SESSION_LIFE,
  type User,
} from "~/features/accounts/sessions.server";
import { env } from "~/env.server";
import { sharedCookie, sharedCookieEnded, sharedTokenIn } from "./shared-phone.server";

const NAME = env.isLive ? "__Host-oya_session" : "oya_session";
const ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${env.isLive ? "; Secure" : ""}`;

/** The signed-in person, by cookie or by `Authorization: Bearer` with the same token. */
export function currentUser(request: Request): User | undefined {
  const token = sessionToken(request);
  return token ? findSessionUser(token) : undefined;
}

/** Opens a session; always a new token, so that a token from before signing in is worth nothing. On a shared phone it lasts until the browser closes or idles. */
export function startSession(
  request: Request,
  userId: string,
  { shared = isShared(request) } = {},
): { token: string; cookies: string[] } {
  const old = sessionToken(request);
  if (old) endSession(old);
  const token = openSession(userId, request.headers.get("user-agent") ?? "", { shared });
  const own = `${NAME}=${token}; Max-Age=${SESSION_LIFE / 1000}; ${ATTRIBUTES}`;
  return { token, cookies: shared ? [sharedCookie(token), ENDED] : [own, sharedCookieEnded()] };
}

export function closeSession(request: Request): { cookies: string[] } {
  const token = sessionToken(request);
  if (token) endSession(token);
  return { cookies: [ENDED, sharedCookieEnded()] };
}

/** Ends the session and goes to `path`; what the browser kept of this site goes, too. */
export function signOutTo(request: Request, path: string): Response {
  return redirect(path, {
    status: 303,
    headers: [...setCookies(closeSession(request).cookies), ["Clear-Site-Data", '"cache", "storage"']],
  });
}
const ENDED = `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;

/** Several cookies of one answer. */
export function setCookies(cookies: string[]): [string, string][] {
  return cookies.map((cookie) => ["Set-Cookie", cookie]);
}

/** Whether this browser said that it is not the person's own. */
export function isShared(request: Request): boolean {
  return sessionToken(request)?.startsWith("shared:") ?? false;
}

/** The token this request is signed in with. */
export function sessionToken(request: Request): string | undefined {
  const bearer = /^Bearer ([\w-]{43})$/.exec(request.headers.get("authorization") ?? "")?.[1];
  if (bearer) return bearer;
  return sessionTokenIn(request.headers.get("cookie") ?? "");
}

/** The session token in a Cookie header, or undefined. */
export function sessionTokenIn(cookies: string): string | undefined {
  const own = cookies
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${NAME}=`));
  const value = own?.slice(NAME.length + 1);
  return value && /^[\w-]{43}$/.test(value) ? value : sharedTokenIn(cookies);
}
