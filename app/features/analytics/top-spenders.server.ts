import { and, eq, gte, inArray, lt } from "drizzle-orm";
import { db } from "~/db/client.server";
import { userSequence, analyticsEvents, users } from "~/db/schema";
import { dayBounds } from "~/features/analytics-events/roll-up.server";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { lastDays, type TopSpender } from "./dataset";

/** The users with the most expensive documents of the last 30 days, highest first. */
export async function listTopSpenders(now: Date, limit = 10): Promise<TopSpender[]> {
  const spent = new Map<number, { requests: number; microUsd: number }>();
  for (const day of lastDays(now, 30)) {
    const { from, to } = dayBounds(day);
    for (const { number, value } of db
      .select({ number: analyticsEvents.userSequenceId, value: analyticsEvents.value })
      .from(analyticsEvents)
      .where(
        and(eq(analyticsEvents.type, "ai_cost"), gte(analyticsEvents.at, from), lt(analyticsEvents.at, to)),
      )
      .all()) {
      const { requests, microUsd } = spent.get(number) ?? { requests: 0, microUsd: 0 };
      spent.set(number, { requests: requests + 1, microUsd: microUsd + value });
    }
    await yieldToEventLoop();
  }
  const top = [...spent].sort(([, one], [, other]) => other.microUsd - one.microUsd).slice(0, limit);
  const named = db
    .select({ number: userSequence.id, userId: users.id, first: users.firstName, last: users.lastName })
    .from(userSequence)
    .innerJoin(users, eq(users.id, userSequence.userId))
    .where(
      inArray(
        userSequence.id,
        top.map(([number]) => number),
      ),
    )
    .all();
  return top.map(([number, sum]) => {
    const user = named.find((row) => row.number === number);
    return {
      userId: user?.userId ?? null,
      name: user ? `${user.first} ${user.last}`.trim() : "A deleted account",
      ...sum,
    };
  });
}
