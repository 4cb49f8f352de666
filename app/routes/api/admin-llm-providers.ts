import { listProviders, serializeProvider } from "~/features/ai/providers/provider-cards.server";
import { NewProviderBody } from "~/features/ai/providers/provider.schema";
import { configureProvider } from "~/features/ai/providers/providers.server";
import { allowMethods, apiHandler, jsonResponse, readBody } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";
import { requireRecentProof } from "~/http/auth/step-up.server";

export const loader = apiHandler(({ request }) => {
  requireApiAdmin(request);
  return listProviders().map(serializeProvider);
});

export const action = apiHandler(async ({ request, context }) => {
  const admin = requireApiAdmin(request);
  allowMethods(request, "POST");
  requireRecentProof(request);
  const { name, isActive, ...change } = await readBody(request, NewProviderBody);
  return jsonResponse(
    serializeProvider(
      configureProvider({ userId: admin.id, address: context.clientAddress }, name, change, isActive),
    ),
    201,
  );
});
