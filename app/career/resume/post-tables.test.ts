import { expect, test } from "vitest";
import { cell, documentOf, heading, paragraph } from "#tests/factories/paragraphs";
import { readResume } from "./read-resume";

const head = [
  paragraph("Ebiere Woyengi", { bold: true, size: 18 }),
  paragraph("0803 555 0142 | ebiere.woyengi@example.com"),
];
const tableOf = (...rows: readonly (readonly string[])[]) =>
  rows.flatMap((row, at) => row.map((text, column) => cell(text, at, column)));
const postsOf = (...paragraphs: ReturnType<typeof paragraph>[]) =>
  readResume(documentOf(...head, ...paragraphs)).profile.work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].join(" | "),
  );

test("each row of a table of posts is one, and two columns of dates are its ends, whatever heads them", () => {
  expect(
    postsOf(
      heading("WORK EXPERIENCE"),
      ...tableOf(
        ["Rig", "Contractor", "Position", "Crew up", "Crew down"],
        ["Deep Orient", "Kasolu Drilling Ltd", "Roustabout", "02/2011", "10/2013"],
        ["Pearl Seven", "Kasolu Drilling Ltd", "Derrickman", "11/2013", "06/2018"],
        ["Blue Heron", "Tarnwood Offshore", "Assistant Driller", "09/2018", "to date"],
      ),
    ),
  ).toEqual([
    "Roustabout | Kasolu Drilling Ltd | 2011-02 | 2013-10",
    "Derrickman | Kasolu Drilling Ltd | 2013-11 | 2018-06",
    "Assistant Driller | Tarnwood Offshore | 2018-09 | present",
  ]);
});

test("what a column holds is told by all its cells: a station that looks like an employer is none", () => {
  expect(
    postsOf(
      heading("WORK EXPERIENCE"),
      paragraph("Federal Fire Service", { bold: true }),
      ...tableOf(
        ["Fireman II", "Gusau Central Station", "1994 to 1999"],
        ["Fireman I", "Minna", "1999 to 2004"],
        ["Leading Fireman", "Bida", "2004 to 2011"],
        ["Station Officer, Training", "Lokoja", "2011 to 2019"],
      ),
    ),
  ).toEqual([
    "Fireman II | Federal Fire Service | 1994 | 1999",
    "Fireman I | Federal Fire Service | 1999 | 2004",
    "Leading Fireman | Federal Fire Service | 2004 | 2011",
    "Station Officer, Training | Federal Fire Service | 2011 | 2019",
  ]);
});

test("a table in which a post takes two rows is read as before", () => {
  expect(
    postsOf(
      heading("WORK EXPERIENCE"),
      ...tableOf(
        ["2019 – 2023", "Dispensing Technician"],
        ["", "Goodhealth Pharmacy Ltd, Jos"],
        ["2015 – 2018", "Ward Assistant"],
        ["", "Plateau Specialist Hospital, Jos"],
      ),
    ),
  ).toEqual([
    "Dispensing Technician | Goodhealth Pharmacy Ltd | 2019 | 2023",
    "Ward Assistant | Plateau Specialist Hospital | 2015 | 2018",
  ]);
});
