import { desc, eq, inArray } from "drizzle-orm";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import { db } from "~/db/client.server";
import { userSequence, users } from "~/db/schema";
import { getSubscriptionState } from "~/features/billing/history.server";
import { offerName } from "~/features/billing/offers.server";
import {
  buildSearchQuery,
  countMatches,
  listIdsBelow,
  listPageIds,
  type UserFilter,
} from "./user-search.server";

const PAGE_SIZE = 10;
const BATCH_SIZE = 200;

/**
 * One page of the accounts, newest first: found by parts of name and address, or by a whole id or address, by
 * the current plan, by state and by the end of what is paid. A page number above the last gives the last page.
 * The index finds the accounts; the shown data comes from their history. Each query reads every match, so the
 * function yields to the event loop after each.
 */
export async function listUsers(
  { page = 1, limit = PAGE_SIZE, ...filter }: UserFilter & { page?: number; limit?: number },
  now = new Date(),
) {
  const found = buildSearchQuery(filter, now);
  if (!found) return { users: [], total: 0, page: 1, pages: 1 };
  const total = await countMatches(found);
  await yieldToEventLoop();
  const pages = Math.max(1, Math.ceil(total / limit));
  const currentPage = Math.min(page, pages);
  const sequenceIds = listPageIds(found, total, (currentPage - 1) * limit, limit);
  await yieldToEventLoop();
  return { users: loadUsers(sequenceIds, now), total, page: currentPage, pages };
}

/** All accounts of a filter, newest first, in batches. */
export async function* streamUsers(filter: UserFilter, now = new Date()) {
  const found = buildSearchQuery(filter, now);
  for (let below = Number.MAX_SAFE_INTEGER; found;) {
    const sequenceIds = listIdsBelow(found, below, BATCH_SIZE);
    if (sequenceIds.length === 0) return;
    yield loadUsers(sequenceIds, now);
    below = sequenceIds.at(-1) ?? 0;
    await yieldToEventLoop();
  }
}

/** The ids of at most `max` users who match this search text, for other searches by user. */
export function findUserIds(search: string, max = 50): string[] {
  const found = buildSearchQuery({ search }, new Date());
  if (!found || search.trim() === "") return [];
  const sequenceIds = listIdsBelow(found, Number.MAX_SAFE_INTEGER, max);
  return db
    .select({ userId: userSequence.userId })
    .from(userSequence)
    .where(inArray(userSequence.id, sequenceIds))
    .all()
    .map(({ userId }) => userId);
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
