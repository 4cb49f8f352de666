import { expect, test } from "vitest";
import { planPaper } from "./papers";
import { isNoPaper } from "./no-papers";

test.each([
  ["Trained 14 clerks in filing", true],
  ["Award: Best Ward, 2019", true],
  ["(first issue 2014)", true],
  ["class C II", true],
  ["Welfare Secretary, Staff Club", true],
  ["National ID NIN", true],
  ["the foreman teach us to read drawings", true],
  ["Registered Nurse", false],
  ["Certified Scrum Master", false],
  ["Trade Test Grade II", false],
  ["No Objection Permit", false],
  ["Certificate for Company Secretary", false],
])("%j is no paper: %s", (name, isNone) => {
  expect(isNoPaper(name)).toBe(isNone);
});

test("a licence that is kept up is held, and says how long it is good for", () => {
  const paper = { name: "Council of Midwives", status: "Licence renewed 2025" };
  expect(planPaper(paper, 0, "2026-11-30")).toMatchObject({
    text: "Council of Midwives (licence renewed 2025)",
    isHeld: true,
  });
});

test("a licence to drive, and a name without body or year, say something only where they are asked for", () => {
  const isSure = (name: string, date?: string) => planPaper({ name, date }, 0, "2026-11-30")?.isSure === true;
  expect(isSure("Driving licence, B", "2019")).toBe(false);
  expect(isSure("Good notes")).toBe(false);
  expect(isSure("Good notes", "2021")).toBe(true);
  expect(isSure("Certificate in Catering")).toBe(true);
});
