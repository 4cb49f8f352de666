import { and, eq } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { webhookDeliveries, webhookEndpoints } from "~/db/schema";
import { env } from "~/env.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { queueMail } from "~/features/accounts/mail.server";
import { completeJob, type Lease } from "~/jobs/queue.server";
import { log } from "~/log.server";
import { sendMessage, type WebhookAnswer } from "~/providers/webhook/send-message.server";
import { seconds } from "~/time";
import { enqueueTry, waitsForTry } from "./deliveries.server";
import { readSecrets, switchOff, type Endpoint } from "./endpoints.server";
import { findEvent, serializeEvent } from "~/features/account-events/events.server";
import { SWITCH_OFF_AFTER_MS, waitAfter } from "./retry-schedule";

const GONE = 410;
const UNSIGNED: WebhookAnswer = {
  status: null,
  answer: "Not sent: its secret cannot be read here any more. Make a new one.",
};

/** Tries a delivery once. What came back, and the job of the next try, are stored in one transaction. */
export async function deliverWebhook(deliveryId: string, lease: Lease, now = new Date()): Promise<void> {
  const found = findPending(deliveryId);
  const owner = found && findAccount(found.delivery.userId);
  const event = found && findEvent(found.delivery.userId, found.delivery.eventId);
  // The job of a try that was due later stays when its owner sends it at once: by then another try may be planned.
  const isForLater = found && waitsForTry(found.delivery, now);
  if (!event || !owner?.isActive || isForLater) return write((tx) => completeJob(tx, lease));
  const { endpoint } = found;
  const { id, ...message } = serializeEvent(event);
  const secrets = readSecrets(endpoint, now);
  const answer =
    secrets.length === 0
      ? UNSIGNED
      : await sendMessage(
          { url: endpoint.url, secrets, allowLocal: env.isLocal },
          { id, timestamp: Math.floor(now.getTime() / seconds(1)), body: JSON.stringify(message) },
        );
  write((tx) => {
    completeJob(tx, lease);
    recordTry(tx, deliveryId, answer, now);
  });
}

/** Gives up a delivery whose job broke off again and again. */
export function abandonDelivery(deliveryId: string, tx: Tx): void {
  tx.update(webhookDeliveries)
    .set({ state: "failed", nextTryAt: null })
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, "pending")))
    .run();
}

function findPending(deliveryId: string, reader: Pick<Tx, "select"> = db) {
  return reader
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, "pending")))
    .get();
}

// Read again under the lock: the endpoint may have been switched off or deleted while it answered.
function recordTry(tx: Tx, deliveryId: string, { status, answer }: WebhookAnswer, now: Date): void {
  const found = findPending(deliveryId, tx);
  if (!found) return;
  const { delivery, endpoint } = found;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const tries = delivery.tries + 1;
  const wait = isDelivered ? undefined : waitAfter(tries);
  const nextTryAt = wait === undefined ? null : new Date(now.getTime() + wait);
  const failed = nextTryAt ? ("pending" as const) : ("failed" as const);
  const state = isDelivered ? ("delivered" as const) : failed;
  tx.update(webhookDeliveries)
    .set({ state, tries, lastTriedAt: now, nextTryAt, status, answer })
    .where(eq(webhookDeliveries.id, deliveryId))
    .run();
  if (nextTryAt) enqueueTry(tx, delivery, nextTryAt);
  log.info({ event: "webhook.tried", deliveryId, status, tries, state });
  const failingSince = isDelivered ? null : (endpoint.failingSince ?? now);
  tx.update(webhookEndpoints).set({ failingSince }).where(eq(webhookEndpoints.id, endpoint.id)).run();
  if (status === GONE) return switchOffAndNotify(tx, endpoint, "gone", now);
  if (failingSince && now.getTime() - failingSince.getTime() >= SWITCH_OFF_AFTER_MS)
    switchOffAndNotify(tx, endpoint, "failing", now);
}

function switchOffAndNotify(tx: Tx, endpoint: Endpoint, because: "gone" | "failing", now: Date): void {
  switchOff(tx, endpoint.id, because, now);
  log.warn({ event: "webhook.switched_off", endpointId: endpoint.id, because });
  const owner = findAccount(endpoint.userId, tx);
  if (!owner) return;
  queueMail(
    tx,
    { userId: owner.id, email: owner.email },
    {
      subject: `We switched off a webhook of your account at ${env.SITE_NAME}`,
      greeting: `Hello ${owner.firstName},`,
      lines: [
        because === "gone"
          ? `Your program at ${new URL(endpoint.url).host} answered that it is gone (410).`
          : `Your program at ${new URL(endpoint.url).host} took no message for five days.`,
        "We send nothing there any more. When your program works again, switch the webhook on, and send again what it missed.",
      ],
      action: { label: "See the webhook", path: `/webhooks/${endpoint.id}` },
    },
  );
}
