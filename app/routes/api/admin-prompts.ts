import {
  listPromptVersions,
  serializePrompt,
  savePromptVersion,
} from "~/features/ai/prompts/prompt-versions.server";
import { PromptBody } from "~/features/ai/prompts/prompt.schema";
import { allowMethods, apiHandler, jsonResponse, readBody } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = apiHandler(({ request }) => {
  requireApiAdmin(request);
  return listPromptVersions().map(serializePrompt);
});

export const action = apiHandler(async ({ request, context }) => {
  const admin = requireApiAdmin(request);
  allowMethods(request, "POST");
  const { type, systemPrompt } = await readBody(request, PromptBody);
  return jsonResponse(
    serializePrompt(
      savePromptVersion({ userId: admin.id, address: context.clientAddress }, type, systemPrompt),
    ),
    201,
  );
});
