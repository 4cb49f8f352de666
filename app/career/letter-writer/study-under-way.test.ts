import { expect, test } from "vitest";
import { printLetter } from "../letter";
import { readAdvert } from "../job-advert/read-advert";
import { Profile } from "../profile.schema";
import { writeLetter } from "../writer/letter";
import { studyInEnglish } from "./english-study";

const profile = Profile.parse({
  basics: { name: "Ladi Musa Gimba", links: [] },
  summary: [],
  work: [
    {
      position: "Loom Operator",
      name: "Zaria Weavers Ltd",
      startDate: "2021-02",
      endDate: "present",
      highlights: ["Run six looms"],
    },
  ],
  education: [
    {
      studyType: "ND",
      area: "Textile Technology",
      institution: "Nuhu Bamalli Polytechnic",
      endDate: "2020",
      highlights: [],
    },
    {
      studyType: "HND",
      institution: "Kaduna Polytechnic",
      standing: "in_view",
      standingText: "in view",
      endDate: "2027",
      highlights: [],
    },
  ],
});

test("a study that goes on is told with the year in which it will end, also where its subject is not given", () => {
  const advert = readAdvert(
    "LOOM SUPERVISOR\nZaria Weavers Ltd\nRequirements:\n- HND or degree in Textile Technology\n- at least 6 months of experience on looms\nApply to jobs@weavers.example.",
    { today: "2026-11-28" },
  );
  const letter = printLetter(
    writeLetter({ profile, advert, today: "2026-11-28", language: "en", seed: "study" }).letter,
  );
  expect(letter).toContain("HND (in view, expected 2027) at Kaduna Polytechnic");
  expect(letter).not.toContain("0.5 years");
});

test("a year that the standing names is not named again", () => {
  const study = { degree: "B.Sc.", area: "Zoology", year: "2027", state: "going" as const, sourceIds: [] };
  expect(studyInEnglish({ ...study, standing: "in view, 2027" }, "at")).toBe(
    "a B.Sc. in Zoology (in view, 2027)",
  );
  expect(studyInEnglish({ ...study, standing: "in view" }, "at")).toBe(
    "a B.Sc. in Zoology (in view, expected 2027)",
  );
});
