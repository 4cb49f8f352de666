import { and, asc, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { billingEvents, coverSpans, directory, planSpans } from "~/db/schema";
import type { PlanId } from "./plans";
import { standingAt, type History } from "./rules";

/** Rises with every change of the rules that can give somebody another plan: the spans of everybody are then written anew at the next start. */
export const RULES_VERSION = 2;
// The first and the last instant there are.
const EVER = new Date(0);
const NEVER = new Date(8_640_000_000_000_000);

export type Span = { startsAt: Date; endsAt: Date; plan: PlanId };

/** Writes down from when until when a person has which plan if nothing else happens. In the transaction of each event of billing. */
export function writeSpans(tx: Tx, userId: string): void {
  const number = tx
    .select({ number: directory.number })
    .from(directory)
    .where(eq(directory.userId, userId))
    .get()?.number;
  if (number === undefined) return;
  const events = tx
    .select()
    .from(billingEvents)
    .where(eq(billingEvents.userId, userId))
    .orderBy(asc(billingEvents.at), sql`rowid`)
    .all();
  tx.delete(planSpans).where(eq(planSpans.number, number)).run();
  const spans = spansOf(events);
  tx.insert(planSpans)
    .values(spans.map((span) => ({ number, ...span })))
    .run();
  const words = [...new Set(spans.map(({ plan }) => planWord(plan)))].join(" ");
  tx.run(sql`update user_search set plans = ${words} where rowid = ${number} and plans <> ${words}`);
  tx.delete(coverSpans).where(eq(coverSpans.number, number)).run();
  const cover = coverOf(events);
  if (cover.length > 0)
    tx.insert(coverSpans)
      .values(cover.map((span) => ({ number, ...span })))
      .run();
  tx.update(directory).set({ rulesVersion: RULES_VERSION }).where(eq(directory.number, number)).run();
}

/** A plan as the search index of people knows it: one word. */
export function planWord(plan: PlanId): string {
  return plan.replace("_", "");
}

/** The plan as a function of time, from the newest event on: asked of the rules at every instant at which it can change. */
export function spansOf(events: History["events"]): Span[] {
  const newest = Math.max(0, ...events.map(({ at }) => at.getTime()));
  const { segments } = standingAt({ events, usage: [] }, new Date(newest));
  const ends = [...segments.map(({ endsAt }) => endsAt), ...events.flatMap(({ endsAt }) => endsAt ?? [])].map(
    (end) => end.getTime(),
  );
  const changes = [...new Set([newest, ...ends.filter((end) => end > newest)])].sort(
    (one, other) => one - other,
  );
  return changes.reduce<Span[]>((spans, change) => {
    const { plan } = standingAt({ events, usage: [] }, new Date(change));
    const last = spans.at(-1);
    if (last?.plan === plan) return spans;
    if (last) last.endsAt = new Date(change);
    return [...spans, { startsAt: last ? new Date(change) : EVER, endsAt: NEVER, plan }];
  }, []);
}

/** What pays from when until when, past and to come, if nothing else happens. */
export function coverOf(events: History["events"]) {
  const newest = Math.max(0, ...events.map(({ at }) => at.getTime()));
  const { segments } = standingAt({ events, usage: [] }, new Date(newest));
  return segments.map(({ plan, paymentId, startsAt, endsAt }) => ({ plan, paymentId, startsAt, endsAt }));
}

/** Which plan each of these people has at an instant: one query for all of a list. */
export function plansAt(userIds: string[], at: Date): Map<string, PlanId> {
  const holds = and(
    inArray(directory.userId, userIds),
    lte(planSpans.startsAt, at),
    gt(planSpans.endsAt, at),
  );
  const rows = db
    .select({ userId: directory.userId, plan: planSpans.plan })
    .from(directory)
    .innerJoin(planSpans, eq(planSpans.number, directory.number))
    .where(holds)
    .all();
  return new Map(rows.map(({ userId, plan }) => [userId, plan]));
}

/** Writes the spans of the next people whose spans were made by older rules. Returns how many: 0 when all are done. */
export function refreshSpans(many = 25): number {
  return write((tx) => {
    const stale = tx
      .select({ userId: directory.userId })
      .from(directory)
      .where(lt(directory.rulesVersion, RULES_VERSION))
      .limit(many)
      .all();
    for (const { userId } of stale) writeSpans(tx, userId);
    return stale.length;
  });
}
