import { write } from "~/db/client.server";
import { newId } from "~/db/id";
import { toLagosDay, minutes } from "~/time";
import { recordActivity, recordAnalyticsEvent } from "./events.server";

/** After this idle time the visit has ended. The next request starts a new session. */
export const SESSION_IDLE_MS = minutes(30);
// The maximum number of events in one transaction, so that requests are answered in between.
const BATCH_SIZE = 200;

// the last day on which the user was counted as active
type Visit = { startedAt: Date; lastAt: Date; isCounted: boolean; countedDay: string };

// In memory, because a GET writes nothing; a task saves it every minute. A restart loses at most one minute,
// and the length of open sessions.
const visits = new Map<string, Visit>();
const endedVisits: (Visit & { userId: string })[] = [];

/** Starts a visit at sign-in. The sign-in already counted the session. */
export function startVisit(userId: string, now: Date): void {
  endVisit(userId);
  visits.set(userId, { startedAt: now, lastAt: now, isCounted: true, countedDay: toLagosDay(now) });
}

/** Records a request of a user. */
export function recordVisit(userId: string, now = new Date()): void {
  const visit = visits.get(userId);
  if (visit && now.getTime() - visit.lastAt.getTime() < SESSION_IDLE_MS) {
    visit.lastAt = now;
    return;
  }
  endVisit(userId);
  visits.set(userId, { startedAt: now, lastAt: now, isCounted: false, countedDay: "" });
}

/** Who was here since the last call, for a replica, which cannot save it: the primary records it as if they had been there. */
export function drainVisits(): { id: string; at: Date }[] {
  const seen = [...visits].map(([id, { lastAt }]) => ({ id, at: lastAt }));
  visits.clear();
  endedVisits.length = 0;
  return seen;
}

/**
 * Saves the visits since the last call: new sessions, active users, the length of ended sessions. Returns
 * whether there is more.
 */
export function saveVisits(now = new Date()): boolean {
  for (const [userId, { lastAt }] of visits)
    if (now.getTime() - lastAt.getTime() >= SESSION_IDLE_MS) endVisit(userId);
  const closing = endedVisits.slice(0, BATCH_SIZE);
  const open = [...visits]
    .filter(([, visit]) => hasUnsavedActivity(visit))
    .slice(0, BATCH_SIZE - closing.length);
  if (closing.length + open.length === 0) return false;
  write((tx) => {
    for (const { userId, ...visit } of closing) {
      if (hasUnsavedActivity(visit)) countVisit(tx, userId, visit);
      recordAnalyticsEvent(tx, {
        type: "session_ended",
        userId,
        sourceId: newId(),
        at: visit.startedAt,
        value: visit.lastAt.getTime() - visit.startedAt.getTime(),
      });
    }
    for (const [userId, visit] of open) countVisit(tx, userId, visit);
  });
  endedVisits.splice(0, closing.length);
  for (const [, visit] of open)
    Object.assign(visit, { isCounted: true, countedDay: toLagosDay(visit.lastAt) });
  return closing.length + open.length === BATCH_SIZE;
}

/** Ends every open session, when the process stops. */
export function endAllVisits(): void {
  for (const userId of [...visits.keys()]) endVisit(userId);
  while (saveVisits()) continue;
}

function countVisit(
  tx: Parameters<typeof recordAnalyticsEvent>[0],
  userId: string,
  { startedAt, lastAt, isCounted }: Visit,
) {
  if (!isCounted) recordAnalyticsEvent(tx, { type: "session", userId, sourceId: newId(), at: startedAt });
  recordActivity(tx, userId, startedAt);
  recordActivity(tx, userId, lastAt); // after midnight it is another day
}

function hasUnsavedActivity({ isCounted, countedDay, lastAt }: Visit): boolean {
  return !isCounted || countedDay !== toLagosDay(lastAt);
}

function endVisit(userId: string) {
  const visit = visits.get(userId);
  if (!visit) return;
  visits.delete(userId);
  endedVisits.push({ userId, ...visit });
}
