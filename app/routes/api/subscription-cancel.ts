import { cancelSubscription } from "~/features/billing/subscription.server";
import { allow, api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { countAct } from "~/http/rate-limit.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(({ request }) => {
  const user = requireApiUser(request);
  allow(request, "POST");
  countAct("settingsPerUser", user.id);
  const { keepsAccessUntil } = cancelSubscription(user.id);
  return { success: true, cancelAtPeriodEnd: true, subscriptionExpiresAt: keepsAccessUntil.toISOString() };
}, "Failed to cancel the subscription");
