import { expect, test } from "vitest";
import { forPost } from "./for-post";
import { readAdvert } from "./read-advert";

const ADVERT = `GREENFIELD SPECIALIST HOSPITAL, ILORIN
Vacancies exist for the following positions:

A. PHARMACIST (Ref: GSH/P/01)
Qualification: B.Pharm with 3 years experience.

B. SENIOR RADIOGRAPHER (Ref: GSH/R/02)
Qualification: B.Sc Radiography with 5 years experience in CT.

C. WARD CLERK
Qualification: OND with 2 years experience.

Send your CV to hr@greenfield.example with the reference number as the subject.`;

test.each([
  ["Pharmacist", "GSH/P/01"],
  ["Senior Radiographer", "GSH/R/02"],
])("of several posts %s is applied for under its own reference", (jobTitle, reference) => {
  const advert = forPost(readAdvert(ADVERT, { today: "2026-11-28", jobTitle }));
  expect(advert.howToApply.reference).toBe(reference);
});

test("what stands below the title of a post is asked of that post alone", () => {
  const advert = readAdvert(ADVERT, {
    today: "2026-11-28",
    jobTitle: "Senior Radiographer - Imaging Centre",
  });
  const asked = forPost(advert).demands.map(({ text }) => text);
  expect(asked.join(" ")).toContain("Radiography");
  expect(asked.join(" ")).not.toMatch(/B\.Pharm|OND/);
});
