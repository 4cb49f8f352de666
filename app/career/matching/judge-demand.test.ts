import { expect, test } from "vitest";
import { factOf } from "./candidate-facts";
import { judgeOf, MET } from "./judge-demand";

const judge = (kind: Parameters<ReturnType<typeof judgeOf>>[0]["kind"], text: string, ...lines: string[]) => {
  const { strength, fact, nearest } = judgeOf(
    lines.map((line, at) => factOf(`work.0.highlights.${at}`, line)),
  )({ kind, text });
  if (strength >= MET) return `met: ${fact?.text}`;
  return nearest ? `near: ${nearest.text}` : "unmet";
};

test("work is answered in whatever words it is told", () => {
  const lines = ["Formed 22 farmers groups, 9 of them women only", "Kept the store's fuel book"];
  expect(judge("duty", "Facilitate formation and strengthening of producer groups", ...lines)).toBe(
    `met: ${lines[0]}`,
  );
  expect(judge("duty", "Reconcile customers' mortgage accounts", ...lines)).toBe("unmet");
});

test("one more line never makes another prove less", () => {
  const line = "Formed 22 farmers groups, 9 of them women only";
  const demand = "Facilitate formation and strengthening of producer groups";
  expect(judge("duty", demand, line, "Producer groups of the district met in our hall")).toContain("met: ");
});

test.each([
  ["Current BLS certificate", "Basic Life Support, Uyo, valid till June 2027", true],
  ["IPAN membership", "Student/graduate, Institute of Public Analysts of Nigeria (IPAN)", false],
  ["IPAN membership", "Member, Institute of Public Analysts of Nigeria (IPAN)", true],
  ["Graduate member of NIMN", "Graduate member, National Institute of Marketing (NIMN)", true],
  ["Valid work/residence permit", "Residence card (CERPAC) valid till 08/2027", true],
  ["child safeguarding training", "Taught evening lessons to 11 children", false],
  ["FSSC 22000 lead implementer/auditor certificate", "Internal auditor ISO 9001:2015", false],
])("a paper is known by its name: %s, %s", (text, line, expected) => {
  expect(judge("certificate", text, line).startsWith("met")).toBe(expected);
});

test.each([
  ["Fluency in at least one of Tiv, Idoma, Eggon", "Tiv", true],
  ["Small Hausa", "Hausa", true],
  ["small Chinese", "Sewed 3 small drops", false],
])("a language is known by its name: %s, %s", (text, line, expected) => {
  expect(judge("language", text, line).startsWith("met")).toBe(expected);
});

test("a quality needs the words and the sense of a line", () => {
  const asked = "Must be resident in, or ready to relocate to, the duty station";
  const school = "Taught Agricultural Science at a secondary school in Sokoto State";
  expect(judge("trait", asked, school)).toBe(`near: ${school}`);
  expect(
    judge("trait", "Ready to relocate to the duty station", "Ready to relocate to any duty station"),
  ).toContain("met");
});

test("Excel is no PowerPoint", () => {
  expect(judge("tool", "PowerPoint", "Excel")).not.toContain("met");
  expect(judge("tool", "MS Office", "PowerPoint")).toBe("met: PowerPoint");
});
