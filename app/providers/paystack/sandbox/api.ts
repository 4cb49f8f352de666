import type { SandboxStore } from "./store";
import {
  bareDigits,
  isWithin,
  paginate,
  findSale,
  serializeDispute,
  serializeRefund,
  serializeRefundEvent,
  serializeSale,
} from "./serialize";

export type ApiCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  authorization: string;
};
export type ApiResponse = { status: number; body: unknown };
type ApiContext = {
  store: SandboxStore;
  secretKey: string;
  checkoutUrl: (code: string) => string;
  webhook: (event: string, reference: string, data: unknown) => void;
  step: () => void;
};

/** Paystack's API for one-time payments: the same routes, envelopes, messages and errors as the real one. */
export function handleApiCall(sandbox: ApiContext, call: ApiCall): ApiResponse {
  if (call.authorization !== `Bearer ${sandbox.secretKey}`)
    return failure(401, "Invalid key", {
      code: "invalid_Key",
      nextStep: "Ensure that you provide the correct authorization key for the request",
    });
  sandbox.step();
  for (const [method, pattern, answer] of ROUTES) {
    const match = method === call.method ? pattern.exec(call.path) : null;
    if (match) return answer(sandbox, call, decodePart(match[1] ?? ""));
  }
  return failure(404, "Entity not found");
}

type Route = (sandbox: ApiContext, call: ApiCall, part: string) => ApiResponse;

const initializeRoute: Route = ({ store, checkoutUrl }, { body }) => {
  const fields = fieldsOf(body);
  const email = String(fields.email ?? "");
  if (email === "") return failure(400, "Email Address is required", { code: "missing_params" });
  if (!/^\S+@\S+\.\S+$/.test(email))
    return failure(400, "Invalid Email Address Passed", { code: "invalid_params" });
  const requested = amountOf(fields.amount);
  if (requested === undefined || requested < 5000)
    return failure(400, "Invalid Amount Sent", { code: "invalid_params" });
  const reference =
    fields.reference === undefined ? Math.random().toString(36).slice(2, 12) : String(fields.reference);
  if (!/^[A-Za-z0-9.=-]{1,100}$/.test(reference))
    return failure(400, "Invalid characters in transaction reference", { code: "invalid_params" });
  if (fields.currency !== undefined && fields.currency !== "NGN")
    return failure(400, "Currency not supported by merchant", { code: "unsupported_currency" });
  if (store.sales.has(reference))
    return failure(400, "Duplicate Transaction Reference", {
      code: "duplicate_reference",
      nextStep: "Try and create the Transaction or Charge with a new reference",
    });
  const sale = store.add({
    reference,
    email,
    requested,
    callbackUrl: String(fields.callback_url ?? ""),
    metadata: metadataOf(fields.metadata),
  });
  return success("Authorization URL created", {
    authorization_url: checkoutUrl(sale.accessCode),
    access_code: sale.accessCode,
    reference,
  });
};

const verifyRoute: Route = ({ store }, _call, reference) => {
  if (reference === "") return failure(400, "Transaction ID should be numeric.");
  const sale = store.sales.get(reference);
  if (!sale || store.now() < sale.createdAt + (sale.quirks.unknownForMs ?? 0))
    return failure(400, "Transaction reference not found", {
      code: "transaction_not_found",
      nextStep: "Ensure that you're passing the reference of a transaction that exists on this integration",
    });
  return success("Verification successful", serializeSale(sale));
};

const listRoute: Route = ({ store }, { query }) => {
  const status = query.get("status");
  const found = [...store.sales.values()]
    .reverse()
    .filter((sale) => (!status || sale.status === status) && isWithin(sale.paidAt ?? sale.createdAt, query));
  const { rows, meta } = paginate(found, query);
  return success("Transactions retrieved", rows.map(serializeSale), meta);
};

const fetchRoute: Route = ({ store }, _call, id) => {
  const sale = store.saleById(id);
  return sale ? success("Transaction retrieved", serializeSale(sale)) : failure(404, "Transaction not found");
};

