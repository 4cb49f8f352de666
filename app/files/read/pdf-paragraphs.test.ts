import fc from "fast-check";
import { expect, test } from "vitest";
import { hyphenJudge } from "./pdf-hyphens";
import { layOutPage } from "./pdf-layout";
import type { PdfPage, Piece } from "./pdf-page";
import { markZones } from "./pdf-zones";

const piece = (text: string, x: number, y: number, more: Partial<Piece> = {}): Piece => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  isUpright: true,
  bold: false,
  italic: false,
  ...more,
});
const lines = (x: number, y: number, ...texts: string[]) =>
  texts.map((text, index) => piece(text, x, y + 14 * index));
const pageOf = (pieces: Piece[], more: Partial<PdfPage> = {}): PdfPage => ({
  number: 1,
  width: 595,
  height: 842,
  pieces,
  dots: [],
  rules: [],
  ...more,
});
const layOut = (page: PdfPage) => layOutPage(page, { nextTable: 0, keepsHyphen: hyphenJudge([page]) });
const textsOf = (pieces: Piece[]) => layOut(pageOf(pieces)).map(({ text }) => text);

test("a paragraph keeps the look of its words, its place, and the space and the line around it", () => {
  const page = pageOf(
    [
      piece("EDUCATION", 40, 60, { bold: true, size: 14, width: 90 }),
      piece("B.Sc. Economics", 40, 100, { bold: true }),
      piece(", Ibadan", 115, 100, { italic: true, link: "https://ui.edu.ng" }),
      piece("A line of body text so that the usual distance of lines is known", 40, 114),
      piece("Another such line", 40, 128),
    ],
    { rules: [{ left: 40, right: 550, top: 64, bottom: 65 }] },
  );
  const [heading, school, body] = layOut(page);
  expect(heading).toMatchObject({
    text: "EDUCATION",
    runs: [{ bold: true, size: 14 }],
    box: { x: 40, y: 46, width: 90 },
    ruleBelow: true,
  });
  expect(school?.runs).toEqual([
    { text: "B.Sc. Economics", bold: true, italic: false, size: 10 },
    { text: ", Ibadan", bold: false, italic: true, size: 10 },
  ]);
  expect(school?.link).toBe("https://ui.edu.ng");
  expect(school?.spaceBefore).toBeGreaterThan(20);
  expect(school?.ruleBelow).toBeUndefined();
  expect(body?.spaceBefore).toBe(0);
});

test("a narrow sidebar is read apart from the wide column, though nobody knows the order of drawing", () => {
  const left = ["CONTACT", "Enugu", "0803 555 0100", "SKILLS", "Excel", "Sage"].map((text, index) =>
    piece(text, 40, 60 + 19 * index),
  );
  const right = [
    "EXPERIENCE",
    "Officer, Adaobi Telecoms",
    "2019 – Present",
    "Answered calls",
    "EDUCATION",
    "B.A. English",
  ].map((text, index) => piece(text, 200, 66 + 14 * index));
  const paragraphs = layOut(pageOf([...right, ...left]));
  expect(paragraphs.map(({ text, column }) => `${column} ${text}`)).toEqual([
    ...["CONTACT", "Enugu", "0803 555 0100", "SKILLS", "Excel", "Sage"].map((text) => `1 ${text}`),
    "0 EXPERIENCE",
    "0 Officer, Adaobi Telecoms",
    "0 2019 – Present",
    "0 Answered calls",
    "0 EDUCATION",
    "0 B.A. English",
  ]);
});

