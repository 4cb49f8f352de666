import { activateProviderByName } from "~/features/ai/providers/providers.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute(
  {
    "POST /api/admin/set-active-provider": ({ user, context, body }) => {
      const active = activateProviderByName(
        { userId: user.id, address: context.clientAddress },
        body.providerName,
      );
      return { message: `${active} is now the active LLM provider` };
    },
  },
  "Failed to update active provider",
);
export const loader = route;
export const action = route;
