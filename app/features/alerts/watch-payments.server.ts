import { describeOddMoney } from "~/features/payments/odd-money.server";
import type { Cause } from "./cause";

/** Disputes and odd money that wait for a decision of staff. */
export function watchPayments(): Cause[] {
  return describeOddMoney().map(({ kind, reference, title, sum, deadline, note, path }) => ({
    kind: `payment_${kind}`,
    subject: reference,
    area: "payments",
    severity: "grave",
    headline: title,
    detail: [sum, deadline && `answer by ${deadline}`, note].filter(Boolean).join(", "),
    path,
  }));
}

/** Who paid, for the mail to staff alone: alerts are stored and posted without names. */
export function findPayer({ kind, subject }: { kind: string; subject: string }): string | undefined {
  return kind.startsWith("payment_")
    ? describeOddMoney().find((one) => one.reference === subject)?.payer
    : undefined;
}
