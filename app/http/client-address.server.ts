import type { IncomingMessage } from "node:http";
import { env } from "~/env.server";

/**
 * Who is asking, for rate limits: the socket's address unless TRUST_PROXY says whose word to take instead. IPv6 is
 * cut to its /64, because one customer holds all of it.
 */
export function clientAddress(request: IncomingMessage): string {
  return network(forwarded(request) ?? request.socket.remoteAddress ?? "unknown");
}

function forwarded({ headers }: IncomingMessage): string | undefined {
  if (env.TRUST_PROXY === "none") return undefined;
  if (env.TRUST_PROXY === "fly") return single(headers["fly-client-ip"]);
  const hops =
    single(headers["x-forwarded-for"])
      ?.split(",")
      .map((hop) => hop.trim()) ?? [];
  return hops.at(-Number(env.TRUST_PROXY));
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(",") : value;
}

function network(address: string): string {
  const plain = address.replace(/^::ffff:/, "");
  return plain.includes(":") ? plain.split(":").slice(0, 4).join(":") : plain;
}
