import { desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { db } from "~/db/client.server";
import { userSequence, users } from "~/db/schema";
import { getPlan, getSubscriptionState } from "~/features/billing/history.server";
import type { PlanId } from "~/features/billing/plans";
import { planSearchTerm } from "~/features/billing/stored-periods.server";
import { buildFtsQuery } from "./fts-query";

const PAGE_SIZE = 10;

export type UserFilter = { search?: string; plan?: PlanId; page?: number; limit?: number };

/**
 * One page of the accounts, newest first: found by the beginnings of words of their name and address, or by a whole id or address, and by the plan
 * they have now. A page above the last is the last. The index finds; what is said of the few on the page comes from their history. Each query goes
 * through everybody whom the words find, so there is a breath after each.
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

/** The ids of at most `most` people whom these words find, for looking something else up by person. */
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

// Those of `from` but not of `without`: where the index alone finds too many.
type SearchQuery = { idColumn: SQL; from: SQL; excluding?: SQL };

// Leaving some out of a hundred thousand takes longer than counting all and then those some.
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

// From the nearer end, because all that lies before a page is walked over.
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

// The index knows which plans a person has, had last or will have, but not when. For nearly all that is one plan for good, so the few others are left out
// here: asking about each person found would take longer than all the rest.
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
        plan: { id: plan, name: getPlan(plan).name },
        status,
        expiresAt,
      };
    });
}

export function formatFullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || "Not provided";
}
