import { expect, test } from "vitest";
import { withoutOwnLabel } from "./own-label";

test.each([
  ["People: trained six stewards to commis", "Trained six stewards to commis"],
  ["Food cost: from 44% to 33% in eight months", "Food cost from 44% to 33% in eight months"],
  ["Cash handling: Received and paid 140 customers a day", "Received and paid 140 customers a day"],
  ["Enrolment: grew from 268 pupils to 431", "Enrolment grew from 268 pupils to 431"],
  ["Tools: Excel, Power BI", "Tools: Excel, Power BI"],
  [
    "Complaints: Log faults on the portal and follow up to closure",
    "Log faults on the portal and follow up to closure",
  ],
  ["Guest care – Rating of the lodge moved from 3.1 to 4.4", "Rating of the lodge moved from 3.1 to 4.4"],
  ["Yard: in charge of 12 cranes", "In charge of 12 cranes"],
  ["Opened a kiosk – Sold phones", "Opened a kiosk – Sold phones"],
  ["Built two ponds: one of concrete", "Built two ponds: one of concrete"],
])("%s", (line, bare) => {
  expect(withoutOwnLabel(line)).toBe(bare);
});

test("a few words over what was done are no part of it", () => {
  expect(withoutOwnLabel("Communication strategy. Wrote and ran the strategy of 2022")).toBe(
    "Wrote and ran the strategy of 2022",
  );
  expect(withoutOwnLabel("Sold 40 bags. Kept the book")).toBe("Sold 40 bags. Kept the book");
});
