import type { IncomingMessage } from "node:http";
import { env } from "~/env.server";

/**
 * The client address for rate limits: the socket's address, unless TRUST_PROXY names a proxy header. IPv6 is
 * cut to its /64, because one customer owns all of it.
 */
export function getClientAddress(request: IncomingMessage): string {
  return toNetwork(readForwardedAddress(request) ?? request.socket.remoteAddress ?? "unknown");
}

function readForwardedAddress({ headers }: IncomingMessage): string | undefined {
  if (env.TRUST_PROXY === "none") return undefined;
  if (env.TRUST_PROXY === "fly") return joinHeader(headers["fly-client-ip"]);
  const hops =
    joinHeader(headers["x-forwarded-for"])
      ?.split(",")
      .map((hop) => hop.trim()) ?? [];
  return hops.at(-Number(env.TRUST_PROXY));
}

function joinHeader(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(",") : value;
}

function toNetwork(address: string): string {
  const ipv4OrIpv6 = address.replace(/^::ffff:/, "");
  return ipv4OrIpv6.includes(":") ? ipv4OrIpv6.split(":").slice(0, 4).join(":") : ipv4OrIpv6;
}
