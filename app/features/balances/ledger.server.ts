import { desc, eq, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { balanceEntries } from "~/db/schema";
import { formatNaira } from "~/money";
import { formatDateTime, type DateStyle } from "~/time";

type DbReader = Pick<Tx, "select">;
type EntryType = (typeof balanceEntries.$inferSelect)["type"];
export type NewBalanceEntry = {
  userId: string;
  payerPseudonym: string;
  type: EntryType;
  amountKobo: number;
  /** The id of the cause. An entry counts once for each type and source. */
  sourceId: string;
};

const SHOWN = 100;
/** How the amount of an entry moves the balance. */
const SIGNS: Record<EntryType, 1 | -1> = {
  deposit: 1,
  purchase: -1,
  purchase_returned: 1,
  returned: -1,
  return_failed: 1,
  deposit_reversed: -1,
};
const TEXTS: Record<EntryType, string> = {
  deposit: "Money received",
  purchase: "Paid from your balance",
  purchase_returned: "Money of a payment back",
  returned: "On its way to your bank",
  return_failed: "Your bank did not take it",
  deposit_reversed: "Taken back by the bank",
};

/**
 * Adds an entry in the transaction of its cause, once, however often it is called. `amountKobo` is positive; the type says
 * the direction. Returns whether it was new.
 */
export function recordBalanceEntry(
  tx: Tx,
  { type, amountKobo, sourceId, ...payer }: NewBalanceEntry,
  now = new Date(),
): boolean {
  if (!Number.isSafeInteger(amountKobo) || amountKobo <= 0)
    throw new Error(`a balance entry of ${amountKobo}`);
  return (
    tx
      .insert(balanceEntries)
      .values({
        id: newId(),
        at: now,
        ...payer,
        type,
        amountKobo: SIGNS[type] * amountKobo,
        key: `${type}:${sourceId}`,
      })
      .onConflictDoNothing({ target: balanceEntries.key })
      .run().changes === 1
  );
}

/** The money of a user that is not spent, in kobo. Negative only when a bank took back what was spent already. */
export function getMoneyBalance(userId: string, reader: DbReader = db): number {
  return sumOf(reader, userId) ?? 0;
}

/** The money of all users together: what the house owes, and no revenue yet. */
export function getTotalBalance(reader: DbReader = db): number {
  return sumOf(reader) ?? 0;
}

/** The pseudonym under which a user's money is kept after an erasure; undefined before the first entry. */
export function findPayerPseudonym(userId: string, reader: DbReader = db): string | undefined {
  return reader
    .select({ payer: balanceEntries.payerPseudonym })
    .from(balanceEntries)
    .where(eq(balanceEntries.userId, userId))
    .limit(1)
    .get()?.payer;
}

/** The newest entries of a user as text for the subscription page. */
export function listBalanceEntries(userId: string, style: DateStyle) {
  return db
    .select()
    .from(balanceEntries)
    .where(eq(balanceEntries.userId, userId))
    .orderBy(desc(balanceEntries.at), sql`rowid desc`)
    .limit(SHOWN)
    .all()
    .map(({ id, at, type, amountKobo }) => ({
      key: id,
      when: formatDateTime(at, style),
      what: TEXTS[type],
      amount: `${amountKobo > 0 ? "+" : "−"}${formatNaira(Math.abs(amountKobo))}`,
    }));
}

/** Deletes entries of erased accounts that are older than `before`. Those of a living account make its balance. */
export function deleteOldBalanceEntries(before: Date): number {
  return db
    .delete(balanceEntries)
    .where(sql`${balanceEntries.userId} is null and ${balanceEntries.at} <= ${before.getTime()}`)
    .run().changes;
}

function sumOf(reader: DbReader, userId?: string): number | null | undefined {
  return reader
    .select({ kobo: sql<number | null>`sum(${balanceEntries.amountKobo})` })
    .from(balanceEntries)
    .where(userId === undefined ? undefined : eq(balanceEntries.userId, userId))
    .get()?.kobo;
}
