import {
  listPromptVersions,
  serializePrompt,
  savePromptVersion,
} from "~/features/ai/prompts/prompt-versions.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/admin/prompts": () => listPromptVersions().map(serializePrompt),
  "POST /api/admin/prompts": ({ user, context, body: { type, systemPrompt } }) =>
    serializePrompt(
      savePromptVersion({ userId: user.id, address: context.clientAddress }, type, systemPrompt),
    ),
});
export const loader = route;
export const action = route;
