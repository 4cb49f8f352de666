import { and, count, eq, gt, inArray, isNotNull, notExists, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { db } from "~/db/client.server";
import { creditLedger } from "~/db/schema";
import { minutes } from "~/time";
import { yieldToEventLoop } from "~/yield-to-event-loop";

/**
 * How many credits were set aside more than ten minutes ago and neither spent nor given back. Each is set aside once and settled at most once, so it is all
 * that were set aside less all that were settled, less the young ones: asking about each of hundreds of thousands would take a second.
 */
export async function countHangingCredits(now: Date): Promise<number> {
  const many = (isMeant: SQL | undefined) =>
    db
      .select({ many: count() })
      .from(creditLedger)
      .where(and(isMeant, isNotNull(creditLedger.generationId)))
      .get()?.many ?? 0;
  const reserved = many(eq(creditLedger.event, "reserved"));
  await yieldToEventLoop();
  const ended = many(inArray(creditLedger.event, ["spent", "released"]));
  const settled = alias(creditLedger, "settled");
  const end = db
    .select({ id: settled.id })
    .from(settled)
    .where(
      and(
        eq(settled.generationId, creditLedger.generationId),
        eq(settled.kind, creditLedger.kind),
        inArray(settled.event, ["spent", "released"]),
      ),
    );
  const young = many(
    and(
      eq(creditLedger.event, "reserved"),
      gt(creditLedger.createdAt, new Date(now.getTime() - minutes(10))),
      notExists(end),
    ),
  );
  return reserved - ended - young;
}
