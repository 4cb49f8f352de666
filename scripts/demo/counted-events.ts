import type { analyticsEvents } from "~/db/schema";
import { SESSION_IDLE_MS } from "~/features/analytics-events/visits.server";
import { toLagosDay, minutes, seconds } from "~/time";
import type { SimulatedUser } from "./simulated-user";

type Event = typeof analyticsEvents.$inferInsert;
export type Visit = { at: number; endsAt: number };

/** Groups visits into sessions: a visit within half an hour of the last one belongs to its session. */
export function sessionsOf({ random, visits, until }: SimulatedUser): Visit[] {
  return visits
    .filter((at) => at <= until)
    .sort((one, other) => one - other)
    .reduce<Visit[]>((sessions, at) => {
      const endsAt = Math.min(until, at + random.integer(seconds(50), minutes(18)));
      const last = sessions.at(-1);
      if (!last || at - last.endsAt >= SESSION_IDLE_MS) return [...sessions, { at, endsAt }];
      last.endsAt = Math.max(last.endsAt, endsAt);
      return sessions;
    }, []);
}

/** Records the registration, each session, and each active day of a user. */
export function countVisits({ random, user, until, countedEvents }: SimulatedUser, sessions: Visit[]): void {
  countedEvents.push({ type: "registered", at: user.createdAt, of: "" });
  for (const { at, endsAt } of sessions) {
    countedEvents.push({ type: "session", at: new Date(at), of: random.id() });
    if (endsAt + SESSION_IDLE_MS <= until)
      countedEvents.push({ type: "session_ended", at: new Date(at), value: endsAt - at, of: random.id() });
  }
  const days = new Map(
    sessions
      .flatMap(({ at, endsAt }) => [at, endsAt])
      .reverse()
      .map((at) => [toLagosDay(new Date(at)), at]),
  ); // the first one of a day
  for (const [day, at] of days) countedEvents.push({ type: "active", at: new Date(at), of: day });
}

/** The analytics events of a user under their sequence number, as features/analytics-events writes them. */
export function eventsOf({ countedEvents }: SimulatedUser, number: number): Event[] {
  return countedEvents.map(({ of, ...event }) => ({
    ...event,
    userSequenceId: number,
    key: keyOf(event.type, number, of),
  }));
}

function keyOf(type: Event["type"], number: number, of: string): string {
  if (type === "registered") return `registered:${number}`;
  return type === "active" ? `active:${number}:${of}` : `${type}:${of}`;
}
