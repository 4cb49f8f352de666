import { startRenewal } from "~/features/payments/checkout.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute(
  {
    "POST /api/subscription/renew": async ({ user }) => {
      const { authorizationUrl, reference } = await startRenewal(user.id);
      return { data: { authorization_url: authorizationUrl, reference } };
    },
  },
  "Renewal Error",
);
export const loader = route;
export const action = route;
