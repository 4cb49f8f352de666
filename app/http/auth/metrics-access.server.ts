import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList, isIP } from "node:net";
import type { AppLoadContext } from "@remix-run/node";
import { env } from "~/env.server";
import { Refusal } from "~/refusal";
import { readBearer } from "./bearer";

// What a proxy adds. With one of them the request may come from anywhere.
const FORWARDED = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-real-ip",
  "via",
  "fly-client-ip",
  "cf-connecting-ip",
];

const PRIVATE = new BlockList();
for (const [address, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  PRIVATE.addSubnet(address, prefix, "ipv4");
for (const [address, prefix] of [
  ["::1", 128],
  ["fc00::", 7],
] as const)
  PRIVATE.addSubnet(address, prefix, "ipv6");

/**
 * Whether a request may see what only the operator may: with METRICS_TOKEN as bearer, or straight from this machine or a
 * private network, under an address in digits and not through a proxy.
 */
export function mayReadMetrics(request: Request, { socketAddress }: AppLoadContext): boolean {
  const token = readBearer(request);
  if (token !== undefined && env.METRICS_TOKEN) return isSame(token, env.METRICS_TOKEN);
  const { hostname } = new URL(`http://${request.headers.get("host") ?? "unknown"}`);
  const isDirect = !FORWARDED.some((name) => request.headers.has(name));
  return isDirect && isPlainHost(hostname) && isPrivate(socketAddress);
}

/** Throws UNAUTHENTICATED (401) for everybody else. */
export function requireMetricsAccess(request: Request, context: AppLoadContext): void {
  if (!mayReadMetrics(request, context))
    throw new Refusal(
      "UNAUTHENTICATED",
      "Send METRICS_TOKEN as bearer, or ask from the server's own network.",
      401,
    );
}

// A public name would mean that a proxy passes requests on without saying so.
function isPlainHost(hostname: string): boolean {
  return hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}

function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const version = isIP(plain);
  return version !== 0 && PRIVATE.check(plain, version === 6 ? "ipv6" : "ipv4");
}

// Of equal length by their hashes, so that the comparison takes the same time for every token.
function isSame(one: string, two: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(one), hash(two));
}
