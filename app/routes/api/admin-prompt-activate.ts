import { activatePrompt, serializePrompt } from "~/features/ai/prompts/prompt-versions.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "POST /api/admin/prompts/{id}/activate": ({ user, params, context, body }) =>
    serializePrompt(
      activatePrompt({ userId: user.id, address: context.clientAddress }, params.id, body.type),
    ),
});
export const loader = route;
export const action = route;
