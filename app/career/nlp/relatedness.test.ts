import { expect, test } from "vitest";
import { coverage, meaningOf } from "./relatedness";

const near = (asked: string, line: string) => coverage(meaningOf(asked), meaningOf(line));

test("a line that says it in other words is nearer than one about something else", () => {
  const asked = "Prepare payroll for about 85 permanent and seasonal workers";
  expect(near(asked, "Paid the salaries of 97 staff every month")).toBeGreaterThan(
    near(asked, "Planted maize on 12 hectares"),
  );
});

test("the same words are as near as can be, in any form", () => {
  expect(near("reconcile bank accounts", "Bank accounts reconciled each week")).toBe(1);
  expect(near("cross matching", "Group, screen and crossmatch 18 units of blood")).toBe(1);
});

test("a piece of work is the same in other words", () => {
  const asked = "mix sterile preparations";
  expect(near(asked, "Aseptic compounding for the oncology ward")).toBeGreaterThan(
    near(asked, "Stock counts for the oncology ward"),
  );
});

test("a text without telling words is near to nothing", () => {
  for (const [asked, line] of [
    ["", "Paid salaries"],
    ["of the", "Paid salaries"],
    ["payroll", ""],
    ["payroll", "12 000"],
  ] as const)
    expect(near(asked, line)).toBe(0);
});

test("a name that no vector knows counts only where it stands", () => {
  expect(near("Sysmex XN", "FBC on a 5-part Sysmex")).toBeGreaterThan(
    near("Sysmex XN", "FBC on a 5-part machine"),
  );
});
