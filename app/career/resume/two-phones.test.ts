import { expect, test } from "vitest";
import { phoneOf } from "./person";

test.each([
  ["0803 555 0177 0708 555 0124", "+234 803 555 0177"],
  ["08035550177 / 07085550124", "+234 803 555 0177"],
  ["0803 555 0177 0708", "+234 803 555 0177"],
  ["0803 555 0177", "+234 803 555 0177"],
])("of %s the first is the phone", (line, phone) => {
  expect(phoneOf(line)).toBe(phone);
});
