import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "~/env.server";
import { minutes } from "~/time";
import { cookieName } from "~/http/cookie-name.server";

const COOKIE_NAME = cookieName("oya_shared");
const COOKIE_ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${env.isLive ? "; Secure" : ""}`;
const SHARED_IDLE_MS = minutes(10);

/**
 * The session cookie of a shared device, with the time of the last action: "bits.time.signature". It ends
 * when the browser closes, or ten minutes after the last page. The time is in the cookie because a GET writes
 * nothing to the database.
 */
export function createSharedCookie(token: string, now = Date.now()): string {
  const facts = `${token.slice("shared:".length)}.${Math.floor(now / 1000).toString(36)}`;
  return `${COOKIE_NAME}=${facts}.${sign(facts)}; ${COOKIE_ATTRIBUTES}`;
}

export function createExpiredSharedCookie(): string {
  return `${COOKIE_NAME}=; Max-Age=0; ${COOKIE_ATTRIBUTES}`;
}

/** The token in the cookie as `shared:…`; undefined after the idle time. */
export function parseSharedToken(cookies: string, now = Date.now()): string | undefined {
  const pairOfCookie = cookies
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${COOKIE_NAME}=`));
  const [, bits = "", time = "", signature = ""] =
    /^([\w-]{43})\.([0-9a-z]{1,9})\.([\w-]{43})$/.exec(pairOfCookie?.slice(COOKIE_NAME.length + 1) ?? "") ??
    [];
  if (bits === "" || !isEqualInConstantTime(signature, sign(`${bits}.${time}`))) return undefined;
  return now - parseInt(time, 36) * 1000 <= SHARED_IDLE_MS ? `shared:${bits}` : undefined;
}

function sign(payload: string): string {
  return createHmac("sha256", env.SESSION_SECRET).update(`shared phone ${payload}`).digest("base64url");
}

function isEqualInConstantTime(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
