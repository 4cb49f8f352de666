import { db } from "~/db/client.server";
import { dayText, days, LAGOS, type DateStyle } from "~/time";
import { historyOf, getPlan, type Reader } from "./history.server";
import type { CreditKind } from "./lots";
import { standingAt, type History, type Standing } from "./rules";

export type Access = ReturnType<typeof getAccess>;

/** What a person may do now, in the words and figures of the dashboard, the subscription page and the API. */
export function getAccess(userId: string, now = new Date(), style: DateStyle = LAGOS, reader: Reader = db) {
  const history = historyOf(userId, reader);
  return accessIn(standingAt(history, now), history, now, style);
}

/** The same, of a history that was read already. */
export function accessIn(
  standing: Standing,
  { usage }: Pick<History, "usage">,
  now: Date,
  style: DateStyle = LAGOS,
) {
  const { plan, balance, state, isCovered, isUnlimited, cancelAtPeriodEnd, expiresAt } = standing;
  const generated = (kind: CreditKind) =>
    usage.filter((row) => row.kind === kind && row.event === "spent").length;
  return {
    ...balance,
    coverLettersGenerated: generated("cover_letter"),
    resumesGenerated: generated("resume"),
    planId: plan,
    planName: getPlan(plan).name,
    status: isCovered ? "Active" : "Inactive",
    note: noteOf(standing, now, style),
    endsAt: expiresAt,
    state,
    isRunning: isCovered,
    isUnlimited,
    cancelAtPeriodEnd,
  };
}

/** How many of the credits that a payment brought are used, of both kinds together; undefined when it brought none. */
export function usedOfPayment(
  userId: string,
  paymentId: string,
  now = new Date(),
): { used: number; granted: number } | undefined {
  const lot = standingAt(historyOf(userId), now).lots.find((one) => one.paymentId === paymentId);
  return (
    lot && {
      used: lot.cover_letter.used + lot.resume.used,
      granted: lot.cover_letter.granted + lot.resume.granted,
    }
  );
}

function noteOf(
  { state, expiresAt, cancelAtPeriodEnd, isCovered }: Standing,
  now: Date,
  style: DateStyle,
): string {
  if (state === "TRIAL_OVER") return "Your free trial has expired. Your documents stay yours.";
  if (!isCovered) return "Your subscription has expired. Your remaining credits are preserved.";
  if (!expiresAt) return "";
  const left = Math.ceil((expiresAt.getTime() - now.getTime()) / days(1));
  if (state === "TRIAL" || state === "TRIAL_EMPTY") return `${left} day${left === 1 ? "" : "s"} left`;
  return `${cancelAtPeriodEnd ? "Ends on" : "Paid until"} ${dayText(expiresAt, style).text}`;
}
