import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { db, write, type Tx } from "~/db/client.server";
import { paystackEvents } from "~/db/schema";
import { findAccountByEmail } from "~/features/accounts/find-accounts.server";
import { completeJob, type Lease } from "~/jobs/queue.server";
import { log } from "~/log.server";
import { paystackAccount } from "~/providers/paystack/account.server";
import { PaystackDispute, RefundEvent, TransferRejected } from "~/providers/paystack/paystack.schema";
import { closeAlertsOf, raiseAlert } from "./alerts.server";
import { queueBillingMail } from "./billing-mail.server";
import { recordDispute } from "./disputes.server";
import { otherTransactions } from "./other-transactions.server";
import { recordOrphanEvent } from "./orphan-payments.server";
import { syncRefunds } from "./refunds.server";
import { settle } from "./settle.server";
import { type ParsedWebhook, parseWebhook } from "./webhook-data";
import { waitForBurstToEnd } from "./webhook-burst";

export const WEBHOOK_EVENT_JOB = "payment.event";

/**
 * Processes one stored event. Every part may run twice. An unknown event, or one for another product, is only
 * completed.
 */
export async function processEvent(eventId: string, lease: Lease, now = new Date()): Promise<void> {
  await waitForBurstToEnd();
  const stored = db
    .select()
    .from(paystackEvents)
    .where(and(eq(paystackEvents.id, eventId), eq(paystackEvents.state, "stored")))
    .get();
  const note = stored?.rawBody ? await handleWebhook(parseWebhook(stored.rawBody), now) : "";
  write((tx) => {
    completeJob(tx, lease);
    tx.update(paystackEvents).set({ state: "done", note }).where(eq(paystackEvents.id, eventId)).run();
    if (stored?.reference)
      closeAlertsOf(tx, stored.reference, ["dead_event"], "the event was processed", now);
  });
}

/** Marks an event as dead after its last attempt, for staff. */
export function deadLetterEvent(eventId: string, tx: Tx): void {
  const dead = tx
    .update(paystackEvents)
    .set({ state: "dead" })
    .where(eq(paystackEvents.id, eventId))
    .returning({ event: paystackEvents.event, reference: paystackEvents.reference })
    .get();
  log.error({ event: "webhook.dead_lettered", eventId });
  raiseAlert(
    tx,
    { kind: "dead_event", reference: dead?.reference ?? "", note: dead?.event ?? "" },
    new Date(),
  );
}

async function handleWebhook({ event, data, subject }: ParsedWebhook, now: Date): Promise<string> {
  const domain = subject?.domain ?? subject?.transaction?.domain;
  const mode = paystackAccount()?.mode;
  if (typeof domain === "string" && domain !== mode) {
    write((tx) =>
      raiseAlert(
        tx,
        { kind: "wrong_mode", reference: subject?.reference ?? event, note: `${event} of ${domain} mode` },
        now,
      ),
    );
    return `of ${domain} mode: ignored`;
  }
  if (event === "charge.success" && subject?.reference) {
    const payment = await settle(subject.reference, "webhook", now);
    const state = payment?.status ?? (await otherTransactions()?.receive(subject.reference, now));
    if (!state) recordOrphanEvent(data, now);
    return state ?? "orphan";
  }
  if (event.startsWith("refund.")) {
    const { reference } = RefundEvent.parse(data);
    return (await otherTransactions()?.syncRefunds(reference, now)) ?? syncRefunds(reference, now);
  }
  if (event.startsWith("charge.dispute.")) return recordDispute(PaystackDispute.parse(data), now);
  if (event === "bank.transfer.rejected") return notifyTransferRejected(TransferRejected.parse(data), now);
  return "";
}

// A transfer of the wrong amount names only the customer, not a payment. Paystack returns it automatically;
// the user is notified once.
function notifyTransferRejected(
  { customer, bank_transfer }: z.infer<typeof TransferRejected>,
  now: Date,
): string {
  return write((tx) => {
    const user = findAccountByEmail(customer?.email ?? "", tx);
    if (!user) return "nobody of ours";
    const isFirst = queueBillingMail(
      tx,
      user.id,
      `transfer_rejected:${bank_transfer.transaction_id}`,
      {
        subject: "Your transfer was sent back",
        lines: [
          "Your bank transfer came too late or had the wrong amount, so Paystack is sending it back to your account. Nothing was charged.",
          "To pay, start again and transfer exactly the amount that is shown, within 30 minutes.",
        ],
        action: { label: "Choose a plan", path: "/subscription" },
      },
      now,
    );
    return isFirst ? "notified" : "notified before";
  });
}
