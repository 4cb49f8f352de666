import { expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { Profile } from "~/career/profile.schema";
import { writeLetter } from "./letter";

const profile = Profile.parse({
  basics: { name: "Ada Obi", phone: "0803 000 0000" },
  work: [
    {
      position: "Welder",
      name: "Delta Yards",
      startDate: "2019-01",
      endDate: "present",
      highlights: ["Welded 40 spools a month"],
    },
  ],
});

const subjectOf = (ask: string) => {
  const advert = readAdvert(
    `Job title: Coded Welder\nCompany: Tidewell Services\nRequirements: 5 years as welder.\n${ask}`,
    {
      today: "2026-11-26",
    },
  );
  return writeLetter({ profile, advert, today: "2026-11-26", language: "en", seed: "s" }).letter.subject;
};

test("the subject that an advert prescribes stands as it is written, where it says which post is meant", () => {
  expect(subjectOf('Send your CV to jobs@tidewell.example with the subject "WELDER TW/26".')).toBe(
    "WELDER TW/26",
  );
});

test("a code alone stands behind the post", () => {
  expect(subjectOf('Send your CV to jobs@tidewell.example with the subject "TW/26/118".')).toMatch(
    /Coded Welder \(.*TW\/26\/118\)$/,
  );
});

test("without a prescribed subject it names the post", () => {
  expect(subjectOf("Send your CV to jobs@tidewell.example.")).toMatch(/Coded Welder$/);
});

test("a subject that leaves a gap to fill is not printed", () => {
  const subject = subjectOf('Send your CV to jobs@tidewell.example with the subject "Post of ………".');
  expect(subject).toMatch(/^Application for the post of Coded Welder/);
  expect(subject).not.toMatch(/…/);
});
