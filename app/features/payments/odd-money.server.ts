import { desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { disputes, payments } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { formatNaira } from "~/money";
import { formatDateTime } from "~/time";
import { listOpenAlerts } from "./alerts.server";
import { listOpenOrphans } from "./orphan-payments.server";
import { ALERT_TITLES } from "./payment-labels";

/** Money that waits for a decision of staff. */
export type OddMoney = {
  kind: string;
  reference: string;
  title: string;
  note: string;
  path: string;
  sum?: string;
  /** By when the bank wants an answer, in Lagos. */
  deadline?: string;
  /** Name and address; only for mails to staff. */
  payer?: string;
};

/** Every open payment alert and orphan payment, with its sum, deadline and payer as far as they are known. */
export function describeOddMoney(): OddMoney[] {
  const alerted = listOpenAlerts().map(({ kind, reference, note }) => {
    const payment = db.select().from(payments).where(eq(payments.reference, reference)).get();
    return {
      kind,
      reference,
      title: ALERT_TITLES[kind],
      note: kind === "dispute" ? "" : note,
      path: payment ? `/admin/payments/${reference}` : "/admin/payments",
      ...(payment && { sum: formatNaira(payment.amountKobo), ...describeParties(payment) }),
    };
  });
  const orphans = listOpenOrphans().map(({ reference, details }) => ({
    kind: "orphan",
    reference,
    title: "Money without a matching payment",
    note: "",
    path: "/admin/payments",
    sum: formatNaira(Number(details.amountKobo)),
  }));
  return [...alerted, ...orphans];
}

function describeParties(payment: typeof payments.$inferSelect): Pick<OddMoney, "payer" | "deadline"> {
  const payer = payment.userId ? findAccount(payment.userId) : undefined;
  const dispute = db
    .select({ dueAt: disputes.dueAt })
    .from(disputes)
    .where(eq(disputes.paymentId, payment.id))
    .orderBy(desc(disputes.createdAt))
    .get();
  return {
    payer: payer && `${payer.firstName} ${payer.lastName}`.trim() + `, ${payer.email}`,
    deadline: dispute?.dueAt ? `${formatDateTime(dispute.dueAt)} in Lagos` : undefined,
  };
}
