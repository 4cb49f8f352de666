import { expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { checkRules } from "~/career/matching/check-rules";
import { parseProfile } from "~/career/profile";
import { Profile } from "~/career/profile.schema";
import { writeLetter } from "~/career/writer/letter";
import { writeResume } from "~/career/writer/resume";
import { statedYears, yearsInField, yearsToState } from "./experience-years";
import { monthsOfExperience } from "./tenure";

const today = "2026-11-22";
const profileWith = (summary: string) =>
  parseProfile(`Ngozi Eze
${summary && `\nSUMMARY\n${summary}\n`}
WORK EXPERIENCE
Accountant | Bukuru Mills, Jos | Jan 2021 – Present
- Reconcile 14 bank accounts every month
Accounts Clerk | Plateau Stores, Jos | Jan 2020 – Dec 2021
- Posted 120 invoices a week

SKILLS
Excel, Sage 50, payroll, VAT, bank reconciliation, stock taking

EDUCATION
HND, Accountancy | Plateau State Polytechnic | 2019`);

test("years of two jobs at one time count once, up to today's month", () => {
  const job = (startDate: string, endDate: string) => ({ startDate, endDate, highlights: [] });
  expect(monthsOfExperience([job("2019-01", "2020-12"), job("2020-01", "2021-12")], "2026-11-01")).toBe(36);
  expect(monthsOfExperience([job("2027-01", "present")], "2026-11-01")).toBe(0);
  expect(yearsToState(profileWith(""), today)?.count).toBe(6);
});

test.each([
  ["Accountant with 9 years of experience.", 9],
  ["Accountant. Over 12 years' work experience, five of them in Jos.", 12],
  ["An accountant of 6 years in flour milling.", 6],
  ["An accountant with 4 years of experience in flour milling.", undefined],
  ["Careful accountant.", 6],
])("%s: the figure that both papers state is %s", (summary, count) => {
  expect(yearsToState(profileWith(summary), today)?.count).toBe(count);
});

test("letter and resume of one pack state one figure", async () => {
  const text =
    "Tavora Foods needs an Accountant in Jos. Requirements: bank reconciliation, 5 years experience.";
  const advert = readAdvert(text, { today });
  for (const summary of [
    "",
    "Accountant with 9 years of experience.",
    "Careful accountant, 4 years in milling.",
  ]) {
    const given = { profile: profileWith(summary), advert, today, language: "en" as const, seed: "a" };
    // What the advert asks for is no figure of the person.
    const letter = writeLetter(given).sentences.map(({ text: own }) =>
      own.replace(/^You ask for [^;]*;|^At least \d+ years of experience:/, ""),
    );
    const resume = writeResume(given).profile.summary;
    const counts = [...letter, ...resume].flatMap((line) => /(\d+) years/.exec(line)?.[1] ?? []);
    expect(counts.length).toBeGreaterThan(0);
    expect(new Set(counts).size).toBe(1);
  }
});

test.each([
  ["Chartered accountant with 9 years' experience in audit and tax.", "9 years' experience in audit and tax"],
  [
    "A nurse with over seven years of bedside experience in maternity wards and is now back.",
    "over seven years of bedside experience in maternity wards",
  ],
  ["28 years in installation and service of lifts.", "28 years in installation and service of lifts"],
  ["Eight yrs of brand identity for food and music.", "eight years of brand identity for food and music"],
  ["32 years of age, married.", undefined],
  ["Accountant with 9 years of experience.", undefined],
  ["Careful accountant, 4 years in milling.", undefined],
])("the years in one field of %j are %j", (summary, words) => {
  expect(yearsInField({ summary: [summary] })?.text).toBe(words);
});

test("years of learning a trade are no years of work in it", () => {
  const work = [
    { position: "Stylist", startDate: "2020-01", endDate: "present", highlights: [] },
    { position: "Apprentice Stylist", startDate: "2015-01", endDate: "2019-12", highlights: [] },
  ];
  const years = yearsToState({ summary: [], work }, "2026-01-15");
  expect(years).toEqual({ count: 6, sourceIds: ["work.0"] });
  const rule = { kind: "years" as const, atLeast: 5, start: 0, end: 1 };
  const [check] = checkRules([rule], Profile.parse({ basics: {}, work }), { today: "2026-01-15" });
  expect(check).toMatchObject({
    state: "met",
    why: "It asks for 5 years. Your profile shows about 6 years, and 5 as an apprentice.",
  });
});

test("an office that students give each other is no work", () => {
  const work = [
    {
      position: "Data Analyst",
      name: "Kudi Analytics",
      startDate: "2025-06",
      endDate: "present",
      highlights: [],
    },
    {
      position: "Director of Information",
      name: "UNN Students’ Union",
      startDate: "2023",
      endDate: "2024-12",
      highlights: [],
    },
  ];
  expect(yearsToState(Profile.parse({ basics: {}, work }), today)).toEqual({
    count: 1,
    sourceIds: ["work.0"],
  });
});

test.each([
  ["A buyer with twenty-six years' experience in oil and gas.", 26, false],
  ["Nurse with 15yrs experience.", 15, true],
  ["Teacher. Thirty-five unbroken years in the classroom.", 35, false],
  ["Surveyor with over a decade in valuation.", 10, false],
])("%s: %s years are stated", (line, count, isTotal) => {
  expect(statedYears({ summary: [line] })).toMatchObject({ count, isTotal });
});

test("years of life, and of living somewhere, are no years of work", () => {
  expect(statedYears({ summary: ["I am 32 years old. I lived in Jos for three years."] })).toBeUndefined();
});

test("posts without their dates add up to nothing that is stated, remnants do not matter", () => {
  const clerk = { position: "Clerk", startDate: "2015-01", endDate: "2024-12", highlights: [] };
  const count = (other: object) =>
    yearsToState(Profile.parse({ basics: {}, work: [clerk, { highlights: [], ...other }] }), today)?.count;
  expect(count({ name: "Kano stores" })).toBe(10);
  expect(count({ position: "Store Keeper" })).toBeUndefined();
  expect(count({ startDate: "2010-01", endDate: "2012-12" })).toBeUndefined();
});
