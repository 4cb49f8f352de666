import { ActiveProviderBody } from "~/features/ai/providers/provider.schema";
import { activateProviderByName } from "~/features/ai/providers/providers.server";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request, context }) => {
  const admin = requireApiAdmin(request);
  allowMethods(request, "POST");
  const { providerName } = await readBody(request, ActiveProviderBody);
  return {
    message: `${activateProviderByName({ userId: admin.id, address: context.clientAddress }, providerName)} is now the active LLM provider`,
  };
}, "Failed to update active provider");
