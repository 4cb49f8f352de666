import { listProviders, providerJson } from "~/features/ai/provider-cards.server";
import { NewProviderBody } from "~/features/ai/provider.schema";
import { setUpProvider } from "~/features/ai/providers.server";
import { allow, api, json, readBody } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request }) => {
  requireApiAdmin(request);
  return listProviders().map(providerJson);
});

export const action = api(async ({ request, context }) => {
  const admin = requireApiAdmin(request);
  allow(request, "POST");
  const { name, isActive, ...change } = await readBody(request, NewProviderBody);
  return json(
    providerJson(setUpProvider({ userId: admin.id, address: context.clientAddress }, name, change, isActive)),
    201,
  );
});
