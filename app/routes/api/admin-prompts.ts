import { listPromptVersions, promptJson, writePrompt } from "~/features/ai/prompt-versions.server";
import { PromptBody } from "~/features/ai/prompt.schema";
import { allow, api, json, readBody } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";

export const loader = api(({ request }) => {
  requireApiAdmin(request);
  return listPromptVersions().map(promptJson);
});

export const action = api(async ({ request, context }) => {
  const admin = requireApiAdmin(request);
  allow(request, "POST");
  const { type, systemPrompt } = await readBody(request, PromptBody);
  return json(
    promptJson(writePrompt({ userId: admin.id, address: context.clientAddress }, type, systemPrompt)),
    201,
  );
});
