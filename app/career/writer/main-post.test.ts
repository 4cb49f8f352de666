import { expect, test } from "vitest";
import { readAdvert } from "#tests/factories/adverts";
import { parseProfile } from "~/career/profile";
import { mainPost } from "./main-post";
import { writeResume } from "./resume";

const ask = (text: string, jobTitle: string, companyName = "Talba Mills") =>
  readAdvert(text, { jobTitle, companyName });
const titleFor = (resume: string, title: string) =>
  mainPost(parseProfile(`Musa Idris\n\nWORK EXPERIENCE\n${resume}`), { title })?.title;

test("an office in a club does not say who somebody is", () => {
  const posts = `Chairman | Kuto Traders Union | 2022 – Present
- Chair the monthly meeting

Storekeeper | Talba Foods | Mar 2017 – Nov 2024
- Count 900 items each week
- Issue goods to 14 shops`;
  expect(titleFor(posts, "Store Officer")).toBe("Storekeeper");
  const resume = writeResume({
    profile: parseProfile(
      `Musa Idris\n\nWORK EXPERIENCE\n${posts}\n\nEDUCATION\nHND Statistics | Kano State Polytechnic, Kano | 2013 – 2015\nResult: Upper Credit\n\nSKILLS\nExcel, stock counts, bin cards, forklift, first aid, driving`,
    ),
    advert: ask("Talba Mills needs a Store Officer. Requirements: stock counts.", "Store Officer"),
    today: "2026-11-20",
    language: "en",
  }).profile;
  expect(resume.basics.label).toBe("Storekeeper");
  expect(resume.summary[0]).toMatch(/^Storekeeper with 7 years of work experience, last at Talba Foods\./);
});

test.each([
  ["Graduate Trainee", undefined],
  ["Shop Supervisor", "Shop Attendant"],
])("who sold in a shop before the degree, for a post of %s", (title, found) => {
  const posts = `Shop Attendant | Family shop | 2017 – 2021
- Sold provisions`;
  expect(titleFor(posts, title)).toBe(found);
});

test("of two present posts it is the one in the trade of the advert", () => {
  const posts = `Uber Driver | Self employed | 2024 – Present
- Drive at night

Staff Nurse | Hope Clinic | 2019 – Present
- Nurse 20 patients on the ward`;
  expect(titleFor(posts, "Nursing Officer")).toBe("Staff Nurse");
  expect(titleFor(posts, "Company Driver")).toBe("Uber Driver");
});
