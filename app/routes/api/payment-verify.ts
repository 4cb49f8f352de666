import { refreshPayment, statusOf } from "~/features/payments/payments.server";
import { api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { countRead } from "~/http/rate-limit.server";

/** What we know of one's own payment; staff may ask about any. `success` only when the plan was given. */
export const loader = api(async ({ request, params }) => {
  const user = requireApiUser(request);
  countRead(`payment ${user.id}`);
  return statusOf(await refreshPayment(user.role === "admin" ? undefined : user.id, params.reference ?? ""));
}, "Payment Verification Error");
