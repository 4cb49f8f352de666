import { and, asc, count, desc, eq, isNotNull, isNull, lte } from "drizzle-orm";
import { db } from "~/db/client.server";
import { complaints } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { Refusal } from "~/refusal";
import { formatDay } from "~/time";
import { type Complaint, ANSWER_DEADLINE_MS, getDueDate } from "./deadline";

const MAX_ANSWERED = 100;

/**
 * The state of a complaint for the holder of its reference: days only, none of the text. Undefined when it
 * does not exist.
 */
export function getComplaintStatus(reference: string) {
  const complaint = db.select().from(complaints).where(eq(complaints.reference, reference)).get();
  if (!complaint) return undefined;
  return {
    reference,
    filed: formatDay(complaint.createdAt).text,
    due: formatDay(getDueDate(complaint)).text,
    answered: complaint.answeredAt && formatDay(complaint.answeredAt).text,
  };
}

/** All open complaints, most urgent first, and the newest answered ones. */
export function listComplaints() {
  return {
    open: db
      .select()
      .from(complaints)
      .where(isNull(complaints.answeredAt))
      .orderBy(asc(complaints.createdAt))
      .all(),
    answered: db
      .select()
      .from(complaints)
      .where(isNotNull(complaints.answeredAt))
      .orderBy(desc(complaints.answeredAt))
      .limit(MAX_ANSWERED)
      .all(),
  };
}

/** All complaints, the newest first: the list without what was written in them. */
export function listComplaintRows() {
  return db
    .select({
      reference: complaints.reference,
      category: complaints.category,
      createdAt: complaints.createdAt,
      answeredAt: complaints.answeredAt,
    })
    .from(complaints)
    .orderBy(desc(complaints.createdAt))
    .all();
}

/** The number of open and of overdue complaints. */
export function countComplaints(now = new Date()): { open: number; overdue: number } {
  const countOf = (isLate: boolean) =>
    db
      .select({ many: count() })
      .from(complaints)
      .where(
        and(
          isNull(complaints.answeredAt),
          isLate ? lte(complaints.createdAt, new Date(now.getTime() - ANSWER_DEADLINE_MS)) : undefined,
        ),
      )
      .get()?.many ?? 0;
  return { open: countOf(false), overdue: countOf(true) };
}

/** One complaint with the name of the staff member who answered it. Throws NOT_FOUND (404). */
export function getComplaint(id: string): Complaint & { answeredByName: string | null } {
  const complaint = db.select().from(complaints).where(eq(complaints.id, id)).get();
  if (!complaint) throw new Refusal("NOT_FOUND", "There is no such complaint.", 404);
  const answeredBy = complaint.answeredBy ? findAccount(complaint.answeredBy) : undefined;
  return { ...complaint, answeredByName: answeredBy?.firstName ?? null };
}
