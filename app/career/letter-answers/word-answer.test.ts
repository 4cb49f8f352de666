import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { sourceLines } from "../source-lines";
import { termOf } from "../letter-writer/terms";
import { withTerm, wordTerm } from "./state-term";
import { wordAnswer } from "./word-answer";

const said = (
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
  ["28", "age", "Age: 28."],
] as const)("a few words get a label: %s", (answer, topic, expected) => {
  expect(said(answer, topic)).toBe(expected);
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
  expect(said(answer, topic)).toBe(expected);
});

test("each language has its own label, and a sentence in it needs none", () => {
  expect(said("2 semaines", "notice", { language: "fr" })).toBe("Préavis : 2 semaines.");
  expect(said("Je suis libre dès maintenant", "start", { language: "fr" })).toBe(
    "Je suis libre dès maintenant.",
  );
  expect(said("45k", "pay", { language: "de" })).toBe("Gehaltsvorstellung: 45.000.");
  expect(said("Meine Kündigungsfrist ist ein Monat", "notice", { language: "de" })).toBe(
    "Meine Kündigungsfrist ist ein Monat.",
  );
});

test("what has no label of its own takes the name that the advert gives it, or must be more than a word", () => {
  const request = "your portfolio size and PAR";
  expect(said("N86m, PAR 2.1%", "figures", { request })).toBe("Portfolio size and PAR: N86m, PAR 2.1%.");
  expect(said("growth", "reason", { request: "why you want to leave" })).toBeUndefined();
  expect(said("N86m", "figures", { request, language: "de" })).toBeUndefined();
  expect(said("because my contract ends in March", "reason", { request: "why you left" })).toBe(
    "Because my contract ends in March.",
  );
  expect(said(" \n ", "notice")).toBeUndefined();
  expect(said("...", "notice")).toBeUndefined();
});

test("a long answer keeps its paragraphs, and no line of it its breaks or strange spaces", () => {
  expect(said("A trader refused\nto pay.\r\n\r\nI  went\u00a0to her shop.\u200b", "story")).toBe(
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
  expect(withTerm(profile, "reason", "I want to learn.")).toBe(profile);
});

test("a later letter says a stated term in its own language, and a line of a resume as it stands", () => {
  const [line] = sourceLines(withTerm(profile, "pay", "150k")).filter(
    ({ section }) => section === "personal",
  );
  if (!line) throw new Error("nothing is stated");
  expect(wordTerm(line, "pay", "en")).toEqual(["Expected salary: 150,000."]);
  expect(wordTerm(line, "pay", "fr")).toEqual(["Prétentions salariales : 150\u00a0000."]);
  expect(
    wordTerm({ id: "custom.0.lines.0", text: "Payment I want: 60/40", section: "custom" }, "pay", "en"),
  ).toEqual(["Payment I want: 60/40."]);
});
