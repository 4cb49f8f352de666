import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (text: string) => readResume(documentFromText(text)).profile;

test("what was done is no name of a skill, whatever its heading", () => {
  const { skills, custom } = read(`Folasade Adegbesan
folasade@example.com

SKILLS
Microsoft Word, Zoom
School Leadership: Headed two public secondary schools with 640 and 1,120 students; supervised 58 teaching staff. Chaired weekly management meeting and wrote termly report to the Zonal Inspector of Education.

WORK EXPERIENCE
Principal, Oke-Bola Grammar School, 2015 - 2024
- Raised the pass from 31% to 68%`);
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(["Microsoft Word", "Zoom"]);
  expect(custom[0]?.lines.map(({ text }) => text.slice(0, 40))).toEqual([
    "School Leadership: Headed two public sec",
  ]);
});

test("duties below the name of an employer are those of the post there", () => {
  const { work } = read(`Abdul Gwarzo
abdul@example.com

WORKING EXPERIENCE
Senior Nurse, Rahma Trauma Centre, Kano, March 2023 - till date
Staff Nurse, Nakowa Crescent Hospital, Kaduna, Oct 2020 - Feb 2023

DUTIES AND RESPONSIBILITIES
Rahma Trauma Centre
- Lead a shift of 6 nurses and 3 health attendants
- Keep and sign the Dangerous Drugs book
Nakowa Crescent Hospital
- Trained 11 newly employed nurses on CPR`);
  expect(work.map(({ name, highlights }) => [name, highlights.length])).toEqual([
    ["Rahma Trauma Centre", 2],
    ["Nakowa Crescent Hospital", 1],
  ]);
});

test("what was worked on at an employer is no employer", () => {
  const { work } = read(`Effiom Okon
effiom@example.com

WORKING EXPERIENCE
MAINSTAY PIPING & OFFSHORE SERVICES LTD, PORT HARCOURT
POSITION: PIPE WELDER, JUNE 2021 – SEPT. 2026
PROJECT: EA FIELD FLOWLINE REPLACEMENT; BONNY TERMINAL; GBARAN MANIFOLD
- Welded carbon steel pipe 2" to 24"
- Worked under hot work permit`);
  expect(work).toHaveLength(1);
  expect(work[0]?.highlights.at(-1)).toBe("Worked under hot work permit");
});

test("a label of languages is no language", () => {
  const { languages } = read(`Chidiebere Nwokorie
chidi@example.com

LANGUAGES
Mother tongue(s): Igbo
Other language(s): English`);
  expect(languages.map(({ language }) => language)).toEqual(["Igbo", "English"]);
});

test("what was done as something is what was done in the post of that name", () => {
  const { work } = read(`Suleiman Maidoki
maidoki@example.com

WORKING EXPERIENCE
Bursar, Government Girls' College, Birnin Kebbi, 2007 - 2011
Deputy Director, Finance, Ministry of Water Resources, 2017 - 2025
- As Bursar: collected and banked school fees for 1,340 students
- Reduced fees owed from N9.2m to N2.1m
- As Deputy Director: defended the budget at the House of Assembly`);
  expect(work.map(({ position, highlights }) => [position?.split(",")[0], highlights])).toEqual([
    [
      "Bursar",
      ["collected and banked school fees for 1,340 students", "Reduced fees owed from N9.2m to N2.1m"],
    ],
    ["Deputy Director", ["defended the budget at the House of Assembly"]],
  ]);
});
