import { expect, test } from "vitest";
import { sentenceGroups } from "./sentence-groups";

test.each([
  ["Kept the store. Sold 40 bags a week", ["Kept the store", "Sold 40 bags a week"]],
  [
    "Sent daily updates on radio. Complaint calls dropped by 60%",
    ["Sent daily updates on radio. Complaint calls dropped by 60%"],
  ],
  ["Own the dashboard. Rewrote it in 7 months", ["Own the dashboard. Rewrote it in 7 months"]],
  [
    "Teach new staff bed making. 17 trained since 2019",
    ["Teach new staff bed making. 17 trained since 2019"],
  ],
  [
    "Collect rent from 40 shops. Balance left is below N90,000. Then wrote the report",
    ["Collect rent from 40 shops. Balance left is below N90,000. Then wrote the report"],
  ],
  [
    "Open the shop alone. From 2pm to 11pm, Sundays too",
    ["Open the shop alone. From 2pm to 11pm, Sundays too"],
  ],
  ["Open the shop alone. From 2019 I ran two", ["Open the shop alone", "From 2019 I ran two"]],
  ["Worked with Engr. Bello on 3 sites", ["Worked with Engr. Bello on 3 sites"]],
])("%s", (line, groups) => {
  expect(sentenceGroups(line)).toEqual(groups);
});
