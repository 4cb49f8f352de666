import { and, desc, eq, gt, inArray, isNotNull, lte, or } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { payments, payRequests } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { queueMail } from "~/features/accounts/mail.server";
import { getOfferVersion, offerName } from "~/features/billing/offers.server";
import { getQuote, planUnavailable } from "~/features/billing/quote.server";
import { formatNaira } from "~/money";
import { Refusal } from "~/refusal";
import { days, formatDay, hours, type DateStyle } from "~/time";
import { startPaymentBy, type StartedPayment } from "./checkout.server";
import { isLinkPaid } from "./paid-link.server";
import type { Payment } from "./payment";
import { payRequestPath, readPayRequestToken } from "./pay-request-path.server";

const OPEN_MS = days(7);
const MAX_OPEN = 10;

/**
 * Makes a link by which anybody may pay this plan or pack for the user, for seven days. Throws PLAN_UNAVAILABLE (400),
 * RENEW_TOO_EARLY and TOO_MANY_LINKS (409).
 */
export function createPayRequest(userId: string, offerId: string, now = new Date()): { path: string } {
  const { offer: version, refusal } = getQuote(userId, offerId, now);
  const { offer } = version;
  if (offer === "free_trial") throw planUnavailable();
  if (refusal) throw refusal;
  return write((tx) => {
    const open = tx.select().from(payRequests).where(isOpen(userId, now)).all();
    const same = open.find((request) => request.offer === offer);
    if (same) return { path: payRequestPath(same.id) };
    if (open.length >= MAX_OPEN)
      throw new Refusal("TOO_MANY_LINKS", "You have ten open links. End one of them first.", 409);
    const id = newId();
    tx.insert(payRequests)
      .values({ id, createdAt: now, userId, offer, endsAt: new Date(now.getTime() + OPEN_MS) })
      .run();
    return { path: payRequestPath(id) };
  });
}

/** The open links of a user, the newest first. */
export function listPayRequests(userId: string, style: DateStyle, now = new Date()) {
  return db
    .select()
    .from(payRequests)
    .where(isOpen(userId, now))
    .orderBy(desc(payRequests.createdAt))
    .all()
    .map(({ id, offer, endsAt }) => ({
      id,
      path: payRequestPath(id),
      name: offerName(offer),
      until: formatDay(endsAt, style).text,
    }));
}

/** Ends a link of the user now. A checkout that is open can still be paid. Throws NOT_FOUND (404). */
export function revokePayRequest(userId: string, id: string, now = new Date()): void {
  const ended = db
    .update(payRequests)
    .set({ endsAt: now })
    .where(and(isOpen(userId, now), eq(payRequests.id, id)))
    .run();
  if (ended.changes === 0) throw new Refusal("NOT_FOUND", "This link has ended already.", 404);
}

/**
 * What a link shows to anybody: who asks, for what, and the sum. `paid`: the state of the payment in the address, when it
 * was made by this link; `isPaid`: by whomever. Throws NOT_FOUND (404) for a false signature, and LINK_ENDED (410).
 */
export function getPayRequest(token: string, reference = "", now = new Date()) {
  const request = readRequest(token);
  const owner = request && findAccount(request.userId);
  if (!request || !owner?.isActive)
    throw new Refusal("NOT_FOUND", "This link is not complete. Ask for it again.", 404);
  const payment = reference ? findPaymentOf(request.id, reference) : undefined;
  const isPaid = isLinkPaid(request.id);
  if (request.endsAt <= now && !payment && !isPaid)
    throw new Refusal("LINK_ENDED", "This link has ended. Ask for a new one.", 410);
  const { offer, refusal } = getQuote(owner.id, request.offer, now);
  return {
    who: `${owner.firstName} ${owner.lastName}`.trim(),
    name: offer.name,
    price: formatNaira(offer.priceKobo),
    isPaid,
    problem:
      refusal && !payment && !isPaid
        ? `${owner.firstName} cannot use this plan yet. Ask before you pay.`
        : "",
    paid: payment?.status ?? null,
  };
}

/** Opens a checkout for whoever follows the link. Throws LINK_PAID (409), and what getPayRequest and startPayment throw. */
export function payForOther(token: string, email: string, now = new Date()): Promise<StartedPayment> {
  if (getPayRequest(token, "", now).isPaid)
    throw new Refusal("LINK_PAID", "Somebody has paid this already. You need not pay.", 409);
  const request = readRequest(token);
  if (!request) throw new Refusal("NOT_FOUND", "This link is not complete.", 404);
  const payer = { payRequestId: request.id, email, cancelPath: payRequestPath(request.id) };
  return startPaymentBy(payer, request.userId, request.offer, now);
}

/**
 * Mails the receipt of the next payment that somebody made for another, and deletes the payer's address; also that of one
 * that was never paid. Returns whether there may be more. For every minute.
 */
export function sendNextPayerReceipt(now = new Date()): boolean {
  return write((tx) => {
    const isOver = or(
      inArray(payments.status, ["applied", "reversed"]),
      lte(payments.createdAt, new Date(now.getTime() - hours(80))),
    );
    const payment = tx
      .select()
      .from(payments)
      .where(and(isNotNull(payments.payerEmail), isOver))
      .limit(1)
      .get();
    if (!payment?.payerEmail) return false;
    tx.update(payments).set({ payerEmail: null }).where(eq(payments.id, payment.id)).run();
    if (payment.status === "applied") {
      const { name } = getOfferVersion(payment.offerVersionId, tx);
      queueMail(
        tx,
        { email: payment.payerEmail },
        {
          subject: `Receipt: ${formatNaira(payment.amountKobo)} for ${name}`,
          greeting: "Hello,",
          lines: [
            `We received ${formatNaira(payment.amountKobo)} from you on ${formatDay(payment.paidAt ?? now).text}. ${name} goes to whoever sent you the link. Thank you.`,
            `Reference: ${payment.reference}. You paid once. Nothing is charged automatically.`,
            "We used your address for this receipt and do not keep it.",
          ],
        },
      );
    }
    return true;
  });
}

function readRequest(token: string) {
  const id = readPayRequestToken(token);
  return id === undefined ? undefined : db.select().from(payRequests).where(eq(payRequests.id, id)).get();
}

function findPaymentOf(payRequestId: string, reference: string): Payment | undefined {
  return db
    .select()
    .from(payments)
    .where(and(eq(payments.reference, reference), eq(payments.payRequestId, payRequestId)))
    .get();
}

function isOpen(userId: string, now: Date) {
  return and(eq(payRequests.userId, userId), gt(payRequests.endsAt, now));
}
