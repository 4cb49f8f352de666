import { expect, test } from "vitest";
import { writeEarlier } from "./earlier-posts";
import type { LetterPlan } from "./letter-plan";
import type { Parts } from "./letter-parts";
import { PHRASES } from "./phrase-book";

const plan = {
  earlier: [
    {
      position: "Mechanic",
      employer: "Gidado Transport",
      startDate: "2011",
      endDate: "2016",
      sourceIds: ["work.1"],
    },
    {
      position: "Journeyman",
      employer: "Sango Motors",
      startDate: "2003",
      endDate: "2006",
      sourceIds: ["work.2"],
    },
  ],
} as unknown as LetterPlan;
const parts = { lines: [], extras: new Set(["earlier"]) } as unknown as Parts;
const earlierBeside = (record: string) =>
  writeEarlier(plan, parts, { phrases: PHRASES.en, language: "en", holds: () => true, record }).map(
    ({ text }) => text,
  );

test("a post that the record names with its time is not told again", () => {
  expect(earlierBeside("")).toEqual([
    "Earlier I was a Mechanic at Gidado Transport (2011 to 2016) and a Journeyman at Sango Motors (2003 to 2006).",
  ]);
  expect(earlierBeside("22 years, including 5 as Mechanic at Gidado Transport (2011 to 2016).")).toEqual([
    "Earlier I was a Journeyman at Sango Motors (2003 to 2006).",
  ]);
});
