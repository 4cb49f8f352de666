import { refreshPayment, describePaymentStatus } from "~/features/payments/payments.server";
import { apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { enforceReadLimit } from "~/http/security/rate-limit.server";

/**
 * The state of the user's own payment; admins may read any. `success` is true only when the plan was given.
 */
export const loader = apiHandler(async ({ request, params }) => {
  const user = requireApiUser(request);
  enforceReadLimit(`payment ${user.id}`);
  return describePaymentStatus(
    await refreshPayment(user.role === "admin" ? undefined : user.id, params.reference ?? ""),
  );
}, "Payment Verification Error");

export const action = refuseMethod("GET", "HEAD");
