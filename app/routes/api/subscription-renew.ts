import { startRenewal } from "~/features/payments/payments.server";
import { allow, api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";
import { countAct } from "~/http/rate-limit.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async ({ request }) => {
  const user = requireApiUser(request);
  allow(request, "POST");
  countAct("payPerUser", user.id);
  const { authorizationUrl, reference } = await startRenewal(user.id);
  return { data: { authorization_url: authorizationUrl, reference } };
}, "Renewal Error");
