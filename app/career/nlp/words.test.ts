import { expect, test } from "vitest";
import { wordRun } from "./fold";
import { languageOf } from "./language";
import { STOP_WORD_LISTS } from "./stop-words";

test("stop words are folded, because they are compared with folded words", () => {
  for (const { words } of STOP_WORD_LISTS) for (const word of words) expect(wordRun(word).trim()).toBe(word);
});

test.each([
  ["en", "I have worked with them for three years"],
  ["es", "Trabajé con ellos durante tres años en la empresa"],
  ["fr", "J'ai travaillé avec eux pendant trois ans dans une banque"],
  ["de", "Ich habe mit ihnen und für sie gearbeitet"],
] as const)("the stop words decide the language of a sentence: %s", (language, text) => {
  expect(languageOf(text, language === "en" ? "de" : "en")).toBe(language);
});
