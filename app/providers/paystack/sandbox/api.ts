import type { Book } from "./book";
import { digits, isWithin, pageOf, saleOf, tellDispute, tellRefund, tellRefundEvent, tellSale } from "./tell";

export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  authorization: string;
};
export type Answer = { status: number; body: unknown };
type Sandbox = {
  book: Book;
  secretKey: string;
  checkoutUrl: (code: string) => string;
  webhook: (event: string, reference: string, data: unknown) => void;
  step: () => void;
};

/** Paystack's API: the routes that a shop of one-time payments meets, with the envelopes, messages and errors of the real one. */
export function answerCall(sandbox: Sandbox, call: Call): Answer {
  if (call.authorization !== `Bearer ${sandbox.secretKey}`)
    return no(401, "Invalid key", {
      code: "invalid_Key",
      nextStep: "Ensure that you provide the correct authorization key for the request",
    });
  sandbox.step();
  for (const [method, pattern, answer] of ROUTES) {
    const match = method === call.method ? pattern.exec(call.path) : null;
    if (match) return answer(sandbox, call, decoded(match[1] ?? ""));
  }
  return no(404, "Entity not found");
}

type Route = (sandbox: Sandbox, call: Call, part: string) => Answer;

const initialize: Route = ({ book, checkoutUrl }, { body }) => {
  const fields = fieldsOf(body);
  const email = String(fields.email ?? "");
  if (email === "") return no(400, "Email Address is required", { code: "missing_params" });
  if (!/^\S+@\S+\.\S+$/.test(email))
    return no(400, "Invalid Email Address Passed", { code: "invalid_params" });
  const requested = amountOf(fields.amount);
  if (requested === undefined || requested < 5000)
    return no(400, "Invalid Amount Sent", { code: "invalid_params" });
  const reference =
    fields.reference === undefined ? Math.random().toString(36).slice(2, 12) : String(fields.reference);
  if (!/^[A-Za-z0-9.=-]{1,100}$/.test(reference))
    return no(400, "Invalid characters in transaction reference", { code: "invalid_params" });
  if (fields.currency !== undefined && fields.currency !== "NGN")
    return no(400, "Currency not supported by merchant", { code: "unsupported_currency" });
  if (book.sales.has(reference))
    return no(400, "Duplicate Transaction Reference", {
      code: "duplicate_reference",
      nextStep: "Try and create the Transaction or Charge with a new reference",
    });
  const sale = book.add({
    reference,
    email,
    requested,
    callbackUrl: String(fields.callback_url ?? ""),
    metadata: metadataOf(fields.metadata),
  });
  return yes("Authorization URL created", {
    authorization_url: checkoutUrl(sale.accessCode),
    access_code: sale.accessCode,
    reference,
  });
};

const verify: Route = ({ book }, _call, reference) => {
  if (reference === "") return no(400, "Transaction ID should be numeric.");
  const sale = book.sales.get(reference);
  if (!sale || book.now() < sale.createdAt + (sale.quirks.unknownForMs ?? 0))
    return no(400, "Transaction reference not found", {
      code: "transaction_not_found",
      nextStep: "Ensure that you're passing the reference of a transaction that exists on this integration",
    });
  return yes("Verification successful", tellSale(sale));
};

const list: Route = ({ book }, { query }) => {
  const status = query.get("status");
  const found = [...book.sales.values()]
    .reverse()
    .filter((sale) => (!status || sale.status === status) && isWithin(sale.paidAt ?? sale.createdAt, query));
  const { rows, meta } = pageOf(found, query);
  return yes("Transactions retrieved", rows.map(tellSale), meta);
};

const one: Route = ({ book }, _call, id) => {
  const sale = book.saleById(id);
  return sale ? yes("Transaction retrieved", tellSale(sale)) : no(404, "Transaction not found");
};

const timeline: Route = ({ book }, _call, id) => {
  const sale = saleOf(book, id);
  if (!sale) return no(404, "Transaction not found");
  return yes("Timeline retrieved", {
    start_time: Math.floor(sale.createdAt / 1000),
    time_spent: 9,
    attempts: 1,
    errors: 0,
    success: sale.status === "success",
    mobile: false,
    input: [],
    history: [],
  });
};

const refund: Route = ({ book, webhook }, { body }) => {
  const fields = fieldsOf(body);
  const sale = saleOf(book, String(fields.transaction ?? ""));
  if (!sale) return no(404, "Transaction not found", { code: "transaction_not_found" });
  if (sale.status !== "success")
    return no(400, "Transaction has not been paid, or has been fully reversed", {
      code: "transaction_reversed",
    });
  const given = book.refunds
    .filter(({ reference, status }) => reference === sale.reference && status !== "failed")
    .reduce((sum, { amount }) => sum + amount, 0);
  const amount = fields.amount === undefined ? sale.amount - given : amountOf(fields.amount);
  if (amount === undefined || amount <= 0 || amount + given > sale.amount)
    return no(400, "Refund amount cannot be greater than transaction amount", { code: "invalid_params" });
  const now = book.now();
  const made = {
    id: book.nextId(),
    saleId: sale.id,
    reference: sale.reference,
    amount,
    status: "pending" as const,
    nextAt: now + 1000,
    createdAt: now,
    merchantNote: textOf(fields.merchant_note),
    customerNote: textOf(fields.customer_note),
  };
  book.refunds.push(made);
  webhook("refund.pending", sale.reference, tellRefundEvent(made, sale));
  return yes("Refund has been queued for processing", tellRefund(made, sale, true));
};

