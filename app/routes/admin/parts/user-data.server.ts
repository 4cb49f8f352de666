import { listPermissions } from "~/features/accounts/permissions";
import type { User } from "~/features/accounts/sessions.server";
import { getDateStyle } from "~/features/accounts/settings.server";
import { formatChange } from "~/features/admin/audit-text";
import { getUserDetail } from "~/features/admin/user-detail.server";
import { getOfferVersion, offerNames } from "~/features/billing/offers.server";
import { paidText } from "~/features/payments/payment";
import { listPaymentsOf } from "~/features/payments/payments.server";
import { getLatestMessages } from "~/features/support/conversation-detail.server";
import { listPlanChoices } from "./plan-choices.server";

const PAYMENTS_SHOWN = 50;

export type UserPage = ReturnType<typeof getUserPage>;

/**
 * What the page of one account shows to this member of staff, with dates in their style: payments only to who may see money.
 * Throws 404.
 */
export function getUserPage(admin: User, userId: string) {
  const style = getDateStyle(admin.id);
  const permissions = listPermissions(admin);
  const { auditEvents, ...user } = getUserDetail(userId);
  return {
    conversation: getLatestMessages(user.id),
    user,
    permissions,
    plans: listPlanChoices(),
    formKey: newFormKey(),
    payments: (permissions.includes("money") ? listPaymentsOf(user.id, PAYMENTS_SHOWN) : []).map(
      (payment) => ({
        reference: payment.reference,
        createdAt: payment.createdAt,
        offerName: getOfferVersion(payment.offerVersionId).name,
        kind: payment.kind,
        amount: paidText(payment),
        status: payment.status,
      }),
    ),
    auditEvents: (permissions.includes("audit") ? auditEvents : []).map(
      ({ id, createdAt, action, actorName, ...facts }) => ({
        id,
        createdAt,
        action,
        actorName,
        change: formatChange(facts, style, offerNames()),
      }),
    ),
    style,
  };
}
import { newFormKey } from "~/http/forms/form-key.server";
