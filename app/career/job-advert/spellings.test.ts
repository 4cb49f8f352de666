import fc from "fast-check";
import { expect, test } from "vitest";
import { readAdvert } from "./read-advert";

// One meaning, spelled the many ways in which adverts spell it, in adverts of several manners. None is copied from a labelled advert.

const TODAY = "2026-11-16";

const MANNERS: readonly ((line: string) => string)[] = [
  (line) =>
    `Welder needed at Sagamu. ${line}. Must know arc welding. Send CV to jobs@brightwell.ng before Friday.`,
  (line) =>
    `Brightwell Ltd is hiring a Store Officer in Ogba.\n\nRequirements\n- Bin cards\n- ${line}\n- Honest and punctual\n\nHow to apply\nSend your CV to jobs@brightwell.ng`,
  (line) =>
    `VACANCY\nPalmgate Schools, Awka requires a Biology Teacher.\n${line}.\nApply in person at the school office.`,
  (line) => `*URGENT* Chef wanted in Kubwa, must cook local soups and ${line}. Call 08031234567`,
  (line) => `Requirements: ${line}, knowledge of Excel, good references. Mail your CV to hr@palmgate.com`,
];

const AGES: readonly { say: (low: number, high: number) => string; has: "both" | "most" | "least" }[] = [
  { say: (low, high) => `be between ${low} and ${high} years`, has: "both" },
  { say: (low, high) => `be ${low} to ${high} years old`, has: "both" },
  { say: (low, high) => `age ${low}-${high}`, has: "both" },
  { say: (low, high) => `age: ${low} – ${high} years`, has: "both" },
  { say: (low, high) => `aged ${low} to ${high}`, has: "both" },
  { say: (low, high) => `be from ${low} to ${high} years of age`, has: "both" },
  { say: (low, high) => `be between the ages of ${low} and ${high}`, has: "both" },
  { say: (low, high) => `age bracket ${low} - ${high}`, has: "both" },
  { say: (low, high) => `age range of ${low} to ${high} years`, has: "both" },
  { say: (low, high) => `be not below ${low} and not above ${high} years`, has: "both" },
  { say: (low, high) => `be not less than ${low} and not more than ${high} years of age`, has: "both" },
  { say: (low, high) => `be at least ${low} and at most ${high} years old`, has: "both" },
  { say: (low, high) => `be between ${low} and ${high}`, has: "both" },
  { say: (low, high) => `be ${low}-${high}yrs`, has: "both" },
  { say: (_, high) => `be not more than ${high} years old`, has: "most" },
  { say: (_, high) => `be not above ${high} years`, has: "most" },
  { say: (_, high) => `be ${high} years and below`, has: "most" },
  { say: (_, high) => `age limit ${high} years`, has: "most" },
  { say: (_, high) => `maximum age ${high}`, has: "most" },
  { say: (_, high) => `age not exceeding ${high} years`, has: "most" },
  { say: (_, high) => `be not older than ${high} years`, has: "most" },
  { say: (_, high) => `age: max ${high}`, has: "most" },
  { say: (_, high) => `be at most ${high} years of age`, has: "most" },
  { say: (_, high) => `be up to ${high} years of age`, has: "most" },
  { say: (low) => `be at least ${low} years old`, has: "least" },
  { say: (low) => `be not less than ${low} years of age`, has: "least" },
  { say: (low) => `minimum age of ${low} years`, has: "least" },
  { say: (low) => `be ${low} years and above`, has: "least" },
  { say: (low) => `age: ${low}+`, has: "least" },
  { say: (low) => `be above ${low - 1} years of age`, has: "least" },
];

const DEGREES: readonly [say: string, options: string[]][] = [
  ["B.Sc in Accounting", ["B.Sc"]],
  ["BSc Accounting", ["B.Sc"]],
  ["B.Sc. (Accounting)", ["B.Sc"]],
  ["HND/B.Sc in Accounting", ["B.Sc", "HND"]],
  ["B.Sc/HND", ["B.Sc", "HND"]],
  ["B.Sc or HND in any field", ["B.Sc", "HND"]],
  ["HND or B.Sc", ["B.Sc", "HND"]],
  ["a B.Sc or its equivalent in Economics", ["B.Sc"]],
  ["Bachelor's degree in Economics", ["Bachelor"]],
  ["Bachelors degree in any discipline", ["Bachelor"]],
  ["a first degree in a related field", ["Bachelor"]],
  ["a university degree in Economics", ["Bachelor"]],
  ["a good first degree", ["Bachelor"]],
  ["minimum of Bachelor degree in Law", ["Bachelor"]],
  ["OND in any field", ["OND"]],
  ["minimum qualification of OND", ["OND"]],
  ["OND/NCE", ["NCE", "OND"]],
  ["NCE or OND", ["NCE", "OND"]],
  ["ND in Electrical Engineering", ["OND"]],
  ["OND, HND or B.Sc", ["B.Sc", "HND", "OND"]],
  ["OND/HND/BSc in any discipline", ["B.Sc", "HND", "OND"]],
  ["Master's degree in Public Health", ["M.Sc"]],
  ["Bachelor or Master in Statistics", ["Bachelor", "M.Sc"]],
  ["Bachelor or Master", ["Bachelor", "M.Sc"]],
  ["a Master", ["M.Sc"]],
  ["M.Sc in Statistics", ["M.Sc"]],
  ["an MSc in Statistics", ["M.Sc"]],
  ["B.Eng in Civil Engineering", ["B.Eng"]],
  ["B.Eng/B.Tech/HND in Mechanical Engineering", ["B.Eng", "B.Tech", "HND"]],
  ["LL.B", ["LL.B"]],
  ["B.Pharm", ["B.Pharm"]],
  ["B.Ed in English", ["B.Ed"]],
  ["Higher National Diploma in Catering", ["HND"]],
];

