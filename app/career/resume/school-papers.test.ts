import { expect, test } from "vitest";
import { cell, documentOf, heading, paragraph } from "#tests/factories/paragraphs";
import { schoolPaperAtEnd } from "./degrees";
import { readResume } from "./read-resume";

const person = [
  paragraph("Ime Edet Okon", { bold: true, size: 16 }),
  paragraph("ime@example.org | 0803 222 3344"),
];

test("-do- in the column of schools is the school above", () => {
  const rows = [
    ["Institution", "Qualification", "Year"],
    ["Girls Secondary School, Ikono", "WASSCE", "2002"],
    ["-do-", "J.S.C.E", "1999"],
  ].flatMap((row, at) => row.map((text, column) => cell(text, at, column)));
  const { profile, doubts } = readResume(documentOf(...person, heading("EDUCATION"), ...rows));
  expect(profile.education.map(({ institution, endDate }) => [institution, endDate])).toEqual([
    ["Girls Secondary School, Ikono", "2002"],
    ["Girls Secondary School, Ikono", "1999"],
  ]);
  expect(doubts.filter(({ kind }) => kind === "school")).toEqual([]);
});

test("the heading of results names their examination and its year", () => {
  const { profile } = readResume(
    documentOf(
      ...person,
      heading("O' LEVEL RESULT (NECO 2009)"),
      paragraph("English Language C6, Mathematics D7, Geography C6"),
    ),
  );
  expect(profile.oLevels).toEqual([
    {
      exam: "NECO",
      date: "2009",
      results: [
        { subject: "English Language", grade: "C6" },
        { subject: "Mathematics", grade: "D7" },
        { subject: "Geography", grade: "C6" },
      ],
    },
  ]);
});

test("a class of a school is no subject", () => {
  const { profile } = readResume(
    documentOf(
      ...person,
      heading("EDUCATION"),
      paragraph("Government Secondary School, Uyo, JSCE in J.S.S.3, 1995"),
    ),
  );
  expect(profile.education[0]?.studyType).toBe("JSCE");
  expect(profile.education[0]?.area).toBeUndefined();
});

test.each([
  ["Wesley High School, Otukpo SSCE", "SSCE"],
  ["LGEA School, Adoka First School Leaving Certificate 2003", "First School Leaving Certificate 2003"],
  ["Wesley High School SSCE", undefined],
  ["English, Maths, SSCE", undefined],
])("in %j a paper begins behind the town: %j", (line, paper) => {
  const at = schoolPaperAtEnd(line);
  expect(at === undefined ? undefined : line.slice(at)).toBe(paper);
});

test("a kind of vehicle in the bracket behind a post is a part of it", () => {
  const { profile } = readResume(
    documentOf(
      ...person,
      heading("WORK EXPERIENCE"),
      paragraph("Benue Brewery Distributors, Makurdi", { bold: true }),
      paragraph("Driver (10-tyre truck)\t2013 - 2018"),
      paragraph("Delivered to 35 depots", { listLevel: 0 }),
    ),
  );
  expect(profile.work[0]?.position).toBe("Driver (10-tyre truck)");
});
