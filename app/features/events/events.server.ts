import { eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { directory, events } from "~/db/schema";
import { lagosDay } from "~/time";

type Row = typeof events.$inferInsert;
export type EventType = Row["type"];
/** `of` is the id of what happened, so that the same thing told twice counts once. */
export type NewEvent = {
  type: Exclude<EventType, "registered" | "active" | "refund">;
  userId: string;
  of: string;
} & Partial<Pick<Row, "at" | "about" | "plan" | "value">>;

/** Adds what the product counts, in the transaction of the act; once, however often it is told. An account that is gone counts nothing. */
export function recordEvent(tx: Tx, { userId, of, ...event }: NewEvent): void {
  const number = numberOf(tx, userId);
  if (number !== undefined) addEvent(tx, { at: new Date(), ...event, number, key: `${event.type}:${of}` });
}

/** An account was made. */
export function recordRegistration(tx: Tx, userId: string, at: Date): void {
  const number = numberOf(tx, userId);
  if (number !== undefined) addEvent(tx, { at, number, type: "registered", key: `registered:${number}` });
}

/** The person did something: counts once on each day in Lagos. */
export function recordActivity(tx: Tx, userId: string, at: Date): void {
  const number = numberOf(tx, userId);
  if (number !== undefined)
    addEvent(tx, { at, number, type: "active", key: `active:${number}:${lagosDay(at)}` });
}

/** Money of a payment went back, with or without the account. Nothing when the payment was never counted. */
export function recordRefund(
  tx: Tx,
  { paymentId, of, kobo, at }: { paymentId: string; of: string; kobo: number; at: Date },
): void {
  const paid = tx
    .select({ number: events.number, plan: events.plan })
    .from(events)
    .where(eq(events.key, `payment:${paymentId}`))
    .get();
  if (paid) addEvent(tx, { at, ...paid, type: "refund", value: kobo, key: `refund:${of}` });
}

function addEvent(tx: Tx, row: Row) {
  tx.insert(events).values(row).onConflictDoNothing({ target: events.key }).run();
}

function numberOf(tx: Tx, userId: string): number | undefined {
  return tx.select({ number: directory.number }).from(directory).where(eq(directory.userId, userId)).get()
    ?.number;
}
