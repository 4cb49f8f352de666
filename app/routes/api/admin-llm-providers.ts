import { listProviders, serializeProvider } from "~/features/ai/providers/provider-cards.server";
import { configureProvider } from "~/features/ai/providers/providers.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/admin/llm-providers": () => listProviders().map(serializeProvider),
  "POST /api/admin/llm-providers": ({ user, context, body: { name, isActive, ...change } }) =>
    serializeProvider(
      configureProvider({ userId: user.id, address: context.clientAddress }, name, change, isActive),
    ),
});
export const loader = route;
export const action = route;
