import { expect, test } from "vitest";
import { readAdvert } from "../job-advert/read-advert";
import { Profile } from "../profile.schema";
import { writeLetter } from "../writer/letter";
import { openRequests } from "./open-requests";

const today = "2026-11-27";
const profile = Profile.parse({
  basics: { name: "Musa Danladi", location: "Jos, Plateau" },
  work: [
    {
      position: "Loan Officer",
      name: "Oganiru Bank",
      startDate: "2021-04",
      endDate: "present",
      highlights: ["Manage a portfolio of N86 million with 312 traders"],
    },
  ],
  personal: [{ label: "Date of birth", value: "1998-03-04" }],
});
const requestsOf = (text: string) => {
  const advert = readAdvert(text, { today, jobTitle: "Loan Officer" });
  const letter = writeLetter({ profile, advert, today, language: "en", seed: "a" });
  return {
    open: openRequests(advert, profile, letter.sentences).map(({ text }) => text),
    text: letter.sentences.map((sentence) => sentence.text).join(" "),
  };
};
const ADVERT =
  "Loan Officer at Hallmark Bank, Jos. Experience in micro lending is required.\n\nHow to apply: ";

test("what only the person knows is left for them, in the advert's own words", () => {
  const { open } = requestsOf(
    `${ADVERT}Send your CV and a letter telling us about one difficult customer to jobs@hallmark.example.`,
  );
  expect(open).toEqual([expect.stringContaining("one difficult customer")]);
});

test("age and place are said where they are asked for, and are then no open request", () => {
  const { open, text } = requestsOf(
    `${ADVERT}Please state your age and state of residence in the letter. Send it to jobs@hallmark.example.`,
  );
  expect(text).toContain("Age: 28 years.");
  expect(text).toContain("Residence: Jos, Plateau.");
  expect(open).toEqual([]);
});

test("an advert that asks nothing of the letter leaves nothing open, and no age in it", () => {
  const { open, text } = requestsOf(`${ADVERT}Send your CV to jobs@hallmark.example.`);
  expect(open).toEqual([]);
  expect(text).not.toMatch(/\bAge\b/);
});

test("what the person expects is told to an advert that asks for it, and not to one with salaries to pay", () => {
  const own = {
    ...profile,
    custom: [{ heading: "Other", lines: [{ text: "Expected salary: N130,000", bullet: false }] }],
  };
  const bodyOf = (text: string) => {
    const advert = readAdvert(text, { today, jobTitle: "Loan Officer" });
    return writeLetter({ profile: own, advert, today, language: "en", seed: "a" })
      .sentences.map((sentence) => sentence.text)
      .join(" ");
  };
  expect(bodyOf(`${ADVERT}State your expected salary in the letter.`)).toContain("N130,000");
  expect(
    bodyOf(
      "Loan Officer at Hallmark Bank, Jos.\n\nDuties:\n- Pay the salaries of 14 staff\n- Start new groups",
    ),
  ).not.toContain("N130,000");
});

const openIn = (text: string, own = profile) => {
  const advert = readAdvert(`${ADVERT}${text} Send it to jobs@hallmark.example.`, {
    today,
    jobTitle: "Loan Officer",
  });
  return openRequests(advert, own, []);
};

test("a sentence that asks for several things is several requests, each in its own words", () => {
  const asked = openIn(
    "In your letter state why you want to leave your present job, your notice period, the salary you expect and one difficult customer and how it ended.",
  );
  expect(asked.map(({ topic, text }) => `${topic}: ${text}`)).toEqual([
    "reason: why you want to leave your present job",
    "notice: your notice period",
    "pay: the salary you expect",
    "story: one difficult customer and how it ended",
  ]);
});

test("a term is asked for once, and what the profile states is no question any more", () => {
  const text =
    "State your expected salary and notice period in the letter. Also state your salary expectation.";
  expect(openIn(text).map(({ topic }) => topic)).toEqual(["pay", "notice"]);
  const own = { ...profile, personal: [{ label: "Expected salary", value: "N150,000 a month" }] };
  expect(openIn(text, own).map(({ topic, stated }) => [topic, stated?.text])).toEqual([
    ["pay", "Expected salary: N150,000 a month"],
    ["notice", undefined],
  ]);
});

test("where and how long the advert wants it goes with the request", () => {
  expect(openIn("Write your age in the first paragraph of the letter.")).toMatchObject([
    { topic: "age", place: "opening" },
  ]);
  expect(openIn("Tell us in one page why the field and not the office.")).toMatchObject([
    { topic: "reason", text: "why the field and not the office", place: "closing", length: "one page" },
  ]);
});

test("what the profile holds is no open request, what only the person knows is", () => {
  const text =
    "Applications must state full name, class of degree, institutions attended with dates, work experience, marital status and names of three referees.";
  const theirs = ["marital status", "names of three referees"];
  expect(openIn(text).map((one) => one.text)).toEqual([
    "class of degree",
    "institutions attended with dates",
    ...theirs,
  ]);
  const education = [{ studyType: "B.Sc", institution: "University of Jos", score: "Second Class Upper" }];
  const graduate = Profile.parse({ ...profile, education });
  expect(openIn(text, graduate).map((one) => one.text)).toEqual(theirs);
});

test.each([
  ["whether you have relatives in the bank", "State in the letter whether you have relatives in the bank."],
  [
    "how many years on heavy duty trucks",
    "State in the letter how many years on heavy duty trucks and how many years of experience you have.",
  ],
  ["why you left your last bank", "State in the letter why you left your last bank."],
  ["a declaration that you are not bonded", "The letter must contain a declaration that you are not bonded."],
])("nothing near answers %s", (asked, text) => {
  expect(requestsOf(`${ADVERT}${text} Send it to jobs@hallmark.example.`).open).toEqual([asked]);
});

test("words that only point at what is asked are no request", () => {
  const { open } = requestsOf(
    `${ADVERT}Write a short letter which states your current net monthly pay and your notice period to jobs@hallmark.example. Mails without these three will not be opened.`,
  );
  expect(open).toEqual(["your current net monthly pay", "your notice period"]);
});

test.each([
  "names and phone numbers of two referees, one must be your present or last employer",
  "names, functional emails and phone numbers of three referees, one of whom must be your supervisor",
  "three referees (names, addresses and phone), one of whom must be your pastor",
])("what is asked of the referees is one request: %s", (referees) => {
  const { open } = requestsOf(
    `${ADVERT}Send your CV and a letter stating ${referees}, to jobs@hallmark.example.`,
  );
  expect(open).toHaveLength(1);
  expect(open[0]).toContain("referees");
});

test("what somebody earns at present and what they ask for are two requests", () => {
  const { open } = requestsOf(
    `${ADVERT}Send your CV and a letter stating your present total pay, the pay you expect and how soon you can resume, to jobs@hallmark.example.`,
  );
  expect(open).toEqual(["your present total pay", "the pay you expect", "how soon you can resume"]);
});
