import { expect, test } from "vitest";
import { Profile } from "~/career/profile.schema";
import { rolesOf } from "./roles";
import { calmContacts, calmProfile } from "./calm-profile";
import { calmCapitals, calmName, calmPlace, calmPost, calmSkill, lowerFirst, withoutNote } from "./casing";

const asNamed = (names: Record<string, string>) => {
  for (const [given, calm] of Object.entries(names)) expect(calmName(given), given).toBe(calm);
};

test("acronyms keep their capitals in a name, also those that no list has", () => {
  asNamed({
    "FEDERAL UNIVERSITY OF TECHNOLOGY, AKURE (FUTA)": "Federal University of Technology, Akure (FUTA)",
    "SCHOOL OF NURSING, UMTH MAIDUGURI": "School of Nursing, UMTH Maiduguri",
    "IOSH MANAGING SAFELY": "IOSH Managing Safely",
    "COREN REGISTERED ENGINEER": "COREN Registered Engineer",
    "IT OFFICER": "IT Officer",
    "SENIOR OFFICER II": "Senior Officer II",
  });
});

test.each([
  ["Principal Executive Officer, GL 12", "Principal Executive Officer"],
  ["Works Superintendent (Grade Level 08)", "Works Superintendent"],
  ["Lecturer II - CONPCASS 3/2", "Lecturer II"],
  ["Tutor (part-time)", "Tutor (part-time)"],
  ["Web Designer /", "Web Designer"],
  // Digits without end are read once.
  [`Officer GL ${"1".repeat(200)} a`, `Officer GL ${"1".repeat(200)} a`],
  ["Manager, GL Reconciliation", "Manager, GL Reconciliation"],
])("the post %s is %s", (given, calm) => {
  expect(calmPost(given)).toBe(calm);
});

test.each([
  ["Own farm in Kano", "my own farm in Kano"],
  ["my own shop SunnyOne Fabrication", "SunnyOne Fabrication"],
  ["Delta Marine Yard rumuolumeni", "Delta Marine Yard Rumuolumeni"],
  ["Klinikum rechts der Isar", "Klinikum rechts der Isar"],
  ["Various clients", "Various clients"],
])("the employer %s is %s", (given, calm) => {
  expect(calmPlace(given)).toBe(calm);
});

test("the words of a name in capitals are set as words, short ones and towns, too", () => {
  asNamed({
    "FIRST AID (NIGERIAN RED CROSS)": "First Aid (Nigerian Red Cross)",
    "OBI & SONS NIG. LTD.": "Obi & Sons Nig. Ltd.",
    "TOKUNBO OIL AND GAS": "Tokunbo Oil and Gas",
    "GOLDRIDGE BANK PLC": "Goldridge Bank Plc",
    "EASTERN BREWERIES, 9TH MILE": "Eastern Breweries, 9th Mile",
    "GRADE A DRIVER": "Grade A Driver",
    UYO: "Uyo",
  });
});

test("a stretch in capitals or a town in capitals is set within a text that is not", () => {
  asNamed({
    "First AID (NIGERIAN RED CROSS)": "First Aid (Nigerian Red Cross)",
    "Ogun/OYO": "Ogun/Oyo",
    "SITEPOWER NIGERIA LTD (Managed Services)": "Sitepower Nigeria Ltd (Managed Services)",
    "MTN Nigeria Plc": "MTN Nigeria Plc",
  });
});

test("a few letters that no dictionary has stay as they were written", () => {
  asNamed({ "APICS CPIM": "APICS CPIM", NIHOTOUR: "NIHOTOUR", "NEBOSH IGC": "NEBOSH IGC" });
});

test("a name typed in small letters gets capitals, and its acronyms all of them", () => {
  asNamed({ "itf artisan empowerment": "ITF Artisan Empowerment", "hilltop estate": "Hilltop Estate" });
});

test("a line in capitals becomes a sentence with its acronyms", () => {
  expect(calmCapitals("ENSURED KYC CHECKS FOR 200 CUSTOMERS AT THE IKEJA BRANCH")).toBe(
    "Ensured KYC checks for 200 customers at the Ikeja branch",
  );
  expect(calmCapitals("IT WAS A GOOD YEAR FOR THE BRANCH")).toBe("It was a good year for the branch");
});

