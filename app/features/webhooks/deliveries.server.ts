import { and, desc, eq, isNull } from "drizzle-orm";
import { cutPage, isAfter, type CursorPage, type PageRequest } from "~/db/cursor-page";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { webhookDeliveries, webhookEndpoints } from "~/db/schema";
import { findEvent } from "~/features/account-events/events.server";
import { completeJob, enqueue, type Lease } from "~/jobs/queue.server";
import type { JobPayload } from "~/jobs/worker.server";
import { Refusal } from "~/refusal";

export const DELIVERY_JOB = "webhook.deliver";

export type Delivery = typeof webhookDeliveries.$inferSelect;

/** Stores a delivery with its job, in the caller's transaction. */
export function queueDelivery(
  tx: Tx,
  about: Pick<Delivery, "userId" | "endpointId" | "eventId" | "eventType">,
  now: Date,
): void {
  const id = newId();
  tx.insert(webhookDeliveries)
    .values({ id, createdAt: now, ...about, nextTryAt: now })
    .run();
  enqueueTry(tx, { id, userId: about.userId }, now);
}

/** Queues an event for each endpoint of its owner that asked for such events, and completes the job. */
export function publishEvent(
  { eventId = "", userId = "" }: JobPayload,
  lease: Lease,
  now = new Date(),
): void {
  write((tx) => {
    completeJob(tx, lease);
    const eventType = findEvent(userId, eventId, tx)?.type;
    if (!eventType) return;
    const isOn = and(eq(webhookEndpoints.userId, userId), isNull(webhookEndpoints.switchedOffAt));
    for (const { id, eventTypes } of tx.select().from(webhookEndpoints).where(isOn).all())
      if (eventTypes.includes(eventType))
        queueDelivery(tx, { userId, endpointId: id, eventId, eventType }, now);
  });
}

/** Queues the next try of a delivery. A job may end before its time when the endpoint is deleted. */
export function enqueueTry(tx: Tx, { id, userId }: { id: string; userId: string }, runAt: Date): void {
  enqueue(DELIVERY_JOB, { deliveryId: id, userId }, tx, { runAt });
}

/** A page of the deliveries to one of the user's own endpoints, newest first. */
export function listDeliveries(userId: string, endpointId: string, page: PageRequest): CursorPage<Delivery> {
  const { id, createdAt } = webhookDeliveries;
  const found = db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.userId, userId),
        eq(webhookDeliveries.endpointId, endpointId),
        isAfter({ at: createdAt, id }, page.cursor),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit + 1)
    .all();
  return cutPage(found, page, (row) => ({ at: row.createdAt, id: row.id }));
}

/**
 * Sends one of the user's own deliveries again, with the same webhook-id and as many tries as the first time; one that waits for its
 * next try is sent now. Throws 404 for any other, ENDPOINT_OFF (409), and STILL_PENDING (409) for one that is being sent.
 */
export function replayDelivery(userId: string, deliveryId: string, now = new Date()): Delivery {
  return write((tx) => {
    const isOwn = and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.id, deliveryId));
    const found = tx
      .select({ delivery: webhookDeliveries, switchedOffAt: webhookEndpoints.switchedOffAt })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(isOwn)
      .get();
    if (!found)
      throw new Refusal("NOT_FOUND", "This delivery does not exist, or is older than 30 days.", 404);
    const { delivery, switchedOffAt } = found;
    if (switchedOffAt)
      throw new Refusal("ENDPOINT_OFF", "This webhook is off. Switch it on, then send again.", 409);
    if (delivery.state === "pending" && !waitsForTry(delivery, now))
      throw new Refusal("STILL_PENDING", "This is on its way already. Wait until it was tried.", 409);
    const again = { state: "pending" as const, tries: 0, nextTryAt: now };
    tx.update(webhookDeliveries).set(again).where(isOwn).run();
    enqueueTry(tx, delivery, now);
    return { ...delivery, ...again };
  });
}

/** Whether an earlier try failed and the next one is not due: the program at its address may work again before. */
export function waitsForTry({ state, nextTryAt }: Delivery, now: Date): boolean {
  return state === "pending" && nextTryAt !== null && nextTryAt > now;
}

/** A delivery as the API shows it. */
export function serializeDelivery(delivery: Delivery) {
  const { id, eventId, eventType, state, tries, createdAt, lastTriedAt, nextTryAt, status, answer } =
    delivery;
  return {
    ...{ id, eventId, eventType, state, tries, status, answer },
    createdAt: createdAt.toISOString(),
    lastTriedAt: lastTriedAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
  };
}
