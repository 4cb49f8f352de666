import { startRenewal } from "~/features/payments/checkout.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  enforceRateLimit("payPerUser", user.id);
  const { authorizationUrl, reference } = await startRenewal(user.id);
  return { data: { authorization_url: authorizationUrl, reference } };
}, "Renewal Error");
