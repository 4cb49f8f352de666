import { and, inArray, isNull, lte } from "drizzle-orm";
import { db } from "~/db/client.server";
import { chosenOffers, deposits } from "~/db/schema";
import { CHOICE_MS } from "./chosen-offers.server";

/**
 * Deletes deposits of erased accounts from before `before` with their returns, checkouts from before `unpaidBefore` that
 * were never paid, and choices that ended. Returns how many.
 */
export function deleteOldDeposits(before: Date, unpaidBefore: Date, now = new Date()): number {
  const old = db
    .delete(deposits)
    .where(and(isNull(deposits.userId), lte(deposits.createdAt, before)))
    .run();
  const unpaid = db
    .delete(deposits)
    .where(and(inArray(deposits.status, ["open", "expired"]), lte(deposits.createdAt, unpaidBefore)))
    .run();
  const ended = db
    .delete(chosenOffers)
    .where(lte(chosenOffers.createdAt, new Date(now.getTime() - CHOICE_MS)))
    .run();
  return old.changes + unpaid.changes + ended.changes;
}
