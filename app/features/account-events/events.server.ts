import { and, desc, eq, lte } from "drizzle-orm";
import { cutPage, isAfter, type CursorPage, type PageRequest } from "~/db/cursor-page";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { accountEvents } from "~/db/schema";
import type { EventType } from "~/db/schema/values";
import { enqueue } from "~/jobs/queue.server";
import { Refusal } from "~/refusal";
import { days } from "~/time";

export const EVENT_JOB = "event.publish";
const EVENT_LIFETIME_MS = days(30);
const PURGED_AT_ONCE = 500;

export type AccountEvent = typeof accountEvents.$inferSelect;
export type NewEvent = { type: EventType; data: Record<string, unknown> };

/**
 * Records what happened in an account, in the transaction in which it happens, and queues its way to the programs of its owner. `data` holds
 * ids and states only: whoever may know more asks for it with a key.
 */
export function recordEvent(tx: Tx, userId: string, event: NewEvent, now = new Date()): void {
  const eventId = insertEvent(tx, userId, event, now);
  enqueue(EVENT_JOB, { eventId, userId }, tx, { runAt: now });
}

/** Records an event that is for one program only; the caller sends it. Returns its id. */
export function insertEvent(tx: Tx, userId: string, { type, data }: NewEvent, now: Date): string {
  const id = newId();
  tx.insert(accountEvents).values({ id, createdAt: now, userId, type, data }).run();
  return id;
}

/** A page of what happened in the user's account in the last 30 days, newest first. */
export function listEvents(
  userId: string,
  { type, ...page }: PageRequest & { type?: EventType | undefined },
): CursorPage<AccountEvent> {
  const { id, createdAt } = accountEvents;
  const found = db
    .select()
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, userId),
        type && eq(accountEvents.type, type),
        isAfter({ at: createdAt, id }, page.cursor),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit + 1)
    .all();
  return cutPage(found, page, (event) => ({ at: event.createdAt, id: event.id }));
}

/** One of the user's own events, or undefined. */
export function findEvent(
  userId: string,
  eventId: string,
  reader: Pick<Tx, "select"> = db,
): AccountEvent | undefined {
  const isOwn = and(eq(accountEvents.userId, userId), eq(accountEvents.id, eventId));
  return reader.select().from(accountEvents).where(isOwn).get();
}

/** The same; throws 404. */
export function getEvent(userId: string, eventId: string): AccountEvent {
  const event = findEvent(userId, eventId);
  if (!event) throw new Refusal("NOT_FOUND", "This event does not exist, or is older than 30 days.", 404);
  return event;
}

/** Deletes events older than 30 days, with their deliveries. Returns whether there may be more. */
export function deleteOldEvents(now = new Date()): boolean {
  const old = db
    .select({ id: accountEvents.id })
    .from(accountEvents)
    .where(lte(accountEvents.createdAt, new Date(now.getTime() - EVENT_LIFETIME_MS)))
    .limit(PURGED_AT_ONCE)
    .all();
  for (const { id } of old) db.delete(accountEvents).where(eq(accountEvents.id, id)).run();
  return old.length === PURGED_AT_ONCE;
}

/** An event as programs get it: in a webhook and from the API. */
export function serializeEvent({ id, type, createdAt, data }: AccountEvent) {
  return { id, type, timestamp: createdAt.toISOString(), data };
}
