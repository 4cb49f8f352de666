import { expect, test } from "vitest";
import { knownNames, mentionsIn } from "./mentions";

const names = (text: string) => mentionsIn(text).map(({ name }) => name);

test("the lexicon knows more than five hundred names", () => {
  expect(knownNames().length).toBeGreaterThan(500);
});

test.each<[string, string[]]>([
  ["Proficiency in MS Excel, Sage50 and Quick Books", ["Excel", "Sage 50", "QuickBooks"]],
  ["you will excel at your outlook on life", []],
  ["ICAN/ACCA is required", ["ICAN", "ACCA"]],
  ["member of the Institute of Chartered Accountants of Nigeria", ["ICAN"]],
  ["JavaScript, Java, Node.js and C#", ["JavaScript", "Java", "Node.js", "C#"]],
  ["ASP.NET or .NET Core", [".NET", ".NET"]],
  ["valid driver’s license", ["driver's licence"]],
  ["monitoring & evaluation (M&E)", ["monitoring and evaluation", "monitoring and evaluation"]],
  ["organised bank reconciliations", ["bank reconciliation"]],
  ["Our son is in sec school", []],
  ["JAVASCRIPT", ["JavaScript"]],
  ["Javanese", []],
])("%s → %j", (text, expected) => {
  expect(names(text)).toEqual(expected);
});
