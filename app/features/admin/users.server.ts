import { desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { db } from "~/db/client.server";
import { userSequence, users } from "~/db/schema";
import { getSubscriptionState } from "~/features/billing/history.server";
import { offerName } from "~/features/billing/offers.server";
import type { PlanId } from "~/features/billing/plans";
import { planSearchTerm } from "~/features/billing/stored-periods.server";
import { buildFtsQuery } from "./fts-query";

const PAGE_SIZE = 10;

export type UserFilter = { search?: string; plan?: PlanId; page?: number; limit?: number };

/**
 * One page of the accounts, newest first: found by word beginnings of name and address, or by a whole id or
 * address, and by the current plan. A page number above the last gives the last page. The index finds the
 * accounts; the shown data comes from their history. Each query reads every match, so the function yields to
 * the event loop after each.
 */
export async function listUsers(
  { search = "", plan, page = 1, limit = PAGE_SIZE }: UserFilter,
  now = new Date(),
) {
  const found = buildSearchQuery(search.trim(), plan, now);
  if (!found) return { users: [], total: 0, page: 1, pages: 1 };
  const total = await countMatches(found);
  await yieldToEventLoop();
  const pages = Math.max(1, Math.ceil(total / limit));
  const currentPage = Math.min(page, pages);
  const sequenceIds = listPageIds(found, total, (currentPage - 1) * limit, limit);
  await yieldToEventLoop();
  return { users: loadUsers(sequenceIds, now), total, page: currentPage, pages };
}

/** The ids of at most `max` users who match this search text, for other searches by user. */
export function findUserIds(search: string, max = 50): string[] {
  const found = buildSearchQuery(search.trim(), undefined, new Date());
  if (!found || search.trim() === "") return [];
  const sequenceIds = db
    .all<{ number: number }>(
      sql`select ${found.idColumn} as number from ${found.from} order by ${found.idColumn} desc limit ${max}`,
    )
    .map(({ number }) => number);
  return db
    .select({ userId: userSequence.userId })
    .from(userSequence)
    .where(inArray(userSequence.id, sequenceIds))
    .all()
    .map(({ userId }) => userId);
}

// The ids of `from` without those of `excluding`, where the index alone finds too many.
type SearchQuery = { idColumn: SQL; from: SQL; excluding?: SQL };

// For a hundred thousand rows, a count of all minus a count of the excluded ones is faster than an exclusion.
async function countMatches({ idColumn, from, excluding }: SearchQuery): Promise<number> {
  const all = countRows(from);
  const hasExcluded = excluding && db.get<{ one: number }>(sql`${excluding} limit 1`);
  if (!hasExcluded) return all;
  await yieldToEventLoop();
  return all - countRows(sql`${from} and +${idColumn} in (${excluding})`);
}

function countRows(from: SQL): number {
  return db.get<{ many: number }>(sql`select count(*) as many from ${from}`)?.many ?? 0;
}

// Starts at the nearer end, because the query walks over all rows before a page.
function listPageIds(
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

function buildSearchQuery(search: string, plan: PlanId | undefined, now: Date): SearchQuery | null {
  const at = now.getTime();
  const hasPlan = plan ? sql`plan = ${plan} and starts_at <= ${at} and ends_at > ${at}` : undefined;
  if (search === "")
    return hasPlan
      ? { idColumn: sql`user_sequence_id`, from: sql`plan_periods where ${hasPlan}` }
      : { idColumn: sql`id`, from: sql`user_sequence` };
  const exact = db
    .select({ number: userSequence.id })
    .from(users)
    .innerJoin(userSequence, eq(userSequence.userId, users.id))
    .where(or(eq(users.id, search), eq(users.email, search.toLowerCase())))
    .get();
  if (exact)
    return {
      idColumn: sql`id`,
      from: sql`user_sequence where id = ${exact.number}${hasPlan ? sql` and exists (select 1 from plan_periods where plan_periods.user_sequence_id = user_sequence.id and ${hasPlan})` : sql``}`,
    };
  const match = buildFtsQuery(search, plan && planSearchTerm(plan));
  if (match === null) return null;
  return {
    idColumn: sql`rowid`,
    from: sql`user_search where user_search match ${match}`,
    excluding: plan && notOnPlanNow(plan, at),
  };
}

// The index knows the past, current and future plans of a user, but not their times. Nearly every user has
// one plan, so the few others are excluded here. To check each match would take longer than the whole query.
function notOnPlanNow(plan: PlanId, at: number): SQL {
  const isTimeLimited = sql`plan = ${plan} and (starts_at > 0 or ends_at < 8640000000000000)`;
  return sql`select user_sequence_id from plan_periods where ${isTimeLimited} and user_sequence_id not in (select user_sequence_id from plan_periods where ${isTimeLimited} and starts_at <= ${at} and ends_at > ${at})`;
}

function loadUsers(sequenceIds: number[], now: Date) {
  return db
    .select({ user: users })
    .from(userSequence)
    .innerJoin(users, eq(users.id, userSequence.userId))
    .where(inArray(userSequence.id, sequenceIds))
    .orderBy(desc(userSequence.id))
    .all()
    .map(({ user }) => {
      const { plan, status, expiresAt } = getSubscriptionState(user.id, now);
      return {
        user,
        fullName: formatFullName(user),
        plan: { id: plan, name: offerName(plan) },
        status,
        expiresAt,
      };
    });
}

/** First and last name, or "Not provided". */
export function formatFullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || "Not provided";
}
