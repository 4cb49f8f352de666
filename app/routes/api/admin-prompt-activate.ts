import { activatePrompt, serializePrompt } from "~/features/ai/prompts/prompt-versions.server";
import { PromptChoice } from "~/features/ai/prompts/prompt.schema";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allowMethods(request, "POST");
  const { type } = await readBody(request, PromptChoice);
  return serializePrompt(
    activatePrompt({ userId: admin.id, address: context.clientAddress }, params.id ?? "", type),
  );
});
