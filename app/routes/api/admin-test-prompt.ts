import { PromptTestBody } from "~/features/ai/prompts/prompt.schema";
import { testPrompt } from "~/features/ai/prompts/prompt-test.server";
import { allowMethods, apiHandler, readBody, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiAdmin } from "~/http/auth/guards.server";
import { enforceRateLimit } from "~/http/security/rate-limit.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(async ({ request }) => {
  const admin = requireApiAdmin(request);
  allowMethods(request, "POST");
  const { type, systemPrompt, testData } = await readBody(request, PromptTestBody);
  enforceRateLimit("promptTestPerAdmin", admin.id);
  return testPrompt(type, systemPrompt, testData);
}, "Failed to test prompt. Check your LLM configuration.");
