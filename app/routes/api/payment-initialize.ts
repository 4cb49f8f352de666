import { z } from "zod";
import { startPayment } from "~/features/payments/checkout.server";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

// A plan that is not a string is treated as not on sale.
const Order = z.object({
  planId: z.string().max(40).catch(""),
  promoCode: z.string().max(40, "We do not know this code. Check its spelling.").default(""),
});

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  const { planId, promoCode } = await readBody(request, Order);
  enforceRateLimit("payPerUser", user.id);
  const { authorizationUrl, reference } = await startPayment(user.id, planId, promoCode);
  return { data: { authorization_url: authorizationUrl, reference } };
}, "Payment Error");
