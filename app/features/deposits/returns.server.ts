import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { depositReturns, deposits } from "~/db/schema";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { getMoneyBalance, recordBalanceEntry } from "~/features/balances/ledger.server";
import { raiseAlert } from "~/features/payments/alerts.server";
import { log, serializeError } from "~/log.server";
import { formatNaira } from "~/money";
import type { PaystackRefund } from "~/providers/paystack/paystack.schema";
import { createRefund, fetchRefund, listRefunds } from "~/providers/paystack/paystack.server";
import { PaystackError } from "~/providers/paystack/paystack-client.server";
import { Refusal } from "~/refusal";

export type DepositReturn = typeof depositReturns.$inferSelect;

const OPEN_STATUSES: DepositReturn["status"][] = ["pending", "processing", "needs-attention"];
const RANK: Record<DepositReturn["status"], number> = {
  requested: 0,
  pending: 1,
  processing: 2,
  "needs-attention": 3,
  failed: 4,
  processed: 5,
};

/**
 * Sets the whole balance of a user aside to be sent back, split over the deposits that it came by, the newest first. Staff
 * sends it. Throws NOTHING_TO_RETURN (409).
 */
export function requestReturn(tx: Tx, userId: string, now = new Date()): number {
  let left = getMoneyBalance(userId, tx);
  if (left <= 0) throw new Refusal("NOTHING_TO_RETURN", "There is no money in your balance.", 409);
  const wanted = left;
  const received = tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, userId), eq(deposits.status, "received")))
    .orderBy(desc(deposits.paidAt))
    .all();
  for (const { id: depositId, amountKobo, payerPseudonym } of received) {
    const part = Math.min(left, amountKobo - returnedOf(tx, depositId));
    if (part <= 0) continue;
    const id = newId();
    tx.insert(depositReturns)
      .values({ id, createdAt: now, updatedAt: now, depositId, amountKobo: part })
      .run();
    recordBalanceEntry(tx, { userId, payerPseudonym, type: "returned", amountKobo: part, sourceId: id }, now);
    left -= part;
  }
  if (left > 0) log.error({ event: "balance.more_than_deposits", kobo: left });
  log.info({ event: "balance.return_requested" });
  return wanted - left;
}

/** The same for a person who asks. A second tap gets what is on its way since the first. */
export function askForReturn(userId: string, now = new Date()): number {
  return write((tx) => {
    const onItsWay = listReturnsOf(userId, tx).reduce((sum, { amountKobo }) => sum + amountKobo, 0);
    return getMoneyBalance(userId, tx) <= 0 && onItsWay > 0 ? onItsWay : requestReturn(tx, userId, now);
  });
}

/** Returns of a user that are not at their bank yet. */
export function listReturnsOf(userId: string, reader: Pick<Tx, "select"> = db): { amountKobo: number }[] {
  return reader
    .select({ amountKobo: depositReturns.amountKobo })
    .from(depositReturns)
    .innerJoin(deposits, eq(deposits.id, depositReturns.depositId))
    .where(and(eq(deposits.userId, userId), inArray(depositReturns.status, ["requested", ...OPEN_STATUSES])))
    .all();
}

/** Returns that wait for staff, or for Paystack; the oldest first. */
export function listOpenReturns() {
  return db
    .select({
      id: depositReturns.id,
      createdAt: depositReturns.createdAt,
      amountKobo: depositReturns.amountKobo,
      status: depositReturns.status,
      reference: deposits.reference,
      userId: deposits.userId,
    })
    .from(depositReturns)
    .innerJoin(deposits, eq(deposits.id, depositReturns.depositId))
    .where(inArray(depositReturns.status, ["requested", ...OPEN_STATUSES]))
    .orderBy(asc(depositReturns.createdAt))
    .limit(200)
    .all();
}

/**
 * Sends one return through Paystack, as staff. Throws NOT_FOUND (404) when it was sent already, and REFUND_FAILED (502): after a
 * clear refusal the money is in the balance again.
 */
