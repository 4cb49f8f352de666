import { expect, test } from "vitest";
import { asOver, isDeed, isPastDeed } from "./deed";
import { withoutOwnLabel } from "./own-label";

test.each([
  ["People: trained six stewards to commis", "trained six stewards to commis"],
  ["Guest care – Rating of the lodge moved from 3.1 to 4.4", "Rating of the lodge moved from 3.1 to 4.4"],
  ["Trained six stewards to commis", "Trained six stewards to commis"],
  [
    "Sold rice, beans, yam and fish at the market: kept the book",
    "Sold rice, beans, yam and fish at the market: kept the book",
  ],
])("%s", (line, bare) => {
  expect(withoutOwnLabel(line)).toBe(bare);
});

test.each([
  ["People: trained six stewards", true, true],
  ["Supervise 4 nurses", true, false],
  ["I bake the bread", true, false],
  ["I sold 40 bags a week", true, true],
  ["Have trained 34 apprentices", true, true],
  ["Tools: Excel, Power BI", false, false],
  ["Stock variance of 2%", false, false],
])("%s: says what somebody does or did", (line, deed, past) => {
  expect([isDeed(line), isPastDeed(line)]).toEqual([deed, past]);
});

test.each([
  ["Teach 2 batches every year", "Taught 2 batches every year"],
  ["Cut the cost of diesel by a third", "Cut the cost of diesel by a third"],
  ["Stock control of 3 stores", "Stock control of 3 stores"],
])("of a post that has ended: %s", (line, over) => {
  expect(asOver(line)).toBe(over);
});
