import { createHmac } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Tx } from "~/db/client.server";
import { paymentFingerprints } from "~/db/schema";
import { env } from "~/env.server";
import type { PaystackTransaction } from "~/providers/paystack/paystack.schema";

/** Records the card or bank account that money of this user came from, as a keyed hash, once. */
export function recordFingerprint(
  tx: Tx,
  userId: string | null,
  { payer }: Pick<PaystackTransaction, "payer">,
  now: Date,
): void {
  if (!userId || payer === null) return;
  const fingerprint = createHmac("sha256", env.SESSION_SECRET).update(`payer:${payer}`).digest("base64url");
  tx.insert(paymentFingerprints).values({ userId, fingerprint, createdAt: now }).onConflictDoNothing().run();
}

/** Whether money of this user came from a card or bank account from which one of the others has paid, too. */
export function sharesFingerprint(reader: Pick<Tx, "select">, userId: string, others: string[]): boolean {
  const theirs = alias(paymentFingerprints, "theirs");
  return (
    reader
      .select({ userId: theirs.userId })
      .from(paymentFingerprints)
      .innerJoin(theirs, eq(theirs.fingerprint, paymentFingerprints.fingerprint))
      .where(and(eq(paymentFingerprints.userId, userId), inArray(theirs.userId, others)))
      .limit(1)
      .get() !== undefined
  );
}
