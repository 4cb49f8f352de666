import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "~/env.server";
import { minutes } from "~/time";

const NAME = env.isLive ? "__Host-oya_shared" : "oya_shared";
const ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${env.isLive ? "; Secure" : ""}`;
export const SHARED_IDLE = minutes(10);

/**
 * The session of somebody else's phone, with the time of the last tap inside: "bits.time.signature". It goes when the browser closes, and is worth nothing ten
 * minutes after the last page. The time travels in the cookie because looking at a page must write nothing.
 */
export function sharedCookie(token: string, now = Date.now()): string {
  const facts = `${token.slice("shared:".length)}.${Math.floor(now / 1000).toString(36)}`;
  return `${NAME}=${facts}.${signatureOf(facts)}; ${ATTRIBUTES}`;
}

export function sharedCookieEnded(): string {
  return `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;
}

/** The token in the cookie while its clock has not run out, as `shared:…`. */
export function sharedTokenIn(cookies: string, now = Date.now()): string | undefined {
  const own = cookies
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${NAME}=`));
  const [, bits = "", time = "", signature = ""] =
    /^([\w-]{43})\.([0-9a-z]{1,9})\.([\w-]{43})$/.exec(own?.slice(NAME.length + 1) ?? "") ?? [];
  if (bits === "" || !isSame(signature, signatureOf(`${bits}.${time}`))) return undefined;
  return now - parseInt(time, 36) * 1000 <= SHARED_IDLE ? `shared:${bits}` : undefined;
}

function signatureOf(facts: string): string {
  return createHmac("sha256", env.SESSION_SECRET).update(`shared phone ${facts}`).digest("base64url");
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
