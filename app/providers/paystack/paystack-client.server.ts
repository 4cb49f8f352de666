import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { seconds } from "~/time";
import { paystackAccount } from "./account.server";
import { parseExactJson } from "./exact-json";

const TIMEOUT_MS = seconds(15);
const MAX_RETRY_DELAY_MS = seconds(10);

export type PaystackErrorCode =
  | "not_set_up"
  | "unreachable"
  | "unreadable"
  | "rate_limited"
  | "unauthorised"
  | "duplicate_reference"
  | "not_found"
  | "refused";

/**
 * A failed call to Paystack. `message` is Paystack's own and holds no secret; `status` is 0 without a
 * response.
 */
export class PaystackError extends Error {
  constructor(
    readonly code: PaystackErrorCode,
    message: string,
    readonly status = 0,
    readonly retryAfterMs = 0,
  ) {
    super(message);
    this.name = "PaystackFailed";
  }
}

type Method = "GET" | "POST" | "DELETE";

/**
 * One call of Paystack's interface. Repeats a GET without a proper response, but not a POST, which may have been done. A 429
 * was not done, so both wait and retry. `pause` waits between two tries, in milliseconds. Throws PaystackError.
 */
export async function request<Schema extends z.ZodType>(
  method: Method,
  path: string,
  schema: Schema,
  body?: unknown,
  pause: (ms: number) => Promise<void> = wait,
): Promise<z.output<Schema>> {
  const maxAttempts = method === "GET" ? 3 : 2;
  for (let attempt = 1; ; attempt++) {
    try {
      return await requestOnce(method, path, schema, body);
    } catch (error) {
      if (!(error instanceof PaystackError) || attempt >= maxAttempts || !isRetryable(error, method))
        throw error;
      const pauseMs = error.code === "rate_limited" ? error.retryAfterMs : seconds(0.4) * 2 ** attempt;
      if (pauseMs > MAX_RETRY_DELAY_MS) throw error;
      // jitter, so that calls that failed together do not retry together
      await pause(pauseMs + Math.random() * seconds(0.4));
    }
  }
}

function isRetryable(error: PaystackError, method: Method): boolean {
  if (error.code === "rate_limited") return true;
  return method === "GET" && (error.code === "unreachable" || error.code === "unreadable");
}

async function requestOnce<Schema extends z.ZodType>(
  method: Method,
  path: string,
  schema: Schema,
  body: unknown,
): Promise<z.output<Schema>> {
  const account = paystackAccount();
  if (!account) throw new PaystackError("not_set_up", "no secret key");
  const { response, text } = await send(`${account.baseUrl()}${path}`, method, account.secretKey, body);
  const envelope = Envelope.safeParse(parseJson(text));
  if (!response.ok || !envelope.success || envelope.data.status !== true)
    throw toPaystackError(response, envelope.data);
  const answer = schema.safeParse(envelope.data.data);
  if (!answer.success) throw new PaystackError("unreadable", "the answer has another shape", response.status);
  return answer.data;
}

async function send(
  address: string,
  method: Method,
  secretKey: string,
  body: unknown,
): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(address, {
      method,
      headers: {
        Authorization: `Bearer ${secretKey}`,
        Accept: "application/json",
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { response, text: await response.text() };
  } catch {
    throw new PaystackError("unreachable", "no answer from Paystack");
  }
}

// The top-level status means that the call worked, not that the payment succeeded. One old sample has it as
// text, so only true counts.
const Envelope = z.looseObject({
  status: z.unknown().optional(),
  message: z.string().catch(""),
  code: z.string().optional().catch(undefined),
  data: z.unknown().optional(),
});

function parseJson(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}

function toPaystackError(response: Response, envelope: z.infer<typeof Envelope> | undefined): PaystackError {
  const { status } = response;
  const message = envelope?.message.slice(0, 200) || `Paystack answered ${status}`;
  if (status === 429) return new PaystackError("rate_limited", message, status, retryDelayOf(response));
  if (status >= 500) return new PaystackError("unreachable", message, status);
  if (!envelope) return new PaystackError("unreadable", message, status);
  if (status === 401 || /^invalid key/i.test(message))
    return new PaystackError("unauthorised", message, status);
  if (envelope.code === "duplicate_reference" || /duplicate transaction reference/i.test(message))
    return new PaystackError("duplicate_reference", message, status);
  if (status === 404 || /reference not found/i.test(message))
    return new PaystackError("not_found", message, status);
  return new PaystackError("refused", message, status);
}

function retryDelayOf({ headers }: Response): number {
  const reset = Number(headers.get("x-ratelimit-reset") ?? headers.get("retry-after") ?? "");
  return Number.isFinite(reset) && reset > 0 ? seconds(reset) : seconds(1);
}
