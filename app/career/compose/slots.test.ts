import { expect, test } from "vitest";
import { Profile } from "../profile.schema";
import { printSlots, slotsOf } from "./slots";
import { tenureFacts } from "./tenure-facts";

const profile = Profile.parse({
  basics: { name: "Bisi Alao", links: [] },
  work: [
    { position: "STORE OFFICER", name: "Kolabass Parcels Ltd", startDate: "2021-03", endDate: "present" },
    { position: "Clerk", name: "Hill Station Hotel", startDate: "2020-01", endDate: "2021-06" },
  ],
  education: [
    { studyType: "HND", area: "Law", institution: "Auchi Polytechnic", standingText: "deferred in 2021" },
  ],
  certificates: [{ name: "CIPS Level 4 Diploma", status: "5 of 8 modules" }],
});
const slots = slotsOf(profile, { language: "en", today: "2022-06-30" });

test("a slot prints the person's own fact and cites its entry", () => {
  expect(printSlots("At {{work.0.name}} since {{ work.0.start }}.", slots)).toEqual({
    text: "At Kolabass Parcels Ltd since March 2021.",
    entries: ["work.0", "work.0"],
  });
});

test("what is not finished prints how far it has come", () => {
  expect(printSlots("{{education.0}}; {{certificates.0}}", slots).text).toBe(
    "HND Law, Auchi Polytechnic, deferred in 2021; CIPS Level 4 Diploma (5 of 8 modules)",
  );
});

test("a slot that nobody knows stays for the check to find", () => {
  expect(printSlots("At {{work.7.name}}", slots)).toEqual({ text: "At {{work.7.name}}", entries: [] });
});

test("of years without months no months are told", () => {
  const work = [
    { position: "Smoker", name: "Kainji Fish", startDate: "2020", endDate: "present", highlights: [] },
  ];
  expect(tenureFacts({ ...profile, work }, "2026-11-30").map(({ text }) => text)).toEqual([
    "6 years in this post",
  ]);
});

test("posts at one time are counted once", () => {
  expect(tenureFacts(profile, "2022-06-30")).toEqual([
    {
      id: "tenure.total",
      text: "2 years 6 months of work in all, posts at one time counted once",
      entries: ["work.0", "work.1"],
    },
    { id: "tenure.work.0", text: "1 year 4 months in this post", entries: ["work.0"] },
    { id: "tenure.work.1", text: "1 year 6 months in this post", entries: ["work.1"] },
  ]);
});
