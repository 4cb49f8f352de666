import { and, count, eq, gte, isNotNull, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { generations } from "~/db/schema";
import { documentCount } from "~/features/documents/count.server";
import { days, minutes } from "~/time";

export type Proof = { documents: number; medianSeconds: number | undefined };

/** Fewer than this many say nothing about the next one. */
const ENOUGH = 20;
let kept: { at: number; proof: Proof } | undefined;

/**
 * The figures that the start page may show, because this house counted them: documents kept here, and the median time in seconds from the button to the
 * finished documents in the last 30 days. Counted at most once a minute.
 */
export function provenFigures(now = new Date()): Proof {
  if (kept && now.getTime() - kept.at < minutes(1)) return kept.proof;
  kept = {
    at: now.getTime(),
    proof: {
      documents: documentCount(now.getTime()).count,
      medianSeconds: medianSeconds(new Date(now.getTime() - days(30))),
    },
  };
  return kept.proof;
}

function medianSeconds(since: Date): number | undefined {
  const finished = and(
    eq(generations.status, "succeeded"),
    isNotNull(generations.finishedAt),
    gte(generations.createdAt, since),
  );
  const many = db.select({ many: count() }).from(generations).where(finished).get()?.many ?? 0;
  if (many < ENOUGH) return undefined;
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