test("what a profile shows of a word elsewhere decides its case", () => {
  const { work, certificates } = calmProfile(
    Profile.parse({
      basics: {},
      work: [{ position: "Specialist (RICE)", highlights: ["Planted rice on 20 hectares"] }],
      certificates: [{ name: "Diploma in Hospitality", issuer: "NIHOTOUR" }, { name: "WORK AT KADIMO FARM" }],
      education: [{ institution: "Kadimo College", area: "Farm work" }],
    }),
  );
  expect(work[0]?.position).toBe("Specialist (Rice)");
  expect(certificates[0]?.issuer).toBe("NIHOTOUR");
  expect(certificates[1]?.name).toBe("Work at Kadimo Farm");
});

test("names of tools in a skill are spelled as they are spelled, and other words stay", () => {
  const skills = {
    odoo: "Odoo",
    excel: "Excel",
    "pos machine": "POS machine",
    "Ms word": "MS Word",
    "microsoft powerpoint": "Microsoft PowerPoint",
    "rust removal": "rust removal",
    "driving (small car)": "driving (small car)",
    "AWS (ECS, RDS)": "AWS (ECS, RDS)",
  };
  for (const [given, spelled] of Object.entries(skills)) expect(calmSkill(given, false), given).toBe(spelled);
});

test("contacts in capitals are set as contacts, and others stay", () => {
  const contacts = (location: string, email: string) => calmContacts({ location, email, links: [] });
  expect(contacts("BLOCK 4, IJERO ROAD, ADO-EKITI", "ADA.86@EXAMPLE.COM")).toMatchObject({
    location: "Block 4, Ijero Road, Ado-Ekiti",
    email: "ada.86@example.com",
  });
  expect(contacts("12 Ring Road, Ibadan", "Ada.Obi@example.com")).toMatchObject({
    location: "12 Ring Road, Ibadan",
    email: "Ada.Obi@example.com",
  });
});

test("days and feasts keep their capital", () => {
  expect(calmCapitals("HAND IN THE TRIP SHEET EVERY FRIDAY")).toBe("Hand in the trip sheet every Friday");
  expect(lowerFirst("Ramadan sales for a bakery")).toBe("Ramadan sales for a bakery");
});

test("on what terms a post is held is a part of it", () => {
  expect(withoutNote("Radiographer (locum)")).toBe("Radiographer (locum)");
  expect(withoutNote("Fitter (casual)")).toBe("Fitter (casual)");
  expect(withoutNote("Tidewell Energy (indigenous operator, OML 9X)")).toBe("Tidewell Energy");
});

test("makes and towns keep their capital where all was written in capitals", () => {
  expect(calmCapitals("SERVICED YAMAHA AND SUZUKI ENGINES FROM BONNY TO PORT HARCOURT")).toBe(
    "Serviced Yamaha and Suzuki engines from Bonny to Port Harcourt",
  );
});

test("who works at weekends is not self-employed by that", () => {
  const titleAt = (name: string) =>
    rolesOf(Profile.parse({ basics: {}, work: [{ position: "Wedding MC", name, highlights: [] }] }))[0];
  expect(titleAt("Weekends")).toMatchObject({ title: "Wedding MC" });
  expect(titleAt("Weekends")?.place).toBeUndefined();
  expect(titleAt("Self")).toMatchObject({ title: "Wedding MC (self-employed)" });
});

test("what the letters of a resume in capitals are is told word by word, also of several and of a word on a line of its own", () => {
  const lines = [
    "LED THE COUNT OF 400 DRUMS",
    "TRAINING OF CHEWS IN 3 LGAS",
    "SERVICING OF PUMPS",
    "LEARNT THE TRADE UNDER ENGR. KALU",
  ];
  const profile = calmProfile(
    Profile.parse({
      basics: { name: "IJEOMA NWALI" },
      work: [{ position: "STORE OFFICER", name: "GENERAL HOSPITAL", highlights: lines }],
      custom: [{ heading: "CURRICULUM VITAE", lines: [{ text: "OF", bullet: false }] }],
      certificates: [{ name: "DRIVING LICENCE", status: "VALID TILL MAY 2029" }],
    }),
  );
  expect(profile.work[0]?.highlights).toEqual([
    "Led the count of 400 drums",
    "Training of CHEWs in 3 LGAs",
    "Servicing of pumps",
    "Learnt the trade under Engr. Kalu",
  ]);
  expect(profile.certificates[0]?.status).toBe("Valid till May 2029");
});

test("a label or a birth is no part of an address", () => {
  expect(calmContacts({ links: [], location: "Address 4 Mission Road Benin City" }).location).toBe(
    "4 Mission Road Benin City",
  );
  expect(calmContacts({ links: [], location: "born 1981 in Gwoza" }).location).toBeUndefined();
});