const timelineRoute: Route = ({ store }, _call, id) => {
  const sale = findSale(store, id);
  if (!sale) return failure(404, "Transaction not found");
  return success("Timeline retrieved", {
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

const createRefundRoute: Route = ({ store, webhook }, { body }) => {
  const fields = fieldsOf(body);
  const sale = findSale(store, String(fields.transaction ?? ""));
  if (!sale) return failure(404, "Transaction not found", { code: "transaction_not_found" });
  if (sale.status !== "success")
    return failure(400, "Transaction has not been paid, or has been fully reversed", {
      code: "transaction_reversed",
    });
  const given = store.refunds
    .filter(({ reference, status }) => reference === sale.reference && status !== "failed")
    .reduce((sum, { amount }) => sum + amount, 0);
  const amount = fields.amount === undefined ? sale.amount - given : amountOf(fields.amount);
  if (amount === undefined || amount <= 0 || amount + given > sale.amount)
    return failure(400, "Refund amount cannot be greater than transaction amount", {
      code: "invalid_params",
    });
  const now = store.now();
  const made = {
    id: store.nextId(),
    saleId: sale.id,
    reference: sale.reference,
    amount,
    status: "pending" as const,
    nextAt: now + 1000,
    createdAt: now,
    merchantNote: textOf(fields.merchant_note),
    customerNote: textOf(fields.customer_note),
  };
  store.refunds.push(made);
  webhook("refund.pending", sale.reference, serializeRefundEvent(made, sale));
  return success("Refund has been queued for processing", serializeRefund(made, sale, true));
};

const fetchRefundRoute: Route = ({ store }, _call, id) => {
  const found = store.refunds.find((candidate) => candidate.id === id);
  return found
    ? success("Refund retrieved", serializeRefund(found, undefined, false))
    : failure(404, "Refund not found");
};

const listRefundsRoute: Route = ({ store }, { query }) => {
  const sale = findSale(store, query.get("transaction") ?? "");
  const { rows, meta } = paginate(
    store.refunds.filter(({ reference }) => !query.has("transaction") || reference === sale?.reference),
    query,
  );
  return success(
    "Refunds retrieved",
    rows.map((row) => serializeRefund(row, undefined, false)),
    meta,
  );
};

const retryRefundRoute: Route = ({ store }, { body }, id) => {
  const found = store.refunds.find((candidate) => candidate.id === id);
  if (!found) return failure(404, "Refund not found");
  if (found.status !== "needs-attention")
    return failure(422, 'Invalid Refund state, refund status should be "needs-attention"', {
      code: "invalid_params",
    });
  if (!fieldsOf(fieldsOf(body).refund_account_details).account_number)
    return failure(400, "Account number is required", { code: "missing_params" });
  found.status = "processing";
  found.nextAt = store.now() + 1000;
  return success(
    "Refund retried and has been queued for processing",
    serializeRefund(found, store.sales.get(found.reference), true),
  );
};

const listDisputesRoute: Route = ({ store }, { query }) => {
  const found = store.disputes.filter(
    ({ status, createdAt }) =>
      (!query.has("status") || query.get("status") === status) && isWithin(createdAt, query),
  );
  const { rows, meta } = paginate(found, query);
  return success(
    "Disputes retrieved",
    rows.flatMap((row) => serializeDisputes(store, row)),
    meta,
  );
};

const fetchDisputeRoute: Route = ({ store }, _call, id) => {
  const [dispute] = store.disputes
    .filter((row) => row.id === id)
    .flatMap((row) => serializeDisputes(store, row));
  return dispute ? success("Dispute retrieved", dispute) : failure(404, "Dispute not found");
};

const sessionTimeoutRoute: Route = () =>
  success("Payment session timeout retrieved", { payment_session_timeout: 30 });
const customerRoute: Route = ({ store }, _call, email) => {
  const sale = [...store.sales.values()].find((candidate) => candidate.email === email);
  return sale
    ? success("Customer retrieved", {
        id: bareDigits("181873746"),
        email,
        customer_code: "CUS_sandbox1234567",
        authorizations: [],
        transactions: [],
      })
    : failure(404, "Customer not found");
};

const ROUTES: [string, RegExp, Route][] = [
  ["POST", /^\/transaction\/initialize$/, initializeRoute],
  ["GET", /^\/transaction\/verify\/?([^/]*)$/, verifyRoute],
  ["GET", /^\/transaction\/timeline\/([^/]+)$/, timelineRoute],
  ["GET", /^\/transaction\/?$/, listRoute],
  ["GET", /^\/transaction\/([^/]+)$/, fetchRoute],
  ["POST", /^\/refund\/?$/, createRefundRoute],
  ["GET", /^\/refund\/?$/, listRefundsRoute],
  ["GET", /^\/refund\/([^/]+)$/, fetchRefundRoute],
  ["POST", /^\/refund\/retry_with_customer_details\/([^/]+)$/, retryRefundRoute],
  ["GET", /^\/dispute\/?$/, listDisputesRoute],
  ["GET", /^\/dispute\/([^/]+)$/, fetchDisputeRoute],
  ["GET", /^\/integration\/payment_session_timeout$/, sessionTimeoutRoute],
  ["GET", /^\/customer\/([^/]+)$/, customerRoute],
];

function success(message: string, data: unknown, meta?: unknown): ApiResponse {
  return { status: 200, body: { status: true, message, data, ...(meta !== undefined && { meta }) } };
}

/** An error reply in Paystack's envelope. */
export function failure(
  status: number,
  message: string,
  { code, nextStep }: { code?: string; nextStep?: string } = {},
): ApiResponse {
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

function serializeDisputes(store: SandboxStore, dispute: SandboxStore["disputes"][number]) {
  const sale = store.sales.get(dispute.reference);
  return sale ? [serializeDispute(dispute, sale)] : [];
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

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
