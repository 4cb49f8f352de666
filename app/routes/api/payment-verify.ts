import { isAllowed } from "~/features/accounts/permissions";
import { refreshPayment, describePaymentStatus } from "~/features/payments/payments.server";
import { apiRoute } from "~/http/api/api-route.server";
import { enforceReadLimit } from "~/http/security/rate-limit.server";

/**
 * The state of the user's own payment; owners may read any. `success` is true only when the plan was given.
 */
const route = apiRoute(
  {
    "GET /api/payment/verify/{reference}": async ({ user, params }) => {
      enforceReadLimit(`payment ${user.id}`);
      const payer = isAllowed(user, "money") ? undefined : user.id;
      return describePaymentStatus(await refreshPayment(payer, params.reference));
    },
  },
  "Payment Verification Error",
);
export const loader = route;
export const action = route;
