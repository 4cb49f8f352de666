import { ActiveProviderBody } from "~/features/ai/provider.schema";
import { chooseProvider } from "~/features/ai/providers.server";
import { allow, api, readBody } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async ({ request, context }) => {
  const admin = requireApiAdmin(request);
  allow(request, "POST");
  const { providerName } = await readBody(request, ActiveProviderBody);
  return {
    message: `${chooseProvider({ userId: admin.id, address: context.clientAddress }, providerName)} is now the active LLM provider`,
  };
}, "Failed to update active provider");
