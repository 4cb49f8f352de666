import { serializeProvider } from "~/features/ai/providers/provider-cards.server";
import { findProvider } from "~/features/ai/providers/find-provider.server";
import { saveProvider } from "~/features/ai/providers/save-provider.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "PUT /api/admin/llm-providers/{id}": ({ user, params, context, body }) => {
    const { slug } = findProvider(params.id);
    return serializeProvider(saveProvider({ userId: user.id, address: context.clientAddress }, slug, body));
  },
});
export const loader = route;
export const action = route;
