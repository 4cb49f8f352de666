import { refreshPayment, describePaymentStatus } from "~/features/payments/payments.server";
import { apiHandler } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { enforceReadLimit } from "~/http/security/rate-limit.server";

/** What we know of one's own payment; staff may ask about any. `success` only when the plan was given. */
export const loader = apiHandler(async ({ request, params }) => {
  const user = requireApiUser(request);
  enforceReadLimit(`payment ${user.id}`);
  return describePaymentStatus(
    await refreshPayment(user.role === "admin" ? undefined : user.id, params.reference ?? ""),
  );
}, "Payment Verification Error");
