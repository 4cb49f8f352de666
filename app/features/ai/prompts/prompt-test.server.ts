import { Refusal } from "~/refusal";
import { toLagosDay, seconds } from "~/time";
import { getAiSettings } from "~/features/ai/settings.server";
import { buildSampleInput } from "./example-input";
import type { PromptTestData } from "./prompt.schema";
import { checkPromptText, type PromptType } from "./prompts.server";
import { requestSample, buildSampleDocument, lockText } from "./example-writing.server";
import { getProviderStatus } from "~/features/ai/providers/provider-status.server";

export type PromptTestResult = { output: string; writer: string };

const TIMEOUT_MS = seconds(75);

/**
 * Writes a sample document with this text as the style layer, in the same way as for a user: the fixed
 * contract, the failover order, the lock. Without a provider the built-in writer shows what users get.
 * Throws TEST_FAILED with the answer of each provider.
 */
export async function testPrompt(
  type: PromptType,
  text: string,
  testData: PromptTestData = {},
  now = new Date(),
): Promise<PromptTestResult> {
  const given = await buildSampleInput(testData, toLagosDay(now));
  const outcome = await requestSample(type, given, checkPromptText(text), {
    deadline: now.getTime() + TIMEOUT_MS,
  });
  if (outcome.ok) {
    const made = buildSampleDocument(type, given, outcome.value);
    return {
      output: made.output,
      writer: `${outcome.label} wrote this from our sample. ${lockText(made)}`,
    };
  }
  if (outcome.failedAttempts.length > 0)
    throw new Refusal(
      "TEST_FAILED",
      `${outcome.failedAttempts.map(({ provider, code }) => `${provider}: ${code.replaceAll("_", " ")}`).join("; ")}.`,
      502,
    );
  const { database, warnings } = getProviderStatus(now);
  if (database.activeProvider) throw new Refusal("TEST_FAILED", warnings.messages.join(" "), 409);
  if (!getAiSettings().builtin_writer_enabled)
    throw new Refusal("TEST_FAILED", "No provider is active, and the built-in writer is switched off.", 409);
  return {
    output: buildSampleDocument(type, given).output,
    writer: "The built-in writer wrote this, because no provider is active. It does not read prompts.",
  };
}
