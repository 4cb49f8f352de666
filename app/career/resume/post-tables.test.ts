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

test("the employer that a cell only points to is the one above, and a bracket within a post is of the post", () => {
  expect(
    postsOf(
      heading("CAREER HISTORY"),
      ...tableOf(
        ["Vice Principal (Administration)", "Divine Harvest College, Gboko", "Sept. 2018 – Dec. 2025"],
        ["Head of Department, Arts", "as above", "Sept. 2015 – Aug. 2018"],
        ["Classroom Teacher (English / Literature)", "Same Divine Harvest College", "Jan. 2012 – Aug. 2015"],
        ["Pipe Welder (6G) / Acting Foreman", "Orubo Marine Ltd", "2008 – 2011"],
      ),
    ),
  ).toEqual([
    "Vice Principal (Administration) | Divine Harvest College | 2018-09 | 2025-12",
    "Head of Department, Arts | Divine Harvest College | 2015-09 | 2018-08",
    "Classroom Teacher (English / Literature) | Divine Harvest College | 2012-01 | 2015-08",
    "Pipe Welder (6G) / Acting Foreman | Orubo Marine Ltd | 2008 | 2011",
  ]);
});

test("a form that is one table has heads of columns and headings in any of its rows", () => {
  const rows = [
    ["SECTION A: BIO-DATA"],
    ["Sex:", "Male", "Date of Birth:", "04/06/1987"],
    ["Next of Kin:", "Mrs Ibim Woyengi (wife)", "Phone:", "0805 555 0109"],
    ["SECTION B: SCHOOLS ATTENDED"],
    ["S/N", "NAME OF INSTITUTION", "QUALIFICATION", "YEAR"],
    ["1", "State Primary School, Abonnema", "F.S.L.C", "1993-1999"],
    ["2", "Government Secondary School, Borokiri", "S.S.C.E", "1999-2005"],
    ["SECTION C: WORKING EXPERIENCE"],
    ["S/N", "COMPANY / LOCATION", "POSITION HELD", "FROM - TO"],
    ["1", "Orubo Marine & Fabrication Ltd, Onne", "Pipe Welder", "02/2020 - till date"],
    ["2", "Zenko Engineering Ltd", "Structural Welder", "08/2016 - 11/2019"],
    ["SECTION D: CERTIFICATES"],
    ["HSE Level 1 & 2", "2019"],
    ["Working at Height", "2023"],
  ];
  const { profile } = readResume(documentOf(...head, ...tableOf(...rows)));
  expect(profile.work.map(({ position, name, highlights }) => [position, name, ...highlights])).toEqual([
    ["Pipe Welder", "Orubo Marine & Fabrication Ltd"],
    ["Structural Welder", "Zenko Engineering Ltd"],
  ]);
  expect(
    profile.education.map(({ studyType, endDate, highlights }) => [studyType, endDate, ...highlights]),
  ).toEqual([
    ["F.S.L.C", "1999"],
    ["S.S.C.E", "2005"],
  ]);
  expect(profile.certificates.map(({ name, date }) => [name, date])).toEqual([
    ["HSE Level 1 & 2", "2019"],
    ["Working at Height", "2023"],
  ]);
  // Whoever is named beside it has that phone.
  expect(profile.personal).toContainEqual({ label: "Next of Kin", value: "0805 555 0109" });
  expect(profile.personal.filter(({ label }) => label === "Phone")).toEqual([]);
});

test("several posts with their times in one cell are so many, and a break in the table is none", () => {
  const { work, custom } = readResume(
    documentOf(
      ...head,
      heading("WORK HISTORY"),
      ...tableOf(
        ["Where", "What", "When"],
        ["Career break (family)", "", "July 2022 – Sept. 2023"],
        [
          "Heron Gate International School, Calabar",
          "French Teacher (2018 – 2020); Head of Languages (2020 – 2022)",
          "10/09/2018 – 15/07/2022",
        ],
        ["Saint Fidelis College, Bamenda", "Teacher of French", "09/2012 – 06/2017"],
      ).filter(({ text }) => text !== ""),
    ),
  ).profile;
  expect(work.map(({ position, name, startDate, endDate }) => [position, name, startDate, endDate])).toEqual([
    ["French Teacher", "Heron Gate International School", "2018-09", "2020"],
    ["Head of Languages", "Heron Gate International School", "2020", "2022-07"],
    ["Teacher of French", "Saint Fidelis College", "2012-09", "2017-06"],
  ]);
  expect(custom.map(({ heading: name }) => name)).toEqual(["Career break"]);
});

test("the cell behind a label has its value whole", () => {
  const { personal } = readResume(
    documentOf(
      ...head,
      ...tableOf(
        ["ADDRESS:", "27, EKENWAN QUARTERS, BENIN CITY, EDO STATE"],
        ["DATE OF BIRTH:", "02/09/1988"],
        ["L.G.A / STATE:", "ORHIONMWON / EDO"],
        ["RELIGION:", "CHRISTIANITY"],
      ),
    ),
  ).profile;
  expect(personal).toContainEqual({ label: "L.G.A", value: "ORHIONMWON" });
  expect(personal).toContainEqual({ label: "STATE", value: "EDO" });
});