test("headings in the margin stand above what they head, dates in the margin on its first line", () => {
  const entries = (labels: string[][]) =>
    labels.flatMap(([label = "", ...rest], index) => [
      piece(label, 40, 60 + 60 * index),
      ...lines(160, 60 + 60 * index, ...rest),
    ]);
  expect(
    textsOf(
      entries([
        ["Experience", "Staff Engineer, Kano Works", "Built four bridges in the state"],
        ["Education", "B.Eng. Civil Engineering", "Bayero University"],
        ["Skills", "AutoCAD and Civil 3D for roads", "Excel for bills of quantities"],
      ]),
    ),
  ).toEqual([
    "Experience",
    "Staff Engineer, Kano Works",
    "Built four bridges in the state",
    "Education",
    "B.Eng. Civil Engineering",
    "Bayero University",
    "Skills",
    "AutoCAD and Civil 3D for roads",
    "Excel for bills of quantities",
  ]);
  expect(
    textsOf([
      ...entries([
        ["Jan 2020 –", "Nurse, Amina Hospital", "Cared for patients on each shift"],
        ["2016 – 2019", "Staff Nurse, Murtala Hospital", "Trained students in the ward"],
        ["2012 – 2016", "Student Nurse, School of Nursing", "Learned the trade"],
      ]),
      piece("Present", 40, 74),
    ]),
  ).toEqual([
    "Jan 2020 – Present\tNurse, Amina Hospital",
    "Cared for patients on each shift",
    "2016 – 2019\tStaff Nurse, Murtala Hospital",
    "Trained students in the ward",
    "2012 – 2016\tStudent Nurse, School of Nursing",
    "Learned the trade",
  ]);
});

test("a range of dates broken at its dash is whole, beside a title too", () => {
  expect(textsOf([...lines(40, 60, "Jan 2020 –", "Present"), piece("Kano", 40, 120)])).toEqual([
    "Jan 2020 – Present",
    "Kano",
  ]);
  expect(
    textsOf([
      piece("Nurse", 40, 60),
      piece("Jan 2020 –", 420, 60),
      piece("Amina Hospital, Kano", 40, 74),
      piece("Present", 420, 74),
    ]),
  ).toEqual(["Nurse\tJan 2020 – Present", "Amina Hospital, Kano"]);
});

test("the cells of a table know their place, wrapped words are whole, narrow columns stay apart", () => {
  const page = pageOf([
    ...[piece("S/N", 40, 60), piece("School", 61, 60), piece("Year", 300, 60)],
    ...[
      piece("1", 40, 80),
      piece("Federal University of Technology, Akure, Ondo", 61, 80),
      piece("2012", 300, 80),
    ],
    piece("State, Nigeria", 61, 92),
    ...[piece("2", 40, 112), piece("Kings College, Lagos", 61, 112), piece("2007", 300, 112)],
  ]);
  expect(layOut(page).map(({ text, cell }) => [cell?.row, cell?.column, text])).toEqual([
    [0, 0, "S/N"],
    [0, 1, "School"],
    [0, 2, "Year"],
    [1, 0, "1"],
    [1, 1, "Federal University of Technology, Akure, Ondo State, Nigeria"],
    [1, 2, "2012"],
    [2, 0, "2"],
    [2, 1, "Kings College, Lagos"],
    [2, 2, "2007"],
  ]);
});

test("a rule under a heading makes no table of what stands around it", () => {
  const pieces = [
    piece("UC Berkeley", 40, 60),
    piece("2019", 500, 60),
    piece("Bachelor of Science, Computer Science", 40, 74),
    piece("PROJECTS", 40, 100, { bold: true }),
    piece("Parser", 40, 120),
  ];
  const page = pageOf(pieces, { rules: [{ left: 40, right: 550, top: 104, bottom: 105 }] });
  expect(layOut(page).map(({ text }) => text)).toEqual([
    "UC Berkeley\t2019",
    "Bachelor of Science, Computer Science",
    "PROJECTS",
    "Parser",
  ]);
});

test("a line joins the one above only where that one was full, in the same look", () => {
  const full = (text: string, y: number, more: Partial<Piece> = {}) =>
    piece(text, 40, y, { width: 500, ...more });
  expect(
    textsOf([
      full("Kept the books of three shops and closed them each month before the", 60),
      piece("fifth day without a single late return.", 40, 74),
      piece("Globex Corporation", 40, 88, { bold: true }),
      piece("Filed invoices", 40, 102),
      piece("Junior Engineer", 40, 116),
    ]),
  ).toEqual([
    "Kept the books of three shops and closed them each month before the fifth day without a single late return.",
    "Globex Corporation",
    "Filed invoices",
    "Junior Engineer",
  ]);
});

