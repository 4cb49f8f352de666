import { and, asc, count, eq, gte, inArray, lt, lte, or } from "drizzle-orm";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { db } from "~/db/client.server";
import { auditLog } from "~/db/schema";
import { queryAuditEvents } from "./audit.server";
import { findUserIds } from "./users.server";

const PAGE_SIZE = 25;
const BATCH_SIZE = 500;

/**
 * One page of the audit log, newest first. Filters: one action; a subject prefix ("user", "payment:CG-"); a
 * user found by this search text, as actor or subject. All filters combine. A page number above the last
 * gives the last page.
 */
export function searchAuditEvents({
  act,
  subject,
  person,
  page,
}: {
  act: string;
  subject: string;
  person: string;
  page: number;
}) {
  const condition = buildCondition({ act, subject, person });
  const total = db.select({ total: count() }).from(auditLog).where(condition).get()?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const currentPage = Math.min(page, pages);
  return {
    events: queryAuditEvents(condition, PAGE_SIZE, (currentPage - 1) * PAGE_SIZE),
    total,
    page: currentPage,
    pages,
  };
}

function buildCondition({ act, subject, person }: { act: string; subject: string; person: string }) {
  const ids = person === "" ? undefined : findUserIds(person);
  return and(
    act === "" ? undefined : eq(auditLog.action, act),
    subject === ""
      ? undefined
      : and(gte(auditLog.subject, subject), lt(auditLog.subject, `${subject}\u{10FFFF}`)),
    ids &&
      or(
        inArray(auditLog.actorId, ids),
        inArray(auditLog.subject, [...ids.map((id) => `user:${id}`), `user:${person}`]),
      ),
  );
}

/** All actions of a filter, newest first, in batches. */
export async function* streamAuditEvents(
  filter: { act: string; subject: string; person: string },
  now = new Date(),
) {
  const condition = and(buildCondition(filter), lte(auditLog.createdAt, now)); // a later one would move the batches
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const events = queryAuditEvents(condition, BATCH_SIZE, offset);
    yield events;
    if (events.length < BATCH_SIZE) return;
    await yieldToEventLoop();
  }
}

/** Every action name in the log, for the filter. */
export function listActionNames(): string[] {
  return db
    .selectDistinct({ action: auditLog.action })
    .from(auditLog)
    .orderBy(asc(auditLog.action))
    .all()
    .map(({ action }) => action);
}
