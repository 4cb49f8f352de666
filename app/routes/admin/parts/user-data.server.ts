import { getDateStyle } from "~/features/accounts/settings.server";
import { formatChange } from "~/features/admin/audit-text";
import { getUserDetail } from "~/features/admin/user-detail.server";
import { getOfferVersion, offerNames } from "~/features/billing/offers.server";
import { listPaymentsOf } from "~/features/payments/payments.server";
import { getLatestMessages } from "~/features/support/conversation-detail.server";
import { listPlanChoices } from "./plan-choices.server";

const PAYMENTS_SHOWN = 50;

export type UserPage = ReturnType<typeof getUserPage>;

/** Everything that the page of one account shows to an admin, with dates in the admin's style. Throws 404. */
export function getUserPage(adminId: string, userId: string) {
  const style = getDateStyle(adminId);
  const { auditEvents, ...user } = getUserDetail(userId);
  return {
    conversation: getLatestMessages(user.id),
    user,
    plans: listPlanChoices(),
    payments: listPaymentsOf(user.id, PAYMENTS_SHOWN).map(
      ({ reference, createdAt, offerVersionId, kind, amountKobo, status }) => ({
        reference,
        createdAt,
        offerName: getOfferVersion(offerVersionId).name,
        kind,
        amountKobo,
        status,
      }),
    ),
    auditEvents: auditEvents.map(({ id, createdAt, action, actorName, ...facts }) => ({
      id,
      createdAt,
      action,
      actorName,
      change: formatChange(facts, style, offerNames()),
    })),
    style,
  };
}
