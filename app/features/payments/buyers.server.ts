import { and, eq, gte, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { payments } from "~/db/schema";
import type { Payment } from "./payment";

/** Who of these people has paid, and has not got all of it back. */
export function filterPayers(userIds: string[]): string[] {
  return filterBy(and(inArray(payments.userId, userIds), eq(payments.status, "applied")));
}

/** Who of these people has bought this plan or pack since then. */
export function filterBuyers(userIds: string[], offer: Payment["offer"], since: Date): string[] {
  return filterBy(
    and(
      inArray(payments.userId, userIds),
      eq(payments.status, "applied"),
      eq(payments.offer, offer),
      gte(payments.appliedAt, since),
    ),
  );
}

function filterBy(condition: ReturnType<typeof and>): string[] {
  return db
    .selectDistinct({ userId: payments.userId })
    .from(payments)
    .where(condition)
    .all()
    .flatMap(({ userId }) => userId ?? []);
}
