import { z } from "zod";
import { startPayment } from "~/features/payments/payments.server";
import { allow, api, readBody } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { countAct } from "~/http/rate-limit.server";

// A plan that is not a word is a plan that is not on sale.
const Order = z.object({ planId: z.string().max(40).catch("") });

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async ({ request }) => {
  const user = requireApiUser(request);
  allow(request, "POST");
  const { planId } = await readBody(request, Order);
  countAct("payPerUser", user.id);
  const { authorizationUrl, reference } = await startPayment(user.id, planId);
  return { data: { authorization_url: authorizationUrl, reference } };
}, "Payment Error");
