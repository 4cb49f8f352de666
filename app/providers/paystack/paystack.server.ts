import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { seconds } from "~/time";
import { paystackAccount } from "./account.server";
import { parseExactJson } from "./exact-json";
import {
  PaystackDispute,
  PaystackRefund,
  InitializedTransaction,
  PaystackTransaction,
} from "./paystack.schema";

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

/**
 * Opens a checkout. Not repeated after a lost response: `duplicate_reference` then shows that the first call
 * arrived. Amount in kobo.
 */
export function initializeTransaction(order: {
  reference: string;
  email: string;
  amountKobo: number;
  callbackUrl: string;
  cancelUrl: string;
  label: string;
}): Promise<InitializedTransaction> {
  const { reference, email, amountKobo, callbackUrl, cancelUrl, label } = order;
  const metadata = {
    cancel_action: cancelUrl,
    custom_fields: [{ display_name: "Plan", variable_name: "plan", value: label }],
  };
  const channels = ["card", "bank", "ussd", "bank_transfer"];
  return request("POST", "/transaction/initialize", InitializedTransaction, {
    email,
    amount: amountKobo,
    currency: "NGN",
    reference,
    callback_url: callbackUrl,
    channels,
    metadata,
  });
}

/**
 * Paystack's state of a payment, the only source of truth. With `tries` above 1 it waits a second before each
 * retry for an unknown reference.
 */
export async function verifyTransaction(reference: string, { tries = 1 } = {}): Promise<PaystackTransaction> {
  try {
    return await request("GET", `/transaction/verify/${encodeURIComponent(reference)}`, PaystackTransaction);
  } catch (error) {
    if (!(error instanceof PaystackError) || error.code !== "not_found" || tries <= 1) throw error;
    await wait(seconds(1));
    return verifyTransaction(reference, { tries: tries - 1 });
  }
}

/** Every successful transaction of a time range, page by page. */
export async function listSuccessfulTransactions(from: Date, to: Date): Promise<PaystackTransaction[]> {
  const perPage = 100;
  const all: PaystackTransaction[] = [];
  for (let page = 1; page <= 1000; page++) {
    const query = new URLSearchParams({
      status: "success",
      from: from.toISOString(),
      to: to.toISOString(),
      perPage: String(perPage),
      page: String(page),
    });
    const rows = await request("GET", `/transaction?${query}`, z.array(PaystackTransaction));
    all.push(...rows);
    if (rows.length < perPage) return all;
  }
  throw new PaystackError("unreadable", "the list of transactions does not end");
}

/**
 * Requests a refund, of everything or of `amountKobo`. Paystack queues it; the result comes by webhook or
 * `fetchRefund`.
 */
export function createRefund(reference: string, amountKobo: number, note: string): Promise<PaystackRefund> {
  return request("POST", "/refund", PaystackRefund, {
    transaction: reference,
    amount: amountKobo,
    currency: "NGN",
    merchant_note: note,
  });
}

/** One refund by Paystack's id. Throws PaystackError. */
export function fetchRefund(id: string): Promise<PaystackRefund> {
  return request("GET", `/refund/${encodeURIComponent(id)}`, PaystackRefund);
}

/** The refunds of one transaction, for a request with a lost response. */
export function listRefunds(reference: string): Promise<PaystackRefund[]> {
  return request(
    "GET",
    `/refund?${new URLSearchParams({ transaction: reference })}`,
    z.array(PaystackRefund),
  );
}

/** Sends a refund that needs attention to a bank account instead. */
export function retryRefund(
  id: string,
  account: { accountNumber: string; bankId: string },
): Promise<PaystackRefund> {
  const details = { currency: "NGN", account_number: account.accountNumber, bank_id: account.bankId };
  return request("POST", `/refund/retry_with_customer_details/${encodeURIComponent(id)}`, PaystackRefund, {
    refund_account_details: details,
  });
}

/** Disputes of a time range. Throws PaystackError. */
export function listDisputes(from: Date, to: Date): Promise<PaystackDispute[]> {
  return request(
    "GET",
    `/dispute?${new URLSearchParams({ from: from.toISOString(), to: to.toISOString(), perPage: "100" })}`,
    z.array(PaystackDispute),
  );
}

type Method = "GET" | "POST";

// Repeats a GET without a proper response, but not a POST, which may have been done. A 429 was not done, so
// both wait and retry.
async function request<Schema extends z.ZodType>(
  method: Method,
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<z.output<Schema>> {
  const maxAttempts = method === "GET" ? 3 : 2;
  for (let attempt = 1; ; attempt++) {
    try {
      return await requestOnce(method, path, schema, body);
    } catch (error) {
      if (!(error instanceof PaystackError) || attempt >= maxAttempts || !isRetryable(error, method))
        throw error;
      const pause = error.code === "rate_limited" ? error.retryAfterMs : seconds(0.4) * 2 ** attempt;
      if (pause > MAX_RETRY_DELAY_MS) throw error;
      // jitter, so that calls that failed together do not retry together
      await wait(pause + Math.random() * seconds(0.4));
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
