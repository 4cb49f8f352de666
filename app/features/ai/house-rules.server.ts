import { write } from "~/db/client.server";
import { recordAct, type Actor } from "~/features/admin/audit.server";
import { getHouseSettings, setHouseSetting } from "./house.server";
import type { HouseChange } from "./house.schema";

/** Stores the house rules together, with one row in the log of acts. */
export function saveHouseRules(
  actor: Actor,
  { builtinWriter, builtinCost, dailyCapUsd, nairaPerUsd }: HouseChange,
  now = new Date(),
): void {
  write((tx) => {
    const before = getHouseSettings(tx);
    setHouseSetting(tx, "builtin_writer_enabled", builtinWriter, now);
    setHouseSetting(tx, "builtin_fallback_cost", builtinCost, now);
    setHouseSetting(
      tx,
      "ai_daily_cap_micro_usd",
      dailyCapUsd === undefined ? null : Math.round(dailyCapUsd * 1_000_000),
      now,
    );
    setHouseSetting(tx, "naira_per_usd", nairaPerUsd ?? null, now);
    recordAct(tx, actor, "house.saved", "house", { before, after: getHouseSettings(tx) }, now);
  });
}
