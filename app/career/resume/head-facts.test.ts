import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { isNationality } from "./nationalities";
import { readResume } from "./read-resume";
import { spokenGroups } from "./spoken-groups";

const read = (...lines: string[]) =>
  readResume(documentFromText(["Kofi Mensah Addo", ...lines].join("\n"))).profile;

test("a nationality in the head is no address, and a permit has the day on which it ends", () => {
  const { basics, personal } = read(
    "12 Rima Close, Jos",
    "kofi.addo@example.com – Ghanaian, ECOWAS card valid to 03/2027",
    "",
    "EDUCATION",
    "B.Sc. Botany, University of Jos, 2012 – 2016",
  );
  expect(basics.location).toBe("12 Rima Close, Jos");
  expect(personal).toEqual([
    { label: "Nationality", value: "Ghanaian" },
    { label: "ECOWAS card", value: "valid to 03/2027" },
  ]);
});

test.each(["Cameroonian", "Togolese", "Kenyan", "Zambian"])("%s is a nationality", (word) => {
  expect(isNationality(word)).toBe(true);
});
test.each(["Cameroon", "Christian", "Librarian", "Malick", "Guinea"])("%s is none", (word) => {
  expect(isNationality(word)).toBe(false);
});

test("what a paper is with its owner is no summary", () => {
  expect(
    read("Curriculum Vitae – MENSAH Addo Kofi – Confidential", "0803 111 2222", "", "SKILLS", "Excel")
      .summary,
  ).toEqual([]);
});

test("each sentence of languages has its own words for how well they are known", () => {
  expect(
    spokenGroups("English and French: fluent. Pidgin: mother tongue with Meta. Efik: greetings only."),
  ).toEqual([
    { language: "English", fluency: "fluent" },
    { language: "French", fluency: "fluent" },
    { language: "Pidgin", fluency: "mother tongue" },
    { language: "Meta", fluency: "mother tongue" },
    { language: "Efik", fluency: "greetings only" },
  ]);
  expect(spokenGroups("English: fluent. Reading: novels.")).toBeUndefined();
});

test("who is addressed as a person among the referees is one, without a way to reach them", () => {
  const { referees } = read(
    "0803 111 2222",
    "",
    "REFEREES",
    "Ms. Ladi Pam, Supply Manager, Zuma Relief, l.pam@example.org",
    "Rev. Fr. Cletus Obi, Caritas Owerri",
  );
  expect(referees?.list[1]).toMatchObject({ name: "Rev. Fr. Cletus Obi", organization: "Caritas Owerri" });
});
