import { expect, test } from "vitest";
import { accountant } from "./accountant.fixture";
import { adviseOnEdit } from "./advise";
import { entryFacts, sourceLines } from "./profile-lines";

const lines = [...sourceLines(accountant), ...entryFacts(accountant)];
const before = "Prepared weekly cash-flow reports using Excel and Sage 50.";

test("an edit within the resume gives no advice", () => {
  expect(
    adviseOnEdit(before, "Prepared cash-flow reports each week in Excel for Zenta Foods Limited.", lines),
  ).toEqual([]);
});

test("a new skill, number or employer is named once, and nothing is blocked", () => {
  expect(adviseOnEdit(before, "Prepared weekly cash-flow reports using Power BI.", lines)).toEqual([
    "Not in your resume: Power BI. Keep it only if it is true.",
  ]);
  expect(adviseOnEdit(before, "Prepared 90 weekly cash-flow reports using Excel.", lines)).toEqual([
    "Not in your resume: 90. Keep it only if it is true.",
  ]);
  expect(adviseOnEdit(before, "Prepared weekly cash-flow reports at Deloitte.", lines)).toEqual([
    "Not in your resume: Deloitte. Keep it only if it is true.",
  ]);
});

test("what stood there before the edit is not asked about again", () => {
  expect(adviseOnEdit("I use Tableau.", "I use Tableau every week.", lines)).toEqual([]);
});
