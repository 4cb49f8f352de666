import { DOCUMENT_TYPES } from "~/db/schema/values";
import type { CreditKind, Lot } from "./lots";
import { findPlan } from "./plans";
import type { History, Standing } from "./rules";

export type Movement = { key: string; at: Date; kind: CreditKind; what: string; amount: number };

const USES = {
  reserved: "Reserved for a document",
  spent: "Document delivered",
  released: "Returned, nothing was delivered",
};

/** Every movement of the credits, newest first: what each lot added and lost, and what each document took. Their sum is the balance. */
export function movementsOf({ events, usage }: History, { lots }: Pick<Standing, "lots">): Movement[] {
  const used = usage.map(({ key, createdAt, kind, event, amount }) => ({
    key,
    at: createdAt,
    kind,
    what: USES[event],
    amount,
  }));
  return [...lots.flatMap((lot) => movementsOfLot(lot, planNameOf(lot, events))), ...used].sort(
    (one, other) => other.at.getTime() - one.at.getTime(),
  );
}

function movementsOfLot(lot: Lot, planName: string): Movement[] {
  const { key, source, createdAt, voidedAt } = lot;
  const what = { trial: "Free trial", payment: `Paid: ${planName}`, admin: "Added by our team" }[source];
  return DOCUMENT_TYPES.flatMap((kind) => {
    const { granted, voided } = lot[kind];
    const added = granted > 0 ? [{ key: `${key}:${kind}`, at: createdAt, kind, what, amount: granted }] : [];
    const lost =
      voided > 0 && voidedAt
        ? [
            {
              key: `${key}:${kind}:void`,
              at: voidedAt,
              kind,
              what: `Removed: ${planName || what}`,
              amount: -voided,
            },
          ]
        : [];
    return [...added, ...lost];
  });
}

function planNameOf({ key }: Lot, events: History["events"]): string {
  const plan = events.find((event) => event.key === key)?.plan;
  return plan ? (findPlan(plan)?.displayName ?? "") : "";
}
