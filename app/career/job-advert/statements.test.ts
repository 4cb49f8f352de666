import { expect, test } from "vitest";
import { ASKED_STATEMENTS, NOT_ASKED } from "#tests/fixtures/asked-statements";
import { readAdvert } from "./read-advert";
import { kindOf } from "./statement-kind";
import { particularIn } from "./statement-particulars";
import { STATEMENT_CUES } from "./vocabulary/statement-cues";
import { PARTICULARS } from "./vocabulary/statement-particulars";
import { FACTS, STATEMENT_KINDS } from "./vocabulary/statement-kinds";
import { isNoStatement, NO_STATEMENTS, STATEMENT_ENDS } from "./vocabulary/statement-limits";

const read = (text: string) => readAdvert(text, { today: "2026-11-27" });
const statementsOf = (text: string) => read(text).howToApply.statements ?? [];

test.each(ASKED_STATEMENTS)("$advert", ({ advert, asked }) => {
  const found = statementsOf(advert).map(({ kind, text, where, length, points }) => ({
    kind,
    text,
    ...(where && { where }),
    ...(length && { length }),
    ...(points && { points }),
  }));
  expect(found).toEqual(asked);
});

test.each(NOT_ASKED)("nothing is to be said: %s", (advert) => {
  expect(statementsOf(advert)).toEqual([]);
});

test("a statement is a span of the text as it was read", () => {
  const { text, howToApply } = read(
    "*Baker wanted*\n✅ CV to a@tal.ng. Say when you are free and what you earn.",
  );
  expect(howToApply.statements?.map(({ start, end }) => text.slice(start, end))).toEqual([
    "when you are free",
    "what you earn",
  ]);
});

// The examples beside the data are its tests.
test.each(STATEMENT_CUES)("$example asks for $wanted", ({ example, wanted }) => {
  expect(statementsOf(example).map(({ text }) => text)).toEqual([wanted]);
});

test.each(FACTS)("$example asks for $wanted", ({ example, wanted }) => {
  expect(statementsOf(`${example} Mail: a@b.ng`).map(({ text }) => text)).toContain(wanted);
});

test.each(STATEMENT_KINDS)("$example is of the kind $kind", ({ example, kind }) => {
  expect(kindOf(example)).toBe(kind);
});

test.each(STATEMENT_ENDS)("a clause ends in “$example”", ({ example, end }) => {
  expect(example.slice(0, new RegExp(end.source, "iu").exec(example)?.index)).toBe("why clay cracks");
});

test.each(NO_STATEMENTS)("“$example” is read elsewhere", ({ example }) => {
  expect(isNoStatement(example)).toBe(true);
});

test.each([
  "In your letter answer:",
  "The covering letter has to cover three things:",
  "In the cover letter:",
  "A cover letter of one page which answers:",
  "In three lines:",
  "We also want to know:",
  "Don't forget to add:",
  "Please include:",
  "Send a letter stating the following:",
  "Your CV and three short paragraphs:",
  "CV with a short mail:",
])("“%s” leads to a list", (lead) => {
  expect(
    statementsOf(`${lead} how much you sold, why you left and when you can resume. Mail: a@b.ng`),
  ).toHaveLength(3);
});

test.each(PARTICULARS)("$example is asked of everybody", ({ example, kind }) => {
  expect(particularIn(example)).toBe(kind === "own" ? kindOf(example) : kind);
});

const HEAD = "Monivest is hiring a Backend Engineer in Lagos.\nRequirements:\n- Go\n\nHow to apply\n";

test("a numbered list behind a note that tells is asked line by line", () => {
  const found = statementsOf(
    `${HEAD}Email ife@monivest.example. Attach CV and write us a SHORT note (max 250 words) telling us:
1. The hardest money bug you've ever fixed
2. Why Monivest?
3. Your notice period
4. Salary expectation (monthly gross)`,
  );
  expect(found.map(({ kind }) => kind)).toEqual(["story", "reason", "notice", "pay"]);
});

test("items of what is sent may hold what the letter shall say", () => {
  const found = statementsOf(
    `${HEAD}Qualified candidates should send to jobs@lai.example:
1. CV, not more than 3 pages
2. A cover letter of one page, which answers: Why LAI and not another organisation? and describes a time you had to say no to a colleague
3. In the cover letter: earliest start date / notice period, gross salary expectation in Naira
4. Contacts of three (3) professional referees including your line manager`,
  );
  expect(found.map(({ kind }) => kind)).toEqual(["reason", "story", "start", "notice", "pay", "referees"]);
});

test("a reference among what is stated takes nothing else along", () => {
  const found = statementsOf(
    `${HEAD}Forward your CV to a@b.example. The application must clearly state the post applied for and its reference number, the names and phone numbers of two referees, and expected salary per month.`,
  );
  expect(found.map(({ kind }) => kind)).toEqual(["referees", "pay"]);
});

test("the class of a licence is stated, a licence is sent", () => {
  const found = statementsOf(
    `${HEAD}Send your CV to a@b.example. In the application write 1. the class of your licence and expiry date 2. types of truck you have driven 3. date you can start.`,
  );
  expect(found.map(({ text }) => text)).toEqual([
    "the class of your licence and expiry date",
    "types of truck you have driven",
    "date you can start",
  ]);
});

test("a time that the selection takes closes nothing, and whoever somebody reports to is no place to come to", () => {
  const { howToApply } = read(
    `Marlowe Court is hiring an HR Manager in Abuja. The HR Manager will report to the General Manager and oversee all people matters.
The process takes 3 weeks.
Send your CV as one PDF to hr@marlowe.example. File name should also be your surname.`,
  );
  expect(howToApply.closes).toBeUndefined();
  expect(howToApply.walkIn).toBeUndefined();
  expect(howToApply.fileName).toBe("{surname}");
});

test.each([
  [
    "Text us on WhatsApp 0814 000 6620: 1️⃣ your age 2️⃣ the area where you stay 3️⃣ expected salary. No calls.",
    ["your age", "the area where you stay", "expected salary"],
  ],
  [
    "Applications, which must be routed through Heads of Department, are to indicate: (i) file number; (ii) date of first appointment.",
    ["file number", "date of first appointment"],
  ],
  [
    "The letter is expected to contain: your day rate; which jetty you know. Mail: a@b.example",
    ["your day rate", "which jetty you know"],
  ],
])("%s", (text, asked) => {
  expect(statementsOf(`Zed Ltd needs a Clerk.\n${text}`).map((one) => one.text)).toEqual(asked);
});
