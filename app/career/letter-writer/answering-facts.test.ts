import { expect, test } from "vitest";
import { readResume } from "../resume/read-resume";
import { documentFromText } from "../resume/from-text";
import { Profile } from "../profile.schema";
import { answeringFacts } from "./answering-facts";

test("who worked under supervision is not found where somebody is asked to supervise", () => {
  const text = `Binta Lawal\nbinta@mail.example\n\nEXPERIENCE\nNurse, Al Rayan Centre, 2019 - 2022\n- Ventilated patients under close supervision, 12-bed unit\n- Supervised four aides\n`;
  const { profile } = readResume(documentFromText(text), { today: "2026-11-27" });
  const lines = answeringFacts(profile).filter(({ id }) => id.includes("highlights"));
  expect(lines.map(({ text: line }) => line)).toEqual([
    "Ventilated patients, 12-bed unit",
    "Supervised four aides",
  ]);
  expect(lines[0]?.concepts).not.toEqual(lines[1]?.concepts);
});

test("what a section of one's own is called says what its lines are about, unless it says nothing", () => {
  const textsUnder = (heading: string) =>
    answeringFacts(
      Profile.parse({
        basics: {},
        custom: [{ heading, lines: [{ text: "Filled 60 posts in a year", bullet: true }] }],
      }),
    ).map(({ text }) => text);
  expect(textsUnder("Recruitment")).toEqual(["Recruitment: Filled 60 posts in a year"]);
  expect(textsUnder("Key achievements")).toEqual(["Filled 60 posts in a year"]);
});
