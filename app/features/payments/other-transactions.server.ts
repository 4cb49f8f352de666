/** Who takes Paystack's transactions that are no payments: money for a balance. A state as text, or undefined: not theirs. */
export type TransactionOwner = {
  receive: (reference: string, now: Date) => Promise<string | undefined>;
  syncRefunds: (reference: string, now: Date) => Promise<string | undefined>;
  /** A transaction that the bank took back. */
  reverse: (reference: string, now: Date) => string | undefined;
  /** One that its payer returns from. `boughtReference`: the payment that was made with its money. */
  find: (reference: string) => OtherTransaction | undefined;
};

export type OtherTransaction = {
  userId: string | null;
  status: "waiting" | "received" | "returned";
  boughtReference: string | undefined;
  /** Where it can still be paid. */
  checkout: { url: string; openedAt: Date } | undefined;
  path: string;
};

let owner: TransactionOwner | undefined;

/** Registers the feature above payments that owns such transactions; undefined removes it. */
export function registerTransactionOwner(next: TransactionOwner | undefined): void {
  owner = next;
}

/** The registered owner; undefined when there is none. */
export function otherTransactions(): TransactionOwner | undefined {
  return owner;
}
