import { sql, and, count, eq, inArray, desc, like, lte, or } from "drizzle-orm";
import { db } from "~/db/client.server";
import { payments, users } from "~/db/schema";
import { findUserIds } from "~/features/admin/users.server";
import { getOfferVersion } from "~/features/billing/offers.server";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import type { Payment } from "./payment";

const PER_PAGE = 50;
const BATCH_SIZE = 500;
const MAX_MATCHES = 500;
/**
 * Payments for staff, newest first, by state and by a part of the reference or by the payer. At most the five
 * hundred newest matches.
 */

export function searchPayments({
  status,
  search,
  page,
}: {
  status?: Payment["status"];
  search: string;
  page: number;
}) {
  const { id, createdAt, reference, offerVersionId, kind, mode, channel, paidAt } = payments;
  const { amountKobo, currency, receivedKobo, receivedCurrency } = payments;
  const match = search === "" ? undefined : matchSearch(search);
  // The plus stops the planner from reading all payments by time to find a few.
  const time = match?.isFew ? sql`+${createdAt}` : createdAt;
  // The row ids come first, from the index alone. To join rows that are skipped would take longest.
  const rowIds = db.all<{ place: number }>(sql`
    select rowid as place from ${payments} where ${and(status && eq(payments.status, status), match?.condition) ?? sql`true`}
    order by ${time} desc, rowid desc limit ${PER_PAGE + 1} offset ${(page - 1) * PER_PAGE}`);
  const rows = db
    .select({
      id,
      createdAt,
      reference,
      offerVersionId,
      kind,
      amountKobo,
      currency,
      receivedKobo,
      receivedCurrency,
      mode,
      channel,
      paidAt,
      status: payments.status,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(
      inArray(
        sql`${payments}.rowid`,
        rowIds.slice(0, PER_PAGE).map(({ place }) => place),
      ),
    )
    .orderBy(desc(createdAt), sql`${payments}.rowid desc`)
    .all();
  return {
    rows: rows.map(({ offerVersionId, ...row }) => ({
      ...row,
      offerName: getOfferVersion(offerVersionId).name,
    })),
    hasMore: rowIds.length > PER_PAGE,
  };
}
/** All payments of a filter, newest first, in batches, with what Paystack took of each. */
export async function* streamPayments(
  { status, search }: { status?: Payment["status"]; search: string },
  now = new Date(),
) {
  const match = search === "" ? undefined : matchSearch(search);
  const wanted = and(status && eq(payments.status, status), match?.condition, lte(payments.createdAt, now));
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const rows = db
      .select({ payment: payments, email: users.email, firstName: users.firstName, lastName: users.lastName })
      .from(payments)
      .leftJoin(users, eq(users.id, payments.userId))
      .where(wanted)
      .orderBy(desc(payments.createdAt), sql`${payments}.rowid desc`)
      .limit(BATCH_SIZE)
      .offset(offset)
      .all();
    yield rows.map((row) => ({ ...row, offerName: getOfferVersion(row.payment.offerVersionId).name }));
    if (rows.length < BATCH_SIZE) return;
    await yieldToEventLoop();
  }
}

// A rare part of a reference selects its few rows. For a frequent one, a scan from the newest rows is faster.
function matchSearch(search: string) {
  const isLike = like(payments.reference, `%${search.replace(/[%_]/g, "")}%`);
  const references = db
    .select({ reference: payments.reference })
    .from(payments)
    .where(isLike)
    .limit(MAX_MATCHES + 1)
    .all()
    .map(({ reference }) => reference);
  const isFew = references.length <= MAX_MATCHES;
  return {
    isFew,
    condition: or(
      inArray(payments.userId, findUserIds(search, MAX_MATCHES)),
      isFew ? inArray(payments.reference, references) : isLike,
    ),
  };
}

/** How many payments are in each state. */
export function countPaymentsByStatus(): { status: Payment["status"]; many: number }[] {
  return db.select({ status: payments.status, many: count() }).from(payments).groupBy(payments.status).all();
}
