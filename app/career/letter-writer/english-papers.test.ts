import { expect, test } from "vitest";
import { papersInEnglish } from "./english-papers";

test.each([
  [["Registered Midwife (RM), 2011"], "I am a Registered Midwife (RM), 2011."],
  [["Member (MCIPS), 2007"], "I am a Member (MCIPS), 2007."],
  [["LASDRI card (2025)"], "I hold a LASDRI card (2025)."],
  [["NYSC Discharge Certificate (2024)"], "I hold an NYSC Discharge Certificate (2024)."],
  [["MLSCN Registration (2019)"], "I hold MLSCN Registration (2019)."],
  [["Registered, MLSCN (2019)"], "I am registered with the MLSCN (2019)."],
  [["Basic Life Support (2024)"], "My certificates include Basic Life Support (2024)."],
  [["Certified Scrum Master course"], "My certificates include Certified Scrum Master course."],
  [["Fully Registered, annual licence 2026"], "I am fully Registered, annual licence 2026."],
  [
    ["Associate Member, NIP", "HSE 1", "crane card"],
    "I am an Associate Member, NIP. My certificates include HSE 1 and crane card.",
  ],
])("%j: %s", (names, sentence) => {
  expect(papersInEnglish(names, false)).toBe(sentence);
});

test("behind a study they are held also", () => {
  expect(papersInEnglish(["First aid certificate"], true)).toBe("I also hold a First aid certificate.");
});
