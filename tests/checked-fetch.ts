import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { findContractBreak, findHeaderBreak } from "./api-contract";

const OURS = new Set(["127.0.0.1", "localhost", "[::1]"]);
let isWrapped = false;
let broken: string[] = [];

/**
 * From now on an answer of the API is compared with its contract whoever asks for it in this process: a visitor, a client of the
 * product, or a test by itself. Whoever asks gets the answer all the same, since a client may take an error for a lost connection;
 * `assertNoBreaks` throws.
 */
export function checkEveryAnswer(): void {
  if (isWrapped) return; // many test files share one process
  isWrapped = true;
  const plain = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await plain(input, init);
    const { hostname, pathname } = new URL(response.url);
    const { headers } = new Request(response.url, { headers: init?.headers });
    const isForPage =
      !headers.has("authorization") && /oya_(?:session|shared)=/.test(headers.get("cookie") ?? "");
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    if (OURS.has(hostname) && !response.redirected)
      broken.push(
        ...[await findContractBreak({ method, path: pathname, isForPage }, response)].filter(isText),
      );
    return response;
  };
  subscribe("http.client.response.finish", (message) =>
    checkHeaders(message as Parameters<typeof checkHeaders>[0]),
  );
}

// What Node itself answers to a request that it cannot read.
const UNREADABLE = [400, 408, 431];

/** Of those who ask by node:http alone only the headers are compared: the body is theirs to read. */
function checkHeaders({ request, response }: { request: ClientRequest; response: IncomingMessage }): void {
  const { statusCode: status = 0, headers } = response;
  const [hostname = ""] = String(request.getHeader("host") ?? request.host).split(/:\d+$/);
  const isByNode = UNREADABLE.includes(status) && headers["x-request-id"] === undefined;
  if (!OURS.has(hostname) || isByNode) return;
  const own = new Headers();
  for (const [name, value] of Object.entries(headers)) own.set(name, encodeURI(String(value)));
  broken.push(...[findHeaderBreak(request.method, request.path, { status, headers: own })].filter(isText));
}

/** After each test: throws when an answer since the test before was not as the contract has it. */
export function assertNoBreaks(): void {
  const found = broken;
  broken = [];
  if (found.length > 0)
    throw new Error(
      `${[...new Set(found)].join("\n")}\nCorrect the route, or its call in app/features/api/.`,
    );
}

function isText(text: string | undefined): text is string {
  return text !== undefined;
}
