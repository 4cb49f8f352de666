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

test("a bare list of titles owns nothing: each post is described where its title stands again", () => {
  const text = `RIVERSIDE MISSION IS RECRUITING
1) STORE ASSISTANT (2 positions)
2) NIGHT GUARD (4 positions)

STORE ASSISTANT
Contract: 6 months, renewable
Requirements
* OND in Logistics
* At least 2 years of stock keeping

NIGHT GUARD
Requirements
* Primary school certificate
* At least 1 year as a guard

How to apply
Send your CV to jobs@riverside.example.`;
  const asked = (jobTitle: string) =>
    forPost(readAdvert(text, { today: "2026-11-28", jobTitle }))
      .demands.map((demand) => demand.text)
      .join("; ");
  expect(asked("Store Assistant")).toMatch(/OND.*stock keeping/);
  expect(asked("Store Assistant")).not.toMatch(/guard|Primary/);
  expect(asked("Night Guard")).toMatch(/Primary school certificate.*guard/);
  expect(asked("Night Guard")).not.toMatch(/OND|stock/);
});

test("of titles that hold each other the whole one is meant", () => {
  const text = `LAKESIDE CLINIC\nVacancies:\n\nA. NURSE (Ref: LC/N/01)\nQualification: RN.\n\nB. SENIOR NURSE (Ref: LC/S/02)\nQualification: RN with 5 years experience.\n\nSend your CV to hr@lakeside.example.`;
  const of = (jobTitle: string) =>
    forPost(readAdvert(text, { today: "2026-11-28", jobTitle })).howToApply.reference;
  expect([of("Nurse"), of("Senior Nurse")]).toEqual(["LC/N/01", "LC/S/02"]);
  const driver = readAdvert(
    "KANO MILLS\nWe need:\n1. DRIVER\nRequirements: class C licence\n2. COOK\nRequirements: 3 years in a kitchen",
    {
      today: "2026-11-28",
      jobTitle: "Driver Mechanic",
    },
  );
  expect(forPost(driver)).toBe(driver);
});
