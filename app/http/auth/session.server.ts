import { EXPIRED_SHARED_ITEM } from "~/http/shared-item.server";
import { redirect } from "@remix-run/node";
import {
  endSession,
  findSessionUser,
  createSession,
  SESSION_LIFETIME_MS,
  type User,
} from "~/features/accounts/sessions.server";
import { env } from "~/env.server";
import { nameCaller } from "~/work/caller.server";
import { readBearer } from "./bearer";
import { createSharedCookie, createExpiredSharedCookie, parseSharedToken } from "./shared-device.server";
import { cookieName } from "~/http/cookie-name.server";

const COOKIE_NAME = cookieName("oya_session");
const COOKIE_ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${env.isLive ? "; Secure" : ""}`;

/** The signed-in user, by cookie or by `Authorization: Bearer` with the same token. */
export function getCurrentUser(request: Request): User | undefined {
  const token = readSessionToken(request);
  const user = token ? findSessionUser(token) : undefined;
  if (user) nameCaller(user.id);
  return user;
}

/**
 * Creates a session, always with a new token, to prevent session fixation. On a shared device it ends when
 * the browser closes or idles. `provedAt`: when the user last proved who they are, if they did.
 */
export function startSession(
  request: Request,
  userId: string,
  { shared = isSharedDevice(request), provedAt }: { shared?: boolean; provedAt?: Date } = {},
): { token: string; cookies: string[] } {
  const oldToken = readSessionToken(request);
  if (oldToken) endSession(oldToken);
  const token = createSession(userId, request.headers.get("user-agent") ?? "", { shared, provedAt });
  const ownCookie = `${COOKIE_NAME}=${token}; Max-Age=${SESSION_LIFETIME_MS / 1000}; ${COOKIE_ATTRIBUTES}`;
  return {
    token,
    cookies: shared ? [createSharedCookie(token), EXPIRED_COOKIE] : [ownCookie, createExpiredSharedCookie()],
  };
}

export function closeSession(request: Request): { cookies: string[] } {
  const token = readSessionToken(request);
  if (token) endSession(token);
  return { cookies: [EXPIRED_COOKIE, createExpiredSharedCookie()] };
}

/** Deletes the session, clears the browser's data of this site, and redirects to `path`. */
export function signOutAndRedirect(request: Request, path: string): Response {
  return redirect(path, {
    status: 303,
    headers: [
      ...setCookieHeaders([...closeSession(request).cookies, EXPIRED_SHARED_ITEM]),
      ["Clear-Site-Data", '"cache", "storage"'],
    ],
  });
}
const EXPIRED_COOKIE = `${COOKIE_NAME}=; Max-Age=0; ${COOKIE_ATTRIBUTES}`;

/** Headers with several cookies. */
export function setCookieHeaders(cookies: string[]): [string, string][] {
  return cookies.map((cookie) => ["Set-Cookie", cookie]);
}

/** Whether the user marked this device as shared. */
export function isSharedDevice(request: Request): boolean {
  return readSessionToken(request)?.startsWith("shared:") ?? false;
}

/** The session token of this request. A Bearer header counts alone: with one, no cookie is looked at. */
export function readSessionToken(request: { headers: Pick<Headers, "get"> }): string | undefined {
  const bearer = readBearer(request);
  if (bearer) return /^[\w-]{43}$/.test(bearer) ? bearer : undefined;
  return parseSessionToken(request.headers.get("cookie") ?? "");
}

/** The session token in a Cookie header, or undefined. */
export function parseSessionToken(cookies: string): string | undefined {
  const ownPair = cookies
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE_NAME}=`));
  const value = ownPair?.slice(COOKIE_NAME.length + 1);
  return value && /^[\w-]{43}$/.test(value) ? value : parseSharedToken(cookies);
}
