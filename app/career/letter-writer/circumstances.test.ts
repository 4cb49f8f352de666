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

test("an office in an association is no post, and unpaid help comes behind paid work of the trade", () => {
  const treasurer = parseProfile(`Ada Obi

WORK EXPERIENCE
Treasurer | Akpan Close Residents Association | Jan 2020 – Present
- Kept the dues
Cost Accountant | Ibom Drinks | Mar 2019 – Nov 2024
- Closed the month by day 9`);
  expect(findPost(treasurer, { title: "Accountant" })?.employer).toBe("Ibom Drinks");
  const volunteer = parseProfile(`Ada Obi

WORK EXPERIENCE
Volunteer Counsel | Legal Aid Desk | Jan 2024 – Present
- Drafted leases
Legal Officer | Zuma Savings | Mar 2012 – Nov 2018
- Prepared board papers`);
  expect(findPost(volunteer, { title: "Legal Officer", answering: new Set(["work.1"]) })?.employer).toBe(
    "Zuma Savings",
  );
});

test("who leads a team holds a post", () => {
  const lead = parseProfile(`Ada Obi

WORK EXPERIENCE
Team Lead, Credit Desk | Tudun MFB | Feb 2022 – Present
- Ran the weekly credit committee
Loan Officer | Danja MFB | Mar 2017 – Nov 2021
- Disbursed N96 million`);
  expect(findPost(lead, { title: "Branch Manager" })?.employer).toBe("Tudun MFB");
});

test("nobody was a motorcycle", () => {
  const profile = parseProfile(`Ada Obi

WORK EXPERIENCE
Accountant | Bola & Sons | May 2023 – Present
- Closed the month by day 9
Commercial motorcycle (okada) | Jan 2021 – Apr 2023
Commercial driver | Oak Haulage | Jan 2018 – Dec 2020`);
  const now = { position: "accountant", startDate: "2023-05", sourceIds: ["work.0"] };
  expect(findEarlierPosts(profile, now).map(({ position }) => position)).toEqual(["Commercial Driver"]);
});
