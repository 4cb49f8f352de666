import { env } from "~/env.server";
import {
  findSharedItem,
  SHARED_ITEM_KEPT,
  type SharedItem,
} from "~/features/shared-items/shared-items.server";
import { cookieName } from "~/http/cookie-name.server";

const COOKIE_NAME = cookieName("oya_item");
const COOKIE_ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${env.isLive ? "; Secure" : ""}`;

/** The Set-Cookie value with which this device finds what was shared. */
export function createSharedItemCookie(key: string): string {
  return `${COOKIE_NAME}=${key}; Max-Age=${SHARED_ITEM_KEPT / 1000}; ${COOKIE_ATTRIBUTES}`;
}

/** The Set-Cookie value that forgets it. */
export const EXPIRED_SHARED_ITEM = `${COOKIE_NAME}=; Max-Age=0; ${COOKIE_ATTRIBUTES}`;

/** The key of what this device shared; empty without one. */
export function readSharedItemKey(request: Request): string {
  const cookies = request.headers.get("cookie") ?? "";
  return /(?:^|;\s*)(?:__Host-)?oya_item=([\w-]{43})(?:;|$)/.exec(cookies)?.[1] ?? "";
}

/** What this device shared, for the person who is signed in now. */
export function readSharedItem(request: Request, userId: string): SharedItem | undefined {
  return findSharedItem(readSharedItemKey(request), userId);
}
