import { env } from "~/env.server";
import { minutes } from "~/time";
import { isSigned, sign } from "./signature.server";
import { cookieName } from "~/http/cookie-name.server";

const COOKIE_NAME = cookieName("oya_position");
const VALID_FOR_MS = minutes(5);

/** The Set-Cookie value with which replicas know what this browser has written or seen. */
export function createPositionCookie(txid: number, now = Date.now()): string {
  const text = `${txid.toString(36)}.${(now + VALID_FOR_MS).toString(36)}`;
  return `${COOKIE_NAME}=${text}.${sign("position", text)}; Max-Age=${VALID_FOR_MS / 1000}; Path=/; HttpOnly; SameSite=Lax${env.isLive ? "; Secure" : ""}`;
}

/** The position in a Cookie header; undefined without one of ours. A made-up one costs nobody any waiting. */
export function parsePosition(cookies = "", now = Date.now()): number | undefined {
  const [, txid = "", expiresAt = "", signature = ""] =
    /(?:^|;\s*)(?:__Host-)?oya_position=([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([\w-]{43})(?:;|$)/.exec(
      cookies,
    ) ?? [];
  if (signature === "" || parseInt(expiresAt, 36) <= now) return undefined;
  return isSigned("position", `${txid}.${expiresAt}`, signature) ? parseInt(txid, 36) : undefined;
}
