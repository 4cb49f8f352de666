import { expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { parseProfile } from "~/career/profile";
import { entryChoice } from "~/career/profile/entry-choice";
import { withAnswer } from "./answer-question";
import { fitOf } from "./fit";

const TODAY = "2026-11-22";
const PROFILE = parseProfile(
  "Ada Obi\n\nWORK EXPERIENCE\nAccountant | Bola & Sons | 2020 – Present\n- Reconciled 14 bank accounts",
);
const JOB = entryChoice(PROFILE, "work", 0);
const ask = (requirements: string) =>
  readAdvert(`Tavora Ltd needs an Accountant.\nRequirements:\n${requirements}`, { today: TODAY });
const questionsOf = (requirements: string) => fitOf(ask(requirements), PROFILE, { today: TODAY }).questions;

test.each([
  ["- Payroll", { value: "Paid 40 people every month", place: JOB }],
  ["- Payroll", { value: "", place: JOB }],
  ["- Payroll", { value: "", place: "" }],
  ["- Power BI", { value: "Learned it online", place: "" }],
  ["- Prepare the monthly management accounts", { value: "Did this at year end", place: JOB }],
])("the answer to %s counts at once: %j", (requirements, answer) => {
  const [question] = questionsOf(requirements);
  if (!question) throw new Error("nothing is asked");
  const before = fitOf(ask(requirements), PROFILE, { today: TODAY });
  const profile = withAnswer(PROFILE, question, answer);
  const after = profile && fitOf(ask(requirements), profile, { today: TODAY });
  expect(after?.met).toHaveLength(before.met.length + 1);
  expect(after?.score).toBeGreaterThan(before.score);
  expect(after?.questions.map(({ id }) => id)).not.toContain(question.id);
});

test.each([
  ["- Not more than 32 years", { value: "1998-03-14", place: "" }, "met"],
  ["- Not more than 32 years", { value: "1980-03-14", place: "" }, "unmet"],
  ["- NYSC discharge certificate", { value: "discharged", place: "" }, "met"],
  ["- Must be a member of ICAN or ACCA", { value: "ACCA", place: "" }, "met"],
  ["- Valid driver's licence", { value: "driver's licence", place: "" }, "met"],
])("the answer to %s with %j makes the rule %s", (requirements, answer, state) => {
  const [question] = questionsOf(requirements);
  if (!question) throw new Error("nothing is asked");
  const profile = withAnswer(PROFILE, question, answer);
  expect(profile && fitOf(ask(requirements), profile, { today: TODAY }).rules[0]?.state).toBe(state);
});

test.each([
  "- Must be willing to relocate to Kano",
  "- Willingness to travel within the state",
  "- Ability to work night shifts and weekends",
  "- Must be ready to live on site",
])("who says yes to %s is asked no more, and the advert counts it as met", (requirements) => {
  const advert = ask(requirements);
  const [question] = questionsOf(requirements);
  if (!question?.options?.[0]) throw new Error("nothing is asked");
  expect(question.kind).toBe("readiness");
  const profile = withAnswer(PROFILE, question, { value: question.options[0], place: "" });
  const after = profile && fitOf(advert, profile, { today: TODAY });
  expect(after?.questions).toEqual([]);
  expect(after?.met).toHaveLength(1);
  expect(withAnswer(PROFILE, question, { value: "perhaps", place: "" })).toBeUndefined();
});

const GRADUATE = parseProfile(
  "Ada Obi\n\nEDUCATION\nB.Sc Accounting | University of Jos | 2016 – 2020\n\nSKILLS\nPayroll",
);
const SCHOOLED = parseProfile("Ada Obi\n\nSKILLS\nPayroll");

test.each([
  [GRADUATE, "- Minimum of Second Class Lower", "Second Class Upper", "met"],
  [GRADUATE, "- Minimum of Second Class Lower", "Third Class", "unmet"],
  [SCHOOLED, "- B.Sc or HND in Accounting", "HND", "met"],
  [SCHOOLED, "- Must reside in Lekki", "Lekki Phase 1, Lagos", "met"],
])("a study and a home are asked for, and the answer counts: %#", (profile, requirements, value, state) => {
  const fit = (own: typeof profile) => fitOf(ask(requirements), own, { today: TODAY });
  const [question] = fit(profile).questions;
  if (!question) throw new Error("nothing is asked");
  expect(fit(profile).rules[0]?.state).toBe("unknown");
  const changed = withAnswer(profile, question, { value, place: "" });
  expect(changed && fit(changed).rules[0]?.state).toBe(state);
  expect(changed && fit(changed).questions.map(({ id }) => id)).not.toContain(question.id);
});

test("no class is asked of a person without a study, and no town of one who names it", () => {
  const kinds = (requirements: string, own: typeof SCHOOLED) =>
    fitOf(ask(requirements), own, { today: TODAY }).questions.map(({ kind }) => kind);
  const from = (location: string) => ({ ...SCHOOLED, basics: { ...SCHOOLED.basics, location } });
  expect(kinds("- Minimum of Second Class Lower", SCHOOLED)).not.toContain("class");
  expect(kinds("- Must reside in Lekki", from("Lagos State, Nigeria"))).toContain("residence");
  expect(kinds("- Must reside in Lekki", from("Ibadan, Oyo"))).not.toContain("residence");
});

test("an answer that says nothing changes nothing", () => {
  const [age] = questionsOf("- Not more than 32 years");
  expect(age && withAnswer(PROFILE, age, { value: "last year", place: "" })).toBeUndefined();
  expect(age && withAnswer(PROFILE, age, { value: "1998-13-41", place: "" })).toBeUndefined();
  const [body] = questionsOf("- Must be a member of ICAN or ACCA");
  expect(body && withAnswer(PROFILE, body, { value: "NMCN", place: "" })).toBeUndefined();
});

test("what the letter shall say of pay, notice and start is asked once, and the answer is a term of the profile", () => {
  const asked =
    "- Excel\n\nHow to apply: In your letter state your expected salary, your notice period and when you can resume.";
  const fit = (own: typeof PROFILE) => fitOf(ask(asked), own, { today: TODAY });
  const terms = fit(PROFILE).questions.filter(({ id }) => id.startsWith("term-"));
  expect(terms.map(({ kind }) => kind)).toEqual(["pay", "notice", "start"]);
  const [pay, , start] = terms;
  if (!pay || !start) throw new Error("nothing is asked");
  const changed = withAnswer(PROFILE, pay, { value: "N150,000 a month", place: "" });
  expect(changed?.personal).toEqual([{ label: "Expected salary", value: "N150,000 a month" }]);
  expect(changed && fit(changed).questions.map(({ kind }) => kind)).not.toContain("pay");
  expect(withAnswer(PROFILE, start, { value: "1 December 2026", place: "" })).toBeUndefined();
  expect(withAnswer(PROFILE, pay, { value: " ", place: "" })).toBeUndefined();
  expect(questionsOf("- Pay the salaries of 14 staff").filter(({ id }) => id.startsWith("term-"))).toEqual(
    [],
  );
});

test("a line goes to the job that was chosen, wherever it stands by now, and to no other", () => {
  const [question] = questionsOf("- Payroll");
  const [bola] = PROFILE.work;
  if (!question || !bola) throw new Error("nothing is asked");
  const choice = entryChoice(PROFILE, "work", 0);
  const newer = { name: "Makurdi Mills", position: "Storekeeper", highlights: [] };
  const answer = { value: "Payroll for 40 people", place: choice };
  const linesOf = (work: typeof PROFILE.work) =>
    withAnswer({ ...PROFILE, work }, question, answer)?.work.map(({ name, highlights }) => [
      name,
      highlights.at(-1),
    ]);
  expect(linesOf([newer, bola])).toEqual([
    ["Makurdi Mills", undefined],
    ["Bola & Sons", "Payroll for 40 people"],
  ]);
  expect(linesOf([newer])).toBeUndefined();
  expect(withAnswer(PROFILE, question, { ...answer, place: "work.0" })).toBeUndefined(); // a page from before the mark
});
