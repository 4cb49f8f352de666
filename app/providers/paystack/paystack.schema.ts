import { z } from "zod";

// Paystack's real shapes: both spellings of times, amounts as numbers or digits, metadata as anything. Unused
// fields are not checked.
const digitCount = z
  .union([z.number().int().nonnegative(), z.string().regex(/^\d{1,15}$/)])
  .transform(Number);
const koboAmount = digitCount.refine(Number.isSafeInteger);
const idText = z.union([z.number().transform(String), z.string().min(1)]);
const isoMoment = z
  .string()
  .transform((text) => new Date(text))
  .refine((at) => !Number.isNaN(at.getTime()))
  .nullish()
  .catch(null);
const optionalText = z.string().nullish().catch(null);

export const InitializedTransaction = z.object({
  authorization_url: z.url(),
  access_code: z.string(),
  reference: z.string(),
});
export type InitializedTransaction = z.infer<typeof InitializedTransaction>;

type Authorization = Partial<
  Record<"signature" | "sender_bank" | "sender_bank_account_number" | "sender_name", string | null>
>;

/**
 * The card or bank account that paid, the same text each time; null when Paystack does not tell. Paystack hides all but the
 * last digits of an account, so the bank and the name of its owner belong to it.
 */
function payerOf(channel: string | null | undefined, from: Authorization | null | undefined): string | null {
  if (channel === "card") return from?.signature ? `card ${from.signature}` : null;
  const digits = (from?.sender_bank_account_number ?? "").replace(/\D/g, "");
  const name = (from?.sender_name ?? "").toLowerCase().match(/[\p{L}\p{M}]+/gu);
  if (digits.length < 4 || !name) return null;
  return `account ${(from?.sender_bank ?? "").toLowerCase().trim()} ${digits.slice(-4)} ${name.sort().join(" ")}`;
}

export const PaystackTransaction = z
  .object({
    id: idText,
    domain: z.string(),
    status: z.string(),
    reference: z.string(),
    amount: koboAmount,
    requested_amount: koboAmount.nullish().catch(null),
    currency: z.string(),
    fees: koboAmount.nullish().catch(null),
    paid_at: isoMoment,
    paidAt: isoMoment,
    created_at: isoMoment,
    createdAt: isoMoment,
    channel: optionalText,
    gateway_response: optionalText,
    authorization: z
      .looseObject({
        last4: optionalText,
        signature: optionalText,
        receiver_bank_account_number: optionalText,
        sender_bank: optionalText,
        sender_bank_account_number: optionalText,
        sender_name: optionalText,
      })
      .nullish()
      .catch(null),
    customer: z.looseObject({ email: optionalText, customer_code: optionalText }).nullish().catch(null),
  })
  .transform((raw) => ({
    id: raw.id,
    domain: raw.domain,
    status: raw.status,
    reference: raw.reference,
    amountKobo: raw.amount,
    requestedKobo: raw.requested_amount ?? null,
    currency: raw.currency,
    feesKobo: raw.fees ?? null,
    paidAt: raw.paid_at ?? raw.paidAt ?? null,
    channel: raw.channel ?? "",
    gatewayResponse: raw.gateway_response ?? "",
    last4: raw.authorization?.last4 ?? null,
    payer: payerOf(raw.channel, raw.authorization),
    email: raw.customer?.email?.toLowerCase() ?? "",
    customerCode: raw.customer?.customer_code ?? "",
    receiverAccount: raw.authorization?.receiver_bank_account_number ?? "",
  }));
/**
 * A transaction. Only `status` "success" means paid. Money in kobo; `requestedKobo` is the requested amount
 * without an added fee.
 */
export type PaystackTransaction = z.output<typeof PaystackTransaction>;

const REFUND_STATES = ["pending", "processing", "processed", "failed", "needs-attention"] as const;
const refundState = z.enum(REFUND_STATES);

// `transaction` is an object when a refund is created and a number when it is fetched.
export const PaystackRefund = z
  .object({
    id: idText,
    status: refundState.catch("pending"),
    amount: koboAmount,
    merchant_note: optionalText,
    transaction: z
      .union([idText, z.looseObject({ id: idText }).transform(({ id }) => id)])
      .nullish()
      .catch(null),
    dispute: idText.nullish().catch(null),
  })
  .transform(({ id, status, amount, merchant_note, transaction, dispute }) => ({
    id,
    status,
    amountKobo: amount,
    note: merchant_note ?? "",
    transactionId: transaction ?? null,
    // Paystack itself gives the money back when a dispute is lost.
    isOfDispute: Boolean(dispute) && dispute !== "0",
  }));
export type PaystackRefund = z.output<typeof PaystackRefund>;

export const PaystackDispute = z
  .object({
    id: idText,
    status: z.string(),
    resolution: optionalText,
    dueAt: isoMoment,
    due_at: isoMoment,
    refund_amount: koboAmount.nullish().catch(null),
    transaction: z.looseObject({ reference: z.string(), status: optionalText }),
  })
  .transform(({ id, status, resolution, dueAt, due_at, refund_amount, transaction }) => ({
    id,
    status,
    resolution: resolution ?? "",
    dueAt: dueAt ?? due_at ?? null,
    amountKobo: refund_amount ?? null,
    reference: transaction.reference,
    transactionStatus: transaction.status ?? "",
  }));
export type PaystackDispute = z.output<typeof PaystackDispute>;

/** A webhook about a refund. It has no `reference` and often no id; the amount may be digits or a number. */
export const RefundEvent = z
  .object({
    status: z.string().catch(""),
    transaction_reference: z.string(),
    refund_reference: idText.nullish().catch(null),
    id: idText.nullish().catch(null),
    amount: koboAmount,
  })
  .transform((raw) => ({
    reference: raw.transaction_reference,
    refundReference: raw.refund_reference ?? null,
    id: raw.id ?? null,
    amountKobo: raw.amount,
  }));

export const TransferRejected = z.looseObject({
  bank_transfer: z.looseObject({ transaction_id: idText }),
  customer: z.looseObject({ email: optionalText }).nullish().catch(null),
});

/** Any webhook. `domain` is its mode, when given. */
export const PaystackWebhook = z.object({ event: z.string().min(1).max(100), data: z.unknown().optional() });
