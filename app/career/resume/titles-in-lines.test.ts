import { expect, test } from "vitest";
import { cell, documentOf, heading, paragraph } from "#tests/factories/paragraphs";
import { readResume } from "./read-resume";

const workOf = (...rows: readonly (readonly string[])[]) =>
  readResume(
    documentOf(
      paragraph("Ebiere Woyengi", { bold: true, size: 18 }),
      paragraph("0803 555 0142 | ebiere.woyengi@example.com"),
      heading("WORK EXPERIENCE"),
      ...rows.flatMap((row, at) => row.map((text, column) => cell(text, at, column))),
    ),
  ).profile.work;

test("the first line of what was done names the post where nothing else does", () => {
  const work = workOf(
    ["Employer", "Period", "Duties"],
    ["Dove University, Makurdi", "Oct. 2020 to date", "Technologist I, Department of Biology"],
    ["Same University", "Nov. 2016 – Sept. 2020", "Technologist II, Department of Biology"],
    ["Zuma Table Water Ltd, Gboko", "Sept. 2015 – Oct. 2016", "Analysed sachet water every morning"],
  );
  expect(work.map(({ position, name }) => [position ?? "", name])).toEqual([
    ["Technologist I, Department of Biology", "Dove University"],
    ["Technologist II, Department of Biology", "Dove University"],
    ["", "Zuma Table Water Ltd"],
  ]);
});

test("ditto marks before a station are the employer above, and the station is the place", () => {
  const work = workOf(
    ["S/N", "ORGANISATION / STATION", "RANK / POST", "DATE"],
    ["1", "Zuma Guards Service, State Headquarters Makurdi", "Chief Superintendent", "2020 – 2023"],
    ["2", ",, Medium Security Centre, Otukpo", "Superintendent", "2015 – 2019"],
    ["3", ",, Lafia, Nasarawa State", "Deputy Superintendent", "2010 – 2014"],
  );
  expect(work.map(({ name }) => name)).toEqual(Array(3).fill("Zuma Guards Service"));
  expect(work[1]?.location).toBe("Medium Security Centre, Otukpo");
});
