import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const form = (...lines: string[]) =>
  readResume(
    documentFromText(
      [
        "Curriculum Vitae\tAmina Bello Kure",
        "PERSONAL INFORMATION",
        "Amina Bello Kure",
        "17 Sani Abacha Street, Garki, Abuja (Nigeria)",
        "+234 803 555 0123",
        "amina.kure@example.com",
        "Sex Female | Date of birth 30/11/1991 | Nationality Nigerian | L.G.A. Bama",
        "POSITION",
        "Hotel Front Office Supervisor (Nights)",
        "WORK EXPERIENCE",
        "01/2021–Present\tFront Office Supervisor",
        "Zuma Court Hotel, Ikeja",
        "Lead nine receptionists and prepare the roster",
        ...lines,
      ].join("\n"),
    ),
  ).profile;

test("the head of a form is the person's, in whole lines", () => {
  const { basics, personal, work } = form();
  expect(basics).toMatchObject({
    name: "Amina Bello Kure",
    location: "17 Sani Abacha Street, Garki, Abuja (Nigeria)",
    label: "Hotel Front Office Supervisor (Nights)",
  });
  expect(personal.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Sex: Female",
    "Date of birth: 30/11/1991",
    "Nationality: Nigerian",
    "L.G.A: Bama",
  ]);
  expect(work.map(({ position }) => position)).toEqual(["Front Office Supervisor"]);
});

test("a row of a form is a section of its own, and no post", () => {
  const { work, referees, certificates } = form(
    "ADDITIONAL INFORMATION",
    "Memberships\tHotel Managers Association, Lagos (secretary 2024)",
    "References\tMr Ovie Brume, General Manager, Zuma Court Hotel – ovie.brume@example.com",
    "Mrs Sola Etoga, Dove Palace Hotel – sola.etoga@example.com",
  );
  expect(work).toHaveLength(1);
  expect(certificates).toHaveLength(1);
  expect(referees?.list.map(({ name, email }) => [name, email])).toEqual([
    ["Mr Ovie Brume", "ovie.brume@example.com"],
    ["Mrs Sola Etoga", "sola.etoga@example.com"],
  ]);
});

test("labels and legends of a form are no skills, and a mother tongue is told as one", () => {
  const { skills, languages } = form(
    "PERSONAL SKILLS",
    "Mother tongue(s)\tHausa, Fulfulde",
    "Other language(s)",
    "Levels: A1/A2: Basic user - B1/B2: Independent user - C1/C2 Proficient user",
    "Communication skills\tCalm with angry guests; good telephone voice",
    "Digital skills\tOpera Cloud, Fidelio, Excel",
  );
  expect(languages.map(({ language, fluency }) => [language, fluency])).toEqual([
    ["Hausa", "Mother tongue"],
    ["Fulfulde", "Mother tongue"],
  ]);
  expect(skills).toEqual([
    { name: "Communication skills", keywords: ["Calm with angry guests", "good telephone voice"] },
    { name: "Digital skills", keywords: ["Opera Cloud", "Fidelio", "Excel"] },
  ]);
});
