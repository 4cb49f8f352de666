import { PromptTestBody } from "~/features/ai/prompt.schema";
import { testPrompt } from "~/features/ai/prompt-test.server";
import { allow, api, readBody } from "~/http/api.server";
import { requireApiAdmin } from "~/http/guards.server";
import { countAct } from "~/http/rate-limit.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(async ({ request }) => {
  const admin = requireApiAdmin(request);
  allow(request, "POST");
  const { type, systemPrompt, testData } = await readBody(request, PromptTestBody);
  countAct("promptTestPerAdmin", admin.id);
  return testPrompt(type, systemPrompt, testData);
}, "Failed to test prompt. Check your LLM configuration.");
