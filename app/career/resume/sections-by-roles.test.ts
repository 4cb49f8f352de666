import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const HEAD = "Ada Obi\n08031234567\nada.obi@example.com\n\n";

test("posts below a heading in words of one's own are work", () => {
  const { profile } = readResume(
    documentFromText(`${HEAD}MY FARMING LIFE
2021 till date: Farm Manager, Albarika Integrated Farms
2017 to 2020: Poultry Supervisor, Sunbird Hatcheries Ltd

SCHOOLS
2008 - 2010: ND Agricultural Technology, Samaru College of Agriculture`),
  );
  expect(profile.work.map(({ name }) => name)).toEqual([
    "Albarika Integrated Farms",
    "Sunbird Hatcheries Ltd",
  ]);
  expect(profile.education).toHaveLength(1);
});

test("what parts the text of a post does not end the posts", () => {
  const { profile } = readResume(
    documentFromText(`${HEAD}WORK EXPERIENCE
Terracore Construction Company Limited, Benin City
Position: Project Manager
Period: Jan. 2018 – till date
Projects handled:
- Construction of 14.6km of road with lined drains
- Gully erosion control works
Delmar Consult, Warri
Position: Assistant Resident Engineer
Period: April 2010 – July 2013
- Supervision of a bridge

EDUCATION
B.Eng. Civil Engineering, University of Benin, 2008`),
  );
  expect(profile.work.map(({ position }) => position)).toEqual([
    "Project Manager",
    "Assistant Resident Engineer",
  ]);
  expect(profile.work[0]?.highlights).toContain("Gully erosion control works");
});
