import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const postsOf = (...lines: string[]) =>
  readResume(
    documentFromText(
      [
        "Hauwa Terver Musa",
        "0803 555 0117",
        "",
        "WORK EXPERIENCE",
        ...lines,
        "",
        "SKILLS",
        "Lesson planning",
      ].join("\n"),
    ),
  ).profile.work.map(({ position, name, startDate }) => [position, name, startDate]);

const teaching = [
  "Brookfield College, Lafia",
  "Physics Teacher",
  "Jan 2021 - present",
  "- Taught SS1 to SS3",
];

test("the year of service behind a colon is of the post that stands with it, not of the one before", () => {
  expect(
    postsOf(
      ...teaching,
      "",
      "Government Day School, Wamba",
      "Nov 2019 - Oct 2020",
      "NYSC: Chemistry Teacher",
      "- Ran the laboratory",
    ),
  ).toEqual([
    ["Physics Teacher", "Brookfield College", "2021-01"],
    [expect.stringMatching(/^Chemistry Teacher.*NYSC/), "Government Day School", "2019-11"],
  ]);
});

test("a service that is the employer is not told again beside the post", () => {
  expect(
    postsOf(
      ...teaching,
      "",
      "National Youth Service Corps – Wamba",
      "Corps Member",
      "2019 - 2020",
      "Taught chemistry",
    ),
  ).toEqual([
    ["Physics Teacher", "Brookfield College", "2021-01"],
    ["Corps Member", "National Youth Service Corps", "2019"],
  ]);
});