const oneRefund: Route = ({ book }, _call, id) => {
  const found = book.refunds.find((candidate) => candidate.id === id);
  return found ? yes("Refund retrieved", tellRefund(found, undefined, false)) : no(404, "Refund not found");
};

const refunds: Route = ({ book }, { query }) => {
  const sale = saleOf(book, query.get("transaction") ?? "");
  const { rows, meta } = pageOf(
    book.refunds.filter(({ reference }) => !query.has("transaction") || reference === sale?.reference),
    query,
  );
  return yes(
    "Refunds retrieved",
    rows.map((row) => tellRefund(row, undefined, false)),
    meta,
  );
};

const retryRefund: Route = ({ book }, { body }, id) => {
  const found = book.refunds.find((candidate) => candidate.id === id);
  if (!found) return no(404, "Refund not found");
  if (found.status !== "needs-attention")
    return no(422, 'Invalid Refund state, refund status should be "needs-attention"', {
      code: "invalid_params",
    });
  if (!fieldsOf(fieldsOf(body).refund_account_details).account_number)
    return no(400, "Account number is required", { code: "missing_params" });
  found.status = "processing";
  found.nextAt = book.now() + 1000;
  return yes(
    "Refund retried and has been queued for processing",
    tellRefund(found, book.sales.get(found.reference), true),
  );
};

const disputes: Route = ({ book }, { query }) => {
  const found = book.disputes.filter(
    ({ status, createdAt }) =>
      (!query.has("status") || query.get("status") === status) && isWithin(createdAt, query),
  );
  const { rows, meta } = pageOf(found, query);
  return yes(
    "Disputes retrieved",
    rows.flatMap((row) => told(book, row)),
    meta,
  );
};

const oneDispute: Route = ({ book }, _call, id) => {
  const [dispute] = book.disputes.filter((row) => row.id === id).flatMap((row) => told(book, row));
  return dispute ? yes("Dispute retrieved", dispute) : no(404, "Dispute not found");
};

const sessionTimeout: Route = () => yes("Payment session timeout retrieved", { payment_session_timeout: 30 });
const customer: Route = ({ book }, _call, email) => {
  const sale = [...book.sales.values()].find((candidate) => candidate.email === email);
  return sale
    ? yes("Customer retrieved", {
        id: digits("181873746"),
        email,
        customer_code: "CUS_sandbox1234567",
        authorizations: [],
        transactions: [],
      })
    : no(404, "Customer not found");
};

const ROUTES: [string, RegExp, Route][] = [
  ["POST", /^\/transaction\/initialize$/, initialize],
  ["GET", /^\/transaction\/verify\/?([^/]*)$/, verify],
  ["GET", /^\/transaction\/timeline\/([^/]+)$/, timeline],
  ["GET", /^\/transaction\/?$/, list],
  ["GET", /^\/transaction\/([^/]+)$/, one],
  ["POST", /^\/refund\/?$/, refund],
  ["GET", /^\/refund\/?$/, refunds],
  ["GET", /^\/refund\/([^/]+)$/, oneRefund],
  ["POST", /^\/refund\/retry_with_customer_details\/([^/]+)$/, retryRefund],
  ["GET", /^\/dispute\/?$/, disputes],
  ["GET", /^\/dispute\/([^/]+)$/, oneDispute],
  ["GET", /^\/integration\/payment_session_timeout$/, sessionTimeout],
  ["GET", /^\/customer\/([^/]+)$/, customer],
];

function yes(message: string, data: unknown, meta?: unknown): Answer {
  return { status: 200, body: { status: true, message, data, ...(meta !== undefined && { meta }) } };
}

export function no(
  status: number,
  message: string,
  { code, nextStep }: { code?: string; nextStep?: string } = {},
): Answer {
  return {
    status,
    body: {
      status: false,
      message,
      ...(code && {
        meta: { nextStep: nextStep ?? "Ensure that you provide the correct values" },
        type: status === 401 || status === 429 ? "api_error" : "validation_error",
        code,
      }),
    },
  };
}

function told(book: Book, dispute: Book["disputes"][number]) {
  const sale = book.sales.get(dispute.reference);
  return sale ? [tellDispute(dispute, sale)] : [];
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === "object" && body !== null ? { ...body } : {};
}

// An integer, or a string of digits.
function amountOf(value: unknown): number | undefined {
  const isWhole =
    (typeof value === "number" && Number.isSafeInteger(value)) ||
    (typeof value === "string" && /^\d{1,15}$/.test(value));
  return isWhole && Number(value) > 0 ? Number(value) : undefined;
}

function metadataOf(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