test("bullets become levels of a list, however they are drawn", () => {
  const paragraphs = layOut(
    pageOf(
      [
        piece("•", 40, 60),
        piece("Led a team", 52, 60),
        piece("–", 60, 74),
        piece("of four", 72, 74),
        piece("Trained two", 52, 88),
      ],
      { dots: [{ left: 41, right: 44, top: 83, bottom: 86 }] },
    ),
  );
  expect(paragraphs.map(({ text, listLevel }) => [listLevel, text])).toEqual([
    [0, "Led a team"],
    [1, "of four"],
    [0, "Trained two"],
  ]);
});

test("words divided at line ends are mended by the other words of the page, else by its habit", () => {
  const word = (end: string, next: string, ...more: string[]) =>
    textsOf([
      piece(`Prepared the statements of the bank and the ${end}`, 40, 60, { width: 500 }),
      piece(next, 40, 74),
      ...lines(40, 130, ...more),
    ])[0];
  expect(word("sub-", "missions each month.", "Submissions")).toContain("submissions each");
  expect(word("self-", "service desk.", "Self-service")).toContain("self-service desk");
  expect(word("self-", "service desk.")).toContain("self-service desk");
  expect(
    word("recon-", "ciliations each month.", "two inter-", "views by tele-", "phone or let-", "ter"),
  ).toContain("reconciliations");
});

test("letters of a second font fall into their holes, capitals set wide apart become words", () => {
  expect(textsOf([piece("Adé Ọlá eun", 40, 60, { width: 110 }), piece("ṣ", 110, 60, { width: 6 })])[0]).toBe(
    "Adé Ọláṣeun",
  );
  expect(textsOf([piece("ABOUT", 40, 60, { width: 52 }), piece("M E", 100, 60, { width: 21 })])[0]).toBe(
    "ABOUT ME",
  );
});

test("words at the same place of several pages, and page numbers, are heads and feet", () => {
  const pages = [1, 2].map((number) =>
    pageOf(
      [
        piece("Jane Okoro – Résumé", 200, 30),
        piece(`Body of page ${number}`, 40, 300),
        piece(`Page ${number} of 2`, 250, 820),
      ],
      { number },
    ),
  );
  const zones = markZones(pages.flatMap(layOut), pages).map(({ text, zone }) => [zone, text]);
  expect(zones).toEqual([
    ["head", "Jane Okoro – Résumé"],
    [undefined, "Body of page 1"],
    ["foot", "Page 1 of 2"],
    ["head", "Jane Okoro – Résumé"],
    [undefined, "Body of page 2"],
    ["foot", "Page 2 of 2"],
  ]);
});

test("whatever stands where, each word of the page comes out once", () => {
  const words = fc.array(
    fc.record({
      word: fc.constantFrom("payroll", "Kudirat", "2019", "Ọ̀ṣun", "EDUCATION", "three whole words", "naira"),
      x: fc.integer({ min: 20, max: 500 }),
      y: fc.integer({ min: 20, max: 400 }),
      size: fc.constantFrom(8, 10, 10, 10, 16),
      bold: fc.boolean(),
    }),
    { minLength: 1, maxLength: 60 },
  );
  const bare = (text: string) =>
    [...text.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}]/gu, "")].sort().join("");
  fc.assert(
    fc.property(words, (placed) => {
      const pieces = placed.map(({ word, x, y, ...look }) => piece(word, x, y, look));
      const text = textsOf(pieces).join("");
      expect(bare(text)).toBe(bare(pieces.map((each) => each.text).join("")));
    }),
    { numRuns: 150, seed: 11 },
  );
});
