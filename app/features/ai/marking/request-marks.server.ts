import { requestCompletion } from "~/features/ai/completions/request-completion.server";
import { InvalidCompletion } from "~/features/ai/completions/completion-request";
import { resolveFailoverOrder } from "~/features/ai/providers/failover-order.server";
import type { ModelRequest } from "~/providers/llm/model-call";
import { parseJsonObject } from "~/providers/llm/response-text";

/** A question whose answer holds no text of the model's own. `read` gives undefined for an answer that is wrong. */
export type MarksQuestion<T> = Pick<ModelRequest, "system" | "user" | "schema" | "maxTokens"> & {
  read(answer: unknown): T | undefined;
};

/** For whom marks are asked. `allowedProviders`: the slugs that the user agreed to. `deadline` in milliseconds since 1970. */
export type MarksContext = {
  generationId: string | null;
  allowedProviders: string[];
  deadline: number;
  signal?: AbortSignal;
};

/**
 * Asks the first provider that works to mark a text, and no other: marks are worth one call. Undefined without such a
 * provider, without an answer in time, and where the answer is wrong. Never throws for a failure of the provider.
 */
export async function requestMarks<T>(
  { read, ...question }: MarksQuestion<T>,
  { generationId, allowedProviders, deadline, signal }: MarksContext,
): Promise<T | undefined> {
  const [candidate] = resolveFailoverOrder(allowedProviders).candidates;
  if (!candidate) return undefined;
  const outcome = await requestCompletion({
    generationId,
    allowedProviders,
    deadline,
    signal,
    documentType: null,
    purpose: "mark",
    candidates: [candidate],
    buildModelRequest: () => ({ ...question, temperature: 0 }),
    parseCompletion: (text) => {
      const json = parseJsonObject(text);
      const marks = json.ok ? read(json.value) : undefined;
      if (marks === undefined) throw new InvalidCompletion("It did not follow the rules.");
      return marks;
    },
  });
  return outcome.ok ? outcome.value : undefined;
}
