import type { SandboxStore } from "./store";
import {
  isWithin,
  paginate,
  findSale,
  serializeDispute,
  serializeRefund,
  serializeRefundEvent,
} from "./serialize";
import { type Route, success, failure, fieldsOf, amountOf, textOf } from "./api-reply";

export const createRefundRoute: Route = ({ store, webhook }, { body }) => {
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

export const fetchRefundRoute: Route = ({ store }, _call, id) => {
  const found = store.refunds.find((candidate) => candidate.id === id);
  return found
    ? success("Refund retrieved", serializeRefund(found, undefined, false))
    : failure(404, "Refund not found");
};

export const listRefundsRoute: Route = ({ store }, { query }) => {
  const sale = findSale(store, query.get("transaction") ?? "");
  const { rows, meta } = paginate(
    store.refunds.filter(
      ({ reference, createdAt }) =>
        (!query.has("transaction") || reference === sale?.reference) && isWithin(createdAt, query),
    ),
    query,
  );
  return success(
    "Refunds retrieved",
    rows.map((row) => serializeRefund(row, undefined, false)),
    meta,
  );
};

export const retryRefundRoute: Route = ({ store }, { body }, id) => {
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

export const listDisputesRoute: Route = ({ store }, { query }) => {
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

export const fetchDisputeRoute: Route = ({ store }, _call, id) => {
  const [dispute] = store.disputes
    .filter((row) => row.id === id)
    .flatMap((row) => serializeDisputes(store, row));
  return dispute ? success("Dispute retrieved", dispute) : failure(404, "Dispute not found");
};

function serializeDisputes(store: SandboxStore, dispute: SandboxStore["disputes"][number]) {
  const sale = store.sales.get(dispute.reference);
  return sale ? [serializeDispute(dispute, sale)] : [];
}
