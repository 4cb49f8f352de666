import { z } from "zod";
import { readAppSettings, writeAppSetting } from "~/db/app-settings.server";
import { db, type Tx } from "~/db/client.server";

const AiSettings = z.object({
  /** Whether the built-in writer may write when no provider does. */
  builtin_writer_enabled: z.boolean().catch(true),
  /** Credits that a document costs when a provider was wanted and the built-in writer had to write it. */
  builtin_fallback_cost: z.union([z.literal(0), z.literal(1)]).catch(1),
  /** What all providers together may cost on one Lagos day, in millionths of a US dollar; null: no cap. */
  ai_daily_cap_micro_usd: z.number().int().min(0).nullable().catch(null),
  /** For showing costs in naira; null: nobody gave a rate, so they are shown in dollars only. */
  naira_per_usd: z.number().positive().nullable().catch(null),
});
export type AiSettings = z.infer<typeof AiSettings>;

/** The figures and switches of the house; a missing or broken row means its default. */
export function getAiSettings(reader: Pick<Tx, "select"> = db): AiSettings {
  return AiSettings.parse(readAppSettings(reader));
}

/** Changes one setting, in the caller's transaction beside its row in the audit log. A value that its schema does not know is a bug and throws. */
export function saveAiSetting<Name extends keyof AiSettings>(
  tx: Tx,
  setting: Name,
  value: AiSettings[Name],
  now = new Date(),
): void {
  const checked = AiSettings.shape[setting].unwrap().parse(value);
  writeAppSetting(tx, setting, checked ?? undefined, now);
}
