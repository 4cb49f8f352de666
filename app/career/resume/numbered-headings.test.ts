import { expect, test } from "vitest";
import { cell, documentOf, paragraph } from "#tests/factories/paragraphs";
import { readResume } from "./read-resume";

const tableOf = (table: number, ...rows: readonly (readonly string[])[]) =>
  rows.flatMap((row, at) =>
    row.map((text, column) => cell(text, at, column, { cell: { table, row: at, column } })),
  );
const form = tableOf(
  0,
  ["1.", "Full Names", "GARBA, Sule Ibrahim"],
  ["2.", "Date of Birth", "3 Mar 71"],
  ["3.", "GSM", "0803 555 0198"],
  ["4.", "Marital status", "Married"],
);
const postings = tableOf(
  1,
  ["S/N", "Unit", "Appointment", "From – To"],
  ["1", "Signals Workshop, Zaria", "Radio technician", "Jan 92 – Mar 99"],
  ["2", "Garrison Transport Pool, Jos", "Dispatch rider", "Apr 99 – Dec 12"],
);
const civil = tableOf(
  2,
  ["S/N", "Employer", "Post", "From – To", "Reason for leaving"],
  [
    "1",
    "Kuru Springs Hotel, Jos",
    "Security supervisor",
    "Feb 2013 – Mar 2014; Jan 2016 – Aug 2019",
    "Hotel was sold",
  ],
  ["2", "Plateau Dairy Farm, Vom", "Gate officer", "Sep 2019 – till date", "Still there"],
);
const resume = readResume(
  documentOf(
    paragraph("PERSONAL RESUME OF EX-CPL GARBA SULE IBRAHIM", { bold: true }),
    ...form,
    paragraph(
      "5. MILITARY SERVICE (Nigerian Army) – enlisted 04 Jan 92, discharged 20 Dec 12, Rank on discharge: Corporal",
    ),
    ...postings,
    paragraph("6. CIVIL EMPLOYMENT", { bold: true }),
    ...civil,
    paragraph("7. COURSES AND CERTIFICATES", { bold: true }),
    paragraph("Basic fire fighting, 2009"),
    paragraph("8. MEDALS: Forces Service Star, Silver Jubilee Medal (2010)"),
    paragraph("9. REMARKS: No fire in 20 years of service. Do not drink. Speaks Hausa, English."),
    paragraph("10. REFEREES: Capt. Musa Dung, 0805 555 0143"),
  ),
).profile;

test("a form over the first heading is of the person, whose name stands in it", () => {
  expect(resume.basics).toMatchObject({ name: "Sule Ibrahim GARBA", phone: "+234 803 555 0198" });
  expect(resume.personal).toContainEqual({ label: "Marital status", value: "Married" });
});

test("what a numbered heading has behind it is a line below, and a service holds its postings", () => {
  expect(
    resume.work.slice(0, 2).map(({ position, name, location, startDate, endDate }) => {
      return [position, name, location, startDate, endDate];
    }),
  ).toEqual([
    ["Radio technician", "Nigerian Army", "Signals Workshop, Zaria", "1992-01", "1999-03"],
    ["Dispatch rider", "Nigerian Army", "Garrison Transport Pool, Jos", "1999-04", "2012-12"],
  ]);
  expect(resume.work[0]?.summary).toBe("Rank on discharge: Corporal");
});

test("a post with two times is two, and why somebody left stands with its label", () => {
  const security = resume.work.filter(({ name }) => name === "Kuru Springs Hotel");
  expect(security.map(({ position, startDate, endDate }) => [position, startDate, endDate])).toEqual([
    ["Security supervisor", "2013-02", "2014-03"],
    ["Security supervisor", "2016-01", "2019-08"],
  ]);
  expect(security.map(({ highlights }) => highlights)).toEqual([["Reason for leaving: Hotel was sold"], []]);
});

test("headings in words that no list has head what stands behind them", () => {
  expect(resume.awards.map(({ title }) => title).join("; ")).toContain("Forces Service Star");
  expect(resume.certificates.map(({ name }) => name)).toEqual(["Basic fire fighting"]);
  expect(resume.languages.map(({ language }) => language)).toEqual(["Hausa", "English"]);
  expect(resume.custom.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
    "No fire in 20 years of service",
    "Do not drink",
  ]);
});

test("a form that counts its questions has no such headings", () => {
  const { profile } = readResume(
    documentOf(
      ...[
        "1. NAME IN FULL: OJIGBO, PATRICIA ENE",
        "2. FILE NUMBER: BNS/CSC/P.4417",
        "3. LOCAL GOVERNMENT AREA: ADO",
        "4. MARITAL STATUS: WIDOWED",
        "5. QUALIFICATIONS: B.A. HISTORY, UNIVERSITY OF JOS, 1992",
        "6. LANGUAGES: IDOMA, ENGLISH",
        "7. HOBBIES: SINGING",
        "8. REFEREES: MRS. HANNATU MUSA, 0803 555 0177",
      ].map((text) => paragraph(text)),
    ),
  );
  expect(profile.basics.name).toBe("PATRICIA ENE OJIGBO");
});

test("lines that count duties are no headings", () => {
  const { profile } = readResume(
    documentOf(
      paragraph("Ada Obi", { bold: true, size: 18 }),
      paragraph("0803 555 0142"),
      paragraph("EXPERIENCE", { bold: true }),
      paragraph("Cashier, Sunrise Stores Ltd, 2015 – 2020", { bold: true }),
      paragraph("1. SALES: counted the till each night"),
      paragraph("2. STOCK: counted the store each week"),
      paragraph("3. PEOPLE: taught two new cashiers"),
    ),
  );
  expect(profile.work).toHaveLength(1);
  expect(profile.work[0]?.highlights).toHaveLength(3);
});
