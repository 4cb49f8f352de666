import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { billingNotices, paystackEvents } from "~/db/schema";
import { findAccountByEmail } from "~/features/accounts/find-accounts.server";
import { queueMail } from "~/features/accounts/mail.server";
import { enqueue, finish, type Lease } from "~/jobs/queue.server";
import { log } from "~/log.server";
import { paystackAccount, signingKeys } from "~/providers/paystack/account.server";
import { parseExact } from "~/providers/paystack/exact-json";
import { Dispute, RefundEvent, TransferRejected, Webhook } from "~/providers/paystack/paystack.schema";
import { isSignedBy } from "~/providers/paystack/signature";
import { Refusal } from "~/refusal";
import { seconds } from "~/time";
import { raiseAlert } from "./alerts.server";
import { noteDispute } from "./disputes.server";
import { noteOrphan } from "./orphans.server";
import { syncRefunds } from "./refunds.server";
import { settle } from "./settle.server";

export const EVENT_JOB = "payment.event";

/**
 * Takes one webhook: checks its signature over the raw bytes, stores it with its job, and is done; the worker does the rest. The same bytes
 * again change nothing. Throws PAYMENTS_CLOSED (503) without a key and BAD_SIGNATURE (401). Any other error is ours: Paystack sends it again.
 */
export async function receiveWebhook(
  body: Uint8Array,
  signature: string | null,
  now = new Date(),
): Promise<void> {
  const keys = signingKeys();
  if (keys.length === 0) throw closed();
  if (!isSignedBy(body, signature, keys)) throw badSignature(body.length);
  noteArrival();
  const raw = Buffer.from(body).toString("utf8");
  await store({
    id: newId(),
    receivedAt: now,
    bodySha256: createHash("sha256").update(body).digest("hex"),
    ...describe(raw),
    raw,
  });
}

/** Does what one stored event is about. Every part of it may run twice. An event that is not for us, or that is new to us, is only ticked off. */
export async function workEvent(eventId: string, lease: Lease, now = new Date()): Promise<void> {
  await letArrivalsPass();
  const stored = db
    .select()
    .from(paystackEvents)
    .where(and(eq(paystackEvents.id, eventId), eq(paystackEvents.state, "stored")))
    .get();
  const note = stored?.raw ? await act(parsed(stored.raw), now) : "";
  write((tx) => {
    finish(tx, lease);
    tx.update(paystackEvents).set({ state: "done", note }).where(eq(paystackEvents.id, eventId)).run();
  });
}

/** The tries of an event are used up: it stays for staff to look at. */
export function buryEvent(eventId: string, tx: Tx): void {
  const dead = tx
    .update(paystackEvents)
    .set({ state: "dead" })
    .where(eq(paystackEvents.id, eventId))
    .returning({ event: paystackEvents.event, reference: paystackEvents.reference })
    .get();
  log.error({ event: "webhook.dead", eventId });
  raiseAlert(
    tx,
    { kind: "dead_event", reference: dead?.reference ?? "", note: dead?.event ?? "" },
    new Date(),
  );
}

function closed(): Refusal {
  log.error({ event: "webhook.no_key" });
  return new Refusal("PAYMENTS_CLOSED", "Payments are not set up here.", 503);
}

let refused = 0;

function badSignature(bytes: number): Refusal {
  refused += 1;
  log.warn({ event: "webhook.refused", refused, bytes });
  return new Refusal("BAD_SIGNATURE", "This was not signed with our key.", 401);
}

type Arrival = {
  row: typeof paystackEvents.$inferInsert;
  stored: () => void;
  failed: (error: unknown) => void;
};
let arrived: Arrival[] = [];

// A commit waits for the disk. What came in while it waited is stored by the next one together, so that a flood of webhooks is answered in time.
function store(row: Arrival["row"]): Promise<void> {
  return new Promise((stored, failed) => {
    arrived.push({ row, stored, failed });
    if (arrived.length === 1) setImmediate(storeArrived);
  });
}

function storeArrived(): void {
  const batch = arrived;
  arrived = [];
  try {
    write((tx) => {
      for (const { row } of batch) {
        const stored = tx.insert(paystackEvents).values(row).onConflictDoNothing().run();
        if (stored.changes === 1) enqueue(EVENT_JOB, { eventId: row.id }, tx, { maxAttempts: 12 });
      }
    });
    for (const { stored } of batch) stored();
  } catch (error) {
    for (const { failed } of batch) failed(error);
  }
}

const FLOOD = 20; // within a second
const arrivalTimes: number[] = [];

function noteArrival(): void {
  arrivalTimes.push(Date.now());
  if (arrivalTimes.length > FLOOD) arrivalTimes.shift();
}

// Paystack waits for answers, not for work: while webhooks pour in, the worker's commits stand back, two seconds at most.
async function letArrivalsPass(): Promise<void> {
  const patience = Date.now() + seconds(2);
  const isFlood = () => arrivalTimes.length === FLOOD && Date.now() - (arrivalTimes[0] ?? 0) < seconds(1);
  while (isFlood() && Date.now() < patience) await wait(50);
}

const Subject = z.looseObject({
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

// Signed but unreadable is stored, too: it came from Paystack.
function describe(raw: string): { event: string; dedupeKey: string; reference: string | null } {
  const { event, subject } = parsed(raw);
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

type Parsed = { event: string; data: unknown; subject?: z.infer<typeof Subject> };

function parsed(raw: string): Parsed {
  try {
    const { event, data } = Webhook.parse(parseExact(raw));
    return { event, data, subject: Subject.safeParse(data).data };
  } catch {
    return { event: "unreadable", data: undefined };
  }
}

async function act({ event, data, subject }: Parsed, now: Date): Promise<string> {
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
    if (!payment) noteOrphan(data, now);
    return payment?.status ?? "orphan";
  }
  if (event.startsWith("refund.")) return syncRefunds(RefundEvent.parse(data).reference, now);
  if (event.startsWith("charge.dispute.")) return noteDispute(Dispute.parse(data), now);
  if (event === "bank.transfer.rejected") return tellRejection(TransferRejected.parse(data), now);
  return "";
}

// A transfer of the wrong amount names no payment of ours, only the customer. Paystack sends it back by itself; the person is told once.
function tellRejection({ customer, bank_transfer }: z.infer<typeof TransferRejected>, now: Date): string {
  return write((tx) => {
    const person = findAccountByEmail(customer?.email ?? "", tx);
    if (!person) return "nobody of ours";
    const told = tx
      .insert(billingNotices)
      .values({ key: `transfer_rejected:${bank_transfer.transaction_id}`, createdAt: now, userId: person.id })
      .onConflictDoNothing()
      .run();
    if (told.changes === 0) return "told before";
    queueMail(
      tx,
      { userId: person.id, email: person.email },
      {
        subject: "Your transfer was sent back",
        greeting: `Hello ${person.firstName},`,
        lines: [
          "Your bank transfer came too late or had the wrong amount, so Paystack is sending it back to your account. Nothing was charged.",
          "To pay, start again and transfer exactly the amount that is shown, within 30 minutes.",
        ],
        action: { label: "Choose a plan", path: "/subscription" },
      },
    );
    return "told";
  });
}
