import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { lockSentence, prepareLock } from "./index";

const advert = { title: "", company: "", text: "" };

function reasonsFor(line: string, text: string): string[] {
  const work = [{ name: "Nyika Mills", position: "Fitter", startDate: "2017-01", endDate: "2020-04" }];
  const profile = Profile.parse({ basics: {}, work: work.map((one) => ({ ...one, highlights: [line] })) });
  const context = prepareLock({ profile, today: "2026-11-27", language: "en", advert });
  return lockSentence({ text, facts: ["work.0.highlights.0"] }, context).map(({ kind }) => kind);
}

test.each([
  [
    "Acting Head of Unit while the head was abroad",
    "I acted as head of unit while the head was abroad.",
    "I acted as director of unit.",
  ],
  [
    "Lead inspector of 38 km of line",
    "I have been lead inspector of 38 km of line.",
    "I have been lead inspector of 83 km of line.",
  ],
  [
    "Worked with the lead inspector on 38 km of line",
    "I worked with the lead inspector on 38 km of line.",
    "I have been lead inspector of 38 km of line.",
  ],
  [
    "Supplied 12 pumps, about 19.6m naira 2021",
    "In 2021 I supplied 12 pumps.",
    "In 2020 I supplied 12 pumps.",
  ],
  [
    "Found tellers of N2.7m in 2019",
    "As Fitter at Nyika Mills (Jan 2017 – Apr 2020) I found tellers of N2.7m in 2019.",
    "As Fitter at Nyika Mills (Jan 2016 – Apr 2020) I found tellers of N2.7m in 2019.",
  ],
  ["Climbed 75m towers", "I climbed towers of 75 m.", "I climbed towers of 85 m."],
  [
    "Drilled 76MM and 89MM holes",
    "I drilled holes of 76 mm and 89 mm.",
    "I drilled holes of 76 mm and 98 mm.",
  ],
  [
    "Served sites with N2.5m to 4m of stock",
    "I served sites with N2.5 million of stock.",
    "I served 2.5 m of stock.",
  ],
  [
    "Serviced the nozzle by myself",
    "I serviced the nozzle by myself.",
    "Eight fitters and I serviced the nozzle.",
  ],
  [
    "Cut waste to 3% (2021 - 2022)",
    "I had been Fitter at Nyika Mills since January 2017.",
    "I had been Fitter at Nyika Mills since January 2016.",
  ],
  ["Know the road, 8 miles, to Itam", "I know the 8 miles to Itam.", "I know the 9 miles to Itam."],
  ["FIRED TWO 12 TON/HR BOILERS", "I fired two 12 ton/hr boilers.", "I fired two 14 ton/hr boilers."],
  ["Ran the kiln", "I ran the kiln for 3 years 4 months.", "I ran the kiln for 3 years 9 months."],
  ["Taught 55 pupils", "In each class I taught 55 pupils.", "In each class I taught 65 pupils."],
  ["Passed Level III", "I passed Level 3.", "I passed Level 4."],
  ["Wired 9 lines with RS485", "I wired nine RS485 lines.", "I wired eight RS485 lines."],
  ["Refilled 14 units with R22", "I refilled 14 R22 units.", "I refilled 15 R22 units."],
  ["Paid RM2.5m in wages", "I paid RM 2.5 million in wages.", "I paid RM 3.5 million in wages."],
  ["Paid R1,200 a week", "I paid R 1,200 a week.", "I paid $1,200 a week."],
  [
    "Opened the kiosk daily except Sunday, and swept it on Monday",
    "Six days a week I opened the kiosk.",
    "Five days a week I opened the kiosk.",
  ],
  [
    "Cleaned 4 rooms a day",
    "I cleaned four rooms and I answered calls.",
    "Four cleaners and I cleaned four rooms a day.",
  ],
  ["12 drivers and I moved the depot", "Twelve drivers and I moved the depot.", "I alone moved the depot."],
  ["Lead team; cut costs by 20%", "I cut costs by 20%.", "I cut costs by 30%."],
  ["Manage sales team; won 12 clients", "I won 12 clients.", "I won 21 clients."],
  ["Sales team won 12 clients", "Our team won 12 clients.", "I won 12 clients."],
  ["The bank praised me for opening 300 accounts", "I opened 300 accounts.", "I opened 400 accounts."],
  [
    "Served on the board that approved 8 loans",
    "I served on the board that approved 8 loans.",
    "I approved 8 loans.",
  ],
  [
    "Assisted in the audit of 6 depots; taught 30 fitters to weld",
    "I taught 30 fitters to weld.",
    "I audited 6 depots.",
  ],
  ["Bred 60 lambs and lost 5", "I bred 60 lambs and lost five.", "I bred 60 lambs and lost none."],
  ["Sharpened 12 knives", "I sharpened no fewer than 12 knives.", "I sharpened no knife."],
  ["Sold 40 phones", "I sold no phone without a receipt.", "I sold no phone."],
  ["Made 40 cakes", "I made no fuss and 40 cakes.", "I made no cakes."],
  ["Kept 90 hens and lost 4", "I kept 90 hens and lost four.", "I kept 90 hens and lost no hen."],
  ["Repaired 40 pumps", "I repaired no pump that was under warranty.", "I repaired not one pump."],
  [
    "Trained 60 nurses, half of them midwives",
    "I trained all 60 nurses.",
    "I trained 60 nurses, all of them midwives.",
  ],
  [
    "Fitted 30 boilers without a leak",
    "I fitted 30 boilers, and some were large.",
    "I fitted 30 boilers, and only one had a leak.",
  ],
  [
    "Ran the lift for 9 years with no accident in the shaft",
    "Some of my lifts went down a shaft.",
    "Only one accident came in 9 years.",
  ],
  ["Half of them were women; coached 80 players", "I coached all 80 players.", "All 80 players were women."],
  [
    "Flew 30 return flights with 8 passengers",
    "I flew 60 times, with eight passengers.",
    "I flew with 16 passengers.",
  ],
  [
    "Rewired the third floor",
    "I rewired the third floor, one above the second floor.",
    "I rewired the second floor.",
  ],
  [
    "Served 310 weddings, 25 of them as head waiter",
    "I served 310 weddings, among them those as head waiter.",
    "I was head waiter at 310 weddings served.",
  ],
])("of %j follows %j, and not %j", (line, follows, doesNot) => {
  expect(reasonsFor(line, follows)).toEqual([]);
  expect(reasonsFor(line, doesNot)).not.toEqual([]);
});

test("MS is a degree in a study and no degree before Word", () => {
  const education = [{ studyType: "MS", area: "Soil Science", institution: "Tana College", endDate: "2014" }];
  const skills = [{ keywords: ["MS Word"] }];
  const prepared = (profile: object) =>
    prepareLock({ profile: Profile.parse(profile), today: "2026-11-27", language: "en", advert });
  const text = "I hold a master's degree.";
  const ofSkill = prepared({ basics: {}, skills });
  expect(lockSentence({ text, facts: ["skills.0.keywords.0"] }, ofSkill)).not.toEqual([]);
  expect(lockSentence({ text: "I write in MS Word.", facts: ["skills.0.keywords.0"] }, ofSkill)).toEqual([]);
  expect(lockSentence({ text, facts: ["education.0"] }, prepared({ basics: {}, education }))).toEqual([]);
});
