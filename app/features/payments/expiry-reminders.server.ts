import { write } from "~/db/client.server";
import { billingNotifications } from "~/db/schema";
import { queueNotification } from "~/features/accounts/notifications.server";
import {
  listSubscribersAfter,
  findPlanExpiry,
  type PlanExpiry,
} from "~/features/billing/expiring-plans.server";
import { getOffer } from "~/features/billing/offers.server";
import { formatNaira } from "~/money";
import { formatDay, days } from "~/time";

// A small batch, so that requests do not wait. Ten batches a minute reach ten thousand users in less than an
// hour.
const BATCH_SIZE = 20;

let cursor = "";

/**
 * Scans the next users with a current or past plan. Reminds those with a plan that ends in five days, ends in
 * one day, or ended yesterday; not those who cancelled. Each mail is sent once for each end. Called ten times
 * a minute. Returns the number of queued mails.
 */
export function sendExpiryReminders(now = new Date()): number {
  const userIds = listSubscribersAfter(cursor, BATCH_SIZE, now);
  cursor = userIds.length < BATCH_SIZE ? "" : (userIds.at(-1) ?? "");
  return userIds.filter((userId) => remindUser(userId, now)).length;
}

function remindUser(userId: string, now: Date): boolean {
  const expiry = findPlanExpiry(userId, now);
  const due = expiry && reminderKindAt(expiry, now);
  if (!expiry || !due) return false;
  return write((tx) => {
    const inserted = tx
      .insert(billingNotifications)
      .values({ key: `${due}:${userId}:${expiry.endsAt.getTime()}`, createdAt: now, userId })
      .onConflictDoNothing()
      .run();
    return inserted.changes === 1 && queueNotification(tx, userId, reminderMail(expiry, due));
  });
}

type ReminderKind = "ends_5" | "ends_1" | "ended";

// After downtime a reminder may be up to a day late, and then it is skipped.
function reminderKindAt({ endsAt }: PlanExpiry, now: Date): ReminderKind | null {
  const left = endsAt.getTime() - now.getTime();
  if (left > days(5) || left <= -days(2)) return null;
  if (left > days(1)) return "ends_5";
  if (left > 0) return "ends_1";
  return left <= -days(1) ? "ended" : null;
}

function reminderMail({ plan: planId, endsAt, creditsKept }: PlanExpiry, due: ReminderKind) {
  const plan = getOffer(planId);
  const on = formatDay(endsAt).text;
  const creditsText =
    creditsKept > 0
      ? `Your ${creditsKept === 1 ? "1 credit stays" : `${creditsKept} credits stay`} in your account for when you subscribe again.`
      : "";
  const price = plan.isOnSale
    ? `30 more days of ${plan.name} cost ${formatNaira(plan.priceKobo)}. Nothing is charged automatically.`
    : "Nothing is charged automatically.";
  const action = { label: plan.isOnSale ? "Renew my plan" : "See the plans", path: "/subscription" };
  if (due === "ended")
    return {
      subject: `Your ${plan.name} plan has ended`,
      lines: [
        `Your plan ended on ${on}. Your documents stay yours.`,
        ...(creditsText ? [creditsText] : []),
        price,
      ],
      action,
    };
  const early = plan.isOnSale
    ? ["If you renew before that day, the 30 days are added to the end: you lose none."]
    : [];
  return {
    subject: `Your ${plan.name} plan ends on ${on}`,
    lines: [
      `Your plan ends on ${on}. After that day you cannot make new documents; the documents you have stay yours.`,
      price,
      ...early,
    ],
    action,
  };
}
