import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  lte,
  min,
  notExists,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { db } from "~/db/client.server";
import { aiBreakers, aiModels, aiProviders, creditLedger, jobs } from "~/db/schema";
import { listStuckMails } from "~/features/accounts/mail.server";
import { queueLengths } from "~/jobs/queue.server";
import { days, minutes } from "~/time";

const SOON = days(60);

/** How the house stands right now: its queue, credits that hang, models that end, mails that are stuck. Ages in milliseconds. */
export async function getOperations(now = new Date()) {
  const oldest = db
    .select({ at: min(jobs.createdAt) })
    .from(jobs)
    .where(inArray(jobs.status, ["queued", "running"]))
    .get()?.at;
  const expired = db
    .select({ many: count() })
    .from(jobs)
    .where(and(eq(jobs.status, "running"), lte(jobs.leaseExpiresAt, now)))
    .get();
  return {
    ...queueLengths(),
    oldestJobAge: oldest ? Math.max(0, now.getTime() - oldest.getTime()) : undefined,
    expiredLeases: expired?.many ?? 0,
    hangingCredits: await countHangingCredits(now),
    endingModels: listEndingModels(now),
    tests: listTests(),
    breakers: db
      .select()
      .from(aiBreakers)
      .where(or(inArray(aiBreakers.state, ["open", "half_open"]), gt(aiBreakers.opens, 0)))
      .orderBy(asc(aiBreakers.provider))
      .all(),
    stuckMails: listStuckMails(20),
  };
}

// Set aside more than ten minutes ago and neither spent nor given back. Each is set aside once and settled at most once, so it is all that were set aside less all
// that were settled, less the young ones: asking about each of hundreds of thousands would take a second.
async function countHangingCredits(now: Date): Promise<number> {
  const many = (isMeant: SQL | undefined) =>
    db
      .select({ many: count() })
      .from(creditLedger)
      .where(and(isMeant, isNotNull(creditLedger.generationId)))
      .get()?.many ?? 0;
  const reserved = many(eq(creditLedger.event, "reserved"));
  await yieldToEventLoop();
  const ended = many(inArray(creditLedger.event, ["spent", "released"]));
  const settled = alias(creditLedger, "settled");
  const end = db
    .select({ id: settled.id })
    .from(settled)
    .where(
      and(
        eq(settled.generationId, creditLedger.generationId),
        eq(settled.kind, creditLedger.kind),
        inArray(settled.event, ["spent", "released"]),
      ),
    );
  const young = many(
    and(
      eq(creditLedger.event, "reserved"),
      gt(creditLedger.createdAt, new Date(now.getTime() - minutes(10))),
      notExists(end),
    ),
  );
  return reserved - ended - young;
}

// Models of providers with a key that are gone or end within 60 days; those that somebody would miss first.
function listEndingModels(now: Date) {
  const until = new Date(now.getTime() + SOON).toISOString().slice(0, 10);
  const isUsed = sql<boolean>`${aiModels.model} = ${aiProviders.model}`.mapWith(Boolean);
  return db
    .select({
      provider: aiProviders.slug,
      label: aiProviders.label,
      model: aiModels.model,
      shutdownDate: aiModels.shutdownDate,
      replacement: aiModels.replacement,
      isUsed,
    })
    .from(aiModels)
    .innerJoin(aiProviders, eq(aiProviders.slug, aiModels.provider))
    .where(
      and(
        isNotNull(aiProviders.keyCipher),
        or(
          and(isUsed, eq(aiModels.status, "retired")),
          and(lte(aiModels.shutdownDate, until), gt(aiModels.shutdownDate, now.toISOString().slice(0, 10))),
        ),
      ),
    )
    .orderBy(sql`${isUsed} desc`, asc(aiModels.shutdownDate))
    .all();
}

function listTests() {
  return db
    .select({
      slug: aiProviders.slug,
      label: aiProviders.label,
      isActive: aiProviders.isActive,
      lastTest: aiProviders.lastTest,
    })
    .from(aiProviders)
    .where(or(isNotNull(aiProviders.keyCipher), isNotNull(aiProviders.lastTest)))
    .orderBy(asc(aiProviders.label))
    .all();
}
