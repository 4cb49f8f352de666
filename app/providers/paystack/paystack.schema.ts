import { z } from "zod";

// Paystack's shapes as they really come: both spellings of times, amounts as numbers or digits, metadata as anything. What is not read is not looked at.
const digits = z.union([z.number().int().nonnegative(), z.string().regex(/^\d{1,15}$/)]).transform(Number);
const kobo = digits.refine(Number.isSafeInteger);
const idText = z.union([z.number().transform(String), z.string().min(1)]);
const moment = z
  .string()
  .transform((text) => new Date(text))
  .refine((at) => !Number.isNaN(at.getTime()))
  .nullish()
  .catch(null);
const words = z.string().nullish().catch(null);

export const Started = z.object({
  authorization_url: z.url(),
  access_code: z.string(),
  reference: z.string(),
});
export type Started = z.infer<typeof Started>;

export const Transaction = z
  .object({
    id: idText,
    domain: z.string(),
    status: z.string(),
    reference: z.string(),
    amount: kobo,
    requested_amount: kobo.nullish().catch(null),
    currency: z.string(),
    fees: kobo.nullish().catch(null),
    paid_at: moment,
    paidAt: moment,
    created_at: moment,
    createdAt: moment,
    channel: words,
    gateway_response: words,
    authorization: z.looseObject({ last4: words }).nullish().catch(null),
    customer: z.looseObject({ email: words }).nullish().catch(null),
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
    email: raw.customer?.email?.toLowerCase() ?? "",
  }));
/** A transaction: `status` "success" is the only one that means paid. Money in kobo; `requestedKobo` is what was asked for, without a passed-on fee. */
export type Transaction = z.output<typeof Transaction>;

export const REFUND_STATES = ["pending", "processing", "processed", "failed", "needs-attention"] as const;
const refundState = z.enum(REFUND_STATES);

// `transaction` is an object when a refund is made and a number when it is fetched.
export const Refund = z
  .object({ id: idText, status: refundState.catch("pending"), amount: kobo, merchant_note: words })
  .transform(({ id, status, amount, merchant_note }) => ({
    id,
    status,
    amountKobo: amount,
    note: merchant_note ?? "",
  }));
export type Refund = z.output<typeof Refund>;

export const Dispute = z
  .object({
    id: idText,
    status: z.string(),
    resolution: words,
    dueAt: moment,
    due_at: moment,
    refund_amount: kobo.nullish().catch(null),
    transaction: z.looseObject({ reference: z.string(), status: words }),
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
export type Dispute = z.output<typeof Dispute>;

/** What a webhook says about a refund. There is no `reference` and often no id; the amount is digits as often as a number. */
export const RefundEvent = z
  .object({
    status: z.string().catch(""),
    transaction_reference: z.string(),
    refund_reference: idText.nullish().catch(null),
    id: idText.nullish().catch(null),
    amount: kobo,
  })
  .transform((raw) => ({
    reference: raw.transaction_reference,
    refundReference: raw.refund_reference ?? null,
    id: raw.id ?? null,
    amountKobo: raw.amount,
  }));

export const TransferRejected = z.looseObject({
  bank_transfer: z.looseObject({ transaction_id: idText }),
  customer: z.looseObject({ email: words }).nullish().catch(null),
});

/** Any webhook. `domain` is the mode it belongs to, where it says so. */
export const Webhook = z.object({ event: z.string().min(1).max(100), data: z.unknown().optional() });
