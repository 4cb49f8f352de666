import { desc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { db } from "~/db/client.server";
import { directory, users } from "~/db/schema";
import { getPlan, standingOf } from "~/features/billing/history.server";
import type { PlanId } from "~/features/billing/plans";
import { planWord } from "~/features/billing/spans.server";
import { matchOf } from "./match";

const PER_PAGE = 10;

export type PeopleFilter = { search?: string; plan?: PlanId; page?: number; limit?: number };

/**
 * One page of the accounts, newest first: found by the beginnings of words of their name and address, or by a whole id or address, and by the plan
 * they have now. A page above the last is the last. The index finds; what is said of the few on the page comes from their history. Each query goes
 * through everybody whom the words find, so there is a breath after each.
 */
export async function listPeople(
  { search = "", plan, page = 1, limit = PER_PAGE }: PeopleFilter,
  now = new Date(),
) {
  const found = foundBy(search.trim(), plan, now);
  if (!found) return { people: [], many: 0, page: 1, pages: 1 };
  const many = await countOf(found);
  await yieldToEventLoop();
  const pages = Math.max(1, Math.ceil(many / limit));
  const shown = Math.min(page, pages);
  const numbers = numbersOn(found, many, (shown - 1) * limit, limit);
  await yieldToEventLoop();
  return { people: peopleOf(numbers, now), many, page: shown, pages };
}

/** The ids of at most `most` people whom these words find, for looking something else up by person. */
export function findPeople(search: string, most = 50): string[] {
  const found = foundBy(search.trim(), undefined, new Date());
  if (!found || search.trim() === "") return [];
  const numbers = db
    .all<{ number: number }>(
      sql`select ${found.number} as number from ${found.from} order by ${found.number} desc limit ${most}`,
    )
    .map(({ number }) => number);
  return db
    .select({ userId: directory.userId })
    .from(directory)
    .where(inArray(directory.number, numbers))
    .all()
    .map(({ userId }) => userId);
}

// Those of `from` but not of `without`: where the index alone finds too many.
type Found = { number: SQL; from: SQL; without?: SQL };

// Leaving some out of a hundred thousand takes longer than counting all and then those some.
async function countOf({ number, from, without }: Found): Promise<number> {
  const all = countRows(from);
  const some = without && db.get<{ one: number }>(sql`${without} limit 1`);
  if (!some) return all;
  await yieldToEventLoop();
  return all - countRows(sql`${from} and +${number} in (${without})`);
}

function countRows(from: SQL): number {
  return db.get<{ many: number }>(sql`select count(*) as many from ${from}`)?.many ?? 0;
}

// From the nearer end, because all that lies before a page is walked over.
function numbersOn({ number, from, without }: Found, many: number, offset: number, limit: number): number[] {
  const rest = many - offset;
  const size = Math.min(limit, rest);
  const [order, skipped] = rest - size < offset ? [sql`asc`, rest - size] : [sql`desc`, offset];
  return db
    .all<{ number: number }>(
      sql`select ${number} as number from ${from}${without ? sql` and ${number} not in (${without})` : sql``} order by ${number} ${order} limit ${size} offset ${skipped}`,
    )
    .map((row) => row.number);
}

function foundBy(search: string, plan: PlanId | undefined, now: Date): Found | null {
  const at = now.getTime();
  const hasPlan = plan ? sql`plan = ${plan} and starts_at <= ${at} and ends_at > ${at}` : undefined;
  if (search === "")
    return { number: sql`number`, from: hasPlan ? sql`plan_spans where ${hasPlan}` : sql`directory` };
  const exact = db
    .select({ number: directory.number })
    .from(users)
    .innerJoin(directory, eq(directory.userId, users.id))
    .where(or(eq(users.id, search), eq(users.email, search.toLowerCase())))
    .get();
  if (exact)
    return {
      number: sql`number`,
      from: sql`directory where number = ${exact.number}${hasPlan ? sql` and exists (select 1 from plan_spans where plan_spans.number = directory.number and ${hasPlan})` : sql``}`,
    };
  const match = matchOf(search, plan && planWord(plan));
  if (match === null) return null;
  return {
    number: sql`rowid`,
    from: sql`user_search where user_search match ${match}`,
    without: plan && notNow(plan, at),
  };
}

// The index knows which plans a person has, had last or will have, but not when. For nearly all that is one plan for good, so the few others are left out
// here: asking about each person found would take longer than all the rest.
function notNow(plan: PlanId, at: number): SQL {
  const turning = sql`plan = ${plan} and (starts_at > 0 or ends_at < 8640000000000000)`;
  return sql`select number from plan_spans where ${turning} and number not in (select number from plan_spans where ${turning} and starts_at <= ${at} and ends_at > ${at})`;
}

function peopleOf(numbers: number[], now: Date) {
  return db
    .select({ user: users })
    .from(directory)
    .innerJoin(users, eq(users.id, directory.userId))
    .where(inArray(directory.number, numbers))
    .orderBy(desc(directory.number))
    .all()
    .map(({ user }) => {
      const { plan, status, expiresAt } = standingOf(user.id, now);
      return {
        user,
        fullName: fullNameOf(user),
        plan: { id: plan, name: getPlan(plan).name },
        status,
        expiresAt,
      };
    });
}

export function fullNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim() || "Not provided";
}
