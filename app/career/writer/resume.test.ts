import { expect, test } from "vitest";
import { readAdvert } from "~/career/job-advert/read-advert";
import { listLeftOut } from "../left-out";
import { findEntry } from "../apply-decision";
import { findResumeSources } from "../line-sources";
import { Profile } from "../profile.schema";
import { writeResume } from "./resume";

const today = "2026-11-30";
const advert = readAdvert(
  "Tavora needs a Store Keeper in Jos. Requirements: stock count, waybills. Names and addresses of two referees are to be sent along.",
  { today },
);
const write = (profile: Profile) => writeResume({ profile, advert, today, language: "en" });
const person = (more: object) =>
  Profile.parse({
    basics: { name: "PAM DUNG" },
    work: [
      {
        position: "STORE KEEPER (CONTRACT)",
        name: "TALBA FOODS LTD",
        startDate: "2019-01",
        endDate: "present",
        highlights: ["COUNTED THE STOCK OF 3 WAREHOUSES", "SIGNED 40 WAYBILLS A DAY"],
      },
    ],
    ...more,
  });

test("a headline is the post without its terms, and no sentence", () => {
  expect(write(person({})).profile.basics.label).toBe("Store Keeper");
  expect(write(person({ basics: { label: "am called Pam" } })).profile.basics.label).toBe("Store Keeper");
  expect(write(person({ basics: { label: "Front desk small" } })).profile.basics.label).toBe("Store Keeper");
  expect(write(person({ basics: { label: "Logistics" } })).profile.basics.label).toBe("Logistics");
});

test("the label of a summary goes, what somebody offers stands behind a counted one, an aim is replaced", () => {
  expect(
    write(person({ summary: ["PROFILE. Keeper of three stores in Jos and Bukuru since 2019."] })).profile
      .summary,
  ).toEqual(["Keeper of three stores in Jos and Bukuru since 2019."]);
  const offers = write(person({ summary: ["Notice: one month. Ready to move to Jos."] })).profile.summary;
  expect(offers).toHaveLength(2);
  expect(offers[0]).toContain("at Talba Foods Ltd with 7 years of work experience");
  expect(offers[1]).toBe("Notice: one month. Ready to move to Jos.");
  const lacks = write(
    person({ summary: ["I no sabi forklift yet but I fit learn", "Rides a motorcycle"] }),
  ).profile;
  expect(lacks.summary.slice(1)).toEqual(["Rides a motorcycle"]);
  const born = write(
    person({
      summary: ["Nationality: Ghanaian, with permit", "Keeper of three stores in Jos and Bukuru since 2019."],
    }),
  ).profile;
  expect(born.summary[1]).toBe("Nationality: Ghanaian, with permit");
  const aims = write(person({ summary: ["To work in a reputable company."] }));
  expect(aims.profile.summary.join()).not.toContain("reputable");
  expect(aims.notes.join()).toContain("career objective");
});

test("what is printed in small letters is not listed as left out, and its entry is found", () => {
  const profile = person({
    referees: { onRequest: false, list: [{ name: "MRS LADI KIM", phone: "0803 000 0000" }] },
    custom: [{ heading: "OTHER", lines: [{ text: "SECRETARY OF THE WELFARE UNION", bullet: true }] }],
  });
  const { profile: resume, sentences } = write(profile);
  const sources = findResumeSources(resume, sentences, { profile, advert });
  expect(resume.work[0]?.name).toBe("Talba Foods Ltd");
  expect(resume.referees?.list[0]?.name).toBe("Mrs Ladi Kim");
  expect(resume.custom[0]?.lines[0]?.text).toBe("Secretary of the welfare union");
  expect(listLeftOut(profile, resume, sources)).toEqual([]);
  expect(sources.flatMap(({ profileLines }) => profileLines)).toContain("SECRETARY OF THE WELFARE UNION");
  expect(findEntry(["work.0"], profile, resume)).toBe("work.0");
});
