import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "#tests/runs";
import { findPhones, formatPhone } from "./phone";

test.each([
  ["08031234567", "+234 803 123 4567"],
  ["803 123 4567", "+234 803 123 4567"],
  ["2348031234567", "+234 803 123 4567"],
  ["+234 (0) 803 123 4567", "+234 803 123 4567"],
  ["0803-123-4567", "+234 803 123 4567"],
  ["0803.123.4567", "+234 803 123 4567"],
  ["002348031234567", "+234 803 123 4567"],
  ["09151234567", "+234 915 123 4567"],
  ["01 234 5678", "+234 1 234 5678"],
  ["+234 1 234 5678", "+234 1 234 5678"],
  ["+44  7911 123456", "+44 7911 123456"],
  [" ask at the desk ", "ask at the desk"],
  ["12345", "12345"],
  ["(0803) 123 4567", "+234 803 123 4567"],
  ["+44 7700 900123", "+44 7700 900123"],
  ["+447911123456", "+44 7911 123456"],
  ["(312) 555-0123", "(312) 555-0123"],
  ["07911 123456", "07911 123456"],
  ["020 7946 0958", "020 7946 0958"],
])("%s becomes %s", (raw, phone) => {
  expect(formatPhone(raw)).toBe(phone);
});

test("a formatted number stays as it is", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 99_999_999 }), (text, number) => {
      expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
      const phone = formatPhone(`080${String(number).padStart(8, "0")}`);
      expect(formatPhone(phone)).toBe(phone);
    }),
    runs(50),
  );
});

test("every phone in a line is found, with any separators", () => {
  const phones = findPhones(
    "Tel: 08031234567/07051234567, 0802 333 4444 +234 (0) 915 000 1111; +1 (415) 555-1234",
  ).map(({ phone }) => phone);
  expect(phones).toEqual([
    "+234 803 123 4567",
    "+234 705 123 4567",
    "+234 802 333 4444",
    "+234 915 000 1111",
    "+1 (415) 555-1234",
  ]);
});

test("money, years and account numbers are not phones", () => {
  expect(
    findPhones("₦80312345678, N08031234567, 1,080,312,345,678 and account 0123456789 from 2012 to 2016"),
  ).toEqual([]);
});
