import type { Tx } from "~/db/client.server";
import { replyInvitation } from "~/features/accounts/reply-address.server";
import { getDateStyle } from "~/features/accounts/settings.server";
import { getOfferVersion } from "~/features/billing/offers.server";
import { allowanceText, isPack } from "~/features/billing/plans";
import { formatNaira } from "~/money";
import { formatDay } from "~/time";
import { queueBillingMail } from "./billing-mail.server";
import { paidText, type Payment } from "./payment";
import { humanizeName } from "./payment-labels";
import { issueReceipt } from "./receipts.server";

/**
 * Numbers and queues the receipt of a payment, in the transaction that applies it. One for each payment, however often it
 * is called; none where no money arrived.
 */
export function queueReceipt(tx: Tx, payment: Payment, now: Date): void {
  const { id, userId, offerVersionId, reference, discountKobo, paidAt, channel } = payment;
  const receipt = issueReceipt(tx, payment, now);
  if (!userId || !receipt) return;
  const version = getOfferVersion(offerVersionId, tx);
  const sum = paidText(payment);
  queueBillingMail(
    tx,
    userId,
    `receipt:${id}`,
    {
      subject: `Receipt: ${sum} for ${version.name}`,
      lines: [
        `We received ${sum} on ${formatDay(paidAt ?? now, getDateStyle(userId)).text}${channel ? `, paid by ${humanizeName(channel)}` : ""}. Thank you.`,
        isPack(version.offer)
          ? `${allowanceText(version)}. They need no plan and never expire.`
          : `${version.name}: 30 days, ${allowanceText(version)}.`,
        ...(discountKobo > 0 ? [`${formatNaira(discountKobo)} were taken off by your code.`] : []),
        `Reference: ${reference}. You paid once. Nothing is charged automatically.`,
        `Your receipt ${receipt.number} is attached. You find it under your payments, too.`,
        `If you have used no credit, you can ask for a refund within 7 days. ${replyInvitation()}.`,
      ],
      action: { label: "See my subscription", path: "/subscription" },
      attachment: receipt.number,
    },
    now,
  );
}
