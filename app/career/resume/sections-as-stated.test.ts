import { expect, test } from "vitest";
import { cell, documentOf, heading, item, paragraph } from "#tests/factories/paragraphs";
import { readResume } from "./read-resume";

const inTable = (table: number, rows: readonly (readonly string[])[]) =>
  rows.flatMap((row, at) =>
    row.map((text, column) => cell(text, at, column, { cell: { table, row: at, column } })),
  );
const person = [
  paragraph("Zainab Kure Musa", { bold: true, size: 16 }),
  paragraph("zainab@example.org | 0803 222 3344"),
  heading("WORK HISTORY"),
  paragraph("Quantity Surveyor, Zuma Construction Ltd, Abuja, 2020 – date"),
  item("Priced 26 tenders"),
];

test("a table below projects to mention tells of projects, though it says what somebody was in them", () => {
  const { profile } = readResume(
    documentOf(
      ...person,
      paragraph("PROJECTS I WILL LIKE TO MENTION"),
      ...inTable(1, [
        ["S/N", "Project", "Client", "Value (N)", "Year", "Role"],
        ["1", "Lafia – Shendam road", "Fed. Min. of Works", "18.7bn", "2022 – date", "Commercial Lead"],
        ["2", "64 units terrace, Lokogoma", "Cooperative society", "1.9bn", "2020 – 2021", "QS"],
      ]),
    ),
  );
  expect(profile.work.map(({ position }) => position)).toEqual(["Quantity Surveyor"]);
  expect(profile.projects).toMatchObject([
    {
      name: "Lafia – Shendam road",
      highlights: ["Client: Fed. Min. of Works", "Value (N): 18.7bn", "Role: Commercial Lead"],
    },
    { name: "64 units terrace, Lokogoma", startDate: "2020", endDate: "2021" },
  ]);
});

test("a row of a table of one's own is one line", () => {
  const { profile } = readResume(
    documentOf(
      ...person,
      heading("ADDITIONAL INFORMATION"),
      ...inTable(1, [
        ["Crane", "Capacity", "Years"],
        ["Grove RT", "70T", "2012 – 2017"],
        ["Kato NK500", "50T", "2012 – 2016"],
      ]),
    ),
  );
  expect(profile.custom).toEqual([
    {
      heading: "ADDITIONAL INFORMATION",
      lines: [
        { text: "Grove RT | 70T | 2012 – 2017", bullet: false },
        { text: "Kato NK500 | 50T | 2012 – 2016", bullet: false },
      ],
    },
  ]);
});

test("what was done for nothing is told in a head with its time and sentences behind it", () => {
  const { profile, notPlaced } = readResume(
    documentOf(
      ...person,
      heading("VOLUNTEERING"),
      paragraph(
        "Girls on Air club, founder (2020 till date). 45 girls learn reporting on Saturdays. No funding.",
      ),
      paragraph("Every month we clean the market of our street together with the youths of three churches."),
    ),
  );
  expect(profile.volunteer[0]).toMatchObject({
    position: "founder",
    organization: "Girls on Air club",
    startDate: "2020",
    endDate: "present",
  });
  expect(JSON.stringify(profile)).toContain("we clean the market of our street");
  expect(notPlaced).toEqual([]);
});

test("voluntary work that names no post stands under its heading", () => {
  const { profile, notPlaced } = readResume(
    documentOf(
      ...person,
      heading("VOLUNTEERING"),
      paragraph("Every month we clean the market of our street together with the youths of three churches."),
    ),
  );
  expect(profile.custom).toMatchObject([{ heading: "VOLUNTEERING" }]);
  expect(notPlaced).toEqual([]);
});
