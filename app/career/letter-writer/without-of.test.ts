import { expect, test } from "vitest";
import { withoutOf } from "./without-of";

test.each([
  ["Checking of 32 cameras", "Checking 32 cameras"],
  ["opening of gate, issuing of tallies", "opening gate, issuing tallies"],
  ["training of the year", "training of the year"],
  ["wording of letters", "wording of letters"],
])("what is done to a thing follows its gerund: %s", (written, duty) => {
  expect(withoutOf(written)).toBe(duty);
});
