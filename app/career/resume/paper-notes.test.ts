import { expect, test } from "vitest";
import type { Paragraph } from "./document-text";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const head = ["Amina Bello Kure", "08035550123", "amina.kure@example.com", ""];
const read = (...lines: string[]) => readResume(documentFromText([...head, ...lines].join("\n"))).profile;
const papers = (...lines: string[]) => read("CERTIFICATES", ...lines).certificates;

test.each([
  ["BOSIET with CA-EBS – 2019 (expired Feb. 2023, to renew)", { name: "BOSIET with CA-EBS", date: "2019" }],
  [
    "Medical fitness: 6 Aug. 2026 (fit for offshore)",
    { name: "Medical fitness", status: "fit for offshore" },
  ],
  ["Called to the Nigerian Bar, December 1989 (Enrolment No. SCN-041)", { date: "1989-12" }],
  ["NYSC SAED tailoring, on going", { name: "NYSC SAED tailoring", status: "on going" }],
])("%s is one paper", (line, paper) => {
  expect(papers(line, "First aid, Red Cross, 2020")).toMatchObject([paper, { name: "First aid" }]);
});

test("the day until which a licence is good is not the day on which it was given", () => {
  const [licence] = papers("Current practising licence valid to: 30/04/2028", "First aid, Red Cross, 2020");
  expect(licence).toEqual({ name: "Current practising licence, valid to 30/04/2028" });
});

test("a town in capitals gave no course", () => {
  expect(papers("GENDER RESPONSIVE LAW MAKING, ABUJA, 2023", "FIRST AID, RED CROSS, 2020")[0]?.issuer).toBe(
    undefined,
  );
});

test("what stands in the cell beside a paper gave it, with all its words", () => {
  const cell = (row: number, column: number, text: string): Paragraph => ({
    text,
    runs: [{ text, bold: false, italic: false, size: 11 }],
    column: 0,
    indent: 0,
    spaceBefore: 0,
    page: 1,
    cell: { table: 0, row, column },
  });
  const rows = [
    ["Federal Fire Service, Abuja", "Fire Warden Certificate", "2022"],
    ["Federal Ministry of Labour & Productivity, Port Harcourt", "Trade Test Grade I", "Sept. 2015"],
  ];
  const { paragraphs, ...rest } = documentFromText([...head, "CERTIFICATES"].join("\n"));
  const { certificates } = readResume({
    ...rest,
    paragraphs: [
      ...paragraphs,
      ...rows.flatMap((row, at) => row.map((text, column) => cell(at, column, text))),
    ],
  }).profile;
  expect(certificates).toMatchObject([
    { name: "Fire Warden Certificate", issuer: "Federal Fire Service, Abuja", date: "2022" },
    {
      name: "Trade Test Grade I",
      issuer: "Federal Ministry of Labour & Productivity, Port Harcourt",
      date: "2015-09",
    },
  ]);
});

test("the year of service runs from its batch to the day of passing out", () => {
  const { nysc, certificates } = read(
    "CERTIFICATES",
    "First aid, Red Cross, 2020",
    "NYSC, batch A stream I 2026, passing out 21 January 2027",
  );
  expect(nysc).toMatchObject({ startDate: "2026", endDate: "2027-01" });
  expect(nysc?.ppa).toBe(undefined);
  expect(certificates).toHaveLength(1);
});

test("a driver's licence among the papers is no study", () => {
  const { education, certificates } = read(
    "School",
    "Army school of transport Benin 1992",
    "",
    "Paper wey I get",
    "Driver licence class E expire 2028",
    "FRSC defensive driving cert 2017",
  );
  expect(education.map(({ studyType = "" }) => studyType).join()).not.toContain("licence");
  expect(certificates.map(({ name }) => name)).toContain("FRSC defensive driving cert");
});
