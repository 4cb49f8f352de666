import { expect, test } from "vitest";
import { factsOf } from "../matching/candidate-facts";
import { Profile } from "../profile.schema";
import { relatedLinesOf } from "./related-lines";

const profile = Profile.parse({
  basics: {},
  work: [
    {
      position: "Accountant",
      name: "Bukuru Mills",
      highlights: [
        "Close the books of three factories in five working days",
        "Supervise four accounts officers",
        "Paid the wages of 97 workers on the 25th",
        "Bought diesel for the generator",
      ],
    },
  ],
});
const relatedTo = relatedLinesOf(factsOf(profile).filter(({ id }) => id.includes("highlights")));

test.each([
  ["Timely close of the monthly books", "work.0.highlights.0"],
  ["Lead a team of six", "work.0.highlights.1"],
  ["Payroll and salaries of junior staff", "work.0.highlights.2"],
  ["Fuel management", "work.0.highlights.3"],
])("%s is answered in other words", (demand, id) => {
  expect(relatedTo(demand)[0]?.id).toBe(id);
});

test("what no line speaks of has no related line", () => {
  for (const demand of ["Fluent Arabic", "Ability to swim", ""]) expect(relatedTo(demand)).toEqual([]);
});

test("a word of papers relates two papers only where it is not skipped", () => {
  const paper = factsOf(Profile.parse({ basics: {}, certificates: [{ name: "Certificate in baking" }] }));
  const demand = "Valid certificate in welding";
  expect(relatedLinesOf(paper)(demand)).not.toEqual([]);
  expect(relatedLinesOf(paper, new Set(["certificate"]))(demand)).toEqual([]);
});
