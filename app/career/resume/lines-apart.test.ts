import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (...lines: string[]) => readResume(documentFromText(lines.join("\n"))).profile;

test("an item that tells what was won, and ends in a year, is no post", () => {
  const { work } = read(
    "Ebele Ruth Nwosu",
    "08034567801",
    "",
    "WORK EXPERIENCE",
    "Ward Sister, Grace Hospital, Calabar",
    "2010 - 2016",
    "- Won best ward award 2013",
    "Senior Nurse, Peace Clinic, Calabar",
    "2016 - Present",
    "- Chosen as nurse of the year 2019",
    "- Nurse of the month, June 2020",
  );
  expect(work.map(({ position, highlights }) => [position, highlights])).toEqual([
    ["Ward Sister", ["Won best ward award 2013"]],
    ["Senior Nurse", ["Chosen as nurse of the year 2019", "Nurse of the month, June 2020"]],
  ]);
});

test("until when a paper holds is neither a paper nor the date of one", () => {
  const { certificates } = read(
    "Ebele Ruth Nwosu",
    "08034567801",
    "",
    "CERTIFICATES",
    "Basic Life Support, 2022",
    "Practising licence, DUE January 2027",
    "Due Process in Hospitals, 2019",
    "",
    "LICENCES",
    "DUE March 2027",
  );
  expect(certificates.map(({ name, date }) => [name, date])).toEqual([
    ["Basic Life Support", "2022"],
    ["Practising licence, DUE January 2027", undefined],
    ["Due Process in Hospitals", "2019"],
  ]);
});

test("where somebody lives now is their place, whichever address stands first", () => {
  const { basics, personal } = read(
    "CURRICULUM VITAE",
    "Esther Onome Ovie",
    "Permanent Home Address: 4 Okumagba Avenue, Warri, Delta State",
    "Present Address: 9 Aminu Kano Crescent, Wuse, Abuja",
    "Phone: 08039998877",
    "",
    "WORK EXPERIENCE",
    "Analyst, Zuma Figures Ltd, Abuja, 2019 - date",
  );
  expect(basics.location).toBe("9 Aminu Kano Crescent, Wuse, Abuja");
  expect(personal).toContainEqual({
    label: "Permanent Home Address",
    value: "4 Okumagba Avenue, Warri, Delta State",
  });
});

test("the only address is where somebody is reached", () => {
  const { basics } = read(
    "CURRICULUM VITAE",
    "Esther Onome Ovie",
    "Home Address: 4 Okumagba Avenue, Warri, Delta State",
    "Phone: 08039998877",
    "",
    "WORK EXPERIENCE",
    "Analyst, Zuma Figures Ltd, Abuja, 2019 - date",
  );
  expect(basics.location).toBe("4 Okumagba Avenue, Warri, Delta State");
});
