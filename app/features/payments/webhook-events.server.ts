import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { billingNotifications, paystackEvents } from "~/db/schema";
import { findAccountByEmail } from "~/features/accounts/find-accounts.server";
import { queueMail } from "~/features/accounts/mail.server";
import { enqueue, completeJob, type Lease } from "~/jobs/queue.server";
import { log } from "~/log.server";
import { paystackAccount, signingKeys } from "~/providers/paystack/account.server";
import { parseExactJson } from "~/providers/paystack/exact-json";
import {
  PaystackDispute,
  RefundEvent,
  TransferRejected,
  PaystackWebhook,
} from "~/providers/paystack/paystack.schema";
import { isSignedBy } from "~/providers/paystack/signature";
import { Refusal } from "~/refusal";
import { seconds } from "~/time";
import { raiseAlert } from "./alerts.server";
import { recordDispute } from "./disputes.server";
import { recordOrphanEvent } from "./orphan-payments.server";
import { syncRefunds } from "./refunds.server";
import { settle } from "./settle.server";

export const WEBHOOK_EVENT_JOB = "payment.event";

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

const BURST_SIZE = 20; // within a second
const arrivalTimes: number[] = [];

function recordArrival(): void {
  arrivalTimes.push(Date.now());
  if (arrivalTimes.length > BURST_SIZE) arrivalTimes.shift();
}

// Paystack waits for responses, not for the work. During many webhooks the worker's commits wait, two seconds
// at most.
async function waitForBurstToEnd(): Promise<void> {
  const deadline = Date.now() + seconds(2);
  const isBurst = () =>
    arrivalTimes.length === BURST_SIZE && Date.now() - (arrivalTimes[0] ?? 0) < seconds(1);
  while (isBurst() && Date.now() < deadline) await wait(50);
}

const WebhookData = z.looseObject({
  domain: z.string().nullish().catch(null),
  reference: z.string().nullish().catch(null),
  transaction_reference: z.string().nullish().catch(null),
  id: z.union([z.string(), z.number()]).nullish().catch(null),
  status: z.string().nullish().catch(null),
  refund_reference: z.union([z.string(), z.number()]).nullish().catch(null),
  amount: z.union([z.string(), z.number()]).nullish().catch(null),
  transaction: z.looseObject({ reference: z.string() }).nullish().catch(null),
  bank_transfer: z
    .looseObject({ transaction_id: z.union([z.string(), z.number()]) })
    .nullish()
    .catch(null),
});

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

type ParsedWebhook = { event: string; data: unknown; subject?: z.infer<typeof WebhookData> };

function parseWebhook(raw: string): ParsedWebhook {
  try {
    const { event, data } = PaystackWebhook.parse(parseExactJson(raw));
    return { event, data, subject: WebhookData.safeParse(data).data };
  } catch {
    return { event: "unreadable", data: undefined };
  }
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
    if (!payment) recordOrphanEvent(data, now);
    return payment?.status ?? "orphan";
  }
  if (event.startsWith("refund.")) return syncRefunds(RefundEvent.parse(data).reference, now);
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
    const inserted = tx
      .insert(billingNotifications)
      .values({ key: `transfer_rejected:${bank_transfer.transaction_id}`, createdAt: now, userId: user.id })
      .onConflictDoNothing()
      .run();
    if (inserted.changes === 0) return "notified before";
    queueMail(
      tx,
      { userId: user.id, email: user.email },
      {
        subject: "Your transfer was sent back",
        greeting: `Hello ${user.firstName},`,
        lines: [
          "Your bank transfer came too late or had the wrong amount, so Paystack is sending it back to your account. Nothing was charged.",
          "To pay, start again and transfer exactly the amount that is shown, within 30 minutes.",
        ],
        action: { label: "Choose a plan", path: "/subscription" },
      },
    );
    return "notified";
  });
}
