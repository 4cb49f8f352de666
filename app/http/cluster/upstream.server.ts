import { Agent, request as requestHttp, type ClientRequest, type IncomingMessage } from "node:http";
import { Agent as SecureAgent, request as requestHttps } from "node:https";
import { getReplication } from "~/db/replication.server";
import { env } from "~/env.server";
import { SERVER_LIMITS } from "~/http/security/server-limits";
import { seconds } from "~/time";
import { createNodeHeader, NODE_HEADER } from "./node-header.server";

// Of this connection, not of the message (RFC 9110, 7.6.1), and what we say ourselves.
const NOT_FORWARDED = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
  "x-forwarded-host",
  NODE_HEADER,
]);

// A call of the API may wait 25 seconds for its documents. Streams send something every 15.
const MAX_SILENCE_MS = seconds(60);
const MAX_SILENCE_WHEN_CUT_MS = seconds(5);
const CHECK_EVERY_MS = seconds(1);

// Shorter than the primary keeps an idle connection: one that it ends while a request is on its way loses that request. With a limit of
// its own the agent also keeps to a shorter one that the answer names.
const CONNECTIONS = { keepAlive: true, timeout: SERVER_LIMITS.keepAliveTimeout - seconds(5) };
const agent = new Agent(CONNECTIONS);
const secureAgent = new SecureAgent(CONNECTIONS);

/** The part of a message that is sent on. */
type Message = Pick<IncomingMessage, "method" | "url" | "headers" | "headersDistinct">;

/** Opens a request to the primary with the headers of one that came here, `more` and who sent it. The caller sends the body. */
export function openUpstream(
  incoming: Message,
  clientAddress: string,
  more: Record<string, string> = {},
): ClientRequest {
  const primary = new URL(env.PRIMARY_URL ?? "");
  const isSecure = primary.protocol === "https:";
  const upgrades = more.upgrade !== undefined;
  const call = (isSecure ? requestHttps : requestHttp)({
    host: primary.hostname.replace(/^\[|\]$/g, ""),
    port: primary.port,
    // An upgraded connection is never given back.
    agent: upgrades ? false : isSecure ? secureAgent : agent,
    method: incoming.method,
    path: incoming.url,
    headers: {
      ...keptHeaders(incoming),
      ...more,
      [NODE_HEADER]: createNodeHeader(incoming, clientAddress),
    },
  });
  endWhenSilent(call);
  return call;
}

// A cut line looks like a slow answer. LiteFS notices it within seconds. Not by the timeout of the call, which is said once and no more.
function endWhenSilent(call: ClientRequest) {
  let silentMs = 0;
  let bytesBefore = 0;
  const timer = setInterval(() => {
    const bytes = (call.socket?.bytesRead ?? 0) + (call.socket?.bytesWritten ?? 0);
    silentMs = bytes === bytesBefore ? silentMs + CHECK_EVERY_MS : 0;
    bytesBefore = bytes;
    const isCut = getReplication().primaryReachable === false;
    if (silentMs >= (isCut ? MAX_SILENCE_WHEN_CUT_MS : MAX_SILENCE_MS))
      call.destroy(new Error("the primary does not answer"));
  }, CHECK_EVERY_MS);
  call.on("close", () => clearInterval(timer));
}

/** The headers of a message that belong to it and not to its connection. Several values stay several. */
export function keptHeaders({
  headersDistinct,
}: Pick<Message, "headersDistinct">): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headersDistinct).flatMap(([name, values]) =>
      values === undefined || NOT_FORWARDED.has(name)
        ? []
        : [[name, values.length === 1 ? (values[0] ?? "") : values]],
    ),
  );
}
