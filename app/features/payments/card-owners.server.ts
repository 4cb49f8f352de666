import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { payments } from "~/db/schema";

/** Whether one of these people paid with this card before. */
export function hasPaidWithCard(
  reader: Pick<Tx, "select">,
  cardSignature: string,
  userIds: string[],
): boolean {
  const same = and(eq(payments.cardSignature, cardSignature), inArray(payments.userId, userIds));
  return reader.select({ id: payments.id }).from(payments).where(same).limit(1).get() !== undefined;
}
