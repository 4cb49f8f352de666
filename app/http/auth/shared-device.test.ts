import { expect, test } from "vitest";
import { minutes, seconds } from "~/time";
import { createSharedCookie, parseSharedToken } from "./shared-device.server";

test("the clock of a shared phone runs out after ten minutes, not a second before", () => {
  const token = `shared:${"a".repeat(43)}`;
  const now = 1_795_000_000_000;
  const cookies = `theme=x; ${createSharedCookie(token, now).split(";")[0] ?? ""}`;
  expect(parseSharedToken(cookies, now)).toBe(token);
  expect(parseSharedToken(cookies, now + minutes(10))).toBe(token);
  expect(parseSharedToken(cookies, now + minutes(10) + seconds(1))).toBeUndefined();
});
