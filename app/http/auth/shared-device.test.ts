import { expect, test } from "vitest";
import { minutes, seconds } from "~/time";
import { createSharedCookie, parseSharedToken } from "./shared-device.server";

test("a shared session expires after ten minutes, not a second earlier", () => {
  const token = `shared:${"a".repeat(43)}`;
  const now = 1_795_000_000_000;
  const cookies = `theme=x; ${createSharedCookie(token, now).split(";")[0] ?? ""}`;
  expect(parseSharedToken(cookies, now)).toBe(token);
  expect(parseSharedToken(cookies, now + minutes(10))).toBe(token);
  expect(parseSharedToken(cookies, now + minutes(10) + seconds(1))).toBeUndefined();
});
