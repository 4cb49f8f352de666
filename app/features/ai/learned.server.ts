import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { write, type Tx } from "~/db/client.server";
import { aiModels } from "~/db/schema";
import type { TargetOptions } from "~/providers/llm/wire";

// What a server's refusals may change; addresses, headers and times are not learned.
const Learned = z
  .object({
    tokenParam: z.enum(["max_tokens", "max_completion_tokens", "max_output_tokens"]),
    systemRole: z.enum(["system", "developer"]),
    json: z.enum(["json_schema", "json_object", "none"]),
    temperature: z.enum(["allowed", "forbidden"]),
    sendsUsage: z.enum(["auto", "stream_options"]),
    reasoningTokens: z.number().int().min(0).max(65_536),
    extraBody: z.record(z.string(), z.unknown()),
  })
  .partial();

/** The options that a model's refusals taught; what is not understood is left out. */
export function learnedOptions(learned: Record<string, unknown>): Partial<TargetOptions> {
  const parsed = Learned.safeParse(learned);
  return parsed.success ? parsed.data : {};
}

/** Remembers what one call found out about a model, so that the next one asks rightly at once. A model that nobody listed is listed as typed. */
export function learn(
  provider: string,
  model: string,
  lesson: Partial<TargetOptions>,
  now = new Date(),
): void {
  const learned = learnedOptions(lesson);
  if (Object.keys(learned).length === 0) return;
  write((tx) => {
    const of = and(eq(aiModels.provider, provider), eq(aiModels.model, model));
    const before = tx.select({ learned: aiModels.learned }).from(aiModels).where(of).get();
    if (before)
      return void tx
        .update(aiModels)
        .set({ learned: { ...before.learned, ...learned } })
        .where(of)
        .run();
    tx.insert(aiModels).values({ provider, model, updatedAt: now, origin: "typed", learned }).run();
  });
}

/** Forgets it again: another address may be another server. */
export function forgetLearned(tx: Tx, provider: string): void {
  tx.update(aiModels).set({ learned: {} }).where(eq(aiModels.provider, provider)).run();
}
