import { expect, test } from "vitest";
import { demandParts } from "./demand-parts";

test.each([
  [
    "writes reports for the Board, oversees guards and cash escorts, reviews CCTV footage",
    ["writes reports for the Board", "oversees guards and cash escorts", "reviews CCTV footage"],
  ],
  [
    "keep the fixed asset register and prepare monthly bank reconciliations",
    ["keep the fixed asset register", "prepare monthly bank reconciliations"],
  ],
  ["Python, SQL, R", ["Python, SQL, R"]],
  ["teach Physics and Chemistry", ["teach Physics and Chemistry"]],
  [
    "release apps for iPhones (signing keys, store pages)",
    ["release apps for iPhones (signing keys, store pages)"],
  ],
  ["", [""]],
])("%s", (demand, parts) => {
  expect(demandParts(demand)).toEqual(parts);
});

test("each part is a stretch of the demand", () => {
  const demand = "maintain arrays, racks and lines; teach villagers safe use, lead casual workers";
  for (const part of demandParts(demand)) expect(demand).toContain(part);
});
