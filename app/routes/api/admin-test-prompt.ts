import { testPrompt } from "~/features/ai/prompts/prompt-test.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute(
  {
    "POST /api/admin/test-prompt": ({ body: { type, systemPrompt, testData } }) =>
      testPrompt(type, systemPrompt, testData),
  },
  "Failed to test prompt. Check your LLM configuration.",
);
export const loader = route;
export const action = route;
