import { z } from "zod";
import { readAppSettings, writeAppSetting } from "~/db/app-settings.server";
import { db, type Tx } from "~/db/client.server";

const AiSettings = z.object({
  /** Whether the built-in writer is used when no provider answers. */
  builtin_writer_enabled: z.boolean().catch(true),
  /** Credits for a document when a provider was wanted and the built-in writer had to write it. */
  builtin_fallback_cost: z.union([z.literal(0), z.literal(1)]).catch(1),
  /** The cap for all providers together on one Lagos day, in millionths of a US dollar; null: no cap. */
  ai_daily_cap_micro_usd: z.number().int().min(0).nullable().catch(null),
  /** Exchange rate for showing costs in naira; null: only dollars are shown. */
  naira_per_usd: z.number().positive().nullable().catch(null),
});
export type AiSettings = z.infer<typeof AiSettings>;

/** The AI settings. A missing or broken row means its default. */
export function getAiSettings(reader: Pick<Tx, "select"> = db): AiSettings {
  return AiSettings.parse(readAppSettings(reader));
}

/**
 * Changes one setting, in the caller's transaction beside its row in the audit log. A value outside its
 * schema is a bug and throws.
 */
export function saveAiSetting<Name extends keyof AiSettings>(
  tx: Tx,
  setting: Name,
  value: AiSettings[Name],
  now = new Date(),
): void {
  const checked = AiSettings.shape[setting].unwrap().parse(value);
  writeAppSetting(tx, setting, checked ?? undefined, now);
}
