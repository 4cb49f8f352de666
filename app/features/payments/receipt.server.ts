import type { Tx } from "~/db/client.server";
import { billingNotices } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import type { Payment } from "./payment";
import { queueMail } from "~/features/accounts/mail.server";
import { dateStyleOf } from "~/features/accounts/settings.server";
import { allowanceText, findPlan } from "~/features/billing/plans";
import { naira } from "~/money";
import { dayText } from "~/time";

/** The receipt of a payment, in the transaction that applies it. One for each payment, however often it is asked for. */
export function mailReceipt(
  tx: Tx,
  { id, userId, plan: planId, reference, amountKobo, paidAt, channel }: Payment,
  now: Date,
): void {
  const person = userId ? findAccount(userId, tx) : undefined;
  const plan = findPlan(planId);
  if (!userId || !person || !plan) return;
  const first = tx
    .insert(billingNotices)
    .values({ key: `receipt:${id}`, createdAt: now, userId })
    .onConflictDoNothing()
    .run();
  if (first.changes === 0) return;
  queueMail(
    tx,
    { userId, email: person.email },
    {
      subject: `Receipt: ${naira(amountKobo)} for ${plan.displayName}`,
      greeting: `Hello ${person.firstName},`,
      lines: [
        `We received ${naira(amountKobo)} on ${dayText(paidAt ?? now, dateStyleOf(userId)).text}${channel ? `, paid by ${channel.replace(/_/g, " ")}` : ""}. Thank you.`,
        `${plan.displayName}: 30 days, ${allowanceText(plan).replace(" a month", "")}.`,
        `Reference: ${reference}. You paid once. Nothing is charged automatically.`,
        "If you have used no credit, you can ask for a refund within 7 days. Reply to this email.",
      ],
      action: { label: "See my subscription", path: "/subscription" },
    },
  );
}
