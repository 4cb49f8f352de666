import { and, asc, desc, eq, inArray, isNull, like, ne, or, sql } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { disputes, orphanPayments, payments, paystackEvents, refunds, users } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { actsOn, recordAct, type Actor } from "~/features/admin/audit.server";
import { actText, changeText } from "~/features/admin/audit-words";
import { findPeople } from "~/features/admin/people.server";
import { usedOfPayment } from "~/features/billing/access.server";
import { enqueue } from "~/jobs/queue.server";
import { Refusal } from "~/refusal";
import { closeAlert } from "./alerts.server";
import { EVENT_JOB } from "./events.server";
import type { Payment } from "./payment";
import { findPayment } from "./payments.server";
import { givenBack } from "./refunds.server";
import { plainText } from "./words";

const PER_PAGE = 50;
const FEW = 500;

/** Payments for staff, newest first, by state and by a piece of the reference or by the payer: the newest five hundred whom the words find. */
export function listPayments({
  status,
  search,
  page,
}: {
  status?: Payment["status"];
  search: string;
  page: number;
}) {
  const { id, createdAt, reference, plan, kind, amountKobo, mode, channel, paidAt } = payments;
  const found = search === "" ? undefined : foundBy(search);
  // The plus keeps the planner from going through all payments by their time to find a few.
  const time = found?.isFew ? sql`+${createdAt}` : createdAt;
  // The places first, by the index alone: joining what is only walked over would take longer than all the rest.
  const places = db.all<{ place: number }>(sql`
    select rowid as place from ${payments} where ${and(status && eq(payments.status, status), found?.isMeant) ?? sql`true`}
    order by ${time} desc, rowid desc limit ${PER_PAGE + 1} offset ${(page - 1) * PER_PAGE}`);
  const rows = db
    .select({
      id,
      createdAt,
      reference,
      plan,
      kind,
      amountKobo,
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
        places.slice(0, PER_PAGE).map(({ place }) => place),
      ),
    )
    .orderBy(desc(createdAt), sql`${payments}.rowid desc`)
    .all();
  return { rows, hasMore: places.length > PER_PAGE };
}

// A piece that few references have leads to those few; for one that many have, the newest are soon found by going through them.
function foundBy(search: string) {
  const isLike = like(payments.reference, `%${search.replace(/[%_]/g, "")}%`);
  const alike = db
    .select({ reference: payments.reference })
    .from(payments)
    .where(isLike)
    .limit(FEW + 1)
    .all()
    .map(({ reference }) => reference);
  const isFew = alike.length <= FEW;
  return {
    isFew,
    isMeant: or(
      inArray(payments.userId, findPeople(search, FEW)),
      isFew ? inArray(payments.reference, alike) : isLike,
    ),
  };
}

/** One payment with everything that happened to it, in order. Throws NOT_FOUND (404). */
export function paymentStory(reference: string) {
  const payment = findPayment(reference);
  const buyer = payment.userId ? findAccount(payment.userId) : undefined;
  const sentBack = db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, payment.id))
    .orderBy(asc(refunds.createdAt))
    .all();
  const events = db
    .select({
      at: paystackEvents.receivedAt,
      event: paystackEvents.event,
      note: paystackEvents.note,
      state: paystackEvents.state,
    })
    .from(paystackEvents)
    .where(eq(paystackEvents.reference, reference))
    .all();
  const contested = db.select().from(disputes).where(eq(disputes.paymentId, payment.id)).all();
  const timeline = [
    { at: payment.createdAt, what: "Checkout opened" },
    ...(payment.paidAt
      ? [{ at: payment.paidAt, what: `Paid${payment.channel ? ` by ${plainText(payment.channel)}` : ""}` }]
      : []),
    ...(payment.appliedAt ? [{ at: payment.appliedAt, what: "Plan and credits given" }] : []),
    ...events.map(({ at, event, note, state }) => ({
      at,
      what: `Paystack said “${plainText(event)}”: ${note || state}`,
    })),
    ...sentBack.map(({ updatedAt, status }) => ({ at: updatedAt, what: `Refund ${plainText(status)}` })),
    ...contested.map(({ updatedAt, status, resolution }) => ({
      at: updatedAt,
      what: `Dispute ${plainText(status)}${resolution ? `: ${resolution}` : ""}`,
    })),
    ...actsOn(`payment:${reference}`).map(({ createdAt, by, act, ...facts }) => ({
      at: createdAt,
      what: [`${by}: ${actText(act)}`, changeText(facts)].filter(Boolean).join(", "),
    })),
  ].sort((one, two) => one.at.getTime() - two.at.getTime());
  return {
    payment,
    buyer: buyer && {
      id: buyer.id,
      email: buyer.email,
      firstName: buyer.firstName,
      lastName: buyer.lastName,
    },
    refunds: sentBack,
    timeline,
    credits: payment.userId ? usedOfPayment(payment.userId, payment.id) : undefined,
    refundableKobo:
      payment.status === "applied" || payment.status === "mismatch"
        ? payment.amountKobo - givenBack(db, payment.id)
        : 0,
  };
}

/** Events that the worker gave up. */
export function listDeadEvents() {
  const { id, receivedAt, event, reference } = paystackEvents;
  return db
    .select({ id, receivedAt, event, reference })
    .from(paystackEvents)
    .where(eq(paystackEvents.state, "dead"))
    .orderBy(desc(paystackEvents.receivedAt))
    .limit(100)
    .all();
}

/** Closes an alert with the words of who decided. */
export function decideAlert(actor: Actor, alertId: string, decision: string, now = new Date()): void {
  write((tx) => {
    const { kind, reference } = closeAlert(tx, alertId, decision, now);
    recordAct(tx, actor, "payment.alert_decided", `payment:${reference}`, { after: { kind, decision } }, now);
  });
}

export function decideOrphan(actor: Actor, reference: string, decision: string, now = new Date()): void {
  write((tx) => {
    const decided = tx
      .update(orphanPayments)
      .set({ decidedAt: now, decision })
      .where(and(eq(orphanPayments.reference, reference), isNull(orphanPayments.decidedAt)))
      .run();
    if (decided.changes === 0) throw new Refusal("NOT_FOUND", "There is no such payment.", 404);
    recordAct(tx, actor, "payment.orphan_decided", `payment:${reference}`, { after: { decision } }, now);
  });
}

/** Gives an event that was given up to the worker once more. */
export function reviveEvent(actor: Actor, eventId: string, now = new Date()): void {
  write((tx) => {
    const revived = tx
      .update(paystackEvents)
      .set({ state: "stored" })
      .where(and(eq(paystackEvents.id, eventId), ne(paystackEvents.state, "done")))
      .run();
    if (revived.changes === 0) throw new Refusal("NOT_FOUND", "This event is done already.", 404);
    enqueue(EVENT_JOB, { eventId }, tx, { maxAttempts: 12 });
    recordAct(tx, actor, "payment.event_revived", `event:${eventId}`, {}, now);
  });
}
