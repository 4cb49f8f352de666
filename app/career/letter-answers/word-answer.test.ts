import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { sourceLines } from "../source-lines";
import { termOf } from "../letter-writer/terms";
import { suggestAnswer } from "./suggest-answer";
import { withTerm, wordTerm } from "./state-term";
import { wordAnswer } from "./word-answer";

const worded = (
  answer: string,
  topic: Parameters<typeof wordAnswer>[1]["topic"],
  { request = "", language = "en" as "en" | "fr" | "de" | "es" } = {},
) => wordAnswer(answer, { topic, request, language })?.join(" | ");

test.each([
  ["2 weeks", "notice", "Notice: 2 weeks."],
  ["Notice period: two weeks", "notice", "Notice: two weeks."],
  ["150k", "pay", "Expected salary: 150,000."],
  ["N150k - N180k net", "pay", "Expected salary: N150,000 - N180,000 net."],
  ["150000 a month", "pay", "Expected salary: 150,000 a month."],
  ["₦150,000.00, negotiable", "pay", "Expected salary: ₦150,000.00, negotiable."],
  ["immediately", "start", "Available to start: immediately."],
  ["Two, a landlord and a civil servant", "guarantors", "Guarantors: Two, a landlord and a civil servant."],
  ["28", "age", "Age: 28 years."],
  ["Years of experience: 7", "years", "Experience: 7 years."],
  ["four, in Kano", "years", "Experience: four, in Kano."],
] as const)("a few words get a label: %s", (answer, topic, expected) => {
  expect(worded(answer, topic)).toBe(expected);
});

test.each([
  ["My notice is two weeks.", "notice", "My notice is two weeks."],
  ["i can start on 1 December", "start", "I can start on 1 December."],
  [
    "At present i earn N100,000; N150,000 would be fine",
    "pay",
    "At present I earn N100,000; N150,000 would be fine.",
  ],
  ["I want to work nearer to the field!", "reason", "I want to work nearer to the field!"],
] as const)("a sentence stays as it is: %s", (answer, topic, expected) => {
  expect(worded(answer, topic)).toBe(expected);
});

test("each language has its own label, and a sentence in it needs none", () => {
  expect(worded("2 semaines", "notice", { language: "fr" })).toBe("Préavis : 2 semaines.");
  expect(worded("Je suis libre dès maintenant", "start", { language: "fr" })).toBe(
    "Je suis libre dès maintenant.",
  );
  expect(worded("45k", "pay", { language: "de" })).toBe("Gehaltsvorstellung: 45.000.");
  expect(worded("Meine Kündigungsfrist ist ein Monat", "notice", { language: "de" })).toBe(
    "Meine Kündigungsfrist ist ein Monat.",
  );
});

test("what has no label of its own takes the name that the advert gives it, or must be more than a word", () => {
  const request = "your portfolio size and PAR";
  expect(worded("3 March 1998", "age", { request: "date of birth" })).toBe("Date of birth: 3 March 1998.");
  expect(worded("N86m, PAR 2.1%", "figures", { request })).toBe("Portfolio size and PAR: N86m, PAR 2.1%.");
  expect(worded("growth", "reason", { request: "why you want to leave" })).toBeUndefined();
  expect(worded("N86m", "figures", { request, language: "de" })).toBeUndefined();
  expect(worded("because my contract ends in March", "reason", { request: "why you left" })).toBe(
    "Because my contract ends in March.",
  );
  expect(worded(" \n ", "notice")).toBeUndefined();
  expect(worded("...", "notice")).toBeUndefined();
});

test("a long answer keeps its paragraphs, and no line of it its breaks or strange spaces", () => {
  expect(worded("A trader refused\nto pay.\r\n\r\nI  went\u00a0to her shop.\u200b", "story")).toBe(
    "A trader refused to pay. | I went to her shop.",
  );
});

const profile = Profile.parse({ basics: { name: "Musa Danladi" } });
const stated = (topic: Parameters<typeof withTerm>[1], answer: string, before = profile) =>
  withTerm(before, topic, answer).personal.map(({ label, value }) => `${label}: ${value}`);

test.each([
  ["pay", "150k a month", "Expected salary: 150k a month"],
  ["notice", "My notice period is two weeks.", "Notice: two weeks"],
  ["start", "I can start two weeks after an offer", "Available to start: two weeks after an offer"],
  ["guarantors", "I have two guarantors", "Guarantors: two guarantors"],
] as const)("a profile states a term in the form that letters read: %s, %s", (topic, answer, line) => {
  expect(stated(topic, answer)).toEqual([line]);
  expect(termOf(line)).toBe(topic);
});

test("a term takes the place of the one before; a day that passes and what is no term are not stated", () => {
  const before = withTerm(profile, "pay", "N120,000");
  expect(stated("pay", "N150,000", before)).toEqual(["Expected salary: N150,000"]);
  expect(stated("start", "1 December 2026")).toEqual([]);
  expect(stated("start", "next Monday")).toEqual([]);
  expect(stated("start", "in 2-3 weeks")).toEqual(["Available to start: in 2-3 weeks"]);
  expect(stated("pay", "N1.5m a year")).toEqual(["Expected salary: N1.5m a year"]);
  expect(withTerm(profile, "reason", "I want to learn.")).toBe(profile);
});

test("a later letter says a stated term in its own language, and a line of a resume as it stands", () => {
  const [line] = sourceLines(withTerm(profile, "pay", "150k")).filter(
    ({ section }) => section === "personal",
  );
  if (!line) throw new Error("nothing is stated");
  expect(wordTerm(line, "pay", "en")).toEqual(["Expected salary: 150,000."]);
  expect(wordTerm(line, "pay", "fr")).toEqual(["Prétentions salariales : 150 000."]);
  expect(
    wordTerm({ id: "custom.0.lines.0", text: "Payment I want: 60/40", section: "custom" }, "pay", "en"),
  ).toEqual(["Payment I want: 60/40."]);
});

test("for a figure that is asked the line of work with one that speaks of it is suggested", () => {
  const teller = Profile.parse({
    basics: {},
    work: [
      {
        position: "Loan Officer",
        highlights: ["Portfolio of ₦64m with 210 borrowers", "Kept the branch garden", "Trained 3 officers"],
      },
    ],
  });
  const suggested = (text: string) => suggestAnswer({ topic: "figures", text }, teller);
  expect(suggested("the size of your loan portfolio")).toBe("Portfolio of ₦64m with 210 borrowers");
  expect(suggested("the deepest borehole you drilled")).toBe("");
});

test("referees of the profile are suggested, and nothing else", () => {
  const own = Profile.parse({
    basics: {},
    referees: {
      onRequest: false,
      list: [
        { name: "Mrs Aisha Bello", position: "Branch Manager", phone: "08030000000" },
        { name: "Mr John Pam" },
      ],
    },
  });
  expect(suggestAnswer({ topic: "referees", text: "two referees" }, own)).toBe(
    "Mrs Aisha Bello, Branch Manager, 08030000000; Mr John Pam",
  );
  expect(suggestAnswer({ topic: "pay", text: "your pay" }, own)).toBe("");
  expect(suggestAnswer({ topic: "referees", text: "two referees" }, profile)).toBe("");
});
