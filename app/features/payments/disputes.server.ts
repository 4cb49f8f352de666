import { and, asc, eq, ne } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { disputes, payments } from "~/db/schema";
import { reverse } from "~/features/billing/subscription.server";
import { log } from "~/log.server";
import { momentText } from "~/time";
import type { Dispute as Told } from "~/providers/paystack/paystack.schema";
import { verifyTransaction } from "~/providers/paystack/paystack.server";
import { raiseAlert } from "./alerts.server";
import { sentBack } from "./refunds.server";
import { recordLoss } from "./revenue.server";

/**
 * Writes down what a dispute has come to. An open one changes nothing for the person and is due within 16 business hours; one that was lost, which
 * Paystack shows by a reversed transaction, ends the access of that payment.
 */
export async function noteDispute(told: Told, now: Date): Promise<string> {
  const isResolved = told.status === "resolved" || told.status === "archived";
  // The webhook is only the occasion: whether the money went back is asked.
  const isLost = isResolved && (await verifyTransaction(told.reference)).status === "reversed";
  return write((tx) => {
    const payment = tx.select().from(payments).where(eq(payments.reference, told.reference)).get();
    const facts = {
      status: told.status,
      dueAt: told.dueAt,
      resolution: told.resolution || null,
      amountKobo: told.amountKobo,
      updatedAt: now,
    };
    const before = tx.select().from(disputes).where(eq(disputes.id, told.id)).get();
    if (before?.status === "resolved" && !isResolved) return "late"; // a reminder that came after the end
    tx.insert(disputes)
      .values({ id: told.id, createdAt: now, paymentId: payment?.id ?? null, ...facts })
      .onConflictDoUpdate({ target: disputes.id, set: facts })
      .run();
    if (!before)
      raiseAlert(
        tx,
        {
          kind: "dispute",
          reference: told.reference,
          note: told.dueAt ? `answer by ${momentText(told.dueAt)} in Lagos` : "",
        },
        now,
      );
    if (!isLost || payment?.status !== "applied") return told.status;
    tx.update(payments).set({ status: "reversed" }).where(eq(payments.id, payment.id)).run();
    reverse(tx, payment, now, "dispute");
    recordLoss(tx, payment, payment.amountKobo - sentBack(tx, payment.id), `dispute:${payment.id}`, now);
    log.info({ event: "dispute.lost", reference: told.reference });
    return "lost";
  });
}

/** Disputes that wait for an answer, the most urgent first. */
export function listOpenDisputes() {
  const { id, createdAt, status, dueAt, amountKobo } = disputes;
  return db
    .select({ id, createdAt, status, dueAt, amountKobo, reference: payments.reference })
    .from(disputes)
    .leftJoin(payments, eq(payments.id, disputes.paymentId))
    .where(and(ne(disputes.status, "resolved"), ne(disputes.status, "archived")))
    .orderBy(asc(disputes.dueAt))
    .all();
}
