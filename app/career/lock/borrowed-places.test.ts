import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { lockSentence, prepareLock } from "./index";

const profile = Profile.parse({
  basics: { name: "Ife Bello", email: "ife@example.org", phone: "+234 802 733 9160", location: "Jos" },
  work: [
    {
      name: "Zuldana Stores Ltd",
      position: "Clerk",
      location: "Jos",
      startDate: "2021-01",
      endDate: "present",
      highlights: ["Count 40 shelves a week"],
    },
    {
      name: "Kanuva Transport",
      position: "Clerk",
      location: "Lafia",
      startDate: "2017-01",
      endDate: "2020-12",
      highlights: ["Named best of 31 clerks in 2019", "Trained 2 juniors in filing"],
    },
  ],
  education: [
    { institution: "Lafia Training Centre", area: "Filing", endDate: "2016" },
    {
      studyType: "MBA",
      area: "Management",
      institution: "Nnamdi Azikiwe University",
      standingText: "coursework completed, thesis outstanding",
    },
    { studyType: "Fellowship", institution: "College of Clerks", standingText: "Part 1 of 2 completed" },
  ],
  certificates: [{ name: "First Aid", status: "expired 2024-06" }],
});

function kindsFor(text: string, ...facts: string[]): string[] {
  const advert = { title: "", company: "", text: "" };
  const context = prepareLock({ profile, today: "2026-11-30", language: "en", advert });
  return lockSentence({ text, facts }, context).map(({ kind }) => kind);
}

test("the digits of the person's own phone are no figures, and another number is not theirs", () => {
  expect(kindsFor("Ring 0802 733 9160 or write to ife@example.org.", "basics")).toEqual([]);
  expect(kindsFor("Ring 0802 733 9161 or write to ife@example.org.", "basics")).toContain("contact");
});

test("a deed belongs to the employer whose line it is, wherever the coined name stands", () => {
  expect(kindsFor("Kanuva gave me two juniors to train.", "work.1.highlights.1", "work.1")).toEqual([]);
  expect(kindsFor("Zuldana gave me two juniors to train.", "work.1.highlights.1", "work.0")).toContain(
    "employer",
  );
});

test("the town of a post names no school that bears its name", () => {
  expect(
    kindsFor("Thirty-one of us came from Lafia, and in 2019 I was the best.", "work.1.highlights.0"),
  ).toEqual([]);
  expect(
    kindsFor("Thirteen of us came from Lafia, and in 2019 I was the best.", "work.1.highlights.0"),
  ).not.toEqual([]);
});

test("a tool that opens its sentence is a name", () => {
  expect(kindsFor("Filing was my work for two juniors.", "work.1.highlights.1")).toEqual([]);
  expect(kindsFor("Trazordo was my work for two juniors.", "work.1.highlights.1")).toContain("name");
});

test("a study is open where a part that its standing names is, and borne by nobody before its end", () => {
  expect(kindsFor("All that is missing from my MBA at Unizik is the thesis.", "education.1")).toEqual([]);
  expect(kindsFor("I completed the MBA and its thesis.", "education.1")).toContain("standing");
  expect(kindsFor("I hold one part of two of the Fellowship.", "education.2")).toEqual([]);
  expect(kindsFor("As a Fellow of the College of Clerks, I would give training.", "education.2")).toContain(
    "standing",
  );
});

test("what has run out is only said to have, or to be renewed", () => {
  expect(kindsFor("My first aid ran out in June 2024.", "certificates.0")).toEqual([]);
  expect(kindsFor("My first aid lets me start at once.", "certificates.0")).toContain("standing");
});

test("one post that is cited is one employer", () => {
  expect(kindsFor("I have been in Jos for five years, with one employer.", "work.0")).toEqual([]);
  expect(kindsFor("I have been in Jos for five years, with two employers.", "work.0")).not.toEqual([]);
});
