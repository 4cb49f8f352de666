import { expect, test } from "vitest";
import type { LetterPlan, PlannedPaper, PlannedStudy } from "./letter-plan";
import { whoOneIs } from "./who-one-is";

const study = (degree: string, area: string, at: number): PlannedStudy => ({
  degree,
  area,
  state: "finished",
  sourceIds: [`education.${at}`],
});
const namedBy = (title: string, studies: PlannedStudy[]) => {
  const post = { position: "Developer", sourceIds: ["work.0"] };
  return whoOneIs({ title, post, studies, askedPapers: [] } as unknown as LetterPlan, () => true).brings
    ?.text;
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

const paperOf = (...papers: Partial<PlannedPaper>[]) => {
  const askedPapers = papers.map((one, at) => ({ isHeld: true, sourceIds: [`certificates.${at}`], ...one }));
  return whoOneIs({ title: "Accountant", studies: [], askedPapers } as unknown as LetterPlan, () => true)
    .paper;
};

test("a paper without which nobody is taken stands in the first paragraph, where it is held", () => {
  const text = "Associate Chartered Accountant (ICAN), 2021";
  expect(paperOf({ text, isMust: true })).toEqual({
    text: "I am an Associate Chartered Accountant (ICAN), 2021.",
    sourceIds: ["certificates.0"],
  });
  expect(paperOf({ text })).toBeUndefined();
  expect(paperOf({ text, isMust: true, isHeld: false })).toBeUndefined();
});

test("what is neither somebody's standing nor held in the hand stays in the list", () => {
  expect(paperOf({ text: "HSE 1 and 2", isMust: true })).toBeUndefined();
  expect(paperOf({ text: "Class E driving licence", isMust: true })?.text).toBe(
    "I hold a Class E driving licence.",
  );
});

test("who is on a register that is a must says so first, and beside it one more paper", () => {
  const registered = {
    registration: "OBN, licence valid to 2027",
    text: "Registration with the OBN",
    isMust: true,
  } as const;
  expect(paperOf(registered)?.text).toBe("I am registered with OBN, licence valid to 2027.");
  expect(paperOf({ text: "Current first aid certificate", isMust: true }, registered)?.text).toBe(
    "I am registered with OBN, licence valid to 2027. I hold a current first aid certificate.",
  );
});
