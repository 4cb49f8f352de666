import { createHash } from "node:crypto";
import { write } from "~/db/client.server";
import { newId } from "~/db/id";
import { paystackEvents } from "~/db/schema";
import { enqueue } from "~/jobs/queue.server";
import { log } from "~/log.server";
import { signingKeys } from "~/providers/paystack/account.server";
import { isSignedBy } from "~/providers/paystack/signature";
import { Refusal } from "~/refusal";
import { parseWebhook } from "./webhook-data";
import { recordArrival } from "./webhook-burst";
import { WEBHOOK_EVENT_JOB } from "./webhook-events.server";

/**
 * Receives one webhook: checks its signature over the raw bytes and stores it with its job; the worker does
 * the rest. The same bytes again change nothing. Throws PAYMENTS_CLOSED (503) without a key and BAD_SIGNATURE
 * (401). For any other error Paystack sends it again.
 */
export async function receiveWebhook(
  body: Uint8Array,
  signature: string | null,
  now = new Date(),
): Promise<void> {
  const keys = signingKeys();
  if (keys.length === 0) throw paymentsClosed();
  if (!isSignedBy(body, signature, keys)) throw badSignature(body.length);
  recordArrival();
  const raw = Buffer.from(body).toString("utf8");
  await storeEvent({
    id: newId(),
    receivedAt: now,
    bodySha256: createHash("sha256").update(body).digest("hex"),
    ...describeWebhook(raw),
    rawBody: raw,
  });
}

function paymentsClosed(): Refusal {
  log.error({ event: "webhook.not_configured" });
  return new Refusal("PAYMENTS_CLOSED", "Payments are not set up here.", 503);
}

let rejectedCount = 0;

function badSignature(bytes: number): Refusal {
  rejectedCount += 1;
  log.warn({ event: "webhook.rejected", rejectedCount, bytes });
  return new Refusal("BAD_SIGNATURE", "This was not signed with our key.", 401);
}

type PendingEvent = {
  row: typeof paystackEvents.$inferInsert;
  stored: () => void;
  failed: (error: unknown) => void;
};
let pendingEvents: PendingEvent[] = [];

// A commit waits for the disk. Events that arrive meanwhile share the next commit, so that many webhooks at
// once are answered in time.
function storeEvent(row: PendingEvent["row"]): Promise<void> {
  return new Promise((stored, failed) => {
    pendingEvents.push({ row, stored, failed });
    if (pendingEvents.length === 1) setImmediate(flushPendingEvents);
  });
}

function flushPendingEvents(): void {
  const batch = pendingEvents;
  pendingEvents = [];
  try {
    write((tx) => {
      for (const { row } of batch) {
        const stored = tx.insert(paystackEvents).values(row).onConflictDoNothing().run();
        if (stored.changes === 1) enqueue(WEBHOOK_EVENT_JOB, { eventId: row.id }, tx, { maxAttempts: 12 });
      }
    });
    for (const { stored } of batch) stored();
  } catch (error) {
    for (const { failed } of batch) failed(error);
  }
}

// A signed but unreadable body is stored too: it came from Paystack.
function describeWebhook(raw: string): { event: string; dedupeKey: string; reference: string | null } {
  const { event, subject } = parseWebhook(raw);
  if (!subject) return { event, dedupeKey: event, reference: null };
  const reference =
    subject.reference ?? subject.transaction_reference ?? subject.transaction?.reference ?? null;
  const about: unknown[] = event.startsWith("refund.")
    ? [reference, subject.refund_reference ?? subject.id ?? subject.amount]
    : [
        event.startsWith("charge.dispute.")
          ? subject.id
          : (reference ?? subject.bank_transfer?.transaction_id ?? subject.id),
        event.startsWith("charge.dispute.") ? subject.status : "",
      ];
  return {
    event,
    dedupeKey: [event, ...about].join(":").slice(0, 300),
    reference: reference?.slice(0, 200) ?? null,
  };
}
