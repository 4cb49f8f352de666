import { expect, test } from "vitest";
import type { Paragraph } from "./document-text";
import { documentFromText } from "./from-text";
import { readResume } from "./read-resume";

const line = (text: string, setting: { bold?: boolean; size?: number; list?: boolean } = {}): Paragraph => ({
  text,
  runs: [{ text, bold: setting.bold ?? false, italic: false, size: setting.size ?? 11 }],
  page: 1,
  column: 0,
  indent: setting.list ? 18 : 0,
  spaceBefore: 0,
  ...(setting.list && { listLevel: 0 }),
});
const name = line("Ada Nwogu", { bold: true, size: 20 });
const heading = (text: string) => line(text, { bold: true, size: 13 });
const bold = (text: string) => line(text, { bold: true });
const item = (text: string) => line(text, { list: true });
const read = (...paragraphs: Paragraph[]) => readResume({ paragraphs, hidden: [], pages: 1 });

const job = [
  bold("Laboratory Scientist"),
  line("Obelan Diagnostics Ltd, Enugu\tMar 2021 – Present"),
  item("Run 60 samples a day"),
  item("Prepare the daily control charts"),
];
const study = [bold("B.Sc. Chemistry"), line("University of Nigeria, Nsukka\t2012 – 2016")];

test("headings that no list of words has are known by their look, and what they head by the lines below", () => {
  const { profile, headings } = read(
    name,
    heading("Where I have toiled"),
    ...job,
    heading("The road of my schooling"),
    ...study,
    heading("Tongues"),
    line("Igbo"),
    line("English (fluent)"),
    heading("They can vouch"),
    line("Dr. Ike Obi, Consultant, 0803 555 2281"),
  );
  expect(headings.map(({ section }) => section)).toEqual(["work", "education", "languages", "referees"]);
  expect(profile.work.map(({ name, position }) => [name, position])).toEqual([
    ["Obelan Diagnostics Ltd", "Laboratory Scientist"],
  ]);
  expect(profile.education.map(({ institution, studyType }) => [institution, studyType])).toEqual([
    [expect.stringContaining("University of Nigeria"), "B.Sc."],
  ]);
  expect(profile.languages.map(({ language }) => language)).toEqual(["Igbo", "English"]);
});

test("a post with words of a heading is none where the headings are larger", () => {
  const { profile, headings } = read(
    name,
    heading("Experience"),
    ...job,
    bold("IT attachment"),
    line("Trako Computers, Jos\tJul 2014 – Dec 2014"),
    item("Repaired laptops and printers"),
    heading("Education"),
    ...study,
    heading("Languages"),
    line("English"),
  );
  expect(headings.map(({ section }) => section)).toEqual(["work", "education", "languages"]);
  expect(profile.work.map(({ position }) => position)).toEqual(["Laboratory Scientist", "IT attachment"]);
});

test("names of employers in the look of the headings stay names", () => {
  const entry = (employer: string, dates: string) => [
    bold(employer),
    line("Staff Nurse"),
    line(dates),
    item("Dressed wounds of 25 patients a day"),
  ];
  const { headings } = read(
    name,
    bold("Work experience"),
    ...entry("Kroger", "Jun 2017 – Jan 2020"),
    ...entry("Trako City Hospital", "Mar 2015 – May 2017"),
    bold("Education"),
    ...study.slice(1),
    bold("Languages"),
    line("English"),
  );
  expect(headings.map(({ section }) => section)).toEqual(["work", "education", "languages"]);
});

test("what is told of the person under a free heading is personal, and a time without work is no post", () => {
  const { profile, notPlaced } = read(
    name,
    heading("Work"),
    ...job,
    line("Between 2018 and 2020 I was out of job and stayed at home."),
    heading("Education"),
    ...study,
    heading("About self"),
    line("Born 9 June 1997"),
    line("Married, two kids"),
    line("Kogi State, Okene LGA"),
  );
  expect(profile.personal.map(({ label }) => label).sort()).toEqual([
    "Born",
    "Marital status",
    "State of origin",
  ]);
  expect(profile.work).toHaveLength(1);
  expect(notPlaced.map(({ text }) => text).join(" ")).toContain("out of job");
});

test("the name of a firm in capitals heads its posts, and no section", () => {
  const { profile } = readResume(
    documentFromText(
      [
        "ENGR. TERVER IORLIAM",
        "08035550123",
        "",
        "PROFESSIONAL EXPERIENCE",
        "",
        "KATSINA-ALA ROADS AND BRIDGES COMPANY LTD",
        "Site Engineer                         2013 – 2017",
        "- Set out 12 km of township road",
        "Senior Site Engineer                  2017 – 2021",
        "- Managed 4 subcontractors",
        "",
        "EDUCATIONAL BACKGROUND",
        "Federal University of Agriculture, Makurdi    B.Eng Civil Engineering    2005 – 2010",
      ].join("\n"),
    ),
  );
  expect(new Set(profile.work.map(({ name }) => name))).toEqual(
    new Set(["KATSINA-ALA ROADS AND BRIDGES COMPANY LTD"]),
  );
});

test("a post in the look of the headings over its employer and time, in that look too, heads no section", () => {
  const { profile } = read(
    name,
    bold("Work History"),
    bold("Transport Coordinator"),
    bold("Bluefin Cold Chain Ltd, Asaba\tJune 2023 – Till date"),
    line("In charge of 34 trucks that move fish and vaccines."),
    bold("Logistics Officer"),
    bold("Zuma Pharma Distribution Ltd, Awka\tJune 2021 – May 2023"),
    line("Planned the daily supply to 310 pharmacies."),
    bold("Education"),
    line("HND Business Administration, Delta State Polytechnic, 2012 – 2015"),
    bold("Interests"),
    line("Draughts and long road trips."),
  );
  expect(profile.work.map(({ position, name }) => [position, name])).toEqual([
    ["Transport Coordinator", "Bluefin Cold Chain Ltd"],
    ["Logistics Officer", "Zuma Pharma Distribution Ltd"],
  ]);
});
