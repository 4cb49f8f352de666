import { subscribe } from "node:diagnostics_channel";
import type { ClientRequest, IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { findContractBreak, findHeaderBreak } from "./api-contract";

const OURS = new Set(["127.0.0.1", "localhost", "[::1]"]);
let isWrapped = false;
let broken: string[] = [];
let pending: Promise<void>[] = [];

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
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    if (OURS.has(hostname) && !response.redirected)
      note(await findContractBreak({ method, path: pathname, isForPage: isForPage(headers) }, response));
    return response;
  };
  subscribe("http.client.response.finish", (message) =>
    checkOnTheWay(message as Parameters<typeof checkOnTheWay>[0]),
  );
}

// What Node itself answers to a request that it cannot read.
const UNREADABLE = [400, 408, 431];

/** Of those who ask by node:http the body is theirs to read: it is looked at on its way to them. An answer that is cut off has headers alone. */
function checkOnTheWay({ request, response }: { request: ClientRequest; response: IncomingMessage }): void {
  const { statusCode: status = 0, headers } = response;
  const [hostname = ""] = String(request.getHeader("host") ?? request.host).split(/:\d+$/);
  const isByNode = UNREADABLE.includes(status) && headers["x-request-id"] === undefined;
  if (!OURS.has(hostname) || isByNode) return;
  const own = new Headers();
  for (const [name, value] of Object.entries(headers)) own.set(name, encodeURI(String(value)));
  broken.push(...[findHeaderBreak(request.method, request.path, { status, headers: own })].filter(isText));
  const asked = new Headers();
  for (const name of ["cookie", "authorization"]) asked.set(name, String(request.getHeader(name) ?? ""));
  const parts: Buffer[] = [];
  const push = response.push.bind(response);
  response.push = (part: Buffer | null, encoding?: BufferEncoding) => {
    if (part !== null) parts.push(Buffer.from(part));
    else if (response.complete && !EMPTY.has(status) && !isThrownAway(response)) {
      const body = decoded(Buffer.concat(parts), headers["content-encoding"]);
      const answer = new Response(new Uint8Array(body), { status, headers: own });
      const { method, path } = request;
      const said = findContractBreak({ method, path, isForPage: isForPage(asked) }, answer);
      pending.push(said.catch(toUnreadable).then(note));
    }
    return push(part, encoding);
  };
}
const EMPTY = new Set([101, 204, 205, 304]);

/** Node keeps no byte of a body that nobody reads. */
const isThrownAway = (response: IncomingMessage) => Reflect.get(response, "_dumped") === true;

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body; // of HEAD
  if (encoding === "gzip") return gunzipSync(body);
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "deflate" ? inflateSync(body) : body;
}

const isForPage = (headers: Headers) =>
  !headers.get("authorization") && /oya_(?:session|shared)=/.test(headers.get("cookie") ?? "");

const toUnreadable = (error: unknown) => `An answer that cannot be read: ${String(error)}`;

function note(said: string | undefined): void {
  if (said !== undefined) broken.push(said);
}

/** After each test: throws when an answer since the test before was not as the contract has it. */
export async function assertNoBreaks(): Promise<void> {
  await Promise.all(pending);
  const found = broken;
  [broken, pending] = [[], []];
  if (found.length > 0)
    throw new Error(
      `${[...new Set(found)].join("\n")}\nCorrect the route, or its call in app/features/api/.`,
    );
}

function isText(text: string | undefined): text is string {
  return text !== undefined;
}
