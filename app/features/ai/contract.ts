import type { PromptType } from "./prompts.server"

/** The words that stand around an admin's prompt and that no prompt can change, for reading. */
export function contractText(type: PromptType): string {
  return `contract of ${type}`
}
