import { desc, eq, inArray, like, or, type SQL } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { auditLog, users } from "~/db/schema";

/** Who of the staff acts, and the network address it comes from. */
export type Actor = { userId: string; address: string };
type Facts = Record<string, unknown>;

/**
 * Writes down one act of staff in the transaction that does it. `before` and `after` are whole sets of facts without secrets; only
 * what differs is kept.
 */
export function recordAct(
  tx: Tx,
  actor: Actor,
  act: string,
  subject: string,
  { before, after }: { before?: Facts; after?: Facts } = {},
  now = new Date(),
): void {
  const difference = differing(before, after);
  tx.insert(auditLog)
    .values({
      id: newId(),
      createdAt: now,
      actorId: actor.userId,
      act,
      subject,
      ...difference,
      address: actor.address,
    })
    .run();
}

/** The newest acts on subjects of these kinds ("provider", "prompt"), with the name of who acted; an erased account has none. */
export function listActs(kinds: string[], limit = 20) {
  return actsWhere(
    or(inArray(auditLog.subject, kinds), ...kinds.map((kind) => like(auditLog.subject, `${kind}:%`))),
    limit,
  );
}

/** The newest acts on one subject ("user:" and an id). */
export function actsOn(subject: string, limit = 20) {
  return actsWhere(eq(auditLog.subject, subject), limit);
}

/** Who did this act on each subject, by full name. Accounts that are gone are not in it. */
export function namesOfActors(act: string): Map<string, string> {
  const rows = db
    .select({ subject: auditLog.subject, first: users.firstName, last: users.lastName })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(eq(auditLog.act, act))
    .all();
  return new Map(rows.map(({ subject, first, last }) => [subject, `${first} ${last}`.trim()]));
}

/** Acts that fit a condition, newest first. */
export function actsWhere(isMeant: SQL | undefined, limit: number, offset = 0) {
  return db
    .select({
      id: auditLog.id,
      createdAt: auditLog.createdAt,
      act: auditLog.act,
      subject: auditLog.subject,
      before: auditLog.before,
      after: auditLog.after,
      address: auditLog.address,
      by: users.firstName,
      byLast: users.lastName,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(isMeant)
    .orderBy(desc(auditLog.createdAt))
    .limit(limit)
    .offset(offset)
    .all()
    .map(({ by, byLast, ...act }) => ({
      ...act,
      by: `${by ?? ""} ${byLast ?? ""}`.trim() || "Former staff",
    }));
}

function differing(before?: Facts, after?: Facts): { before?: Facts; after?: Facts } {
  if (!before || !after) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: only(before), after: only(after) };
}
