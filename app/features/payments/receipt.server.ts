import { eq } from "drizzle-orm";
import type { Tx } from "~/db/client.server";
import { billingNotices, users } from "~/db/schema";
import type { Payment } from "~/features/billing/subscription.server";
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
  const person = userId
    ? tx
        .select({ email: users.email, firstName: users.firstName })
        .from(users)
        .where(eq(users.id, userId))
        .get()
    : undefined;
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
        `Reference: ${reference}. You paid once; nothing is charged by itself.`,
        "If you have used none of it, you can ask for your money back within 7 days: answer this mail.",
      ],
      action: { label: "See my subscription", path: "/subscription" },
    },
  );
}
