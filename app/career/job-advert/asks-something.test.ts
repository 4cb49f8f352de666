import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

const demandsIn = (...lines: string[]) =>
  readAdvert(
    ["Oakfield Foods Ltd is hiring a Store Officer in Kano.", "Requirements:", ...lines].join("\n"),
    {
      today: "2026-11-29",
    },
  ).demands.map(({ text }) => text);

test.each([
  "- Any other duties as assigned",
  "- Perform such other duties as may be assigned from time to time",
  "- Any other duty assigned by the Supervisor",
  "- Women and persons with disabilities are strongly encouraged to apply",
])("what nobody can answer is not asked: %s", (line) => {
  expect(demandsIn("- Excel", line)).toEqual(["Excel"]);
});

test("other duties that are named are asked", () => {
  expect(demandsIn("- Experience with stock cards and other duties of a store")).toHaveLength(1);
});

test("the headline of an advert asks nothing, and a short advert may be one line", () => {
  const long = readAdvert(
    `MANPOWER REQUEST – TURNAROUND MAINTENANCE (TAM) 2027, TRAIN 3
Halcyon Rigs needs a Pipe Welder.
Requirements:
- Excel
- AutoCAD
- First aid certificate
- Apply to jobs@halcyon.example`,
    { today: "2026-11-29" },
  );
  expect(long.demands.map(({ text }) => text)).toEqual(["Excel", "AutoCAD", "First aid certificate"]);
  expect(
    readAdvert("DRIVER WITH CLASS E LICENCE AND 3 YEARS EXPERIENCE, KANO. 08030000000", {
      today: "2026-11-29",
    }).demands.length,
  ).toBeGreaterThan(0);
});
