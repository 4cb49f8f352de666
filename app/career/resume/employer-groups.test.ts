import { expect, test } from "vitest";
import { documentOf, heading, paragraph } from "#tests/factories/paragraphs";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const head = "Ngozi Eze\n08031234567\n\nWORK EXPERIENCE\n";
const read = (text: string) => readResume(documentFromText(`${head}${text}`));
const postsOf = (text: string) =>
  read(text).profile.work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].join(" | "),
  );

test("posts held one after the other are of the employer alone on the line over them, each up to the next such line", () => {
  expect(
    postsOf(
      "Kogi State Library Board, Lokoja\n- Library Officer, 1994 – 1999\n- Librarian II, 1999 – 2004\nKogi State Polytechnic, Lokoja\n- Librarian I, 2004 – 2010\n- Principal Librarian, 2010 – 2018\n",
    ),
  ).toEqual([
    "Library Officer | Kogi State Library Board | 1994 | 1999",
    "Librarian II | Kogi State Library Board | 1999 | 2004",
    "Librarian I | Kogi State Polytechnic | 2004 | 2010",
    "Principal Librarian | Kogi State Polytechnic | 2010 | 2018",
  ]);
});

test("the time beside the employer is that of all its posts, and nobody is asked about them", () => {
  const text =
    "2016 – 2023 | Heirloom Bank Plc\nDeputy Manager, 2019 – 2023\n- Recovered N412m\nAssistant Manager, 2016 – 2019\n- Wrote credit memos\n2006 – 2016 | Intercity Bank\nBanking Officer, 2012 – 2016\nExecutive Trainee, 2006 – 2012\n";
  expect(postsOf(text)).toEqual([
    "Deputy Manager | Heirloom Bank Plc | 2019 | 2023",
    "Assistant Manager | Heirloom Bank Plc | 2016 | 2019",
    "Banking Officer | Intercity Bank | 2012 | 2016",
    "Executive Trainee | Intercity Bank | 2006 | 2012",
  ]);
  const { doubts, notPlaced } = read(text);
  expect(doubts).toEqual([]);
  expect(notPlaced).toEqual([]);
});

test("what tells of an employer stands between it and its posts, and is no employer", () => {
  const text =
    "Delmarine Petroleum Development Company, 2012 – date\nIndigenous exploration and production company\nSenior Buyer, 2016 – date\n- Expedited purchase orders\nBuyer, 2012 – 2015\n- Kept bid boxes\n";
  expect(postsOf(text)).toEqual([
    "Senior Buyer | Delmarine Petroleum Development Company | 2016 | present",
    "Buyer | Delmarine Petroleum Development Company | 2012 | 2015",
  ]);
  expect(read(text).profile.work.map(({ summary }) => summary)).toEqual([
    "Indigenous exploration and production company",
    undefined,
  ]);
});

test("a line with an employer of its own is of that one, and a post behind it is given to nobody", () => {
  const posts = postsOf(
    "Kogi State Library Board\nLibrary Officer, 1994 – 1999\nLibrarian II, 1999 – 2004\nTeacher, Saint Mary's College, 2005 – 2009\nTutor, 2010 – 2012\n- Taught evening classes\n",
  );
  expect(posts).toContain("Librarian II | Kogi State Library Board | 1999 | 2004");
  expect(posts).toContain("Teacher | Saint Mary's College | 2005 | 2009");
  expect(posts.at(-1)).toBe("Tutor |  | 2010 | 2012");
});

test("an employer below each post stays with the post above it", () => {
  expect(
    postsOf(
      "Accountant, 2016 – 2019\nUsman Dalhatu and Company\n- Kept the books\n\nAudit Trainee, 2013 – 2016\nSavannah Crest Brokers Ltd\n- Audited schools\n",
    ),
  ).toEqual([
    "Accountant | Usman Dalhatu and Company | 2016 | 2019",
    "Audit Trainee | Savannah Crest Brokers Ltd | 2013 | 2016",
  ]);
});

test("what was done in a post stands below its name without the grade, further down", () => {
  const { work } = read(
    "Jere Local Government Council, Borno State\nEnvironmental Health Officer, GL 08 (Jan. 2017 to Dec. 2020)\nHigher Environmental Health Officer, GL 09 (Jan. 2021 till date)\n\nJOB RESPONSIBILITIES\nHigher Environmental Health Officer\n- Supervision of refuse evacuation gangs in four wards\nEnvironmental Health Officer\n- House to house inspection and abatement notices\n",
  ).profile;
  expect(work.map(({ position, highlights }) => [position, ...highlights].join(" | "))).toEqual([
    "Environmental Health Officer, GL 08 | House to house inspection and abatement notices",
    "Higher Environmental Health Officer, GL 09 | Supervision of refuse evacuation gangs in four wards",
  ]);
});

test("a body whose name ends as a heading does stands over its posts", () => {
  const posts = readResume(
    documentOf(
      paragraph("Etim Usoro", { bold: true, size: 18 }),
      heading("EMPLOYMENT RECORD"),
      heading("STATE MINISTRY OF WORKS"),
      paragraph("Director, Stores, 2012–2018"),
      paragraph("Kept the stores of the ministry."),
      heading("STATE MINISTRY OF EDUCATION"),
      paragraph("Chief Stores Officer, 2008–2011"),
      paragraph("Principal Stores Officer, 2004–2007"),
    ),
  ).profile.work;
  expect(posts.map(({ position, name }) => [position, name])).toEqual([
    ["Director, Stores", "STATE MINISTRY OF WORKS"],
    ["Chief Stores Officer", "STATE MINISTRY OF EDUCATION"],
    ["Principal Stores Officer", "STATE MINISTRY OF EDUCATION"],
  ]);
});
