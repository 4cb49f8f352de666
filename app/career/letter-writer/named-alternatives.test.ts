import { expect, test } from "vitest";
import { labelsFor, namedAlternatives } from "./named-alternatives";

test.each([
  [
    "API testing with Postman or RestAssured",
    "Manual and API testing (Postman) for 4 client apps",
    "API testing with Postman",
  ],
  [
    "Cypress, Playwright or Selenium",
    "Automated 340 cases in Cypress; Selenium (Java)",
    "Cypress and Selenium",
  ],
  [
    "QuickBooks or any accounting software",
    "Posting of daily transactions in Sage 50",
    "Accounting software",
  ],
  ["Membership of ISPON or IOSH", "IOSH Chartered Member", "Membership of IOSH"],
  ["Licence of class E/G", "Driver's licence class E", "Licence of class E"],
  ["ICAN/ACCA", "ICAN, Skills Level passed", "ICAN"],
])("%j before %j is %j", (label, answer, named) => {
  expect(namedAlternatives(label, answer)).toBe(named);
});

test.each([
  ["Supervise a team of machinists", "Supervise 6 machinists"], // no choice
  ["Tally or Odoo", "Sage 50"], // none of them
  ["Tally or similar software", "Sage 50"], // "similar software" says nothing
  ["Sage or Tally", "Sage and Tally"], // all of them: it stands as it is
])("%j before %j has no other words", (label, answer) => {
  expect(namedAlternatives(label, answer)).toBeUndefined();
});

test("of two papers that are asked for the one that is there is named", () => {
  const member = "Registered Engineer (COREN, 2016)";
  expect(labelsFor("COREN registration and PMP", member)).toEqual(["COREN registration"]);
  expect(labelsFor("COREN registration and PMP", `${member}; PMP (2020)`)).toEqual([
    "COREN registration and PMP",
  ]);
  expect(labelsFor("Excel and Word", "Excel")).toEqual(["Excel and Word"]);
});
