import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { seconds } from "~/time";
import {
  PaystackDispute,
  PaystackRefund,
  InitializedTransaction,
  PaystackTransaction,
} from "./paystack.schema";
import { PaystackError, request } from "./paystack-client.server";

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

/** Every successful transaction of a time range. */
export function listSuccessfulTransactions(from: Date, to: Date): Promise<PaystackTransaction[]> {
  return listAll("/transaction", z.array(PaystackTransaction), { status: "success", ...range(from, to) });
}

/** Every refund that was asked for in a time range, wherever it was asked for. */
export function listRefundsBetween(from: Date, to: Date): Promise<PaystackRefund[]> {
  return listAll("/refund", z.array(PaystackRefund), range(from, to));
}

function range(from: Date, to: Date) {
  return { from: from.toISOString(), to: to.toISOString() };
}

async function listAll<Row>(
  path: string,
  schema: z.ZodType<Row[]>,
  filter: Record<string, string>,
): Promise<Row[]> {
  const perPage = 100;
  const all: Row[] = [];
  for (let page = 1; page <= 1000; page++) {
    const query = new URLSearchParams({ ...filter, perPage: String(perPage), page: String(page) });
    const rows = await request("GET", `${path}?${query}`, schema);
    all.push(...rows);
    if (rows.length < perPage) return all;
  }
  throw new PaystackError("unreadable", `the list of ${path} does not end`);
}

/** Requests a refund of this sum. Paystack queues it; the result comes by webhook or `fetchRefund`. */
export function createRefund(
  reference: string,
  { amountKobo, currency }: { amountKobo: number; currency: string },
  note: string,
): Promise<PaystackRefund> {
  return request("POST", "/refund", PaystackRefund, {
    transaction: reference,
    amount: amountKobo,
    currency,
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
