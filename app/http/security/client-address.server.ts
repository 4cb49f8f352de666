import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { env } from "~/env.server";
import { readNodeHeader } from "~/http/cluster/node-header.server";

/**
 * The client address for rate limits: what a replica of the cluster says, else the socket's address, unless TRUST_PROXY names a
 * proxy header. IPv6 is cut to its /64, because one customer owns all of it. A header that holds no address does not count.
 */
export function getClientAddress(request: IncomingMessage): string {
  return (
    readNodeHeader(request) ??
    toNetwork(readForwardedAddress(request) ?? "") ??
    toNetwork(request.socket.remoteAddress ?? "") ??
    "unknown"
  );
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

/**
 * The network of an address, one text for all its spellings: "192.0.2.1", or "2001:db8:0:1" for a /64. An IPv4 address
 * inside IPv6 (mapped, NAT64) is that IPv4 address. Undefined for what is no address.
 */
export function toNetwork(text: string): string | undefined {
  const address = text.replace(/^\[|\](:\d+)?$|%.*$/g, "");
  const ipv4 = address.replace(/:\d+$/, "");
  if (isIP(ipv4) === 4) return ipv4;
  if (isIP(address) !== 6) return undefined;
  const groups = toGroups(address);
  const prefix = groups.slice(0, 6).join(":");
  const isIpv4Inside = prefix === "0:0:0:0:0:ffff" || prefix === "64:ff9b:0:0:0:0";
  if (!isIpv4Inside) return groups.slice(0, 4).join(":");
  return groups
    .slice(6)
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join(".");
}

// The URL parser writes every spelling in the shortest one; its "::" stands for the groups that are missing.
function toGroups(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  return [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
}
