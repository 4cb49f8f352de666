import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

test("beside a language that no list knows the others keep how well they are known", () => {
  const text =
    "Ojong Tabi\nojong@mail.example\n\nLANGUAGES\nEnglish good, French very good, Pidgin, Bakossi\n";
  expect(readResume(documentFromText(text)).profile.languages).toEqual([
    { language: "English", fluency: "good" },
    { language: "French", fluency: "very good" },
    { language: "Pidgin" },
    { language: "Bakossi" },
  ]);
});

test("a sentence at the end of a list says how well its language is known", () => {
  const text = "Nanret Dashe\nnanret@mail.example\n\nLANGUAGES\nEnglish, Hausa and I understand Mwaghavul\n";
  expect(readResume(documentFromText(text)).profile.languages).toEqual([
    { language: "English" },
    { language: "Hausa" },
    { language: "Mwaghavul", fluency: "understand" },
  ]);
});
