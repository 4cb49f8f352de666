import { createHash, randomInt } from "node:crypto";
import { and, eq, isNull, lte } from "drizzle-orm";
import type { z } from "zod";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { complaints } from "~/db/schema";
import { listActiveStaff } from "~/features/accounts/find-accounts.server";
import { queueMail } from "~/features/accounts/mail.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { enqueue, completeJob, type Lease } from "~/jobs/queue.server";
import { log } from "~/log.server";
import { Refusal } from "~/refusal";
import { formatDay, days } from "~/time";
import type { ComplaintForm } from "./complaint.schema";
import { type Complaint, REMINDER_LEAD_MS, getDueDate } from "./deadline";
import { getComplaint } from "./complaint-queries.server";

const REMINDER_JOB = "complaint.remind";

/**
 * Stores a complaint, confirms it by mail and notifies staff. The same text from the same address is one
 * complaint, however often it is sent. The address is unverified, so the mail repeats nothing of the text.
 */
export function fileComplaint(
  userId: string | undefined,
  { website: _empty, about, wish, ...form }: z.output<typeof ComplaintForm>,
  now = new Date(),
): { reference: string } {
  const key = createHash("sha256")
    .update(JSON.stringify([form.email, about, form.body, wish]))
    .digest("base64url");
  return write((tx) => {
    const known = tx
      .select({ reference: complaints.reference })
      .from(complaints)
      .where(eq(complaints.key, key))
      .get();
    if (known) return known;
    const complaint = tx
      .insert(complaints)
      .values({
        id: newId(),
        createdAt: now,
        userId,
        reference: newReference(),
        key,
        category: about,
        requestedOutcome: wish,
        ...form,
      })
      .returning()
      .get();
    const due = formatDay(getDueDate(complaint)).text;
    queueMail(
      tx,
      { userId, email: complaint.email },
      {
        subject: `We have your complaint ${complaint.reference}`,
        greeting: "Hello,",
        lines: [
          `We have your complaint about how we handle data. Its reference is ${complaint.reference}. A person reads it, and answers to this address by ${due} at the latest.`,
          "You can also complain to the Nigeria Data Protection Commission, ndpc.gov.ng, at any time.",
          "If you did not write to us, somebody gave your address by mistake. You do not need to do anything.",
        ],
        action: {
          label: "Check its progress",
          path: `/privacy-policy?complaint=${complaint.reference}#complaint`,
        },
      },
    );
    notifyStaff(tx, complaint, `A complaint about data came in. Answer it by ${due}.`);
    enqueue(REMINDER_JOB, { complaintId: complaint.id }, tx, {
      runAt: new Date(getDueDate(complaint).getTime() - REMINDER_LEAD_MS),
    });
    log.info({ event: "complaint.filed", reference: complaint.reference });
    return { reference: complaint.reference };
  });
}

/** Deletes complaints sent from this address, with or without an account. */
export function deleteComplaintsFrom(tx: Tx, email: string): void {
  tx.delete(complaints).where(eq(complaints.email, email)).run();
}

/** Deletes complaints answered before `before`; open ones are never deleted. Returns how many. */
export function deleteAnsweredComplaints(before: Date): number {
  return db.delete(complaints).where(lte(complaints.answeredAt, before)).run().changes;
}

/**
 * Sends the answer and closes the complaint. The audit log records the action without the text. Throws
 * ANSWERED (409), NOT_FOUND (404).
 */
export function answerComplaint(actor: Actor, id: string, answer: string, now = new Date()): void {
  const { reference, email, userId, createdAt } = getComplaint(id);
  write((tx) => {
    const changed = tx
      .update(complaints)
      .set({ answeredAt: now, answeredBy: actor.userId, answer })
      .where(and(eq(complaints.id, id), isNull(complaints.answeredAt)))
      .run().changes;
    if (changed === 0 && isOwnAnswer(tx, { id, answer, answeredBy: actor.userId })) return;
    if (changed === 0) throw new Refusal("ANSWERED", "Somebody has already answered this complaint.", 409);
    queueMail(
      tx,
      { userId: userId ?? undefined, email },
      {
        subject: `Our answer to your complaint ${reference}`,
        greeting: "Hello,",
        lines: [
          ...answer.split(/\n+/).filter((line) => line.trim() !== ""),
          "If this does not solve it, you can complain to the Nigeria Data Protection Commission, ndpc.gov.ng.",
        ],
      },
    );
    recordAuditEvent(
      tx,
      actor,
      "complaint.answered",
      `complaint:${id}`,
      {
        after: {
          reference,
          afterDays: Math.floor((now.getTime() - createdAt.getTime()) / days(1)),
          inTime: now <= getDueDate({ createdAt }),
        },
      },
      now,
    );
  });
}

// The button was tapped twice.
function isOwnAnswer(tx: Tx, own: { id: string; answer: string; answeredBy: string }): boolean {
  const row = tx.select().from(complaints).where(eq(complaints.id, own.id)).get();
  return row?.answer === own.answer && row.answeredBy === own.answeredBy;
}

/** Reminds staff a week before the deadline, unless the complaint was answered. */
export function sendComplaintReminder({ complaintId = "" }: Record<string, string>, lease: Lease): void {
  write((tx) => {
    completeJob(tx, lease);
    const complaint = tx
      .select()
      .from(complaints)
      .where(and(eq(complaints.id, complaintId), isNull(complaints.answeredAt)))
      .get();
    if (complaint)
      notifyStaff(
        tx,
        complaint,
        `A complaint about data is still waiting. It must be answered by ${formatDay(getDueDate(complaint)).text}.`,
      );
  });
}

function notifyStaff(tx: Tx, { id, reference }: Complaint, sentence: string) {
  for (const { id: userId, email } of listActiveStaff("support", tx))
    queueMail(
      tx,
      { userId, email },
      {
        subject: `Complaint ${reference}`,
        greeting: "Hello,",
        lines: [sentence],
        action: { label: "Read and answer it", path: `/admin/complaints/${id}` },
      },
    );
}

// Easy to read aloud: no characters that look like each other.
function newReference(): string {
  const letters = "ACDEFGHJKLMNPQRTUVWXY34679";
  return `C-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join("")}`;
}
