import { write } from "~/db/client.server";
import { newId } from "~/db/id";
import { lagosDay, minutes } from "~/time";
import { recordActivity, recordEvent } from "./events.server";

/** A person who does nothing for this long has left: what comes then is a new session. */
export const PAUSE = minutes(30);
// At most so many events in one transaction, so that requests are answered in between.
const SLICE = 200;

type Visit = { startedAt: Date; lastAt: Date; isCounted: boolean; noted: string }; // noted: the last day on which the person was counted as active

// In memory, for a GET writes nothing; the minute's round writes it down. A restart forgets a minute at most, and how long the open sessions lasted.
const visits = new Map<string, Visit>();
const ended: (Visit & { userId: string })[] = [];

/** Somebody signed in: their session was counted with it. */
export function beginVisit(userId: string, now: Date): void {
  leave(userId);
  visits.set(userId, { startedAt: now, lastAt: now, isCounted: true, noted: lagosDay(now) });
}

/** A person asked for a page or did something. */
export function noteVisit(userId: string, now = new Date()): void {
  const visit = visits.get(userId);
  if (visit && now.getTime() - visit.lastAt.getTime() < PAUSE) {
    visit.lastAt = now;
    return;
  }
  leave(userId);
  visits.set(userId, { startedAt: now, lastAt: now, isCounted: false, noted: "" });
}

/** Writes down what was noted since the last time: sessions that began, people who were active, how long ended sessions lasted. Returns whether there is more. */
export function keepVisits(now = new Date()): boolean {
  for (const [userId, { lastAt }] of visits) if (now.getTime() - lastAt.getTime() >= PAUSE) leave(userId);
  const closing = ended.slice(0, SLICE);
  const open = [...visits].filter(([, visit]) => isNews(visit)).slice(0, SLICE - closing.length);
  if (closing.length + open.length === 0) return false;
  write((tx) => {
    for (const { userId, ...visit } of closing) {
      if (isNews(visit)) countVisit(tx, userId, visit);
      recordEvent(tx, {
        type: "session_ended",
        userId,
        of: newId(),
        at: visit.startedAt,
        value: visit.lastAt.getTime() - visit.startedAt.getTime(),
      });
    }
    for (const [userId, visit] of open) countVisit(tx, userId, visit);
  });
  ended.splice(0, closing.length);
  for (const [, visit] of open) Object.assign(visit, { isCounted: true, noted: lagosDay(visit.lastAt) });
  return closing.length + open.length === SLICE;
}

/** Ends every session that is open, for a process that stops. */
export function endVisits(): void {
  for (const userId of [...visits.keys()]) leave(userId);
  while (keepVisits()) continue;
}

function countVisit(
  tx: Parameters<typeof recordEvent>[0],
  userId: string,
  { startedAt, lastAt, isCounted }: Visit,
) {
  if (!isCounted) recordEvent(tx, { type: "session", userId, of: newId(), at: startedAt });
  recordActivity(tx, userId, startedAt);
  recordActivity(tx, userId, lastAt); // past midnight it is another day
}

function isNews({ isCounted, noted, lastAt }: Visit): boolean {
  return !isCounted || noted !== lagosDay(lastAt);
}

function leave(userId: string) {
  const visit = visits.get(userId);
  if (!visit) return;
  visits.delete(userId);
  ended.push({ userId, ...visit });
}
