import { serializeProvider } from "~/features/ai/providers/provider-cards.server";
import { activateProvider } from "~/features/ai/providers/providers.server";
import { findProvider } from "~/features/ai/providers/find-provider.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute(
  {
    "POST /api/admin/llm-providers/{id}/activate": ({ user, params, context }) => {
      const { slug } = findProvider(params.id);
      activateProvider({ userId: user.id, address: context.clientAddress }, slug);
      return serializeProvider(findProvider(slug));
    },
  },
  "Failed to update active provider",
);
export const loader = route;
export const action = route;
