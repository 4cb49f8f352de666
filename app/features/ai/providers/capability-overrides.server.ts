import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { write, type Tx } from "~/db/client.server";
import { aiModels } from "~/db/schema";
import type { EndpointOptions } from "~/providers/llm/model-call";
import { days } from "~/time";

// Refused calls may change these options only; addresses, headers and times are never learned.
const CapabilityOverrides = z
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

// A server may learn what it refused, and one odd refusal must not spoil a model for ever. Learning it again
// costs one refused call, which comes back at once.
const VALID_FOR = days(7);

/**
 * The stored capability overrides of a model, as long as they are valid: seven days. Unknown options are left
 * out.
 */
export function currentCapabilityOverrides(
  { learnedAt, ...stored }: Record<string, unknown>,
  now = new Date(),
): Partial<EndpointOptions> {
  const isValid = typeof learnedAt === "number" && now.getTime() - learnedAt < VALID_FOR;
  return isValid ? knownOptions(stored) : {};
}

function knownOptions(options: Record<string, unknown>): Partial<EndpointOptions> {
  const parsed = CapabilityOverrides.safeParse(options);
  return parsed.success ? parsed.data : {};
}

/**
 * Stores what one call learned about a model, so that the next call uses it at once. An unlisted model is
 * added as typed.
 */
export function saveCapabilityOverrides(
  provider: string,
  model: string,
  discovered: Partial<EndpointOptions>,
  now = new Date(),
): void {
  const learned = knownOptions(discovered);
  if (Object.keys(learned).length === 0) return;
  write((tx) => {
    const of = and(eq(aiModels.provider, provider), eq(aiModels.model, model));
    const before = tx
      .select({ capabilityOverrides: aiModels.capabilityOverrides })
      .from(aiModels)
      .where(of)
      .get();
    const known = before ? currentCapabilityOverrides(before.capabilityOverrides, now) : {};
    const capabilityOverrides = { ...known, ...learned, learnedAt: now.getTime() };
    if (before) return void tx.update(aiModels).set({ capabilityOverrides }).where(of).run();
    tx.insert(aiModels)
      .values({ provider, model, updatedAt: now, origin: "typed", capabilityOverrides })
      .run();
  });
}

/** Deletes the overrides of a provider: another address may be another server. */
export function clearCapabilityOverrides(tx: Tx, provider: string): void {
  tx.update(aiModels).set({ capabilityOverrides: {} }).where(eq(aiModels.provider, provider)).run();
}
