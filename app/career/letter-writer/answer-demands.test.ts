import { expect, test } from "vitest";
import { readAdvert } from "../job-advert/read-advert";
import { Profile } from "../profile.schema";
import { answerDemands } from "./answer-demands";

const today = "2026-11-22";
const profile = Profile.parse({
  basics: {},
  work: [
    {
      position: "Accounts Assistant",
      name: "Bukuru Mills",
      highlights: ["Prepared VAT and PAYE returns each month", "Reconciled 4 bank accounts in Sage 50"],
    },
  ],
  education: [
    { studyType: "ND", area: "Accountancy", institution: "Plateau State Polytechnic", endDate: "2015" },
    { studyType: "B.Sc.", area: "Economics", institution: "University of Jos", endDate: "2019" },
  ],
  certificates: [{ name: "Associate member, ICAN" }, { name: "ACCA", standing: "in_progress" }],
});

const answersTo = (advert: string) =>
  new Map(
    answerDemands(readAdvert(advert, { today }), profile, { today }).map(({ text, sourceIds }) => [
      text,
      sourceIds,
    ]),
  );
const answering = (advert: string, name: RegExp) =>
  [...answersTo(advert)].filter(([text]) => name.test(text)).flatMap(([, sourceIds]) => sourceIds);

test("a degree is answered by a study of that rank and subject, and by none below it", () => {
  expect(answering("Requirements:\n- BSc/HND Accounting", /accounting/i)).toEqual([]);
  expect(answering("Requirements:\n- OND in Accounting", /accounting/i)).toEqual(["education.0"]);
  expect(answering("Requirements:\n- HND or B.Sc in Economics or Statistics", /economics/i)).toEqual([
    "education.1",
  ]);
  expect(answering("Requirements:\n- B.Sc in any discipline", /any/i)).toEqual(["education.1"]);
});

test("a professional body is answered by the paper that is held, never by one under way", () => {
  expect(answering("Requirements:\n- ICAN or ACCA qualified", /ican/i)).toEqual(["certificates.0"]);
  expect(answering("Requirements:\n- ACCA qualified", /acca/i)).toEqual([]);
});

test("a licence in a section of the person's own answers the demand for one", () => {
  const own = {
    ...profile,
    custom: [{ heading: "Others", lines: [{ text: "Driver's licence class B and E", bullet: false }] }],
  };
  const [demand] = answerDemands(readAdvert("Requirements:\n- Valid driver's licence", { today }), own, {
    today,
  });
  expect(demand?.sourceIds).toEqual(["custom.0.lines.0"]);
});

test("a line of work answers a demand only when every part of it is there", () => {
  expect(answering("Requirements:\n- Knowledge of Sage", /sage/i)).toEqual(["work.0.highlights.1"]);
  expect(answering("Requirements:\n- Ability to prepare final accounts", /final accounts/i)).toEqual([]);
});

test("who lists a language answers a demand that it is spoken fluently", () => {
  const speaker = Profile.parse({ basics: {}, skills: [{ keywords: ["Canva", "Hausa"] }] });
  const demands = answerDemands(
    readAdvert("Requirements:\n- Must speak Hausa fluently\n- Ability to communicate in Hausa language", {
      today,
    }),
    speaker,
    { today },
  );
  expect(demands.flatMap(({ sourceIds }) => sourceIds)).toEqual([
    "skills.0.keywords.1",
    "skills.0.keywords.1",
  ]);
});
