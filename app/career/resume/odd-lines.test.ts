import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const read = (...lines: string[]) =>
  readResume(documentFromText(["Bello Tanko", "08031110001", "", ...lines].join("\n")));

test("strokes part the fields of a line where one parts its time", () => {
  const { profile, doubts } = read(
    "WORK EXPERIENCE",
    "Roustabout / Kwale Drilling Ltd / 2015 - 2020",
    "- Cleaned the deck",
    "Cook / Kitchen Assistant / 2010 - 2013",
    "Benin Royal Hotel Ltd",
    "- Fried rice and fish",
  );
  const asked = doubts.map(({ path, suggestion }) => [path, suggestion] as const);
  const [first, second] = profile.work;
  expect(first?.position ?? new Map(asked).get("work.0.position")).toBe("Roustabout");
  expect(first?.name ?? new Map(asked).get("work.0.name")).toBe("Kwale Drilling Ltd");
  expect(second?.position).toBe("Cook / Kitchen Assistant");
});

test("letters before a standing are a paper of its own", () => {
  const { certificates } = read("CERTIFICATIONS", "First Aid, Red Cross, 2021", "NEBOSH IGC in view").profile;
  expect(certificates).toMatchObject([{ name: "First Aid" }, { name: "NEBOSH IGC", standing: "in_view" }]);
  expect(certificates[0]).not.toHaveProperty("standing");
});

test("who did not finish is no student", () => {
  const { education } = read(
    "EDUCATION",
    "University of Uyo - BSc Physics, stopped 2019 (no money), not finished",
    "Comprehensive Secondary School Ikot Ekpene, WAEC 2014",
  ).profile;
  expect(education[0]?.standing).toBe("discontinued");
});

test("half a bracket and a word that leads nowhere are no part of a skill", () => {
  const { skills } = read("SKILLS", "Sewing, typing), cutting hair with, plumbing (PVC), (Excel").profile;
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual([
    "Sewing",
    "typing",
    "cutting hair",
    "plumbing (PVC)",
    "Excel",
  ]);
});
