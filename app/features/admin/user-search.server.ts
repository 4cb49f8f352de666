import { eq, or, sql, type SQL } from "drizzle-orm";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { db } from "~/db/client.server";
import { userSequence, users } from "~/db/schema";
import type { PlanId } from "~/features/billing/plans";
import { planSearchTerm } from "~/features/billing/stored-periods.server";
import { buildFtsQuery, buildPartsQuery } from "./fts-query";
import { narrowUsers } from "./narrow-users.server";
import type { UserNarrowing } from "./user-filters";

/** Which accounts: by text, plan, state and end of what is paid. */
export type UserFilter = { search?: string; plan?: PlanId } & UserNarrowing;

/** The ids of `from` without those of `excluding`, where the index alone finds too many. */
export type SearchQuery = { idColumn: SQL; from: SQL; excluding?: SQL };

// A text at which more people than this have a word beginning is not looked for inside words: it would take long and help nobody.
const MAX_FOR_PARTS = 1000;

/** The accounts of a filter as a query over their sequence ids; null when the text cannot match. */
export function buildSearchQuery(
  { search = "", plan, status, ends }: UserFilter,
  now: Date,
): SearchQuery | null {
  const query = buildTextQuery(search.trim(), plan, now.getTime());
  if (!query) return null;
  const conditions = narrowUsers({ status, ends }, query.idColumn, now);
  return conditions ? { ...query, from: sql`${query.from} and ${conditions}` } : query;
}

/** How many accounts a query finds. */
export async function countMatches({ idColumn, from, excluding }: SearchQuery): Promise<number> {
  const all = countRows(from);
  // For a hundred thousand rows, a count of all minus a count of the excluded ones is faster than an exclusion.
  const hasExcluded = excluding && db.get<{ one: number }>(sql`${excluding} limit 1`);
  if (!hasExcluded) return all;
  await yieldToEventLoop();
  return all - countRows(sql`${from} and +${idColumn} in (${excluding})`);
}

/** The newest `limit` sequence ids of a query, below another one. */
export function listIdsBelow(
  { idColumn, from, excluding }: SearchQuery,
  below: number,
  limit: number,
): number[] {
  const rest = excluding ? sql` and ${idColumn} not in (${excluding})` : sql``;
  return db
    .all<{ number: number }>(
      sql`select ${idColumn} as number from ${from} and ${idColumn} < ${below}${rest} order by ${idColumn} desc limit ${limit}`,
    )
    .map(({ number }) => number);
}

/** The sequence ids of one page. Starts at the nearer end, because the query walks over all rows before a page. */
export function listPageIds(
  { idColumn, from, excluding }: SearchQuery,
  total: number,
  offset: number,
  limit: number,
): number[] {
  const remaining = total - offset;
  const size = Math.min(limit, remaining);
  const [order, skip] = remaining - size < offset ? [sql`asc`, remaining - size] : [sql`desc`, offset];
  return db
    .all<{ number: number }>(
      sql`select ${idColumn} as number from ${from}${excluding ? sql` and ${idColumn} not in (${excluding})` : sql``} order by ${idColumn} ${order} limit ${size} offset ${skip}`,
    )
    .map((row) => row.number);
}

function countRows(from: SQL): number {
  return db.get<{ many: number }>(sql`select count(*) as many from ${from}`)?.many ?? 0;
}

function buildTextQuery(search: string, plan: PlanId | undefined, at: number): SearchQuery | null {
  const hasPlan = plan ? sql`plan = ${plan} and starts_at <= ${at} and ends_at > ${at}` : undefined;
  if (search === "")
    return hasPlan
      ? { idColumn: sql`user_sequence_id`, from: sql`plan_periods where ${hasPlan}` }
      : { idColumn: sql`user_sequence.id`, from: sql`user_sequence where true` };
  const alsoHasPlan = (idColumn: SQL) =>
    hasPlan
      ? sql` and exists (select 1 from plan_periods where plan_periods.user_sequence_id = ${idColumn} and ${hasPlan})`
      : sql``;
  const exact = db
    .select({ number: userSequence.id })
    .from(users)
    .innerJoin(userSequence, eq(userSequence.userId, users.id))
    .where(or(eq(users.id, search), eq(users.email, search.toLowerCase())))
    .get();
  if (exact) {
    const idColumn = sql`user_sequence.id`;
    return { idColumn, from: sql`user_sequence where id = ${exact.number}${alsoHasPlan(idColumn)}` };
  }
  const match = buildFtsQuery(search, plan && planSearchTerm(plan));
  if (match === null) return null;
  const beginnings = sql`user_search where user_search match ${match}`;
  const parts = buildPartsQuery(search);
  if (
    parts === null ||
    countRows(sql`(select 1 from ${beginnings} limit ${MAX_FOR_PARTS + 1})`) > MAX_FOR_PARTS
  )
    return {
      idColumn: sql`user_search.rowid`,
      from: beginnings,
      excluding: plan && notOnPlanNow(plan, at),
    };
  const idColumn = sql`user_parts.rowid`;
  return { idColumn, from: sql`user_parts where user_parts match ${parts}${alsoHasPlan(idColumn)}` };
}

// The index knows the past, current and future plans of a user, but not their times. Nearly every user has
// one plan, so the few others are excluded here. To check each match would take longer than the whole query.
function notOnPlanNow(plan: PlanId, at: number): SQL {
  const isTimeLimited = sql`plan = ${plan} and (starts_at > 0 or ends_at < 8640000000000000)`;
  return sql`select user_sequence_id from plan_periods where ${isTimeLimited} and user_sequence_id not in (select user_sequence_id from plan_periods where ${isTimeLimited} and starts_at <= ${at} and ends_at > ${at})`;
}
