import { write } from "~/db/client.server";
import { billingNotices } from "~/db/schema";
import { queueNotice } from "~/features/accounts/notices.server";
import { nextSubscribers, planEndOf, type PlanEnd } from "~/features/billing/ends.server";
import { getPlan } from "~/features/billing/history.server";
import { naira } from "~/money";
import { dayText, days } from "~/time";

// A few at a time, so that no round keeps others waiting: ten rounds a minute, and ten thousand people take less than an hour.
const AT_ONCE = 20;

let after = "";

/**
 * Goes through the next of the people who have or had a plan and reminds those whose plan ends in five days, ends in one, or ended
 * yesterday; not those who cancelled. Each mail once for each end. Called ten times a minute. Returns how many mails were queued.
 */
export function remindOfEnds(now = new Date()): number {
  const userIds = nextSubscribers(after, AT_ONCE, now);
  after = userIds.length < AT_ONCE ? "" : (userIds.at(-1) ?? "");
  return userIds.filter((userId) => remind(userId, now)).length;
}

function remind(userId: string, now: Date): boolean {
  const end = planEndOf(userId, now);
  const due = end && dueAt(end, now);
  if (!end || !due) return false;
  return write((tx) => {
    const told = tx
      .insert(billingNotices)
      .values({ key: `${due}:${userId}:${end.endsAt.getTime()}`, createdAt: now, userId })
      .onConflictDoNothing()
      .run();
    return told.changes === 1 && queueNotice(tx, userId, wordsOf(end, due));
  });
}

type Due = "ends_5" | "ends_1" | "ended";

// Who was away when the day came, because this process was, is told up to a day later and then no more.
function dueAt({ endsAt }: PlanEnd, now: Date): Due | null {
  const left = endsAt.getTime() - now.getTime();
  if (left > days(5) || left <= -days(2)) return null;
  if (left > days(1)) return "ends_5";
  if (left > 0) return "ends_1";
  return left <= -days(1) ? "ended" : null;
}

function wordsOf({ plan: planId, endsAt, creditsKept }: PlanEnd, due: Due) {
  const plan = getPlan(planId);
  const on = dayText(endsAt).text;
  const kept =
    creditsKept > 0
      ? `Your ${creditsKept === 1 ? "1 credit stays" : `${creditsKept} credits stay`} in your account for when you subscribe again.`
      : "";
  const price = plan.onSale
    ? `30 more days of ${plan.displayName} cost ${naira(plan.priceKobo)}. Nothing is charged automatically.`
    : "Nothing is charged automatically.";
  const action = { label: plan.onSale ? "Renew my plan" : "See the plans", path: "/subscription" };
  if (due === "ended")
    return {
      subject: `Your ${plan.displayName} plan has ended`,
      lines: [`Your plan ended on ${on}. Your documents stay yours.`, ...(kept ? [kept] : []), price],
      action,
    };
  const early = plan.onSale
    ? ["If you renew before that day, the 30 days are added to the end: you lose none."]
    : [];
  return {
    subject: `Your ${plan.displayName} plan ends on ${on}`,
    lines: [
      `Your plan ends on ${on}. After that day you cannot make new documents; the documents you have stay yours.`,
      price,
      ...early,
    ],
    action,
  };
}
