import { and, asc, avg, count, desc, eq, gte, isNotNull, sql, type SQL } from "drizzle-orm";
import { db } from "~/db/client.server";
import { factChecks } from "~/db/schema";
import { MONITORING_RANGES, type MonitoringFilter } from "./monitoring.schema";
import { sumOf } from "./sum-of";

/**
 * What lock and judge found, for each document type and prompt version, with the reasons. Version
 * null: the built-in writer, or no prompt set.
 */
export function listChecks(filter: MonitoringFilter, now = new Date()) {
  const within = checksWhere(filter, now);
  const rows = db
    .select({
      type: factChecks.documentType,
      version: factChecks.promptVersion,
      isBuiltin: sql<boolean>`${factChecks.provider} = 'builtin'`.mapWith(Boolean),
      documents: count(),
      passed: sumOf(factChecks.passed),
      repaired: sumOf(factChecks.repaired),
      reverted: sumOf(factChecks.reverted),
    })
    .from(factChecks)
    .where(within)
    .groupBy(factChecks.documentType, factChecks.promptVersion, sql`3`)
    .orderBy(asc(factChecks.documentType), desc(factChecks.promptVersion))
    .all();
  const codes = db.all<{
    type: string;
    version: number | null;
    isBuiltin: number;
    code: string;
    many: number;
  }>(sql`
    select ${factChecks.documentType} as type, ${factChecks.promptVersion} as version, ${factChecks.provider} = 'builtin' as isBuiltin, found.key as code, sum(found.value) as many
    from ${factChecks}, json_each(${factChecks.codes}) as found where ${within} group by 1, 2, 3, 4 order by many desc, code`);
  return rows.map((row) => ({
    ...row,
    codes: codes
      .filter(
        ({ type, version, isBuiltin }) =>
          type === row.type && version === row.version && Boolean(isBuiltin) === row.isBuiltin,
      )
      .map(({ code, many }) => ({ code, many })),
  }));
}

/** The mean match score of resumes before and after, and the number of documents by the built-in writer. */
export function getDocumentMetrics(filter: MonitoringFilter, now = new Date()) {
  const within = checksWhere(filter, now);
  const scored = and(within, isNotNull(factChecks.scoreBefore), isNotNull(factChecks.scoreAfter));
  const scores = db
    .select({
      many: count(),
      before: avg(factChecks.scoreBefore).mapWith(Number),
      after: avg(factChecks.scoreAfter).mapWith(Number),
    })
    .from(factChecks)
    .where(scored)
    .get();
  const made = db
    .select({ documents: count(), builtin: sumOf(sql`${factChecks.provider} = 'builtin'`) })
    .from(factChecks)
    .where(within)
    .get();
  return {
    scored: scores?.many ?? 0,
    before: scores?.before ?? undefined,
    after: scores?.after ?? undefined,
    documents: made?.documents ?? 0,
    builtin: made?.builtin ?? 0,
  };
}

function checksWhere({ range, provider, model, prompt, type }: MonitoringFilter, now: Date): SQL | undefined {
  return and(
    gte(factChecks.createdAt, new Date(now.getTime() - MONITORING_RANGES[range].length)),
    provider ? eq(factChecks.provider, provider) : undefined,
    model ? eq(factChecks.model, model) : undefined,
    prompt ? eq(factChecks.promptVersion, prompt) : undefined,
    type ? eq(factChecks.documentType, type) : undefined,
  );
}