const CLOSINGS: readonly [say: string, date: string][] = [
  ["on or before 30th November 2026", "2026-11-30"],
  ["not later than 30th November, 2026", "2026-11-30"],
  ["latest 30/11/2026", "2026-11-30"],
  ["before 30 November 2026", "2026-11-30"],
  ["by 30th Nov 2026", "2026-11-30"],
  ["by November 30, 2026", "2026-11-30"],
  ["on or before Monday, 30th November 2026", "2026-11-30"],
  ["no later than 30-11-2026", "2026-11-30"],
  ["latest by 30th of November 2026", "2026-11-30"],
  ["until 30 Nov. 2026", "2026-11-30"],
];

const SUBJECTS: readonly [say: string, subject: string][] = [
  ["using the job title as the subject of the mail", "Cost Accountant"],
  ["with the position as subject", "Cost Accountant"],
  ["using the position applied for as the subject of the email", "Cost Accountant"],
  ['with the subject "COST ACCOUNTANT"', "COST ACCOUNTANT"],
  ["with ACCT-26 as subject", "ACCT-26"],
  ["using 'Cost Accountant' as the subject", "Cost Accountant"],
  ["with your full name as the subject", "{name}"],
  ["using your name and the position as subject", "{name} Cost Accountant"],
  ["stating the job title as the subject", "Cost Accountant"],
  ["Subject: Cost Accountant", "Cost Accountant"],
];

const PAPERS: readonly [say: string, papers: string[]][] = [
  ["your CV", ["resume"]],
  ["your updated CV", ["resume"]],
  ["your resume", ["resume"]],
  ["a detailed curriculum vitae", ["resume"]],
  ["your CV and cover letter", ["cover letter", "resume"]],
  ["a cover letter with your CV", ["cover letter", "resume"]],
  ["your CV, cover letter and certificates", ["certificates", "cover letter", "resume"]],
  ["an application letter and CV", ["application letter", "resume"]],
  ["your CV and credentials", ["certificates", "resume"]],
  ["your CV and a passport photograph", ["passport photograph", "resume"]],
  ["your CV and copies of certificates", ["certificates", "resume"]],
  ["your CV and portfolio", ["portfolio", "resume"]],
  ["CV, portfolio link and cover letter", ["cover letter", "portfolio", "resume"]],
  ["your CV and the names of three referees", ["references", "resume"]],
];

const WAYS: readonly [say: string, field: "email" | "url" | "phone", value: string][] = [
  ["Send your CV to people@kaltungo.org", "email", "people@kaltungo.org"],
  ["Interested? Mail people@kaltungo.org.", "email", "people@kaltungo.org"],
  ["CVs to: people@kaltungo.org", "email", "people@kaltungo.org"],
  ["Apply via https://kaltungo.org/jobs/12", "url", "https://kaltungo.org/jobs/12"],
  ["Apply here: https://kaltungo.org/jobs/12.", "url", "https://kaltungo.org/jobs/12"],
  ["Call 08035550199", "phone", "08035550199"],
  ["WhatsApp your CV to 08035550199", "phone", "08035550199"],
  ["Text your name to 0803 555 0199", "phone", "0803 555 0199"],
];

const rulesOf = (text: string) => readAdvert(text, { today: TODAY }).rules;
const OFFICE =
  "Redwood Foods Ltd, Karu needs a Cost Accountant with ledger posting and three years experience.";

test("an age limit is read however it is spelled, in an advert of any manner", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...AGES),
      fc.constantFrom(...MANNERS),
      fc.integer({ min: 18, max: 28 }),
      fc.integer({ min: 32, max: 55 }),
      ({ say, has }, manner, low, high) => {
        const rule = rulesOf(manner(say(low, high))).find(({ kind }) => kind === "age");
        const { start: _start, end: _end, ...age } = rule ?? {};
        const floor = say(low, high).includes(`above ${low - 1}`) ? low - 1 : low;
        expect(age).toEqual({
          kind: "age",
          ...(has !== "most" && { atLeast: floor }),
          ...(has !== "least" && { atMost: high }),
        });
      },
    ),
  );
});

test("degrees are read however they are spelled, in an advert of any manner", () => {
  fc.assert(
    fc.property(fc.constantFrom(...DEGREES), fc.constantFrom(...MANNERS), ([say, options], manner) => {
      const rule = rulesOf(manner(`hold ${say}`)).find((one) => one.kind === "degree");
      expect(rule?.kind === "degree" && rule.options.toSorted(), say).toEqual(options);
    }),
  );
});

test.each(CLOSINGS)("%s is the closing date %s", (say, date) => {
  expect(rulesOf(`${OFFICE} Send your CV to hr@redwood.ng ${say}.`)).toContainEqual(
    expect.objectContaining({ kind: "closes", date }),
  );
});

test.each(SUBJECTS)("%s is the subject %s", (say, subject) => {
  const joint = say.startsWith("Subject") ? ". " : " ";
  expect(
    readAdvert(`${OFFICE} Send your CV to hr@redwood.ng${joint}${say}.`, { today: TODAY }).howToApply.subject,
  ).toBe(subject);
});

test.each(PAPERS)("%s are the papers %j", (say, papers) => {
  const { howToApply } = readAdvert(`${OFFICE} Send ${say} to hr@redwood.ng.`, { today: TODAY });
  expect(howToApply.attachments.toSorted()).toEqual(papers);
});

test.each(WAYS)("%s is a way to apply by %s", (say, field, value) => {
  expect(readAdvert(`${OFFICE} ${say}`, { today: TODAY }).howToApply[field]).toBe(value);
});
