import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { appSettings } from "~/db/schema";
import { getAiSettings, saveAiSetting } from "./settings.server";

const DEFAULTS = {
  builtin_writer_enabled: true,
  builtin_fallback_cost: 1,
  ai_daily_cap_micro_usd: null,
  naira_per_usd: null,
};

test("without rows the defaults apply, and a stored setting is read back", () => {
  expect(getAiSettings()).toEqual(DEFAULTS);
  write((tx) => {
    saveAiSetting(tx, "builtin_writer_enabled", false);
    saveAiSetting(tx, "builtin_fallback_cost", 0);
    saveAiSetting(tx, "ai_daily_cap_micro_usd", 5_000_000);
    saveAiSetting(tx, "naira_per_usd", 1587.5);
  });
  expect(getAiSettings()).toEqual({
    builtin_writer_enabled: false,
    builtin_fallback_cost: 0,
    ai_daily_cap_micro_usd: 5_000_000,
    naira_per_usd: 1587.5,
  });
  write((tx) => saveAiSetting(tx, "naira_per_usd", null));
  expect(getAiSettings().naira_per_usd).toBeNull();
});

test("a broken row means its default, and a wrong value is not stored", () => {
  db.delete(appSettings).run();
  db.insert(appSettings)
    .values({ key: "builtin_fallback_cost", updatedAt: new Date(), value: "a lot" })
    .run();
  db.insert(appSettings).values({ key: "of_another_time", updatedAt: new Date(), value: 1 }).run();
  expect(getAiSettings()).toEqual(DEFAULTS);
  expect(() => write((tx) => saveAiSetting(tx, "naira_per_usd", -1))).toThrow();
  expect(getAiSettings()).toEqual(DEFAULTS);
});
