import { DOCUMENT_TYPES } from "~/db/schema/values";
import type { CreditKind } from "./credit-lots";
import type { SubscriptionState } from "./rules";

export type QuotaError = {
  code: "TRIAL_EXPIRED" | "SUBSCRIPTION_REQUIRED" | "SUBSCRIPTION_EXPIRED" | "QUOTA_EXHAUSTED";
  message: string;
  suggestedActions: string[];
};

/**
 * Why these documents cannot be made now, or null. Checked after the input was found valid, so that a typo
 * never asks for a payment.
 */
export function findQuotaError(
  { isUnlimited, state, balance, usable, hadPermanentCredits }: SubscriptionState,
  kinds: CreditKind[],
): QuotaError | null {
  if (isUnlimited) return null;
  const left = { cover_letter: usable.coverLettersRemaining, resume: usable.resumesRemaining };
  const short = kinds.filter((kind) => left[kind] < 1);
  if (short.length === 0) return null;
  const isPackUsedUp = hadPermanentCredits && balance.coverLettersRemaining + balance.resumesRemaining === 0;
  if (state === "TRIAL_OVER" && !hadPermanentCredits)
    return {
      code: "TRIAL_EXPIRED",
      message: "Your free trial has expired.",
      suggestedActions: ["Subscribe Now"],
    };
  if (state === "EXPIRED" && !isPackUsedUp)
    return {
      code: "SUBSCRIPTION_EXPIRED",
      message: "Your subscription has expired. Your remaining credits are preserved.",
      suggestedActions: ["Renew Now"],
    };
  const other = DOCUMENT_TYPES.find((kind) => !short.includes(kind) && left[kind] > 0);
  const offer = other ? [`Make only a ${DOCUMENT_NAMES[other]} (${left[other]} left)`] : [];
  if (state === "TRIAL" || state === "TRIAL_EMPTY")
    return {
      code: "SUBSCRIPTION_REQUIRED",
      message: "Choose a plan to continue.",
      suggestedActions: ["View Plans", ...offer],
    };
  return {
    code: "QUOTA_EXHAUSTED",
    message: `You have no ${short.map((kind) => DOCUMENT_NAMES[kind]).join(" or ")} credits left.`,
    suggestedActions: ["Add Credits", ...offer],
  };
}

const DOCUMENT_NAMES = { cover_letter: "cover letter", resume: "resume" };
