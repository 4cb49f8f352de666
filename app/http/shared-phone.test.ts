import { expect, test } from "vitest";
import { minutes, seconds } from "~/time";
import { sharedCookie, sharedTokenIn } from "./shared-phone.server";

test("the clock of a shared phone runs out after ten minutes, not a second before", () => {
  const token = `shared:${"a".repeat(43)}`;
  const now = 1_795_000_000_000;
  const cookies = `theme=x; ${sharedCookie(token, now).split(";")[0] ?? ""}`;
  expect(sharedTokenIn(cookies, now)).toBe(token);
  expect(sharedTokenIn(cookies, now + minutes(10))).toBe(token);
  expect(sharedTokenIn(cookies, now + minutes(10) + seconds(1))).toBeUndefined();
});
