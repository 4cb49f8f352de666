import { write } from "~/db/client.server";
import { newId } from "~/db/id";
import { toLagosDay, minutes } from "~/time";
import { recordActivity, recordAnalyticsEvent } from "./events.server";

/** A person who does nothing for this long has left: what comes then is a new session. */
export const SESSION_IDLE_MS = minutes(30);
// At most so many events in one transaction, so that requests are answered in between.
const BATCH_SIZE = 200;

type Visit = { startedAt: Date; lastAt: Date; isCounted: boolean; countedDay: string }; // noted: the last day on which the person was counted as active

// In memory, for a GET writes nothing; the minute's round writes it down. A restart forgets a minute at most, and how long the open sessions lasted.
const visits = new Map<string, Visit>();
const endedVisits: (Visit & { userId: string })[] = [];

/** Somebody signed in: their session was counted with it. */
export function startVisit(userId: string, now: Date): void {
  endVisit(userId);
  visits.set(userId, { startedAt: now, lastAt: now, isCounted: true, countedDay: toLagosDay(now) });
}

/** A person asked for a page or did something. */
export function recordVisit(userId: string, now = new Date()): void {
  const visit = visits.get(userId);
  if (visit && now.getTime() - visit.lastAt.getTime() < SESSION_IDLE_MS) {
    visit.lastAt = now;
    return;
  }
  endVisit(userId);
  visits.set(userId, { startedAt: now, lastAt: now, isCounted: false, countedDay: "" });
}

/** Writes down what was noted since the last time: sessions that began, people who were active, how long ended sessions lasted. Returns whether there is more. */
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

/** Ends every session that is open, for a process that stops. */
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
  recordActivity(tx, userId, lastAt); // past midnight it is another day
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
