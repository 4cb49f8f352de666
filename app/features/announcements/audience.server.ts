import { and, eq, inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { announcementRecipients } from "~/db/schema";
import type { Audience } from "~/db/schema/values";
import { listMailableAfter } from "~/features/accounts/find-accounts.server";
import { filterConsenting } from "~/features/accounts/consents.server";
import { isPack } from "~/features/billing/plans";
import { filterCovered, getPlansAt } from "~/features/billing/stored-periods.server";
import { filterBuyers, filterPayers } from "~/features/payments/buyers.server";
import { days } from "~/time";
import { yieldToEventLoop } from "~/yield-to-event-loop";
import type { Announcement } from "./announcements.server";

const BATCH_SIZE = 200;
/** How long after buying a pack somebody is told of its new price. */
const PACK_CUSTOMER_MS = days(365);

/** The next people whom an announcement goes to, in the order of their ids; `cursor` is the last id that was looked at. */
export function listNextRecipients(
  { kind, audience }: Pick<Announcement, "kind" | "audience">,
  cursor: string,
  now: Date,
): { userIds: string[]; cursor: string | null } {
  const userIds = listMailableAfter(cursor, BATCH_SIZE);
  const last = userIds.length < BATCH_SIZE ? null : (userIds.at(-1) ?? null);
  const wanted = filterAudience(userIds, audience, now);
  return { userIds: kind === "news" ? filterConsenting(wanted) : wanted, cursor: last };
}

/** How many people an announcement goes to as things are now. It reads every account, in steps. */
export async function countRecipients(
  announcement: Pick<Announcement, "kind" | "audience">,
  now = new Date(),
): Promise<number> {
  let count = 0;
  for (let cursor: string | null = ""; cursor !== null; await yieldToEventLoop()) {
    const next = listNextRecipients(announcement, cursor, now);
    count += next.userIds.length;
    cursor = next.cursor;
  }
  return count;
}

function filterAudience(
  userIds: string[],
  { plan, hasPaid, customersOf, recipientsOf }: Audience,
  now: Date,
): string[] {
  let wanted = userIds;
  if (plan !== undefined) {
    const plans = getPlansAt(wanted, now);
    wanted = wanted.filter((id) => plans.get(id) === plan);
  }
  if (hasPaid !== undefined) {
    const payers = filterPayers(wanted);
    wanted = wanted.filter((id) => payers.includes(id) === hasPaid);
  }
  if (customersOf !== undefined)
    wanted = isPack(customersOf)
      ? filterBuyers(wanted, customersOf, new Date(now.getTime() - PACK_CUSTOMER_MS))
      : filterCovered(wanted, customersOf, now);
  if (recipientsOf !== undefined) wanted = filterRecipients(wanted, recipientsOf);
  return wanted;
}

function filterRecipients(userIds: string[], announcementId: string): string[] {
  return db
    .select({ userId: announcementRecipients.userId })
    .from(announcementRecipients)
    .where(
      and(
        eq(announcementRecipients.announcementId, announcementId),
        inArray(announcementRecipients.userId, userIds),
      ),
    )
    .all()
    .map(({ userId }) => userId);
}
