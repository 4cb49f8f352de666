import { expect, test } from "vitest";
import { wordFile } from "#tests/fixtures/word-file";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

test("posts, studies and skills are read where their writer set no headings", () => {
  const { profile } = readResume(
    wordFile(`Taiwo Hephzibah Ogundipe
Ondo Road, Akure / 07061129083 / taiwohephz@example.com

St. Louis Eye Clinic
Optical Dispensing Assistant
Akure, 2020 to date

Omolere Pharmacy
Sales Attendant
Akure, 2018 to 2020

ND Statistics, Rufus Giwa Polytechnic, Owo, 2017, Lower Credit
WAEC, Fiwasaye Girls' Grammar School, Akure, 2013`),
  );
  expect(profile.basics).toMatchObject({ name: "Taiwo Hephzibah Ogundipe", phone: "+234 706 112 9083" });
  expect(
    profile.work.map(({ name, position, startDate, endDate }) => [name, position, startDate, endDate]),
  ).toEqual([
    ["St. Louis Eye Clinic", "Optical Dispensing Assistant", "2020", "present"],
    ["Omolere Pharmacy", "Sales Attendant", "2018", "2020"],
  ]);
  expect(profile.education).toMatchObject([
    { studyType: "ND", area: "Statistics", institution: "Rufus Giwa Polytechnic", endDate: "2017" },
    { institution: "Fiwasaye Girls' Grammar School", endDate: "2013" },
  ]);
});

test("a name within a sentence loses what leads to it, and a sentence is no name", () => {
  const { profile } = readResume(
    documentFromText(`Ada Obi
08031234567

WORK EXPERIENCE

Tailor, under Chief Nwadike Fashions, 2010 - 2012
Sales Girl, they owe us 11 months, 2013 - 2014`),
  );
  expect(profile.work[0]).toMatchObject({ position: "Tailor", name: "Chief Nwadike Fashions" });
  expect(profile.work.map(({ name }) => name)).not.toContain("they owe us 11 months");
});
