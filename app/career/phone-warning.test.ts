import { expect, test } from "vitest";
import { phoneWarning } from "./phone";

test.each([
  "0803 123 4567",
  "08031234567",
  "+234 (0) 803 123 4567",
  "2348031234567",
  "01 234 5678",
  "+44 7911 123456",
  "+1 212 555 0123",
  "0803 123 4567, 0705 123 4567",
  "0803 123 4567 or 0705 123 4567",
  "",
  undefined,
])("%s can be dialled, or is none", (phone) => {
  expect(phoneWarning(phone)).toBeUndefined();
});

test.each(["0803 123 456", "080312345678901234", "12345", "ask me", "+234 80", "@ada"])(
  "%s is warned of, by name",
  (phone) => {
    expect(phoneWarning(phone)).toContain(`“${phone}” does not look complete`);
  },
);

test("a warning is a line, however long the input", () => {
  expect(phoneWarning("9".repeat(60_000))?.length).toBeLessThan(200);
});
