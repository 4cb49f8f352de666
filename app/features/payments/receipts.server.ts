import { and, asc, eq, inArray, max } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { payments, receipts } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { getOfferVersion } from "~/features/billing/offers.server";
import { Refusal } from "~/refusal";
import { toLagosDay } from "~/time";
import type { Payment } from "./payment";
import { isRealMoney } from "./revenue.server";
import { getSeller } from "./seller.server";

export type Receipt = typeof receipts.$inferSelect;

const PREFIXES: Record<Receipt["kind"], string> = { receipt: "R", credit_note: "C" };

/**
 * Assigns the receipt of a payment its number, in the transaction that settles it; once, however often it is called.
 * Undefined where no money arrived.
 */
export function issueReceipt(tx: Tx, payment: Payment, now: Date): Receipt | undefined {
  const { receivedKobo, receivedCurrency, currency } = payment;
  if (!receivedKobo || !isRealMoney(payment)) return undefined;
  const { vatBasisPoints, ...seller } = getSeller(tx);
  const buyer = payment.userId ? findAccount(payment.userId, tx) : undefined;
  return insertReceipt(
    tx,
    {
      kind: "receipt",
      paymentId: payment.id,
      cause: `payment:${payment.id}`,
      amountKobo: receivedKobo,
      currency: receivedCurrency ?? currency,
      vatBasisPoints,
      sold: getOfferVersion(payment.offerVersionId, tx).name,
      seller,
      buyerName: buyer ? `${buyer.firstName} ${buyer.lastName}`.trim() : null,
    },
    now,
  );
}

/** The same for money that went back, with what the receipt says of seller, buyer and tax. Undefined without a receipt. */
export function issueCreditNote(
  tx: Tx,
  paymentId: string,
  { amountKobo, cause }: { amountKobo: number; cause: `refund:${string}` | `dispute:${string}` },
  now: Date,
): Receipt | undefined {
  const receipt = tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.paymentId, paymentId), eq(receipts.kind, "receipt")))
    .get();
  if (!receipt || amountKobo <= 0) return undefined;
  const { currency, vatBasisPoints, sold, seller, buyerName } = receipt;
  const shown = { currency, vatBasisPoints, sold, seller, buyerName };
  return insertReceipt(tx, { kind: "credit_note", paymentId, cause, amountKobo, ...shown }, now);
}

/** The receipts and credit notes of these payments, in the order of their numbers. */
export function listReceiptsOf(paymentIds: string[]): Receipt[] {
  return db
    .select()
    .from(receipts)
    .where(inArray(receipts.paymentId, paymentIds))
    .orderBy(asc(receipts.createdAt), asc(receipts.number))
    .all();
}

/**
 * A receipt with its payment. `userId` undefined: for staff and for the mail that carries it. Throws NOT_FOUND (404) for a receipt
 * of another person.
 */
export function getReceipt(userId: string | undefined, number: string) {
  const row = db
    .select({ receipt: receipts, payment: payments })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .where(and(eq(receipts.number, number), userId === undefined ? undefined : eq(payments.userId, userId)))
    .get();
  if (!row) throw new Refusal("NOT_FOUND", "There is no such receipt.", 404);
  const corrected =
    row.receipt.kind === "credit_note"
      ? listReceiptsOf([row.payment.id]).find(({ kind }) => kind === "receipt")?.number
      : undefined;
  return { ...row, corrected };
}

type NewReceipt = Omit<Receipt, "number" | "createdAt" | "year" | "sequence" | "vatKobo">;

function insertReceipt(tx: Tx, values: NewReceipt, now: Date): Receipt {
  const known = tx.select().from(receipts).where(eq(receipts.cause, values.cause)).get();
  if (known) return known;
  const year = Number(toLagosDay(now).slice(0, 4));
  const series = and(eq(receipts.kind, values.kind), eq(receipts.year, year));
  const last = tx
    .select({ sequence: max(receipts.sequence) })
    .from(receipts)
    .where(series)
    .get();
  // Writers come one after the other, and a number that is rolled back is given again: no gap, no number twice.
  const sequence = (last?.sequence ?? 0) + 1;
  return tx
    .insert(receipts)
    .values({
      ...values,
      number: `${PREFIXES[values.kind]}-${year}-${String(sequence).padStart(6, "0")}`,
      createdAt: now,
      year,
      sequence,
      vatKobo: includedVat(values),
    })
    .returning()
    .get();
}

// The price includes the tax: of ₦10,000 at 7.5 % it is 10,000 × 7.5 / 107.5.
function includedVat({
  amountKobo,
  vatBasisPoints,
}: Pick<Receipt, "amountKobo" | "vatBasisPoints">): number | null {
  return vatBasisPoints === null
    ? null
    : Math.round((amountKobo * vatBasisPoints) / (10_000 + vatBasisPoints));
}
