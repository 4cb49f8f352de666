import { cancelSubscription } from "~/features/billing/subscription.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute(
  {
    "POST /api/subscription/cancel": ({ user }) => {
      const { keepsAccessUntil } = cancelSubscription(user.id);
      return {
        success: true,
        cancelAtPeriodEnd: true,
        subscriptionExpiresAt: keepsAccessUntil.toISOString(),
      };
    },
  },
  "Failed to cancel the subscription",
);
export const loader = route;
export const action = route;
