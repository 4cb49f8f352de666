import { expect, test } from "vitest";
import { inFieldByTitle, inFieldOf } from "./in-field";
import { WORTH, type RankedLine } from "./line-worth";

const ranked = (id: string, worth: number): RankedLine => ({
  line: { id, text: "", isOfWork: true, age: 0 },
  demands: [],
  isProof: false,
  answer: 0,
  reach: 0,
  answers: [],
  worth,
});

const minder = { position: "Senior Machine Minder" };
const operator = { position: "Machine Operator" };
const rider = { position: "Okada Rider" };
const of = (work: { position: string }[], fieldWork: number[], lines: RankedLine[] = []) =>
  inFieldOf("Machine Minder", { fieldWork, ranked: lines }, work);

test("a post with a title near to that of the advert is of the field, and one that shares a word with it", () => {
  expect(of([minder, operator, rider], [0, 2])).toEqual([0, 1]);
});

test("a post of another title is of the field by a line that a recruiter wants very much", () => {
  expect(of([rider, operator], [], [ranked("work.0.highlights.3", WORTH.strong)])).toEqual([0]);
  expect(of([rider, operator], [], [ranked("work.0.highlights.3", WORTH.good)])).toEqual([]);
});

test("years in this field are those of posts whose titles are of it", () => {
  const work = [{ position: "Data Analyst" }, { position: "Relationship Officer, SME" }, {}];
  expect(inFieldByTitle("Senior Data Analyst", [0, 1, 2], work)).toEqual([0]);
  expect(inFieldByTitle("Senior Data Analyst", [1, 2], work)).toEqual([]);
});
