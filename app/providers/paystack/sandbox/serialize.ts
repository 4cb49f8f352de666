import { feeOf, type SandboxStore, type Sale, type SaleDispute, type SaleRefund } from "./store";

// Paystack's JSON forms. Ids are bare digits of any length, which JSON.stringify alone cannot write.
const DIGITS_PREFIX = "digits:";
/** Marks an id that the body must show as bare digits. */
export const bareDigits = (id: string) => `${DIGITS_PREFIX}${id}`;

/** The bytes of a response or a webhook; `escaped` writes slashes and non-ASCII characters as escapes. */
export function stringifyBody(value: unknown, escaped = false): string {
  const text = JSON.stringify(value).replace(/"digits:(\d+)"/g, "$1");
  if (!escaped) return text;
  return text
    .replace(/\//g, "\\/")
    .replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** A transaction in Paystack's form. */
export function serializeSale(sale: Sale) {
  const { quirks } = sale;
  const paid = sale.status === "success" || sale.status === "reversed";
  const paidAt = sale.paidAt === null ? null : new Date(sale.paidAt).toISOString();
  const createdAt = new Date(sale.createdAt).toISOString();
  return {
    id: bareDigits(sale.id),
    domain: quirks.domain ?? "test",
    status: sale.status,
    reference: sale.reference,
    receipt_number: null,
    amount: sale.amount,
    ...(!quirks.requestedAmountAbsent && { requested_amount: sale.requested }),
    message: null,
    gateway_response: sale.gatewayResponse,
    paid_at: paidAt,
    paidAt,
    created_at: createdAt,
    createdAt,
    channel: sale.channel ?? "card",
    currency: sale.currency,
    ip_address: "127.0.0.1",
    metadata: serializeMetadata(sale),
    log: null,
    fees: quirks.feesNull || sale.channel === "ussd" || !paid ? null : feeOf(sale.requested),
    authorization: paid ? serializeAuthorization(sale) : {},
    customer: {
      id: 181_873_746,
      first_name: null,
      last_name: null,
      email: sale.email,
      customer_code: sale.customerCode ?? "CUS_sandbox1234567",
      phone: null,
      metadata: null,
      risk_action: "default",
    },
    plan: serializePlan(sale),
    split: {},
    subaccount: {},
    plan_object: {},
    order_id: null,
  };
}

/**
 * A refund in Paystack's form. Its transaction is an object when it is created and a number when it is
 * fetched.
 */
export function serializeRefund(refund: SaleRefund, sale: Sale | undefined, isNew: boolean) {
  return {
    id: bareDigits(refund.id),
    integration: 412_829,
    domain: "test",
    transaction:
      isNew && sale
        ? { id: bareDigits(sale.id), reference: sale.reference, amount: sale.amount, currency: "NGN" }
        : bareDigits(refund.saleId),
    dispute: 0,
    amount: refund.amount,
    deducted_amount: 0,
    currency: "NGN",
    channel: "migs",
    fully_deducted: 0,
    status: refund.status,
    customer_note: refund.customerNote,
    merchant_note: refund.merchantNote,
    createdAt: new Date(refund.createdAt).toISOString(),
  };
}

/**
 * The webhook data of a refund: no `reference`, the amount as digits in three of five, an id only when
 * attention is needed.
 */
export function serializeRefundEvent(refund: SaleRefund, sale: Sale) {
  const asText = ["pending", "processing", "processed"].includes(refund.status);
  return {
    status: refund.status,
    transaction_reference: refund.reference,
    refund_reference: refund.status === "processed" ? `RF${refund.id}` : null,
    amount: asText ? String(refund.amount) : refund.amount,
    currency: "NGN",
    processor: "mpgs_zen",
    customer: { first_name: null, last_name: null, email: sale.email },
    integration: 412_829,
    domain: "test",
    ...(refund.status === "needs-attention" && { id: refund.id }),
  };
}

/** A dispute in Paystack's form. */
export function serializeDispute(dispute: SaleDispute, sale: Sale) {
  return {
    id: bareDigits(dispute.id),
    refund_amount: dispute.amount,
    currency: "NGN",
    status: dispute.status,
    resolution: dispute.resolution,
    domain: "test",
    transaction: serializeSale(sale),
    category: "fraud",
    dueAt: new Date(dispute.dueAt).toISOString(),
    resolvedAt: null,
    createdAt: new Date(dispute.createdAt).toISOString(),
  };
}

/** One page of a list, with its `meta`. */
export function paginate<Row>(rows: Row[], query: URLSearchParams) {
  const perPage = Math.min(1000, Math.max(1, Number(query.get("perPage") ?? 50) || 50));
  const page = Math.max(1, Number(query.get("page") ?? 1) || 1);
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    meta: {
      total: rows.length,
      skipped: (page - 1) * perPage,
      perPage,
      page,
      pageCount: Math.ceil(rows.length / perPage),
    },
  };
}

/** Whether a time lies between `from` and `to` of the query. */
export function isWithin(at: number, query: URLSearchParams): boolean {
  const from = Date.parse(query.get("from") ?? "");
  const to = Date.parse(query.get("to") ?? "");
  return (Number.isNaN(from) || at >= from) && (Number.isNaN(to) || at <= to);
}

/** A sale by its id or reference, or undefined. */
export function findSale(book: SandboxStore, idOrReference: string): Sale | undefined {
  return book.sales.get(idOrReference) ?? book.saleById(idOrReference);
}

function serializeMetadata({ metadata, quirks }: Sale): unknown {
  if (quirks.metadata === "json") return JSON.stringify(metadata);
  if (quirks.metadata === "empty") return "";
  if (quirks.metadata === "zero") return 0;
  if (quirks.metadata === "null") return null;
  return metadata ?? "";
}

function serializePlan({ quirks }: Sale): unknown {
  if (quirks.plan === "object") return {};
  return quirks.plan === "zero" ? 0 : null;
}

function serializeAuthorization({ channel, last4, cardSignature, receiver, sender }: Sale) {
  const isCard = channel === "card";
  return {
    authorization_code: "AUTH_sandbox001",
    bin: isCard ? "408408" : "008XXX",
    last4,
    exp_month: "12",
    exp_year: "2030",
    channel,
    card_type: isCard ? "visa " : "transfer",
    bank: "TEST BANK",
    country_code: "NG",
    brand: isCard ? "visa" : "Managed Account",
    reusable: isCard,
    signature: isCard ? cardSignature : null,
    account_name: null,
    ...(channel !== "card" && {
      sender_country: "NG",
      sender_bank: sender.bank,
      sender_bank_account_number: `XXXXXX${sender.digits}`,
      sender_name: sender.name,
      narration: "NIP: TRANSFER",
    }),
    receiver_bank_account_number: receiver?.number ?? null,
    receiver_bank: receiver?.bank ?? null,
  };
}
