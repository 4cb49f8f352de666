import { expect, test } from "vitest";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

test("the same company is the one above it", () => {
  const { profile } = readResume(
    documentFromText(`Ada Obi
08031234567

WORK EXPERIENCE
Brightway Marine Services Ltd
Welder, 2015 - 2018
- Welded barges
Same company
Welding Foreman, 2018 - 2021
- Led six welders`),
  );
  expect(profile.work.map(({ name, position }) => [name, position])).toEqual([
    ["Brightway Marine Services Ltd", "Welder"],
    ["Brightway Marine Services Ltd", "Welding Foreman"],
  ]);
});

test.each(["SAME", "Ditto", "Same University", "Same company, before promotion"])(
  "%s in the column of employers is the one above it",
  (word) => {
    const table = {
      rows: [
        ["2015 - 2018", "Records Officer", "Kalgo Local Government"],
        ["2018 - 2021", "Senior Records Officer", word],
      ],
    };
    const text = table.rows.map((row) => row.join("\t")).join("\n");
    const { profile } = readResume(documentFromText(`Ada Obi\n08031234567\n\nWORK EXPERIENCE\n${text}`));
    expect(profile.work.map(({ name }) => name)).toEqual([
      "Kalgo Local Government",
      "Kalgo Local Government",
    ]);
  },
);

test("a number of people in brackets behind an employer is no post", () => {
  const { profile } = readResume(
    documentFromText(`Ada Obi
08031234567

EMPLOYMENT HISTORY

Account Officer
Kuru Feed Mills Limited, Bukuru (120 workers)
May 2023 to date
- Closed the month by day 9`),
  );
  expect(profile.work.map(({ name, position, endDate }) => [name, position, endDate])).toEqual([
    ["Kuru Feed Mills Limited", "Account Officer", "present"],
  ]);
});

test("what was done in posts that are listed above goes to them", () => {
  const { profile, notPlaced } = readResume(
    documentFromText(`Ada Obi
08031234567

WORK EXPERIENCE
Farm Manager, Ajase Farms Ltd, June 2020 - Present
Hatchery Supervisor, Golden Hatchery Ltd, February 2014 - December 2016

JOB RESPONSIBILITIES
Farm Manager
- Managed 38,000 layers and a staff of 21
- Sold 1,100 crates daily to distributors
Hatchery Supervisor
- Set 60,000 eggs every week`),
  );
  expect(profile.work.map(({ name, highlights }) => [name, highlights.length])).toEqual([
    ["Ajase Farms Ltd", 2],
    ["Golden Hatchery Ltd", 1],
  ]);
  expect(notPlaced).toEqual([]);
});
