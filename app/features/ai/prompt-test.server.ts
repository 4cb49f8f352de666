import { Refusal } from "~/refusal";
import { lagosDay, seconds } from "~/time";
import { getHouseSettings } from "./house.server";
import { sampleGiven } from "./prompt-example";
import type { TestData } from "./prompt.schema";
import { checkPromptText, type PromptType } from "./prompts.server";
import { askForSample, sampleDocument, stoodText } from "./example-writing.server";
import { getProviderStatus } from "./status.server";

export type PromptTest = { output: string; writer: string };

const PATIENCE = seconds(75);

/**
 * Words a sample document with this text as the style layer, exactly as a person's would be: the contract around it, the provider in line, the
 * fact check behind. Without a provider the built-in writer shows what people get. Throws TEST_FAILED with what each provider answered.
 */
export async function testPrompt(
  type: PromptType,
  text: string,
  brought: TestData = {},
  now = new Date(),
): Promise<PromptTest> {
  const given = sampleGiven(brought, lagosDay(now));
  const outcome = await askForSample(type, given, checkPromptText(text), {
    deadline: now.getTime() + PATIENCE,
  });
  if (outcome.ok) {
    const made = sampleDocument(type, given, outcome.value);
    return { output: made.output, writer: `${outcome.label} wrote this from our sample. ${stoodText(made)}` };
  }
  if (outcome.tried.length > 0)
    throw new Refusal(
      "TEST_FAILED",
      `${outcome.tried.map(({ provider, code }) => `${provider}: ${code.replaceAll("_", " ")}`).join("; ")}.`,
      502,
    );
  const { database, warnings } = getProviderStatus(now);
  if (database.activeProvider) throw new Refusal("TEST_FAILED", warnings.messages.join(" "), 409);
  if (!getHouseSettings().builtin_writer_enabled)
    throw new Refusal("TEST_FAILED", "No provider is active, and the built-in writer is switched off.", 409);
  return {
    output: sampleDocument(type, given).output,
    writer: "The built-in writer wrote this, because no provider is active. It does not read prompts.",
  };
}
