import type { Tx } from "~/db/client.server";
import { replyInvitation } from "~/features/accounts/reply-address.server";
import { getOfferVersion } from "~/features/billing/offers.server";
import { formatMoney } from "~/money";
import { queueBillingMail } from "./billing-mail.server";
import { BALANCE_CHANNEL, type Payment } from "./payment";
import type { Receipt } from "./receipts.server";

type Refund = { id: string; amountKobo: number };
const ACTION = { label: "See my payments", path: "/subscription" };

/** Tells the payer that money is on its way back. */
export function mailRefundBegun(tx: Tx, payment: Payment, refund: Refund, now: Date): void {
  queueBillingMail(
    tx,
    payment.userId,
    `refund_begun:${refund.id}`,
    {
      subject: `Your refund of ${sumOf(payment, refund)} has begun`,
      lines: [
        `We are sending ${sumOf(payment, refund)} of your payment for ${nameOf(tx, payment)} back to you. Reference: ${payment.reference}.`,
        "It goes back the way it came. Your bank needs 3 to 10 working days.",
      ],
      action: ACTION,
    },
    now,
  );
}

/** Tells the payer that the money went back, and what of the purchase ended with it. */
export function mailRefundDone(
  tx: Tx,
  payment: Payment,
  refund: Refund & { hasEnded: boolean; creditNote: Receipt | undefined },
  now: Date,
): void {
  const name = nameOf(tx, payment);
  queueBillingMail(
    tx,
    payment.userId,
    `refund_done:${refund.id}`,
    {
      subject: `Your refund of ${sumOf(payment, refund)} is done`,
      lines: [
        `${sumOf(payment, refund)} of your payment for ${name} went back to you. Reference: ${payment.reference}.`,
        ...(payment.status === "applied" ? [stateText(name, refund.hasEnded)] : []),
        ...attachedText(refund.creditNote),
        payment.channel === BALANCE_CHANNEL
          ? "It is in your balance, and is used first when you buy. You can also have it sent to your bank."
          : `If you do not see the money within 10 working days, ask your bank first. ${replyInvitation()} if it cannot find it.`,
      ],
      action: ACTION,
      attachment: refund.creditNote?.number,
    },
    now,
  );
}

/** Tells the payer that the bank did not take the money, and what helps. */
export function mailRefundStuck(tx: Tx, payment: Payment, refund: Refund, now: Date): void {
  queueBillingMail(
    tx,
    payment.userId,
    `refund_stuck:${refund.id}`,
    {
      subject: `Your refund of ${sumOf(payment, refund)} needs your help`,
      lines: [
        `Your bank did not take the ${sumOf(payment, refund)} that we sent back for ${nameOf(tx, payment)}. The money is not lost. Reference: ${payment.reference}.`,
        `${replyInvitation()} with the name of a bank and the number of an account in your name. We never ask for a card, a PIN or a password.`,
      ],
    },
    now,
  );
}

/** Tells the payer that their bank took the money back. */
export function mailDisputeLost(tx: Tx, payment: Payment, creditNote: Receipt | undefined, now: Date): void {
  const name = nameOf(tx, payment);
  queueBillingMail(
    tx,
    payment.userId,
    `dispute_lost:${payment.id}`,
    {
      subject: `Your bank took back your payment for ${name}`,
      lines: [
        `Your bank asked for the money of your payment ${payment.reference} back and got it.`,
        `So ${name} and its unused credits have ended. Your documents stay yours.`,
        ...attachedText(creditNote),
        `If you did not ask your bank for this, ${replyInvitation().replace(/^./, (first) => first.toLowerCase())}: we will find a way.`,
      ],
      action: ACTION,
      attachment: creditNote?.number,
    },
    now,
  );
}

function stateText(name: string, hasEnded: boolean): string {
  return hasEnded
    ? `${name} and its unused credits have ended. Your documents stay yours.`
    : "What you bought stays as it is.";
}

function attachedText(creditNote: Receipt | undefined): string[] {
  return creditNote ? [`The credit note ${creditNote.number} is attached.`] : [];
}

function sumOf({ receivedCurrency, currency }: Payment, { amountKobo }: { amountKobo: number }): string {
  return formatMoney(amountKobo, receivedCurrency ?? currency);
}

function nameOf(tx: Tx, { offerVersionId }: Payment): string {
  return getOfferVersion(offerVersionId, tx).name;
}
