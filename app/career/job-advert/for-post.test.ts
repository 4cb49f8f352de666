import { expect, test } from "vitest";
import { forPost, howToApplyToAny } from "./for-post";
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

const COLLEGE = `GREAT OAKS COLLEGE
Applications are invited for the following vacant positions:

(1) PRINCIPAL [GOC/01]
- M.Ed with 15 years experience
(2) DEAN OF BOARDING / HOUSE PARENT (FEMALE) [GOC/02]
- First aid certificate
(3) BURSAR [GOC/03]
- B.Sc Accounting, ICAN
(4) ENGLISH LANGUAGE TEACHER (SSS) [GOC/04]
- B.A.Ed/B.Ed English, TRCN

Send your CV to board@greatoaks.example with the code as subject.`;

test("what stands in one row of numbers with posts is a post, with what is asked below it and its own code", () => {
  const of = (jobTitle: string) => forPost(readAdvert(COLLEGE, { today: "2026-11-29", jobTitle }));
  const teacher = of("English Language Teacher");
  expect(teacher.posts).toEqual([
    "Principal",
    "Dean of Boarding / House Parent",
    "Bursar",
    "English Language Teacher",
  ]);
  expect(teacher.demands.map(({ text }) => text)).toEqual(["B.A.Ed/B.Ed English", "TRCN"]);
  expect(of("Bursar").howToApply).toMatchObject({ reference: "GOC/03", subject: "GOC/03" });
});

test("before a post is chosen the code of one of them is nobody's", () => {
  const advert = readAdvert(COLLEGE, { today: "2026-11-29" });
  expect(howToApplyToAny(advert)).toMatchObject({ subject: "{code of the post}" });
  expect(howToApplyToAny(advert).reference).toBeUndefined();
});

test("requirements for a number are those of the post with that number", () => {
  const advert = `Unity Bank Limited wishes to employ:
1. Banking Operations Officer – Warri (3)
2. Loan Officer – Sapele (10)

REQUIREMENTS FOR 1
- B.Sc in Accounting
- Excel

Send your CV to hr@unity.example`;
  const of = (jobTitle: string) =>
    forPost(readAdvert(advert, { today: "2026-11-29", jobTitle })).demands.map(({ text }) => text);
  expect(of("Loan Officer")).toEqual([]);
  expect(of("Banking Operations Officer")).toEqual(["B.Sc in Accounting", "Excel"]);
});

test("of several posts the chosen one has its own place, in the subject, too", () => {
  const advert = readAdvert(
    "Oak Mills recruits for 3 positions:\n1.) Kiln Foreman\nLocation: Bida\nRequirements: OND, 3 years at a kiln.\n2.) Mill Accountant\nLocation: Minna, Niger (Head office)\nRequirements: HND Accounting, 4 years in a mill.\n3.) Lorry Drivers (4)\nLocation: Jos. Class E licence.\nHow to apply\nSend your CV to jobs@oak.example using the Job Title and Location as the subject.",
    { today: "2026-11-30" },
  );
  const of = (title: string) => forPost({ ...advert, title });
  expect(advert.posts).toEqual(["Kiln Foreman", "Mill Accountant", "Lorry Driver"]);
  expect(advert.howToApply.subject).toBe("{title} {location of the post}");
  expect(
    [of("Mill Accountant"), of("Lorry Driver")].map(({ location, howToApply }) => [
      location,
      howToApply.subject,
    ]),
  ).toEqual([
    ["Minna, Niger", "{title} Minna"],
    ["Jos", "{title} Jos"],
  ]);
});

test("a heading that is for one of the posts is none of them, and a letter behind “candidates for” is its post", () => {
  const { posts, demands } = readAdvert(
    "Oak Mills is hiring:\nA. MILL ACCOUNTANT (1)\nB. LORRY DRIVER (2)\nC. HEAD COOK (1)\n👉 FOR MILL ACCOUNTANT\n- OND Accounting\n- 6 years in a mill\nGENERAL CONDITIONS\nCandidates for B must not be more than thirty (30) years of age.\nCV to jobs@oak.example",
    { today: "2026-11-30" },
  );
  expect(posts).toEqual(["Mill Accountant", "Lorry Driver", "Head Cook"]);
  expect(demands.find(({ kind }) => kind === "age")?.posts).toEqual(["Lorry Driver"]);
});
