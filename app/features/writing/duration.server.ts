import { and, count, eq, gte, isNotNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { generations } from "~/db/schema";

/** Fewer than this many say nothing about the next one. */
const MIN_SAMPLE_SIZE = 20;

/** The median time in seconds from the button to the finished documents, of generations begun since then; undefined when they are too few. */
export function medianSeconds(since: Date): number | undefined {
  const finished = and(
    eq(generations.status, "succeeded"),
    isNotNull(generations.finishedAt),
    gte(generations.createdAt, since),
  );
  const many = db.select({ many: count() }).from(generations).where(finished).get()?.many ?? 0;
  if (many < MIN_SAMPLE_SIZE) return undefined;
  const took = sql<number>`${generations.finishedAt} - ${generations.createdAt}`;
  const middle = db
    .select({ took })
    .from(generations)
    .where(finished)
    .orderBy(took)
    .limit(1)
    .offset(Math.floor(many / 2))
    .get();
  return middle && middle.took / 1000;
}
