import { expect, test } from "vitest";
import { cell, documentOf, heading, paragraph } from "#tests/factories/paragraphs";
import { readResume } from "./read-resume";
import { labelKind } from "./segment-labels";

const person = [
  paragraph("Wambui Kariuki", { bold: true, size: 16 }),
  paragraph("wambui@example.org | 0803 222 3344"),
];
const form = [
  ["Dates (from - to)", "03/2019 - 08/2025"],
  ["Name and address of employer", "Athi Roses Ltd, Naivasha"],
  ["Type of business or sector", "Cut flowers"],
  ["Occupation or position held", "Packhouse Supervisor"],
  ["Main activities and responsibilities", "Graded 40,000 stems a day"],
] as const;
const earlier = [
  ["Dates (from - to)", "01/2016 - 02/2019"],
  ["Name and address of employer", "Ewaso Dairies Ltd, Nanyuki"],
  ["Business or sector", "Milk"],
  ["Occupation or position held", "Store Keeper"],
  ["Main activities and responsibilities", "Kept the cold store"],
] as const;
const jobs = [
  {
    position: "Packhouse Supervisor",
    name: "Athi Roses Ltd",
    location: "Naivasha",
    startDate: "2019-03",
    endDate: "2025-08",
    summary: "Cut flowers",
    highlights: ["Graded 40,000 stems a day"],
  },
  {
    position: "Store Keeper",
    name: "Ewaso Dairies Ltd",
    location: "Nanyuki",
    startDate: "2016-01",
    endDate: "2019-02",
    summary: "Milk",
    highlights: ["Kept the cold store"],
  },
];

test.each([
  ["Occupation or position held", "title"],
  ["First name(s) / Surname(s)", "name"],
  ["Dates (from - to)", "dates"],
  ["Telephone(s)", "phone"],
  ["State of origin / LGA", undefined],
  ["Position and employer", undefined],
])("the label %j of a form announces %j", (label, kind) => {
  expect(labelKind(label)).toBe(kind);
});

test("the first column of a form are labels, in cells and before tabs", () => {
  const cells = [...form, ...earlier].flatMap(([label, value], row) => [
    cell(label, row, 0),
    cell(value, row, 1),
  ]);
  const lines = [...form, ...earlier].map(([label, value]) => paragraph(`${label}\t${value}`));
  for (const rows of [cells, lines]) {
    const { profile } = readResume(documentOf(...person, heading("WORK EXPERIENCE"), ...rows));
    expect(profile.work).toEqual(jobs);
  }
});

test("a label that takes two lines is whole again, and its value goes on below", () => {
  const { profile } = readResume(
    documentOf(
      ...person,
      heading("WORK EXPERIENCE"),
      paragraph("Dates (from - to)\t03/2019 - 08/2025"),
      paragraph("Name and address of\tAthi Roses Ltd"),
      paragraph("employer\tNaivasha"),
      paragraph("Occupation or position held\tPackhouse Supervisor"),
      paragraph("Main activities and\tGraded 40,000 stems a day"),
      paragraph("responsibilities\tTrained nine packers"),
    ),
  );
  expect(profile.work).toEqual([
    {
      position: "Packhouse Supervisor",
      name: "Athi Roses Ltd",
      location: "Naivasha",
      startDate: "2019-03",
      endDate: "2025-08",
      highlights: ["Graded 40,000 stems a day", "Trained nine packers"],
    },
  ]);
});

test("labels that a reader took for a column of their own go back to their values", () => {
  const at = (x: number, y: number) => ({ box: { x, y, width: x < 100 ? 140 : 200, height: 12 } });
  const labels = form.map(([label], row) => paragraph(label, at(40, 200 + row * 20)));
  const values = form.map(([, value], row) => paragraph(value, { ...at(220, 200 + row * 20), column: 1 }));
  const { profile } = readResume(
    documentOf(...person, heading("WORK EXPERIENCE", at(40, 180)), ...labels, ...values),
  );
  expect(profile.work).toEqual(jobs.slice(0, 1));
});

test("what a form asks and no resume needs is in no study", () => {
  const rows = [
    ["Dates", "2009 - 2012"],
    ["Title of qualification awarded", "Higher National Diploma in Statistics"],
    ["Name and type of organisation providing education and training", "Auchi Polytechnic"],
    ["Level in national or international classification", "ISCED 5"],
  ].flatMap(([label = "", value = ""], row) => [cell(label, row, 0), cell(value, row, 1)]);
  const { profile, notPlaced } = readResume(
    documentOf(...person, heading("EDUCATION AND TRAINING"), ...rows),
  );
  expect(profile.education).toEqual([
    {
      institution: "Auchi Polytechnic",
      studyType: "Higher National Diploma",
      area: "Statistics",
      startDate: "2009",
      endDate: "2012",
      highlights: [],
    },
  ]);
  expect(notPlaced.map(({ text }) => text)).toContain("ISCED 5");
});

test("a colon that leads a cell is that of the label before it", () => {
  const rows = [
    ["Company", ": Sohar Cement LLC"],
    ["Designation", ": Electrician"],
    ["Duration", ": Jan 2013 to March 2018"],
    ["Department", ": Kiln"],
    ["Job profile", ": Maintained 6.6 kV motors"],
  ].flatMap(([label = "", value = ""], row) => [cell(label, row, 0), cell(value, row, 1)]);
  const own = [
    ["Father's name", ": Kamau Kariuki"],
    ["Countries worked", ": India, Oman"],
  ].flatMap(([label = "", value = ""], row) => [
    cell(label, row, 0, { cell: { table: 1, row, column: 0 } }),
    cell(value, row, 1, { cell: { table: 1, row, column: 1 } }),
  ]);
  const { profile } = readResume(
    documentOf(...person, heading("EMPLOYMENT HISTORY"), ...rows, heading("PERSONAL DETAILS"), ...own),
  );
  expect(profile.work).toEqual([
    {
      position: "Electrician",
      name: "Sohar Cement LLC",
      startDate: "2013-01",
      endDate: "2018-03",
      summary: "Kiln",
      highlights: ["Maintained 6.6 kV motors"],
    },
  ]);
  expect(profile.personal).toEqual([
    { label: "Father's name", value: "Kamau Kariuki" },
    { label: "Countries worked", value: "India, Oman" },
  ]);
});
