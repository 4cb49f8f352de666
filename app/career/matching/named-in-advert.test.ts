import { expect, test } from "vitest";
import { readAdvert } from "../job-advert/read-advert";
import { Profile } from "../profile.schema";
import { namedInAdvert } from "./named-in-advert";

const advert = readAdvert(
  `Regional Power Supervisor
Towerline Services, Enugu
We know how to take care of people and of Cummins customers since 1990.

Requirements
- Good hands on Perkins, Cummins and Deep Sea controllers
- Experience with solar hybrid batteries
- GBV case management training, GBVIMS+
- Valid first aid or HSE certificate`,
  { today: "2026-11-26", jobTitle: "Regional Power Supervisor" },
);
const namesOf = (skills: string[], papers: string[] = []) => {
  const profile = Profile.parse({
    basics: { name: "Emeka" },
    skills: skills.length > 0 ? [{ keywords: skills }] : [],
    certificates: papers.map((name) => ({ name, date: "2022" })),
  });
  return namedInAdvert(advert, profile).map((id) => {
    const at = Number(id.split(".").at(-1));
    return id.startsWith("skills") ? skills[at] : papers[at];
  });
};

test("a skill is named wherever a sentence that asks for something has its words, in any number or order, and comes in the advert's", () => {
  expect(namesOf(["Deep Sea controller", "Hybrid battery", "GBVIMS+", "Perkins"])).toEqual([
    "Deep Sea controller",
    "Perkins",
    "Hybrid battery",
    "GBVIMS+",
  ]);
});

test("what shares a common word only, what is lacking and what everybody says of themselves is not named", () => {
  expect(namesOf(["Customer management", "Not yet Deep Sea", "Teamwork", "Sea transport", "Excel"])).toEqual(
    [],
  );
});

test("a paper is named by most of its own words or by a short name, not by the words of any paper", () => {
  expect(
    namesOf(
      [],
      [
        "First Aid (Red Cross)",
        "HSE Level 2",
        "GBV Case Management",
        "Certificate in Catering",
        "Valid Licence",
      ],
    ),
  ).toEqual(["GBV Case Management", "First Aid (Red Cross)", "HSE Level 2"]);
});

test("a paper that is no longer held is not named, one that is under way is", () => {
  expect(namesOf([], ["First Aid (expired)", "HSE Level 2 (in view)"])).toEqual(["HSE Level 2 (in view)"]);
});
