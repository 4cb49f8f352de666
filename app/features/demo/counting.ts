import type { events } from "~/db/schema";
import { PAUSE } from "~/features/events/visits.server";
import { lagosDay, minutes, seconds } from "~/time";
import type { Life } from "./life";

type Event = typeof events.$inferInsert;
export type Visit = { at: number; endsAt: number };

/** The visits as sessions: what comes within half an hour of the last one belongs to it. */
export function sessionsOf({ chance, visits, until }: Life): Visit[] {
  return visits
    .filter((at) => at <= until)
    .sort((one, other) => one - other)
    .reduce<Visit[]>((sessions, at) => {
      const endsAt = Math.min(until, at + chance.whole(seconds(50), minutes(18)));
      const last = sessions.at(-1);
      if (!last || at - last.endsAt >= PAUSE) return [...sessions, { at, endsAt }];
      last.endsAt = Math.max(last.endsAt, endsAt);
      return sessions;
    }, []);
}

/** Counts a person's coming and going: the registration, each session, and each day on which they did something. */
export function countVisits({ chance, user, until, counted }: Life, sessions: Visit[]): void {
  counted.push({ type: "registered", at: user.createdAt, of: "" });
  for (const { at, endsAt } of sessions) {
    counted.push({ type: "session", at: new Date(at), of: chance.id() });
    if (endsAt + PAUSE <= until)
      counted.push({ type: "session_ended", at: new Date(at), value: endsAt - at, of: chance.id() });
  }
  const days = new Map(
    sessions
      .flatMap(({ at, endsAt }) => [at, endsAt])
      .reverse()
      .map((at) => [lagosDay(new Date(at)), at]),
  ); // of a day the first
  for (const [day, at] of days) counted.push({ type: "active", at: new Date(at), of: day });
}

/** The events of a person under the number of their line, as features/events writes them. */
export function eventsOf({ counted }: Life, number: number): Event[] {
  return counted.map(({ of, ...event }) => ({ ...event, number, key: keyOf(event.type, number, of) }));
}

function keyOf(type: Event["type"], number: number, of: string): string {
  if (type === "registered") return `registered:${number}`;
  return type === "active" ? `active:${number}:${of}` : `${type}:${of}`;
}
