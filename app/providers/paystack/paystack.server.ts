import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { seconds } from "~/time";
import { paystackAccount } from "./account.server";
import { parseExact } from "./exact-json";
import { Dispute, Refund, Started, Transaction } from "./paystack.schema";

const PATIENCE = seconds(15);
const LONGEST_WAIT = seconds(10);

export type FailureCode =
  | "not_set_up"
  | "unreachable"
  | "unreadable"
  | "rate_limited"
  | "unauthorised"
  | "duplicate_reference"
  | "not_found"
  | "refused";

/** Paystack did not do what was asked. `message` is Paystack's own and holds no secret; `status` is 0 when no answer came. */
export class PaystackFailed extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    readonly status = 0,
    readonly retryAfterMs = 0,
  ) {
    super(message);
    this.name = "PaystackFailed";
  }
}

/** Opens a checkout. Never repeated after a lost answer: `duplicate_reference` then says that the first one arrived. Amount in kobo. */
export function initializeTransaction(order: {
  reference: string;
  email: string;
  amountKobo: number;
  callbackUrl: string;
  cancelUrl: string;
  label: string;
}): Promise<Started> {
  const { reference, email, amountKobo, callbackUrl, cancelUrl, label } = order;
  const metadata = {
    cancel_action: cancelUrl,
    custom_fields: [{ display_name: "Plan", variable_name: "plan", value: label }],
  };
  const channels = ["card", "bank", "ussd", "bank_transfer"];
  return call("POST", "/transaction/initialize", Started, {
    email,
    amount: amountKobo,
    currency: "NGN",
    reference,
    callback_url: callbackUrl,
    channels,
    metadata,
  });
}

/** What Paystack knows of a payment: the only truth about it. `tries` above 1 waits a second each for a reference that it does not know yet. */
export async function verifyTransaction(reference: string, { tries = 1 } = {}): Promise<Transaction> {
  try {
    return await call("GET", `/transaction/verify/${encodeURIComponent(reference)}`, Transaction);
  } catch (error) {
    if (!(error instanceof PaystackFailed) || error.code !== "not_found" || tries <= 1) throw error;
    await wait(seconds(1));
    return verifyTransaction(reference, { tries: tries - 1 });
  }
}

/** Every successful transaction of a span of time, page by page. */
export async function listSuccessful(from: Date, to: Date): Promise<Transaction[]> {
  const perPage = 100;
  const all: Transaction[] = [];
  for (let page = 1; page <= 1000; page++) {
    const query = new URLSearchParams({
      status: "success",
      from: from.toISOString(),
      to: to.toISOString(),
      perPage: String(perPage),
      page: String(page),
    });
    const rows = await call("GET", `/transaction?${query}`, z.array(Transaction));
    all.push(...rows);
    if (rows.length < perPage) return all;
  }
  throw new PaystackFailed("unreadable", "the list of transactions does not end");
}

/** Asks for money back, all of it or `amountKobo`. Queued there: what becomes of it comes by webhook or by `fetchRefund`. */
export function createRefund(reference: string, amountKobo: number, note: string): Promise<Refund> {
  return call("POST", "/refund", Refund, {
    transaction: reference,
    amount: amountKobo,
    currency: "NGN",
    merchant_note: note,
  });
}

export function fetchRefund(id: string): Promise<Refund> {
  return call("GET", `/refund/${encodeURIComponent(id)}`, Refund);
}

/** The refunds of one transaction: what was asked for when its answer was lost. */
export function listRefunds(reference: string): Promise<Refund[]> {
  return call("GET", `/refund?${new URLSearchParams({ transaction: reference })}`, z.array(Refund));
}

/** Sends a refund that needs attention to a bank account instead. */
export function retryRefund(id: string, account: { accountNumber: string; bankId: string }): Promise<Refund> {
  const details = { currency: "NGN", account_number: account.accountNumber, bank_id: account.bankId };
  return call("POST", `/refund/retry_with_customer_details/${encodeURIComponent(id)}`, Refund, {
    refund_account_details: details,
  });
}

export function listDisputes(from: Date, to: Date): Promise<Dispute[]> {
  return call(
    "GET",
    `/dispute?${new URLSearchParams({ from: from.toISOString(), to: to.toISOString(), perPage: "100" })}`,
    z.array(Dispute),
  );
}

type Method = "GET" | "POST";

// A GET is asked again when no proper answer came. A POST is not: it may have been done. 429 was not done, so both wait and ask again.
async function call<Schema extends z.ZodType>(
  method: Method,
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<z.output<Schema>> {
  const most = method === "GET" ? 3 : 2;
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(method, path, schema, body);
    } catch (error) {
      if (!(error instanceof PaystackFailed) || attempt >= most || !mayAskAgain(error, method)) throw error;
      const pause = error.code === "rate_limited" ? error.retryAfterMs : seconds(0.4) * 2 ** attempt;
      if (pause > LONGEST_WAIT) throw error;
      await wait(pause + Math.random() * seconds(0.4)); // jitter, so that many that failed together do not come back together
    }
  }
}

function mayAskAgain(error: PaystackFailed, method: Method): boolean {
  if (error.code === "rate_limited") return true;
  return method === "GET" && (error.code === "unreachable" || error.code === "unreadable");
}

async function ask<Schema extends z.ZodType>(
  method: Method,
  path: string,
  schema: Schema,
  body: unknown,
): Promise<z.output<Schema>> {
  const account = paystackAccount();
  if (!account) throw new PaystackFailed("not_set_up", "no secret key");
  const { response, text } = await send(`${account.baseUrl()}${path}`, method, account.secretKey, body);
  const envelope = Envelope.safeParse(parsed(text));
  if (!response.ok || !envelope.success || envelope.data.status !== true)
    throw failureOf(response, envelope.data);
  const answer = schema.safeParse(envelope.data.data);
  if (!answer.success)
    throw new PaystackFailed("unreadable", "the answer has another shape", response.status);
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
      signal: AbortSignal.timeout(PATIENCE),
    });
    return { response, text: await response.text() };
  } catch {
    throw new PaystackFailed("unreachable", "no answer from Paystack");
  }
}

// The top-level status says that the call worked, never that somebody paid; one old sample has it as text, so only true counts.
const Envelope = z.looseObject({
  status: z.unknown().optional(),
  message: z.string().catch(""),
  code: z.string().optional().catch(undefined),
  data: z.unknown().optional(),
});

function parsed(text: string): unknown {
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}

function failureOf(response: Response, envelope: z.infer<typeof Envelope> | undefined): PaystackFailed {
  const { status } = response;
  const message = envelope?.message.slice(0, 200) || `Paystack answered ${status}`;
  if (status === 429) return new PaystackFailed("rate_limited", message, status, waitOf(response));
  if (status >= 500) return new PaystackFailed("unreachable", message, status);
  if (!envelope) return new PaystackFailed("unreadable", message, status);
  if (status === 401 || /^invalid key/i.test(message))
    return new PaystackFailed("unauthorised", message, status);
  if (envelope.code === "duplicate_reference" || /duplicate transaction reference/i.test(message))
    return new PaystackFailed("duplicate_reference", message, status);
  if (status === 404 || /reference not found/i.test(message))
    return new PaystackFailed("not_found", message, status);
  return new PaystackFailed("refused", message, status);
}

function waitOf({ headers }: Response): number {
  const reset = Number(headers.get("x-ratelimit-reset") ?? headers.get("retry-after") ?? "");
  return Number.isFinite(reset) && reset > 0 ? seconds(reset) : seconds(1);
}
