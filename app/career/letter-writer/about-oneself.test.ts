import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { aboutOneself } from "./about-oneself";

const aboutOf = (summary: string, subject: string, years: number) =>
  aboutOneself(Profile.parse({ basics: {}, summary: [summary] }), { subject, months: years * 12 })?.text;

test.each([
  [
    "Chartered land surveyor with eighteen years in state service and private practice. Calm under rain.",
    "Senior Surveyor",
    "I am a chartered land surveyor with eighteen years in state service and private practice.",
    19,
  ],
  [
    "Results-driven and hardworking sales executive with over 6 years of experience in FMCG, seeking a new challenge",
    "Regional Sales Manager",
    "I am a sales executive with over 6 years of experience in FMCG.",
    6,
  ],
  [
    "Eleven years of teaching Chemistry in public schools.",
    "Chemistry Teacher",
    "I have eleven years of teaching Chemistry in public schools.",
    11,
  ],
  [
    "COREN registered engineer with 12 years on roads and bridges",
    "Bridge Engineer",
    "I am a COREN registered engineer with 12 years on roads and bridges.",
    14,
  ],
  [
    "A chartered accountant with over Fifteen (15) years in commercial banking.",
    "Head of Accounts, Banking",
    "I am a chartered accountant with over fifteen (15) years in commercial banking.",
    15,
  ],
  [
    "Result oriented sales representative who has beaten target in 5 of the last 6 years.",
    "Sales Representative",
    "I am a sales representative who has beaten target in 5 of the last 6 years.",
    8,
  ],
  [
    "I am a registered nurse and midwife from southern Borno. I love the work.",
    "Midwife",
    "I am a registered nurse and midwife from southern Borno.",
    9,
  ],
])("%j for %j", (summary, subject, sentence, years) => {
  expect(aboutOf(summary, subject, years)).toBe(sentence);
});

test("another trade, other years than the posts show, or no years are left out", () => {
  expect(aboutOf("Baker with ten years in hotels.", "Head Baker", 10)).toBeDefined();
  expect(aboutOf("Baker with ten years in hotels.", "Security Guard", 10)).toBeUndefined();
  expect(aboutOf("Baker with ten years in hotels.", "Head Baker", 6)).toBeUndefined();
  expect(aboutOf("Baker with ten years in hotels.", "Head Baker", 19)).toBeUndefined();
  expect(aboutOf("Baker with a warm hand.", "Head Baker", 10)).toBeUndefined();
  expect(
    aboutOf("Recent accounting graduate who has just finished her 1 year", "Accounting", 1),
  ).toBeUndefined();
  expect(aboutOf("Former baker with ten years in hotels.", "Head Baker", 10)).toBeUndefined();
});
