import type { Tx } from "~/db/client.server";
import { billingNotifications } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import type { Payment } from "./payment";
import { queueMail } from "~/features/accounts/mail.server";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getOfferVersion } from "~/features/billing/offers.server";
import { allowanceText, isPack } from "~/features/billing/plans";
import { formatNaira } from "~/money";
import { formatDay } from "~/time";

/**
 * Queues the receipt of a payment, in the transaction that applies it. One for each payment, however often it
 * is called.
 */
export function queueReceipt(
  tx: Tx,
  { id, userId, offerVersionId, reference, amountKobo, discountKobo, paidAt, channel }: Payment,
  now: Date,
): void {
  const user = userId ? findAccount(userId, tx) : undefined;
  if (!userId || !user) return;
  const version = getOfferVersion(offerVersionId, tx);
  const inserted = tx
    .insert(billingNotifications)
    .values({ key: `receipt:${id}`, createdAt: now, userId })
    .onConflictDoNothing()
    .run();
  if (inserted.changes === 0) return;
  queueMail(
    tx,
    { userId, email: user.email },
    {
      subject: `Receipt: ${formatNaira(amountKobo)} for ${version.name}`,
      greeting: `Hello ${user.firstName},`,
      lines: [
        `We received ${formatNaira(amountKobo)} on ${formatDay(paidAt ?? now, getDateStyle(userId)).text}${channel ? `, paid by ${channel.replace(/_/g, " ")}` : ""}. Thank you.`,
        isPack(version.offer)
          ? `${allowanceText(version)}. They need no plan and never expire.`
          : `${version.name}: 30 days, ${allowanceText(version)}.`,
        ...(discountKobo > 0 ? [`${formatNaira(discountKobo)} were taken off by your code.`] : []),
        `Reference: ${reference}. You paid once. Nothing is charged automatically.`,
        "If you have used no credit, you can ask for a refund within 7 days. Reply to this email.",
      ],
      action: { label: "See my subscription", path: "/subscription" },
    },
  );
}
