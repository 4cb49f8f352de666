import { expect, test } from "vitest";
import { db, write } from "~/db/client.server";
import { houseSettings } from "~/db/schema";
import { getHouseSettings, setHouseSetting } from "./house.server";

const DEFAULTS = {
  builtin_writer_enabled: true,
  builtin_fallback_cost: 1,
  ai_daily_cap_micro_usd: null,
  naira_per_usd: null,
};

test("without rows the defaults hold, and a setting comes back as it was set", () => {
  expect(getHouseSettings()).toEqual(DEFAULTS);
  write((tx) => {
    setHouseSetting(tx, "builtin_writer_enabled", false);
    setHouseSetting(tx, "builtin_fallback_cost", 0);
    setHouseSetting(tx, "ai_daily_cap_micro_usd", 5_000_000);
    setHouseSetting(tx, "naira_per_usd", 1587.5);
  });
  expect(getHouseSettings()).toEqual({
    builtin_writer_enabled: false,
    builtin_fallback_cost: 0,
    ai_daily_cap_micro_usd: 5_000_000,
    naira_per_usd: 1587.5,
  });
  write((tx) => setHouseSetting(tx, "naira_per_usd", null));
  expect(getHouseSettings().naira_per_usd).toBeNull();
});

test("a broken row means its default, and a wrong value is not stored", () => {
  db.delete(houseSettings).run();
  db.insert(houseSettings)
    .values({ setting: "builtin_fallback_cost", updatedAt: new Date(), value: "a lot" })
    .run();
  db.insert(houseSettings).values({ setting: "of_another_time", updatedAt: new Date(), value: 1 }).run();
  expect(getHouseSettings()).toEqual(DEFAULTS);
  expect(() => write((tx) => setHouseSetting(tx, "naira_per_usd", -1))).toThrow();
  expect(getHouseSettings()).toEqual(DEFAULTS);
});
