import { DOCUMENT_TYPES } from "~/db/schema/values";
import type { CreditKind, CreditLot } from "./credit-lots";
import type { BillingHistory, SubscriptionState } from "./rules";

export type CreditMovement = { key: string; at: Date; kind: CreditKind; description: string; amount: number };

const USAGE_TEXTS = {
  reserved: "Reserved for a document",
  spent: "Document delivered",
  released: "Returned, nothing was delivered",
};

/**
 * Every movement of credits, newest first: grants and losses of each lot, and the use of each document. Their
 * sum is the balance.
 */
export function listCreditMovements(
  { events, usage }: BillingHistory,
  { lots }: Pick<SubscriptionState, "lots">,
): CreditMovement[] {
  const used = usage.map(({ key, createdAt, kind, event, amount }) => ({
    key,
    at: createdAt,
    kind,
    description: USAGE_TEXTS[event],
    amount,
  }));
  const nameOf = ({ key }: CreditLot) => events.find((event) => event.key === key)?.offerName ?? "";
  return [...lots.flatMap((lot) => listLotMovements(lot, nameOf(lot))), ...used].sort(
    (one, other) => other.at.getTime() - one.at.getTime(),
  );
}

function listLotMovements(lot: CreditLot, name: string): CreditMovement[] {
  const { key, source, createdAt, voidedAt } = lot;
  const description = {
    trial: "Free trial",
    payment: `Paid: ${name}`,
    pack: `Paid: ${name}`,
    admin: "Added by our team",
    gift: name || "Added by our team",
  }[source];
  return DOCUMENT_TYPES.flatMap((kind) => {
    const { granted, voided } = lot[kind];
    const added =
      granted > 0 ? [{ key: `${key}:${kind}`, at: createdAt, kind, description, amount: granted }] : [];
    const lost =
      voided > 0 && voidedAt
        ? [
            {
              key: `${key}:${kind}:void`,
              at: voidedAt,
              kind,
              description: `Removed: ${name || description}`,
              amount: -voided,
            },
          ]
        : [];
    return [...added, ...lost];
  });
}
