import { expect, test } from "vitest";
import { formatDay, formatDateTime } from "./time";

const at = new Date("2026-12-31T23:30:00Z");

test("a day is the day in the user's time zone", () => {
  expect(formatDay(at)).toEqual({ iso: "2027-01-01", text: "1 Jan 2027" });
  expect(formatDay(at, { timezone: "America/Los_Angeles", language: "en" })).toEqual({
    iso: "2026-12-31",
    text: "31 Dec 2026",
  });
});

test("a moment is formatted in the user's language", () => {
  expect(formatDateTime(at)).toBe("1 Jan 2027, 00:30");
  expect(formatDateTime(at, { timezone: "UTC", language: "fr" })).toBe("31 déc. 2026, 23:30");
  expect(formatDateTime(at, { timezone: "UTC", language: "de" })).toBe("31. Dez. 2026, 23:30");
});
