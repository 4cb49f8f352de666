import { expect, test } from "vitest";
import { isHardlySpoken, spokenLanguage } from "./language-names";

test.each([
  [
    "English",
    "listening C2, reading C2, spoken interaction C1, spoken production C1, writing B2",
    "English (C1)",
  ],
  ["HAUSA", "C2, C1, C2, C2, B2", "Hausa"],
  ["French", "fluent (B2)", "French (fluent, B2)"],
  ["Tiv", "both written and spoken at home", "Tiv"],
  ["Pidgin", "of course!", "Pidgin"],
  ["Igbo", "Native or Bilingual", "Igbo (native or bilingual)"],
])("%s with %j is named %j", (language, fluency, text) => {
  expect(spokenLanguage(language, fluency)).toBe(text);
});

test("a language of which somebody has a little is known as such", () => {
  expect(isHardlySpoken("French", "A1")).toBe(true);
  expect(isHardlySpoken("small Berom")).toBe(true);
  expect(isHardlySpoken("Arabic", "reading only")).toBe(true);
  expect(isHardlySpoken("English", "C1")).toBe(false);
  expect(isHardlySpoken("Hausa", "fair")).toBe(false);
});
