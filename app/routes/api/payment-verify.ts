import { refreshPayment, describePaymentStatus } from "~/features/payments/payments.server";
import { apiRoute } from "~/http/api/api-route.server";
import { enforceReadLimit } from "~/http/security/rate-limit.server";

/**
 * The state of the user's own payment; admins may read any. `success` is true only when the plan was given.
 */
const route = apiRoute(
  {
    "GET /api/payment/verify/{reference}": async ({ user, params }) => {
      enforceReadLimit(`payment ${user.id}`);
      const payer = user.role === "admin" ? undefined : user.id;
      return describePaymentStatus(await refreshPayment(payer, params.reference));
    },
  },
  "Payment Verification Error",
);
export const loader = route;
export const action = route;
