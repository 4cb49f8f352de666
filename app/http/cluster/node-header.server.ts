import type { IncomingMessage } from "node:http";
import { minutes } from "~/time";
import { isSigned, sign } from "./signature.server";

/** What a replica adds to a request that it forwards. */
export const NODE_HEADER = "x-oya-node";

/** Stands for the client's network in a request that a replica makes by itself. No client has it: theirs are addresses. */
export const NODE_ITSELF = "replica";

const VALID_FOR_MS = minutes(1); // in both directions: clocks of machines differ

type Forwarded = Pick<IncomingMessage, "method" | "url" | "headers">;

/** The header with which the primary knows a request of a replica, and the client's network behind it. */
export function createNodeHeader(request: Forwarded, clientAddress: string, now = Date.now()): string {
  return `${now} ${clientAddress} ${sign("node", describe(request, clientAddress, now))}`;
}

/** The client's network that a node of the cluster names; undefined for everybody else, who may send what they like. */
export function readNodeHeader(request: Forwarded, now = Date.now()): string | undefined {
  const [time = "", clientAddress = "", signature = ""] = String(request.headers[NODE_HEADER] ?? "").split(
    " ",
  );
  if (signature === "" || !(Math.abs(now - Number(time)) <= VALID_FOR_MS)) return undefined;
  const isOurs = isSigned("node", describe(request, clientAddress, Number(time)), signature);
  return isOurs ? clientAddress : undefined;
}

// Good for this request alone.
function describe({ method, url, headers }: Forwarded, clientAddress: string, time: number): string {
  return [time, clientAddress, method, headers.host, url].join("\n");
}
