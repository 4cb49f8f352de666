import { expect, test } from "vitest";
import { parseProfile } from "~/career/profile";
import { findEarlierPosts, findPost } from "./circumstances";

const PROFILE = parseProfile(`Ada Obi

WORK EXPERIENCE
Accountant | Bola & Sons | May 2023 – Present
- Closed the month by day 9
Store Keeper | Ekulu Drinks
- Counted the stock
Cashier | Favour Supermarket | Jan 2021 – Apr 2023
- Balanced two tills
Tutor | Hope Lessons | Jan 2022 – Present
- Taught ten pupils`);

test("before a post stands what ended before it began, and nothing without dates", () => {
  const now = { position: "accountant", startDate: "2023-05", sourceIds: ["work.0"] };
  expect(findEarlierPosts(PROFILE, now).map(({ employer }) => employer)).toEqual(["Favour Supermarket"]);
});

test("the grade in a post makes it no sentence", () => {
  const profile = parseProfile(`Ada Obi

WORK EXPERIENCE
Nursing Officer I (Labour Ward) | Gombe Specialist Hospital | Jan 2021 – Present
- Conducted 38 deliveries a month
Staff Midwife | Kumo Clinic | Nov 2017 – Dec 2020
- Ran the antenatal clinic`);
  expect(findPost(profile, { title: "Nurse Mentor" })?.employer).toBe("Gombe Specialist Hospital");
});
