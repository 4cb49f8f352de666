import { providerJson } from "~/features/ai/provider-cards.server";
import { activateProvider, findProvider } from "~/features/ai/providers.server";
import { allow, api } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allow(request, "POST");
  const { slug } = findProvider(params.id ?? "");
  activateProvider({ userId: admin.id, address: context.clientAddress }, slug);
  return providerJson(findProvider(slug));
}, "Failed to update active provider");
