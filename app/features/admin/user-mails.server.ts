import type { Tx } from "~/db/client.server";
import { queueNotification } from "~/features/accounts/notifications.server";
import { replyInvitation } from "~/features/accounts/reply-address.server";
import { queueServiceMail } from "~/features/accounts/service-mail.server";
import { getOffer } from "~/features/billing/offers.server";
import type { PlanId } from "~/features/billing/plans";

const SEE_PLAN = { label: "See my subscription", path: "/subscription" };

/** Tells a person that staff gave them a plan, or that one which staff gave has ended. */
export function mailPlanSet(tx: Tx, userId: string, plan: PlanId, now: Date): void {
  const { name } = getOffer(plan, now);
  queueServiceMail(
    tx,
    userId,
    plan === "free_trial"
      ? {
          subject: "A plan that we gave you has ended",
          lines: [
            "Our team ended the plan that it gave you. What you paid for yourself stays, and so do your documents.",
            `If you did not expect this, ask us. ${replyInvitation()}.`,
          ],
          action: SEE_PLAN,
        }
      : {
          subject: `We gave you ${name}`,
          lines: [
            `Our team gave you ${name} for 30 days, with its credits. You pay nothing for it.`,
            "What you paid for yourself stays, too.",
          ],
          action: SEE_PLAN,
        },
  );
}

/** Tells a person of credits that staff gave them, unless Email Notifications are off. */
export function mailCreditsGiven(
  tx: Tx,
  userId: string,
  { coverLetters, resumes, reason }: { coverLetters: number; resumes: number; reason: string },
): void {
  queueNotification(tx, userId, {
    subject: "You have new credits",
    lines: [
      `Our team gave you ${countText(coverLetters, "cover letter")} and ${countText(resumes, "resume")}: ${reason}.`,
      "They need no plan and never expire.",
    ],
    action: { label: "Make an application", path: "/generate" },
  });
}

/** Tells a person that their account was switched off or on again. */
export function mailAccountSwitched(tx: Tx, userId: string, isActive: boolean): void {
  queueServiceMail(
    tx,
    userId,
    isActive
      ? {
          subject: "Your account is open again",
          lines: ["You can sign in again. Your documents, your plan and your credits are as they were."],
          action: { label: "Sign in", path: "/login" },
        }
      : {
          subject: "Your account was switched off",
          lines: [
            "Our team switched your account off, so nobody can sign in to it. Nothing in it was deleted.",
            `If you think that this is a mistake, or want your data or your money back, tell us. ${replyInvitation()}.`,
          ],
        },
  );
}

function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
