import { env } from "~/env.server";

/**
 * The name of a cookie: in live mode with the prefix by which a browser takes it from this host only, over TLS. So no other name
 * below our domain can plant one.
 */
export function cookieName(name: string): string {
  return env.isLive ? `__Host-${name}` : name;
}
