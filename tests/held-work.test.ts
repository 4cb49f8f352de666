import { expect, test } from "vitest";
import { countSteps } from "./count-steps";

// A document is read, printed, compared and previewed in the process that serves everybody. How long that holds it is measured by
// `npm run bench -- texts`; a step here is a block of our code that is entered, whatever else the machine does.

// Twice what the worst takes: 250 steps a character of 60,000.
const MOST_STEPS = 30_000_000;

test("the largest texts hold the server for no more steps than their length allows", () => {
  const steps = [...countSteps("tests/sampled-work.ts")];
  const above = steps.filter(([, count]) => count > MOST_STEPS).map(([name]) => name);
  expect(above).toEqual(["control: each of 9,000 words compared with each"]);
  expect(steps.length).toBeGreaterThan(30);
  for (const [, count] of steps) expect(count).toBeGreaterThan(100);
});
