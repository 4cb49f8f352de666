import { z } from "zod"
import type { TargetOptions } from "~/providers/llm/wire"

const Learned = z.object({
  tokenParam: z.enum(["max_tokens", "max_completion_tokens", "max_output_tokens"]),
  systemRole: z.enum(["system", "developer"]),
  json: z.enum(["json_schema", "json_object", "none"]),
  temperature: z.enum(["allowed", "forbidden"]),
  sendsUsage: z.enum(["auto", "stream_options"]),
}).partial()

/** The options that a model's refusals taught; what is not understood is left out. */
export function learnedOptions(learned: Record<string, unknown>): Partial<TargetOptions> {
  const parsed = Learned.safeParse(learned)
  return parsed.success ? parsed.data : {}
}
