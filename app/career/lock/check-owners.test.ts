import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { lockSentence, prepareLock } from "./index";

const profile = Profile.parse({
  basics: {},
  work: [
    {
      position: "Porter",
      name: "St Kizito's Hospital",
      startDate: "2021-01",
      highlights: ["Moved 70 beds a day"],
    },
    {
      position: "Porter",
      name: "Marula Hotel",
      startDate: "2016-02",
      endDate: "2020-12",
      highlights: ["Looked after 9 lifts"],
    },
  ],
  education: [
    { studyType: "MSc", area: "Logistics", institution: "Bugema University", endDate: "2015" },
    { studyType: "BSc", area: "Commerce", institution: "Gulu University", endDate: "2013" },
  ],
});
const advert = { title: "", company: "", text: "" };
const context = prepareLock({ profile, today: "2026-11-27", language: "en", advert });
const reasons = (text: string, ...facts: string[]) =>
  lockSentence({ text, facts }, context).map(({ kind }) => kind);
const BOTH = ["work.0.highlights.0", "work.1.highlights.0"];

test.each([
  ["At St Kizito's Hospital I moved 70 beds a day, and at Marula Hotel I looked after nine lifts.", BOTH],
  ["Nine lifts at Marula Hotel and 70 beds a day at St Kizito's were my work.", BOTH],
  ["At Marula Hotel and St Kizito's Hospital I looked after nine lifts and moved 70 beds a day.", BOTH],
  ["With my MSc I came back to Gulu University.", ["education.0", "education.1"]],
  ["Bugema University and Gulu University gave me my MSc and my BSc.", ["education.0", "education.1"]],
  ["St Kizito's sees me move 70 beds a day.", ["work.0.highlights.0"]],
  ["Bugema University gave me my MSc, Gulu University my BSc.", ["education.0", "education.1"]],
])("a figure and a degree stand with their own place: %s", (text, facts) => {
  expect(reasons(text, ...facts)).toEqual([]);
});

test.each([
  ["At St Kizito's Hospital I looked after nine lifts, and at Marula Hotel I moved 70 beds a day.", BOTH],
  ["St Kizito's has nine lifts that I looked after.", ["work.1.highlights.0", "work.0"]],
  ["Gulu University gave me my MSc.", ["education.0", "education.1"]],
])("a figure or a degree of another place is turned back: %s", (text, facts) => {
  expect(reasons(text, ...facts)).not.toEqual([]);
});
