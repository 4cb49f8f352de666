import { serializeProvider } from "~/features/ai/providers/provider-cards.server";
import { activateProvider } from "~/features/ai/providers/providers.server";
import { findProvider } from "~/features/ai/providers/find-provider.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allowMethods(request, "POST");
  const { slug } = findProvider(params.id ?? "");
  activateProvider({ userId: admin.id, address: context.clientAddress }, slug);
  return serializeProvider(findProvider(slug));
}, "Failed to update active provider");
