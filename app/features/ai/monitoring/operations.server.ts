import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import { db } from "~/db/client.server";
import { aiBreakers, aiModels, aiProviders } from "~/db/schema";
import { listStuckMails } from "~/features/accounts/mail.server";
import { countStuckReservations } from "~/features/billing/hanging-credits.server";
import { queueHealth, countOpenJobs } from "~/jobs/queue.server";
import { days } from "~/time";

const ENDING_WITHIN_MS = days(60);

/**
 * The current state of operations: queue, stuck credits, ending models, stuck mails. Ages in milliseconds.
 */
export async function getOperations(now = new Date()) {
  const { oldestJobAt, expiredLeases } = queueHealth(now);
  return {
    ...countOpenJobs(),
    oldestJobAge: oldestJobAt ? Math.max(0, now.getTime() - oldestJobAt.getTime()) : undefined,
    expiredLeases,
    stuckReservations: await countStuckReservations(now),
    endingModels: listEndingModels(now),
    tests: listConnectionTests(),
    breakers: db
      .select()
      .from(aiBreakers)
      .where(or(inArray(aiBreakers.state, ["open", "half_open"]), gt(aiBreakers.opens, 0)))
      .orderBy(asc(aiBreakers.provider))
      .all(),
    stuckMails: listStuckMails(20),
  };
}

// Models of providers with a key that have ended or end within 60 days. Models in use come first.
function listEndingModels(now: Date) {
  const until = new Date(now.getTime() + ENDING_WITHIN_MS).toISOString().slice(0, 10);
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

function listConnectionTests() {
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
