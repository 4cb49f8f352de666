import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { isAward, planAwards } from "./awards";

test.each([
  ["Best Cabin Crew, Northern Routes", true],
  ["Store Keeper of the Month, May 2021", true],
  ["Long Service Award", true],
  ["Letter of commendation from the Commandant", true],
  ["Best practices in wound care", false],
  ["Won the tender for three schools", false],
  ["I was best in sewing", false],
  ["Monthly stock taking", false],
  ["Award of contracts and issue of LPOs", false],
  ["End of the month reconciliation", false],
  ["Rider of the Year", true],
])("whether a line names an honour: %s", (line, isOne) => {
  expect(isAward(line)).toBe(isOne);
});

test("an honour is named with who gave it, also where it stands among the lines of a post, the newest first", () => {
  const profile = Profile.parse({
    basics: {},
    work: [
      {
        position: "Weaver",
        name: "Okene Looms",
        startDate: "2015",
        endDate: "2019",
        highlights: ["Wove school cloth on four looms. Best weaver of the year 2018."],
      },
    ],
    awards: [
      { title: "Overall Best Designer", awarder: "Kogi Craft Fair", date: "2022" },
      { title: "Opened a second workshop in Lokoja" },
    ],
  });
  expect(planAwards(profile).map(({ text }) => text)).toEqual([
    "Overall Best Designer (Kogi Craft Fair, 2022)",
    "Best weaver of the year 2018 (Okene Looms)",
  ]);
});
