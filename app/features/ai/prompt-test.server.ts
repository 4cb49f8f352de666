import type { TestData } from "./prompt.schema"
import type { PromptType } from "./prompts.server"

export type PromptTest = { output: string; writer: string }

export async function testPrompt(_type: PromptType, _systemPrompt: string, _given: TestData = {}): Promise<PromptTest> {
  return { output: "Test completed successfully", writer: "stub" }
}
