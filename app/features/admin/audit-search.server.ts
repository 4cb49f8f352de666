import { and, asc, count, eq, gte, inArray, lt, or } from "drizzle-orm";
import { db } from "~/db/client.server";
import { auditLog } from "~/db/schema";
import { actsWhere } from "./audit.server";
import { findPeople } from "./people.server";

const PER_PAGE = 25;

/**
 * One page of the log, newest first: of one act, on subjects that begin so ("user", "payment:CG-"), done by or to a person whom these words find.
 * All three together narrow. A page above the last is the last.
 */
export function searchActs({
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
  const ids = person === "" ? undefined : findPeople(person);
  const isMeant = and(
    act === "" ? undefined : eq(auditLog.act, act),
    subject === ""
      ? undefined
      : and(gte(auditLog.subject, subject), lt(auditLog.subject, `${subject}\u{10FFFF}`)),
    ids &&
      or(
        inArray(auditLog.actorId, ids),
        inArray(auditLog.subject, [...ids.map((id) => `user:${id}`), `user:${person}`]),
      ),
  );
  const many = db.select({ many: count() }).from(auditLog).where(isMeant).get()?.many ?? 0;
  const pages = Math.max(1, Math.ceil(many / PER_PAGE));
  const shown = Math.min(page, pages);
  return { acts: actsWhere(isMeant, PER_PAGE, (shown - 1) * PER_PAGE), many, page: shown, pages };
}

/** Every kind of act that was ever done, for the filter. */
export function listActNames(): string[] {
  return db
    .selectDistinct({ act: auditLog.act })
    .from(auditLog)
    .orderBy(asc(auditLog.act))
    .all()
    .map(({ act }) => act);
}
