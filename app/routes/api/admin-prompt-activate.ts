import { activatePrompt, promptJson } from "~/features/ai/prompt-versions.server";
import { PromptChoice } from "~/features/ai/prompt.schema";
import { allow, api, readBody } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async ({ request, params, context }) => {
  const admin = requireApiAdmin(request);
  allow(request, "POST");
  const { type } = await readBody(request, PromptChoice);
  return promptJson(
    activatePrompt({ userId: admin.id, address: context.clientAddress }, params.id ?? "", type),
  );
});
