import { db, write } from "~/db/client.server";
import { TRANSFER_CONSENT, type TransferRecipient } from "~/features/accounts/consent-texts";
import {
  hasTransferConsent,
  recordTransferConsent,
  hasAnyTransferConsent,
  withdrawTransferConsent,
} from "~/features/accounts/consents.server";
import { listTextRecipients } from "~/features/ai/judge/text-recipients.server";

/** Who would write a person's documents. `recipients`: the AI providers in line, in order; none means the built-in writer. `notice`: what the person has to agree to first. `mayWithdraw`: a consent stands, be it to others. */
export type WhoWrites = {
  recipients: TransferRecipient[];
  hasAgreed: boolean;
  notice: string;
  first: string;
  mayWithdraw: boolean;
};

export function whoWrites(userId: string): WhoWrites {
  const recipients = recipientsInLine();
  return {
    recipients,
    hasAgreed: hasTransferConsent(db, userId, recipients),
    notice: recipients.length > 0 ? TRANSFER_CONSENT.text(recipients) : "",
    first: recipients[0]?.label ?? "",
    mayWithdraw: hasAnyTransferConsent(db, userId),
  };
}

/** The providers that could be asked now, first to last, and the judge where it is another one. */
export function recipientsInLine(): TransferRecipient[] {
  return listTextRecipients().map(({ slug, label, country, isJudge }) => ({ slug, label, country, isJudge }));
}

/** The switch in Settings: lets the providers in line write, or takes that back. */
export function letProvidersWrite(userId: string, isWanted: boolean, userAgent: string): void {
  if (isWanted) write((tx) => recordTransferConsent(tx, userId, recipientsInLine(), userAgent));
  else withdrawTransferConsent(userId);
}
