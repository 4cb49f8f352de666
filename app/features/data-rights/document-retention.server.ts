import { and, eq, gt, isNull, lte, max, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { documents, users } from "~/db/schema";
import { queueMail } from "~/features/accounts/mail.server";
import { deleteOldDocumentsOf } from "~/features/documents/document-queries.server";
import { deleteEmptyApplications } from "~/features/applications/application-queries.server";
import { deleteEmptyGenerations } from "~/features/writing/empty-generations.server";
import { enqueue, completeJob, listOpenJobs, type Lease } from "~/jobs/queue.server";
import { formatDay, days } from "~/time";
import { RETENTION_MS, subtractAge } from "./retention-periods";

const WARNING_INTERVAL_MS = days(7);
const PURGE_JOB = "documents.purge";

/**
 * Deletes what the warning announced: the user's documents without a later change, and the requests behind
 * them. A document that was edited meanwhile stays.
 */
export function purgeDocuments(
  { userId = "", changedBefore = "" }: Record<string, string>,
  lease: Lease,
): void {
  const before = new Date(Number(changedBefore));
  write((tx) => {
    deleteOldDocumentsOf(tx, userId, before);
    deleteEmptyGenerations(before, userId, tx);
    deleteEmptyApplications(before, userId, tx);
    completeJob(tx, lease);
  });
}

/**
 * Warns the next user with documents last changed almost 24 months ago. The same transaction queues their
 * deletion for 30 days later; that job is the record of the warning. At most one mail a week for each user.
 */
export function warnNextOwner(now: Date): number {
  const before = subtractAge(now, RETENTION_MS.documents - RETENTION_MS.warning);
  const warnings = listLastWarnings();
  const owner = db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      newest: max(documents.updatedAt),
    })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.userId))
    .where(and(lte(documents.updatedAt, before), isNull(users.deletionRequestedAt)))
    // the plus: without it SQLite reads all documents in the order of their owners
    .groupBy(sql`+${documents.userId}`)
    .all()
    .find(({ id, newest }) => {
      const { at, about } = warnings.get(id) ?? { at: 0, about: 0 };
      return at <= subtractAge(now, WARNING_INTERVAL_MS).getTime() && (newest?.getTime() ?? 0) > about;
    });
  if (!owner) return 0;
  write((tx) => queueDeletionWarning(tx, owner, new Date(warnings.get(owner.id)?.about ?? 0), before, now));
  return 1;
}

// For each user: the time of the last warning, and the last change that it covered.
function listLastWarnings(): Map<string, { at: number; about: number }> {
  return new Map(
    listOpenJobs(PURGE_JOB).map(({ payload, createdAt }) => [
      payload.userId ?? "",
      { at: createdAt.getTime(), about: Number(payload.changedBefore ?? 0) },
    ]),
  );
}

function queueDeletionWarning(
  tx: Tx,
  user: { id: string; email: string; firstName: string },
  warnedBefore: Date,
  before: Date,
  now: Date,
): void {
  const isUnwarned = and(
    eq(documents.userId, user.id),
    gt(documents.updatedAt, warnedBefore),
    lte(documents.updatedAt, before),
  );
  const unwarned = tx.select({ title: documents.title }).from(documents).where(isUnwarned).all();
  const deletionDate = new Date(now.getTime() + RETENTION_MS.warning);
  enqueue(PURGE_JOB, { userId: user.id, changedBefore: String(before.getTime()) }, tx, {
    runAt: deletionDate,
    maxAttempts: 10,
  });
  const subject =
    unwarned.length === 1 ? "One of your documents was" : `${unwarned.length} of your documents were`;
  queueMail(
    tx,
    { userId: user.id, email: user.email },
    {
      subject: `Old documents will be deleted on ${formatDay(deletionDate).text}`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        `${subject} last changed almost two years ago. We keep documents for 24 months, so we will delete ${unwarned.length === 1 ? "it" : "them"} on ${formatDay(deletionDate).text}:`,
        ...unwarned.slice(0, 10).map(({ title }) => `– ${title}`),
        ...(unwarned.length > 10 ? [`… and ${unwarned.length - 10} more.`] : []),
        "To keep a document, open it, change a word and save it. You can also download it.",
      ],
      action: { label: "See my documents", path: "/documents" },
    },
  );
}
