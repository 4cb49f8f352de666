import { expect, test } from "vitest";
import type { LetterPlan, PlannedStudy } from "./letter-plan";
import { whoOneIs } from "./who-one-is";

const study = (degree: string, area: string, at: number): PlannedStudy => ({
  degree,
  area,
  state: "finished",
  sourceIds: [`education.${at}`],
});
const namedBy = (title: string, studies: PlannedStudy[]) => {
  const post = { position: "Developer", sourceIds: ["work.0"] };
  return whoOneIs({ title, post, studies } as unknown as LetterPlan, () => true).brings?.text;
};
const three = [
  study("B.L.", "Law", 0),
  study("LL.B.", "Law", 1),
  study("Diploma", "Software Engineering", 2),
];

test("of three studies the one of the post's field is named", () => {
  expect(namedBy("Software Engineer", three)).toBe("a Diploma in Software Engineering");
  expect(namedBy("Legal Officer, Law", three)).toContain("B.L.");
});

test("where none is of the field the first is named, and of two both are", () => {
  expect(namedBy("Beekeeper", three)).toContain("B.L.");
  expect(namedBy("Software Engineer", three.slice(1))).toBe(
    "an LL.B. in Law and a Diploma in Software Engineering",
  );
});

test("one that the advert asks for goes before others that are no nearer", () => {
  const asked = three.map((one, at) => (at === 1 ? { ...one, isAsked: true as const } : one));
  expect(namedBy("Beekeeper", asked)).toBe("an LL.B. in Law");
  expect(namedBy("Software Engineer", asked)).toBe("a Diploma in Software Engineering");
});
