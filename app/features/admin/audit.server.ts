import { desc, eq, inArray, like, or, type SQL } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { auditLog, users } from "~/db/schema";

/** The staff member who does an action, and their network address. */
export type Actor = { userId: string; address: string };
/** Whoever runs a command on the server itself. Has no account. */
export const OPERATOR = { userId: null, address: "command line" };
type AuditValues = Record<string, unknown>;

/**
 * Records one action of staff in the transaction that does it. `before` and `after` are full sets of values
 * without secrets; only the differences are stored.
 */
export function recordAuditEvent(
  tx: Tx,
  actor: Actor | typeof OPERATOR,
  action: string,
  subject: string,
  { before, after }: { before?: AuditValues; after?: AuditValues } = {},
  now = new Date(),
): void {
  const changes = diffValues(before, after);
  tx.insert(auditLog)
    .values({
      id: newId(),
      createdAt: now,
      actorId: actor.userId,
      action,
      subject,
      ...changes,
      address: actor.address,
    })
    .run();
}

/** Records that a member of staff downloaded a list, and with which filter. */
export function recordExport(actor: Actor, list: string, filter: AuditValues): void {
  write((tx) => recordAuditEvent(tx, actor, "list.exported", `list:${list}`, { after: filter }));
}

/**
 * The newest actions on subjects of these kinds ("provider", "prompt"), with the name of the actor; an erased
 * account has none.
 */
export function listAuditEvents(kinds: string[], limit = 20) {
  return queryAuditEvents(
    or(inArray(auditLog.subject, kinds), ...kinds.map((kind) => like(auditLog.subject, `${kind}:%`))),
    limit,
  );
}

/** The newest actions on one subject ("user:" and an id). */
export function listAuditEventsOn(subject: string, limit = 20) {
  return queryAuditEvents(eq(auditLog.subject, subject), limit);
}

/** The full name of the actor of this action, by subject. Deleted accounts are left out. */
export function namesOfActors(action: string): Map<string, string> {
  const rows = db
    .select({ subject: auditLog.subject, first: users.firstName, last: users.lastName })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(eq(auditLog.action, action))
    .all();
  return new Map(rows.map(({ subject, first, last }) => [subject, `${first} ${last}`.trim()]));
}

/** Actions that match a condition, newest first. */
export function queryAuditEvents(condition: SQL | undefined, limit: number, offset = 0) {
  return db
    .select({
      id: auditLog.id,
      createdAt: auditLog.createdAt,
      action: auditLog.action,
      subject: auditLog.subject,
      before: auditLog.before,
      after: auditLog.after,
      address: auditLog.address,
      actorName: users.firstName,
      actorLastName: users.lastName,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(condition)
    .orderBy(desc(auditLog.createdAt))
    .limit(limit)
    .offset(offset)
    .all()
    .map(({ actorName, actorLastName, ...action }) => ({
      ...action,
      actorName: `${actorName ?? ""} ${actorLastName ?? ""}`.trim() || nameWithoutAccount(action.address),
    }));
}

function nameWithoutAccount(address: string): string {
  return address === OPERATOR.address ? "The operator" : "Former staff";
}

function diffValues(
  before?: AuditValues,
  after?: AuditValues,
): { before?: AuditValues; after?: AuditValues } {
  if (!before || !after) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pickChanged = (values: AuditValues) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: pickChanged(before), after: pickChanged(after) };
}
