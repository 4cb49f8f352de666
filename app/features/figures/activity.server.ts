import { and, desc, eq } from "drizzle-orm";
import { db } from "~/db/client.server";
import { directory, events } from "~/db/schema";
import { actsWhere } from "~/features/admin/audit.server";
import { actText } from "~/features/admin/audit-words";
import { findPlan } from "~/features/billing/plans";
import type { EventType } from "~/features/events/events.server";
import { naira } from "~/money";
import type { Happening } from "./material";

type Told = { about: string; plan: string; value: number };

const KINDS: { type: EventType; kind: Happening["type"]; tell: (event: Told) => string }[] = [
  { type: "registered", kind: "user", tell: () => "A new user registered" },
  {
    type: "document",
    kind: "document",
    tell: ({ about }) => (about === "resume" ? "A resume was made" : "A cover letter was made"),
  },
  {
    type: "payment",
    kind: "subscription",
    tell: ({ plan, value }) => `${naira(value)} was paid for ${findPlan(plan)?.displayName ?? plan}`,
  },
  {
    type: "refund",
    kind: "subscription",
    tell: ({ plan, value }) => `${naira(value)} for ${findPlan(plan)?.displayName ?? plan} was refunded`,
  },
];

/** What happened last, newest first: people, documents, plans, and what staff did. No name and no address stands in the words. */
export function readActivity(limit = 50): Happening[] {
  const counted = KINDS.flatMap(({ type, kind, tell }) =>
    db
      .select({
        at: events.at,
        about: events.about,
        plan: events.plan,
        value: events.value,
        userId: directory.userId,
      })
      .from(events)
      .leftJoin(directory, eq(directory.number, events.number))
      .where(and(eq(events.type, type)))
      .orderBy(desc(events.at))
      .limit(limit)
      .all()
      .map(({ at, userId, ...told }): Happening => ({ type: kind, message: tell(told), at, userId })),
  );
  const acts = actsWhere(undefined, limit).map(({ createdAt, act }): Happening => ({
    type: "other",
    message: `Staff: ${lowerFirst(actText(act))}`,
    at: createdAt,
    userId: null,
  }));
  return [...counted, ...acts].sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, limit);
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
