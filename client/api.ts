// The only way from the client to the server: HTTP with a key. It knows nothing of the server's code.

/** A refusal of the API, or no connection. */
export class ApiFailure extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
    /** What else the server says about it: sentences by field, and what helps. */
    readonly about: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = "ApiFailure";
  }
}

export type Api = ReturnType<typeof connect>;
type Init = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

const MAX_TRIES = 4;
const SECOND_MS = 1000;

/**
 * Calls of one server with one key. Waits and tries again where the server says so (429, 503), and where the connection broke if the call
 * changes nothing or has an Idempotency-Key, so that it is made once.
 */
export function connect({
  url,
  key,
  onWait,
}: {
  url: string;
  key: string;
  onWait: (seconds: number) => void;
}) {
  const base = url.replace(/\/+$/, "");

  async function send(path: string, init: Init = {}): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const answer = await attempt(path, init).catch((error: ApiFailure) => error);
      if (answer instanceof Response && answer.ok) return answer;
      const seconds =
        answer instanceof Response ? waitOf(answer) : isRepeatable(init) ? 2 ** tries : undefined;
      if (tries === MAX_TRIES || seconds === undefined)
        throw answer instanceof Response ? await toFailure(answer) : answer;
      onWait(seconds);
      await new Promise((resolve) => setTimeout(resolve, seconds * SECOND_MS));
    }
  }

  async function attempt(path: string, { headers, ...init }: Init): Promise<Response> {
    try {
      return await fetch(base + path, { ...init, headers: { authorization: `Bearer ${key}`, ...headers } });
    } catch (error) {
      const why =
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
      throw new ApiFailure(`${base} cannot be reached: ${why}`, "NO_CONNECTION", 0);
    }
  }

  return {
    send,
    /** A JSON answer. */
    async get(path: string): Promise<unknown> {
      return (await send(path)).json();
    },
    /** Sends JSON and returns the JSON answer with its status. */
    async post(path: string, body: unknown, { method = "POST" } = {}): Promise<unknown> {
      const headers = { "content-type": "application/json" };
      return (await send(path, { method, headers, body: JSON.stringify(body) })).json();
    },
    async download(path: string): Promise<Uint8Array> {
      return new Uint8Array(await (await send(path)).arrayBuffer());
    },
  };
}

const MAX_WAIT_SECONDS = 120;

/** How many seconds the server asks for; undefined when waiting does not help. */
function waitOf({ status, headers }: Response): number | undefined {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return (status === 429 || status === 503) && seconds <= MAX_WAIT_SECONDS ? seconds : undefined;
}

function isRepeatable({ method = "GET", headers = {} }: Init): boolean {
  return method === "GET" || headers["idempotency-key"] !== undefined;
}

// Version 1 has everything about an error in `error`, the older addresses have it at the top.
async function toFailure(answer: Response): Promise<ApiFailure> {
  const body: unknown = await answer.json().catch(() => undefined);
  const of = (value: unknown, name: string): unknown =>
    typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  const error = of(body, "error");
  const message = text(of(error, "message")) ?? text(of(body, "message"));
  return new ApiFailure(
    message ?? `The server answered ${answer.status}.`,
    text(of(error, "code")) ?? text(of(body, "errorCode")) ?? "",
    answer.status,
    { fields: of(error, "fields"), details: of(error, "details") },
  );
}
