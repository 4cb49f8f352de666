import { and, count, eq, gt, inArray, isNotNull, notExists, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { db } from "~/db/client.server";
import { creditLedger } from "~/db/schema";
import { minutes } from "~/time";
import { yieldToEventLoop } from "~/yield-to-event-loop";

/**
 * How many credits were reserved more than ten minutes ago and neither spent nor released. Each credit is
 * reserved once and completed at most once, so the result is: all reserved, minus all completed, minus the
 * recent ones. To check each of hundreds of thousands would take a second.
 */
export async function countStuckReservations(now: Date): Promise<number> {
  const many = (isMeant: SQL | undefined) =>
    db
      .select({ many: count() })
      .from(creditLedger)
      .where(and(isMeant, isNotNull(creditLedger.generationId)))
      .get()?.many ?? 0;
  const reserved = many(eq(creditLedger.event, "reserved"));
  await yieldToEventLoop();
  const ended = many(inArray(creditLedger.event, ["spent", "released"]));
  const completed = alias(creditLedger, "completed");
  const end = db
    .select({ id: completed.id })
    .from(completed)
    .where(
      and(
        eq(completed.generationId, creditLedger.generationId),
        eq(completed.kind, creditLedger.kind),
        inArray(completed.event, ["spent", "released"]),
      ),
    );
  const recent = many(
    and(
      eq(creditLedger.event, "reserved"),
      gt(creditLedger.createdAt, new Date(now.getTime() - minutes(10))),
      notExists(end),
    ),
  );
  return reserved - ended - recent;
}
