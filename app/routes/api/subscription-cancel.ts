import { cancelSubscription } from "~/features/billing/subscription.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  enforceRateLimit("settingsPerUser", user.id);
  const { keepsAccessUntil } = cancelSubscription(user.id);
  return { success: true, cancelAtPeriodEnd: true, subscriptionExpiresAt: keepsAccessUntil.toISOString() };
}, "Failed to cancel the subscription");
