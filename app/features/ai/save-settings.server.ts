import { write } from "~/db/client.server";
import { recordAuditEvent, type Actor } from "~/features/admin/audit.server";
import { getAiSettings, saveAiSetting } from "./settings.server";
import type { AiSettingsInput } from "./settings.schema";

/** Stores the AI settings together, with one row in the audit log. */
export function saveAiSettings(
  actor: Actor,
  { builtinWriter, builtinCost, dailyCapUsd, nairaPerUsd }: AiSettingsInput,
  now = new Date(),
): void {
  write((tx) => {
    const before = getAiSettings(tx);
    saveAiSetting(tx, "builtin_writer_enabled", builtinWriter, now);
    saveAiSetting(tx, "builtin_fallback_cost", builtinCost, now);
    saveAiSetting(
      tx,
      "ai_daily_cap_micro_usd",
      dailyCapUsd === undefined ? null : Math.round(dailyCapUsd * 1_000_000),
      now,
    );
    saveAiSetting(tx, "naira_per_usd", nairaPerUsd ?? null, now);
    recordAuditEvent(tx, actor, "settings.saved", "settings", { before, after: getAiSettings(tx) }, now);
  });
}
