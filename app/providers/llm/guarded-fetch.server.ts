import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { checkBaseUrl } from "./address-rules";
import { agentFor, type Resolve } from "./checked-connection.server";
import { CallFailed, type Target } from "./wire";

/** What the wire showed, whatever an SDK makes of it. */
export type Seen = {
  status?: number;
  headers?: Headers;
  errorBody?: string;
  failure?: CallFailed;
  thrown?: unknown;
  onConnected?: () => void;
};

type Address = Pick<Target, "baseUrl" | "options" | "allowLocal">;

const LARGEST_ERROR = 64 * 1024;
// SDKs add headers of their own: the organisation from the environment, the machine's make, custom ones. Only these leave the house.
const MAY_LEAVE = [
  "accept",
  "content-type",
  "authorization",
  "x-api-key",
  "anthropic-version",
  "x-goog-api-key",
  "user-agent",
];

const calls = new AsyncLocalStorage<Seen>();
const requests = new WeakMap<object, Seen>();

/**
 * The only way out to a provider, given to every SDK: the address is checked before each call and what its name stands for while connecting,
 * redirects are errors (they would carry the key to another host), headers pass a list, and what came back is kept in `seen`, because each SDK
 * loses another part of an error.
 */
export function guardedFetch(
  { baseUrl, options, allowLocal = false }: Address,
  seen: Seen,
  resolve?: Resolve,
): typeof fetch {
  const mayLeave = new Set([...MAY_LEAVE, ...Object.keys(options.headers).map((name) => name.toLowerCase())]);
  return async (input, init) => {
    const headers = [...new Headers(init?.headers)].filter(([name]) => mayLeave.has(name));
    const response = await reach(
      addressOf(input),
      { baseUrl, allowLocal, resolve },
      { method: init?.method, body: textOf(init?.body), signal: init?.signal, headers },
      seen,
    ).catch((thrown: unknown) => {
      const failure = failureIn(thrown);
      seen.thrown = failure ?? thrown;
      seen.failure = failure ?? seen.failure;
      throw failure ?? thrown;
    });
    seen.status = response.status;
    seen.headers = response.headers;
    if (response.ok) return response;
    seen.errorBody = await beginningOf(response);
    return new Response(seen.errorBody, { status: response.status, headers: response.headers });
  };
}

type Way = { baseUrl: string; allowLocal: boolean; resolve?: Resolve };
type Question = { method?: string; body?: string; signal?: AbortSignal | null; headers: [string, string][] };

async function reach(
  url: URL,
  { baseUrl, allowLocal, resolve }: Way,
  question: Question,
  seen: Seen,
): Promise<Response> {
  const verdict = checkBaseUrl(baseUrl, { allowLocal });
  if (!verdict.ok) throw new CallFailed("forbidden", `Address refused. ${verdict.reason}`);
  if (url.origin !== verdict.url.origin)
    throw new CallFailed("forbidden", "Address refused. It is not the one that was checked.");
  const [{ fetch }, dispatcher] = await Promise.all([import("undici"), agentFor(url, allowLocal, resolve)]);
  const { status, statusText, headers, body } = await calls.run(seen, () =>
    fetch(url, { ...question, dispatcher, redirect: "error" }),
  );
  // The same class of stream, described once by the DOM's types and once by Node's.
  return new Response(body as BodyInit | null, { status, statusText, headers: [...headers] });
}

// What a lookup threw comes out of fetch as the cause of something else.
function failureIn(thrown: unknown): CallFailed | undefined {
  if (thrown instanceof CallFailed) return thrown;
  return thrown instanceof Error && thrown.cause !== undefined ? failureIn(thrown.cause) : undefined;
}

function addressOf(input: Parameters<typeof fetch>[0]): URL {
  return new URL(input instanceof Request ? input.url : input);
}

// All that is asked is JSON; a body of another kind would be a change in an SDK that should be seen.
function textOf(body: RequestInit["body"]): string | undefined {
  if (body === undefined || body === null || typeof body === "string") return body ?? undefined;
  throw new TypeError("The body of a question must be text.");
}

/** The text of a body, up to a limit; what was read when the connection breaks. */
export async function beginningOf(response: Response, limit = LARGEST_ERROR): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  const reader = response.body?.getReader();
  try {
    while (reader && text.length < limit) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    await reader?.cancel();
  } catch {
    // A cut error page still says what it says.
  }
  return text.slice(0, limit);
}

// fetch does not tell a slow handshake from a slow answer; Node's own HTTP client does, on these two channels.
subscribe("undici:request:create", (message) => {
  const seen = calls.getStore();
  if (seen && hasRequest(message)) requests.set(message.request, seen);
});
subscribe("undici:client:sendHeaders", (message) => {
  if (hasRequest(message)) requests.get(message.request)?.onConnected?.();
});

function hasRequest(message: unknown): message is { request: object } {
  return (
    typeof message === "object" &&
    message !== null &&
    "request" in message &&
    typeof message.request === "object" &&
    message.request !== null
  );
}
