import { bareDigits, isWithin, paginate, findSale, serializeSale } from "./serialize";
import {
  type ApiCall,
  type ApiResponse,
  type ApiContext,
  type Route,
  success,
  failure,
  fieldsOf,
  amountOf,
  metadataOf,
} from "./api-reply";
import {
  createRefundRoute,
  fetchRefundRoute,
  listRefundsRoute,
  retryRefundRoute,
  listDisputesRoute,
  fetchDisputeRoute,
} from "./refund-routes";

import {
  chargeRoute,
  closeAccountRoute,
  createAccountRoute,
  createCustomerRoute,
  listAccountsRoute,
} from "./virtual-account-routes";

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
  ["POST", /^\/customer\/?$/, createCustomerRoute],
  ["POST", /^\/dedicated_account\/?$/, createAccountRoute],
  ["GET", /^\/dedicated_account\/?$/, listAccountsRoute],
  ["DELETE", /^\/dedicated_account\/([^/]+)$/, closeAccountRoute],
  ["POST", /^\/charge\/?$/, chargeRoute],
  ["GET", /^\/customer\/([^/]+)$/, customerRoute],
];

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
