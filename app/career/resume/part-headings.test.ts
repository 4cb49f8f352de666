import { expect, test } from "vitest";
import type { Paragraph } from "./document-text";
import { documentFromText } from "./from-text";
import { partHeading } from "./part-headings";
import { readResume } from "./read-resume";

const line = (text: string, { bold = false, isItem = false } = {}): Paragraph => ({
  text,
  runs: [{ text, bold, italic: false, size: 11 }],
  column: 0,
  indent: 0,
  spaceBefore: 0,
  page: 1,
  ...(isItem && { listLevel: 0 }),
});
const head = (text: string) => line(text, { bold: true });
const item = (text: string) => line(text, { isItem: true });
const read = (paragraphs: readonly Paragraph[]) =>
  readResume({ ...documentFromText(""), paragraphs: [...paragraphs] }, { today: "2026-11-22" }).profile;

test("a line of the words for duties heads a part of a post, and may say whose", () => {
  expect(partHeading("DUTIES IN EACH POST")).toMatchObject({ kind: "duties", isOfSeveral: true });
  expect(partHeading("3.2 Duties and responsibilities as Senior Lecturer")).toMatchObject({
    of: "Senior Lecturer",
  });
  expect(partHeading("Some of my achievements:")).toMatchObject({ kind: "successes" });
  expect(partHeading("Duties in present post")).toMatchObject({ isOfPresent: true, isOfSeveral: false });
  for (const none of [
    "Functions Manager, Eko Hotel",
    "Roles at which I served",
    "Duties were heavy.",
    "Tasks",
  ])
    expect(partHeading(none)?.of).toBeUndefined();
  expect(partHeading("Functions Manager, Eko Hotel")).toBeUndefined();
});

test("headings of duties are never employers, and their lines stay with the post, however they are set", () => {
  const { work, custom } = read([
    head("ADA OBI"),
    head("WORK EXPERIENCE"),
    head("BENDE ENERGY GROUP"),
    line("HSE Officer, Jan 2018 – Dec 2022"),
    head("DUTIES IN EACH POST"),
    item("Daily toolbox talks for a crew of 45"),
    item("Secretary, safety committee, 2019 – 2021"),
    head("OKRIKA MARINE LTD"),
    line("Safety Supervisor, Feb 2014 – Nov 2017"),
    head("ROLES AND RESPONSIBILITIES"),
    item("Inspected lifting gear before each crew change"),
    head("EDUCATION"),
    line("Rivers State University, B.Tech Marine Engineering, 2007 – 2012"),
  ]);
  expect(work.map(({ name, position, highlights }) => [name, position, highlights])).toEqual([
    [
      "BENDE ENERGY GROUP",
      "HSE Officer",
      ["Daily toolbox talks for a crew of 45", "Secretary, safety committee, 2019 – 2021"],
    ],
    ["OKRIKA MARINE LTD", "Safety Supervisor", ["Inspected lifting gear before each crew change"]],
  ]);
  expect(custom).toEqual([]);
});

test("lines below a heading that names a post are its, wherever they stand", () => {
  const { work } = read([
    head("ADA OBI"),
    head("WORK EXPERIENCE"),
    line("Records Officer, Idi-Ape Hospital, 2019 – 2024"),
    line("Records Clerk, Ondo Road Clinic, 2016 – 2019"),
    head("Responsibilities at Idi-Ape Hospital"),
    item("Coding of diseases with ICD-10"),
    line("In No. 2 above: filed 300 folders a day."),
  ]);
  expect(work.map(({ name, highlights }) => [name, highlights])).toEqual([
    ["Idi-Ape Hospital", ["Coding of diseases with ICD-10"]],
    ["Ondo Road Clinic", ["filed 300 folders a day."]],
  ]);
});

test("duties of several posts at once are given to none of them", () => {
  const { work, custom } = read([
    head("ADA OBI"),
    head("EMPLOYMENT RECORD"),
    line("Mathematics Teacher, Holy Cross College, 2019 – 2024"),
    line("Class Teacher, Our Lady's Primary School, 2016 – 2019"),
    head("DUTIES IN THE ABOVE POSTS"),
    item("Teaching of SS1 to SS3 mathematics"),
    head("EDUCATION"),
    line("B.Ed. Mathematics, University of Calabar, 2011 – 2015"),
  ]);
  expect(work.map(({ highlights }) => highlights)).toEqual([[], []]);
  expect(custom.map(({ heading }) => heading)).toEqual(["DUTIES IN THE ABOVE POSTS"]);
});

test("numbered headings of parts are headings, and publications are no posts", () => {
  const { work, awards, nysc } = read([
    head("ADA OBI"),
    head("1.0 EDUCATION"),
    head("1.1 Institutions attended with dates"),
    line("University of Calabar, 2011 – 2015, B.Sc. Zoology"),
    head("1.2 Scholarships and prizes"),
    line("Best graduating student, 2015"),
    head("1.3 National Youth Service"),
    line("Ebonyi State, 2016 – 2017"),
    head("2.0 WORK EXPERIENCE"),
    line("Research Officer, Institute of Oceanography, 2018 – 2022"),
    head("3.0 PUBLICATIONS"),
    head("3.1 Theses"),
    line("Obi, A. (2015). Insects in the diet of catfish. B.Sc. thesis, University of Calabar."),
    head("3.2 Articles in learned journals"),
    line("1. Obi, A. and Udo, I. (2019). Black soldier fly larvae. Aqua Science, 22(1): 40–52."),
  ]);
  expect(work.map(({ position }) => position)).toEqual(["Research Officer"]);
  expect(awards.map(({ title }) => title)).toEqual(["Best graduating student"]);
  expect(nysc?.state).toBe("Ebonyi State");
});

test("under a heading that nobody knows, duties that return with each post are its parts", () => {
  const { work, awards } = read([
    head("ADA OBI"),
    head("PROFESSIONAL SUMMARY"),
    line("Logistician with nine years on three coasts."),
    head("OFFSHORE EXPERIENCE"),
    line("Position: Stores Lead"),
    line("Organization: Okrika Marine Ltd"),
    line("Duration: March 2019 – Present"),
    head("Key duties and achievements"),
    item("Ran the store of two supply vessels"),
    item("Cut lost tools from 40 a year to 3"),
    line("Position: Store Hand"),
    line("Organization: Bende Energy Group"),
    line("Duration: May 2016 – February 2019"),
    head("Key duties and achievements"),
    item("Issued tools to 60 fitters"),
    head("EDUCATION"),
    line("Rivers State University, B.Tech Marine Engineering, 2007 – 2012"),
  ]);
  expect(work.map(({ name, position, highlights }) => [name, position, highlights.length])).toEqual([
    ["Okrika Marine Ltd", "Stores Lead", 2],
    ["Bende Energy Group", "Store Hand", 1],
  ]);
  expect(awards).toEqual([]);
});
