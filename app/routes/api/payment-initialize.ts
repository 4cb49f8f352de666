import { startPayment } from "~/features/payments/checkout.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute(
  {
    "POST /api/payment/initialize": async ({ user, body }) => {
      const { authorizationUrl, reference } = await startPayment(user.id, body.planId, body.promoCode);
      return { data: { authorization_url: authorizationUrl, reference } };
    },
  },
  "Payment Error",
);
export const loader = route;
export const action = route;
