import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { holdsRecord, RECORDS } from "./held-records";

const person = Profile.parse({
  basics: { name: "Musa Danladi" },
  work: [{ position: "Kiln Operator", name: "Oak Kiln", startDate: "2020-01", endDate: "present" }],
  education: [{ studyType: "HND", institution: "Bida Poly", score: "Upper Credit", endDate: "2019" }],
  certificates: [{ name: "NISLT" }],
  awards: [{ title: "Best Operator" }],
  projects: [{ name: "A paper on glaze" }],
});

test.each(RECORDS)("$example: the first that fits counts", ({ example, isHeld }) => {
  expect(holdsRecord(example, person)).toBe(isHeld(person));
});

test("of an empty profile nothing is held", () => {
  const nobody = Profile.parse({ basics: { name: "Musa Danladi" } });
  expect(RECORDS.filter(({ example }) => holdsRecord(example, nobody))).toEqual([]);
});