export async function sendReturn(actor: Actor, id: string, now = new Date()): Promise<DepositReturn> {
  const { row, reference } = write((tx) => {
    const row = tx
      .update(depositReturns)
      .set({ status: "pending", sentBy: actor.userId, updatedAt: now })
      .where(and(eq(depositReturns.id, id), eq(depositReturns.status, "requested")))
      .returning()
      .get();
    const deposit = row && tx.select().from(deposits).where(eq(deposits.id, row.depositId)).get();
    if (!row || !deposit) throw new Refusal("NOT_FOUND", "Somebody has already sent this.", 404);
    recordAuditEvent(
      tx,
      actor,
      "balance.returned",
      `deposit:${deposit.reference}`,
      { after: { amount: formatNaira(row.amountKobo) } },
      now,
    );
    return { row, reference: deposit.reference };
  });
  try {
    const created = await createRefund(reference, { amountKobo: row.amountKobo, currency: "NGN" }, id);
    return write((tx) => advance(tx, id, created, now));
  } catch (error) {
    if (!(error instanceof PaystackError)) throw error;
    log.error({ event: "balance.return_failed", reference, code: error.code, status: error.status });
    if (error.code === "unreachable" || error.code === "unreadable")
      throw new Refusal(
        "REFUND_FAILED",
        "Paystack did not answer. The money may be on its way: look again later.",
        502,
      );
    write((tx) => advance(tx, id, { id: null, status: "failed" }, now));
    throw new Refusal(
      "REFUND_FAILED",
      `Paystack refused: ${error.message} The money is in the balance again.`,
      502,
    );
  }
}

/** Reads the refunds of one deposit from Paystack. Undefined when the reference is no deposit. */
export async function syncReturns(reference: string, now = new Date()): Promise<string | undefined> {
  const deposit = db.select().from(deposits).where(eq(deposits.reference, reference)).get();
  if (!deposit) return undefined;
  const reported = await listRefunds(deposit.paystackId ?? reference);
  return write((tx) =>
    reported
      .flatMap((refund) => {
        const row = findReturn(tx, deposit.id, refund);
        return row ? [advance(tx, row.id, refund, now).status] : [];
      })
      .join(", "),
  );
}

/** Asks about every return that is on its way: a webhook may never arrive. */
export async function syncOpenReturns(now = new Date()): Promise<void> {
  for (const { id, reference } of listOpenReturns().filter(({ status }) => status !== "requested")) {
    const known = db.select().from(depositReturns).where(eq(depositReturns.id, id)).get()?.paystackRefundId;
    try {
      if (known) {
        const reported = await fetchRefund(known);
        write((tx) => advance(tx, id, reported, now));
      } else await syncReturns(reference, now);
    } catch (error) {
      log.warn({ event: "balance.return_sync_failed", reference, ...serializeError(error) });
    }
  }
}

// By Paystack's number; else ours with a lost response, by the id in its note.
function findReturn(tx: Tx, depositId: string, { id, note }: PaystackRefund): DepositReturn | undefined {
  const ofDeposit = tx.select().from(depositReturns).where(eq(depositReturns.depositId, depositId)).all();
  return (
    ofDeposit.find((row) => row.paystackRefundId === id) ??
    ofDeposit.find((row) => row.id === note.slice(0, 22))
  );
}

function advance(
  tx: Tx,
  id: string,
  reported: { id: string | null; status: PaystackRefund["status"] },
  now: Date,
): DepositReturn {
  const row = tx.select().from(depositReturns).where(eq(depositReturns.id, id)).get();
  const deposit = row && tx.select().from(deposits).where(eq(deposits.id, row.depositId)).get();
  if (!row || !deposit) throw new Error(`return ${id} is gone`);
  if (RANK[reported.status] <= RANK[row.status] && row.paystackRefundId === reported.id) return row;
  const status = RANK[reported.status] > RANK[row.status] ? reported.status : row.status;
  if (status === "failed" && row.status !== "failed" && deposit.userId)
    recordBalanceEntry(
      tx,
      {
        userId: deposit.userId,
        payerPseudonym: deposit.payerPseudonym,
        type: "return_failed",
        amountKobo: row.amountKobo,
        sourceId: id,
      },
      now,
    );
  if (status !== row.status && (status === "failed" || status === "needs-attention"))
    raiseAlert(tx, { kind: "refund_stuck", reference: deposit.reference, note: `balance, ${status}` }, now);
  return tx
    .update(depositReturns)
    .set({ status, paystackRefundId: reported.id ?? row.paystackRefundId, updatedAt: now })
    .where(eq(depositReturns.id, id))
    .returning()
    .get();
}

function returnedOf(tx: Tx, depositId: string): number {
  return (
    tx
      .select({ kobo: sql<number | null>`sum(${depositReturns.amountKobo})` })
      .from(depositReturns)
      .where(and(eq(depositReturns.depositId, depositId), ne(depositReturns.status, "failed")))
      .get()?.kobo ?? 0
  );
}
