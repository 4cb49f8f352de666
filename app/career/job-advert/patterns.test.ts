import { expect, test } from "vitest";
import { anyOf, inOrder, patternOf, phrasePattern } from "./patterns";

test("classes of letters hold the letters of English, French, German, Yoruba, Igbo and Hausa", () => {
  const word = patternOf(String.raw`^\p{Lu}\p{Ll}+$`, "u");
  for (const name of ["Adùkẹ", "Ọlá", "Ṣadé", "Ụzọ", "Ɗan", "Élodie", "Groß", "Çelik", "Łódź"].map((one) =>
    one.normalize("NFC"),
  ))
    expect(patternOf(String.raw`^[\p{L}]+$`, "u").test(name), name).toBe(true);
  expect(word.test("Étienne")).toBe(true);
  expect(word.test("étienne")).toBe(false);
});

test("a class is replaced within brackets and outside, and what is escaped stays", () => {
  expect(patternOf(String.raw`^[^\p{L}\d]\p{L}\[\p{N}\]$`, "u").test("-a[7]")).toBe(true);
  expect(anyOf([/\p{Lu}{2}/u], "u").test("aBC")).toBe(true);
  expect(phrasePattern(["Ada & Co"]).test("bei Ada & Co.")).toBe(true);
  expect(phrasePattern(["Ada"]).test("Adaeze")).toBe(false);
});

test("alternatives of one part are alternatives at its place", () => {
  const drives = inOrder([/(?<!\p{L})/u, /driv\p{L}*|truck\p{L}*/u, /(?!\p{L})/u], "iu");
  expect(drives.test("truckers")).toBe(true);
  expect(drives.test("overdriven")).toBe(false);
  expect(inOrder([/^[a|]/u, /(?:b|c)\|/u, /$/u], "u").source).toBe("^[a|](?:b|c)\\|$");
});
