import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import { checkBaseUrl } from "./address-rules";
import { getCheckedAgent, type Resolve } from "./checked-connection.server";
import { ModelCallError, type ModelEndpoint } from "./model-call";

/** What was on the wire, whatever an SDK makes of it. */
export type HttpTrace = {
  status?: number;
  headers?: Headers;
  errorBody?: string;
  failure?: ModelCallError;
  thrown?: unknown;
  onConnected?: () => void;
};

type Address = Pick<ModelEndpoint, "baseUrl" | "options" | "allowLocal">;

const MAX_ERROR_BYTES = 64 * 1024;
// SDKs add headers: the organisation from the environment, the platform, custom ones. Only these headers are
// sent.
const ALLOWED_HEADERS = [
  "accept",
  "content-type",
  "authorization",
  "x-api-key",
  "anthropic-version",
  "x-goog-api-key",
  "user-agent",
];

const traceStorage = new AsyncLocalStorage<HttpTrace>();
const requestTraces = new WeakMap<object, HttpTrace>();

/**
 * The only network access to a provider, passed to every SDK. The address is checked before each call, and
 * the resolved one while connecting. Redirects are errors (they would send the key to another host). Only
 * listed headers are sent. `seen` records the response, because each SDK drops parts of an error.
 */
export function guardedFetch(
  { baseUrl, options, allowLocal = false }: Address,
  trace: HttpTrace,
  resolve?: Resolve,
): typeof fetch {
  const allowedHeaders = new Set([
    ...ALLOWED_HEADERS,
    ...Object.keys(options.headers).map((name) => name.toLowerCase()),
  ]);
  return async (input, init) => {
    const headers = [...new Headers(init?.headers)].filter(([name]) => allowedHeaders.has(name));
    const response = await fetchChecked(
      urlOf(input),
      { baseUrl, allowLocal, resolve },
      { method: init?.method, body: bodyText(init?.body), signal: init?.signal, headers },
      trace,
    ).catch((thrown: unknown) => {
      const failure = findModelCallError(thrown);
      trace.thrown = failure ?? thrown;
      trace.failure = failure ?? trace.failure;
      throw failure ?? thrown;
    });
    trace.status = response.status;
    trace.headers = response.headers;
    if (response.ok) return response;
    trace.errorBody = await readLimitedText(response);
    return new Response(trace.errorBody, { status: response.status, headers: response.headers });
  };
}

type CheckedAddress = { baseUrl: string; allowLocal: boolean; resolve?: Resolve };
type FetchRequest = {
  method?: string;
  body?: string;
  signal?: AbortSignal | null;
  headers: [string, string][];
};

async function fetchChecked(
  url: URL,
  { baseUrl, allowLocal, resolve }: CheckedAddress,
  request: FetchRequest,
  trace: HttpTrace,
): Promise<Response> {
  const check = checkBaseUrl(baseUrl, { allowLocal });
  if (!check.ok) throw new ModelCallError("forbidden", `Address refused. ${check.reason}`);
  if (url.origin !== check.url.origin)
    throw new ModelCallError("forbidden", "Address refused. It is not the one that was checked.");
  const [{ fetch }, dispatcher] = await Promise.all([
    import("undici"),
    getCheckedAgent(url, allowLocal, resolve),
  ]);
  const { status, statusText, headers, body } = await traceStorage.run(trace, () =>
    fetch(url, { ...request, dispatcher, redirect: "error" }),
  );
  // The same stream class, described by the DOM types and by the Node types.
  return new Response(body as BodyInit | null, { status, statusText, headers: [...headers] });
}

// fetch wraps an error of the lookup as the cause of another error.
function findModelCallError(thrown: unknown): ModelCallError | undefined {
  if (thrown instanceof ModelCallError) return thrown;
  return thrown instanceof Error && thrown.cause !== undefined ? findModelCallError(thrown.cause) : undefined;
}

function urlOf(input: Parameters<typeof fetch>[0]): URL {
  return new URL(input instanceof Request ? input.url : input);
}

// All requests are JSON. A body of another kind would be an SDK change that must be noticed.
function bodyText(body: RequestInit["body"]): string | undefined {
  if (body === undefined || body === null || typeof body === "string") return body ?? undefined;
  throw new TypeError("The body of a question must be text.");
}

/** The text of a body, up to a limit; the received part when the connection breaks. */
export async function readLimitedText(response: Response, limit = MAX_ERROR_BYTES): Promise<string> {
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
    // A truncated error page is still useful.
  }
  return text.slice(0, limit);
}

// fetch does not separate a slow handshake from a slow response. undici does, on these two channels.
subscribe("undici:request:create", (message) => {
  const seen = traceStorage.getStore();
  if (seen && hasRequest(message)) requestTraces.set(message.request, seen);
});
subscribe("undici:client:sendHeaders", (message) => {
  if (hasRequest(message)) requestTraces.get(message.request)?.onConnected?.();
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
