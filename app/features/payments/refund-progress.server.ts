import { and, inArray, ne } from "drizzle-orm";
import { db } from "~/db/client.server";
import { refunds } from "~/db/schema";
import { formatMoney } from "~/money";
import type { Payment } from "./payment";

/** How far the money of a payment is on its way back, for its payer. */
export type RefundProgress = {
  state: "begun" | "stuck" | "partly";
  /** What goes back or went back. */
  sum: string;
};

type Shown = Pick<Payment, "id" | "status" | "currency" | "receivedCurrency">;

/** The refunds of these payments that their payers should see, by the payment's id. A payment that went back whole says so itself. */
export function readRefundProgress(shown: readonly Shown[]): Map<string, RefundProgress> {
  const ids = shown.filter(({ status }) => status !== "reversed").map(({ id }) => id);
  const rows = db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.paymentId, ids), ne(refunds.status, "failed")))
    .all();
  return new Map(
    shown.flatMap((payment) => {
      const own = rows.filter(({ paymentId }) => paymentId === payment.id);
      const stuck = own.filter(({ status }) => status === "needs-attention");
      const begun = own.filter(({ status }) => status === "pending" || status === "processing");
      const first = [
        { state: "stuck" as const, of: stuck },
        { state: "begun" as const, of: begun },
        { state: "partly" as const, of: own },
      ].find(({ of }) => of.length > 0);
      if (!first) return [];
      const kobo = first.of.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
      return [
        [
          payment.id,
          { state: first.state, sum: formatMoney(kobo, payment.receivedCurrency ?? payment.currency) },
        ],
      ];
    }),
  );
}

/** The same as a notice for the payer. */
export function describeRefundProgress({ state, sum }: RefundProgress): {
  kind: "info" | "care";
  label: string;
  text: string;
} {
  if (state === "stuck")
    return {
      kind: "care",
      label: "Your refund needs your help",
      text: `Your bank did not take the ${sum} that we sent back. The money is not lost. Write to support with the name of a bank and the number of an account in your name. We never ask for a card, a PIN or a password.`,
    };
  if (state === "begun")
    return {
      kind: "info",
      label: "Your refund is on its way",
      text: `${sum} of this payment is on its way back to you, the way it came. Your bank needs 3 to 10 working days. Until then nothing of what you bought changes.`,
    };
  return { kind: "info", label: "Partly refunded", text: `${sum} of this payment went back to you.` };
}
