import { and, count, desc, eq, gt, inArray, isNull, ne, or, type SQL } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { payments, promoCodes } from "~/db/schema";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import type { Offer } from "~/features/billing/plans";
import { Refusal } from "~/refusal";
import { CHECKOUT_REUSE_MS } from "./checkout-reuse";
import type { PromoCodeValues } from "./promo-codes.schema";

export type PromoCode = typeof promoCodes.$inferSelect;
type DbReader = Pick<Tx, "select">;
export type Discount = { promoCodeId: string; code: string; discountKobo: number; priceKobo: number };

/** No code makes a price lower than this: Paystack takes no payment of nothing. */
export const MIN_PAID_KOBO = 10_000;

/**
 * What a code takes off the price of this offer for this person, now. An open checkout of theirs for the same offer
 * does not count: it is used again. Throws CODE_UNKNOWN, CODE_NOT_YET, CODE_ENDED, CODE_OTHER_OFFER, CODE_USED or CODE_USED_UP (400).
 */
export function getDiscount(
  userId: string,
  version: Offer,
  typed: string,
  now = new Date(),
  reader: DbReader = db,
): Discount {
  const code = reader.select().from(promoCodes).where(eq(promoCodes.code, typed.trim().toUpperCase())).get();
  if (!code) throw refuseCode("CODE_UNKNOWN", "We do not know this code. Check its spelling.");
  if (code.startsAt > now) throw refuseCode("CODE_NOT_YET", "This code cannot be used yet.");
  if (code.endsAt && code.endsAt <= now) throw refuseCode("CODE_ENDED", "This code has ended.");
  if (code.offers.length > 0 && !code.offers.includes(version.offer))
    throw refuseCode("CODE_OTHER_OFFER", `This code is not for ${version.name}.`);
  const own = and(eq(payments.userId, userId), or(hasArrived(), ne(payments.offerVersionId, version.id)));
  if (countUses(reader, code.id, and(isCounted(now), own)) > 0)
    throw refuseCode("CODE_USED", "You have used this code already, or a checkout with it is still open.");
  // Payments of erased accounts have no user; they count too.
  const others = or(ne(payments.userId, userId), isNull(payments.userId));
  if (code.maxUses !== null && countUses(reader, code.id, and(isCounted(now), others)) >= code.maxUses)
    throw refuseCode("CODE_USED_UP", "This code has been used as often as it can be.");
  return { promoCodeId: code.id, code: code.code, ...priceWith(code, version.priceKobo) };
}

/** The price less what a code takes off: a share in whole naira, or a sum, and never below ₦100. */
export function priceWith(
  { percentOff, koboOff }: Pick<PromoCode, "percentOff" | "koboOff">,
  fullKobo: number,
): { discountKobo: number; priceKobo: number } {
  const wanted = percentOff === null ? (koboOff ?? 0) : Math.floor((fullKobo * percentOff) / 10_000) * 100;
  const discountKobo = Math.max(0, Math.min(wanted, fullKobo - MIN_PAID_KOBO));
  return { discountKobo, priceKobo: fullKobo - discountKobo };
}

/** Makes a code. The same form sent again returns the code that it made. Throws CODE_EXISTS (409). */
export function createPromoCode(
  actor: Actor,
  values: PromoCodeValues,
  now = new Date(),
  formKey = newId(),
): PromoCode {
  return write((tx) => {
    const before = tx.select().from(promoCodes).where(eq(promoCodes.id, formKey)).get();
    if (before && isSameCode(before, values)) return before;
    const isTaken = tx.select().from(promoCodes).where(eq(promoCodes.code, values.code)).get();
    if (isTaken) throw new Refusal("CODE_EXISTS", "There is such a code already. Choose another.", 409);
    const { startsOn, endsOn, ...fields } = values;
    const created = tx
      .insert(promoCodes)
      .values({
        id: before ? newId() : formKey,
        createdAt: now,
        createdBy: actor.userId,
        ...fields,
        startsAt: startsOn ?? now,
        endsAt: endsOn,
      })
      .returning()
      .get();
    recordAuditEvent(tx, actor, "code.created", `code:${created.code}`, { after: auditValues(created) }, now);
    return created;
  });
}

function isSameCode(
  before: PromoCode,
  { code, percentOff, koboOff, offers, maxUses, endsOn }: PromoCodeValues,
) {
  const terms = [code, percentOff, koboOff, offers.join(), maxUses, endsOn?.getTime()];
  const { endsAt } = before;
  const had = [
    ...[before.code, before.percentOff, before.koboOff, before.offers.join(), before.maxUses],
    endsAt?.getTime(),
  ];
  return JSON.stringify(terms) === JSON.stringify(had);
}

/** Ends a code now; checkouts that are open keep their price. Throws NOT_FOUND (404). */
export function endPromoCode(actor: Actor, id: string, now = new Date()): PromoCode {
  return write((tx) => {
    const before = tx.select().from(promoCodes).where(eq(promoCodes.id, id)).get();
    if (!before || (before.endsAt && before.endsAt <= now))
      throw new Refusal("NOT_FOUND", "This code has ended already.", 404);
    const ended = { ...before, endsAt: now };
    tx.update(promoCodes).set({ endsAt: now }).where(eq(promoCodes.id, id)).run();
    recordAuditEvent(
      tx,
      actor,
      "code.ended",
      `code:${before.code}`,
      { before: auditValues(before), after: auditValues(ended) },
      now,
    );
    return ended;
  });
}

/** All codes, the newest first, with how often each was paid with. */
export function listPromoCodes(now = new Date()) {
  return db
    .select()
    .from(promoCodes)
    .orderBy(desc(promoCodes.createdAt))
    .limit(500)
    .all()
    .map((code) => ({
      ...code,
      uses: countUses(db, code.id, hasArrived()),
      hasEnded: code.endsAt !== null && code.endsAt <= now,
    }));
}

/** A code of a payment, for its page. */
export function findCodeOf({ promoCodeId }: { promoCodeId: string | null }): string | undefined {
  return promoCodeId === null
    ? undefined
    : db.select({ code: promoCodes.code }).from(promoCodes).where(eq(promoCodes.id, promoCodeId)).get()?.code;
}

function countUses(reader: DbReader, promoCodeId: string, condition: SQL | undefined): number {
  return (
    reader
      .select({ many: count() })
      .from(payments)
      .where(and(eq(payments.promoCodeId, promoCodeId), condition))
      .get()?.many ?? 0
  );
}

// Money that arrived, also when it went back later.
function hasArrived() {
  return inArray(payments.status, ["applied", "mismatch", "reversed"]);
}

// The same, and checkouts that can still be paid.
function isCounted(now: Date) {
  const opened = gt(payments.createdAt, new Date(now.getTime() - CHECKOUT_REUSE_MS));
  return or(hasArrived(), and(eq(payments.status, "pending"), opened));
}

function refuseCode(code: string, message: string): Refusal {
  return new Refusal(code, message, 400, { fieldErrors: { promoCode: [message] } });
}

function auditValues({ percentOff, koboOff, maxUses, startsAt, endsAt, offers, reason }: PromoCode) {
  return {
    percentOff,
    koboOff,
    maxUses,
    offers: offers.join(", "),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    reason,
  };
}
