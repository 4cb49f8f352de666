import { expect, test } from "vitest";
import { plainText } from "~/career/resume/document-text";
import { hyphenJudge } from "./pdf-hyphens";
import { layOutPage } from "./pdf-layout";
import type { Piece } from "./pdf-page";

const layOut = (pieces: Piece[]) => {
  const inOrder = pieces.map((each, order) => ({ ...each, order }));
  const page = { number: 1, width: 595, height: 842, pieces: inOrder, dots: [], rules: [] };
  return layOutPage(page, { nextTable: 0, keepsHyphen: hyphenJudge([page]) });
};
const textOf = (pieces: Piece[]) => plainText({ paragraphs: layOut(pieces), hidden: [], pages: 1 });
const piece = (text: string, x: number, y: number, width = text.length * 5, size = 10): Piece => ({
  text,
  x,
  y,
  width,
  size,
  isUpright: true,
  bold: false,
  italic: false,
});
const lines = (x: number, y: number, ...texts: string[]) =>
  texts.map((text, index) => piece(text, x, y + 14 * index));

test("two columns whose lines share their heights are read one after the other, the line across both first", () => {
  const page = [
    piece("Curriculum vitae of Ngozi Eze, Customer Service Officer, Enugu, Nigeria", 40, 40, 480),
    ...lines(40, 70, "SKILLS", "Excel", "Freshdesk", "Igbo"),
    ...lines(
      240,
      70,
      "EXPERIENCE",
      "Officer, Adaobi Telecoms",
      "Answered sixty calls a day",
      "2020 – Present",
    ),
  ];
  expect(textOf(page)).toBe(
    "Curriculum vitae of Ngozi Eze, Customer Service Officer, Enugu, Nigeria\n\nSKILLS\nExcel\nFreshdesk\nIgbo\n\nEXPERIENCE\nOfficer, Adaobi Telecoms\nAnswered sixty calls a day\n2020 – Present",
  );
});

test("columns are found even when the file lists all words from top to bottom", () => {
  const left = lines(40, 70, "CONTACT", "ngozi@example.com", "0803 555 0100", "SKILLS", "Excel");
  const right = ["PROFILE", "A careful officer.", "EXPERIENCE", "Officer, Enugu", "EDUCATION"].map(
    (text, index) => piece(text, 240, 77 + 14 * index),
  );
  const sorted = [...left, ...right].sort((a, b) => a.y - b.y);
  expect(textOf(sorted)).toBe(
    "CONTACT\nngozi@example.com\n0803 555 0100\nSKILLS\nExcel\n\nPROFILE\nA careful officer.\nEXPERIENCE\nOfficer, Enugu\nEDUCATION",
  );
});

test("dates set to the right stay with their line, and so do the cells of a table", () => {
  const dated = ["Officer", "Assistant", "Intern", "Trainee"].flatMap((title, index) => [
    piece(title, 40, 40 + 14 * index),
    piece(`Jan ${2015 + index} – Feb 2020`, 400, 40 + 14 * index),
  ]);
  expect(textOf(dated)).toBe(
    "Officer\tJan 2015 – Feb 2020\nAssistant\tJan 2016 – Feb 2020\nIntern\tJan 2017 – Feb 2020\nTrainee\tJan 2018 – Feb 2020",
  );
  const table = ["English", "Mathematics", "Biology", "Physics"].flatMap((subject, index) => [
    piece(subject, 40, 40 + 14 * index),
    piece("Credit", 200, 40 + 14 * index),
  ]);
  expect(textOf(table)).toBe("English\tCredit\nMathematics\tCredit\nBiology\tCredit\nPhysics\tCredit");
});

test("an address block to the right above left-hand lines is no column", () => {
  const page = [
    ...lines(300, 40, "12 Bode Thomas Street", "Surulere", "Lagos"),
    ...lines(40, 90, "The Manager", "Adaobi Telecoms", "Enugu"),
  ];
  expect(textOf(page)).toBe("12 Bode Thomas Street\nSurulere\nLagos\nThe Manager\nAdaobi Telecoms\nEnugu");
});

test("a big name above the right column opens the page, though a narrow column stands to its left", () => {
  const page = [
    ...lines(40, 40, "CONTACT", "Enugu", "SKILLS", "Excel"),
    piece("Ngozi Eze", 240, 40, 160, 24),
    ...lines(240, 68, "EXPERIENCE", "Officer", "Adaobi Telecoms"),
  ];
  expect(textOf(page)).toBe(
    "Ngozi Eze\nEXPERIENCE\nOfficer\nAdaobi Telecoms\n\nCONTACT\nEnugu\nSKILLS\nExcel",
  );
});

test("a point broken over lines is made whole; what only stands below it is not drawn in", () => {
  const page = [
    piece("•", 40, 40, 5),
    piece("Answered about sixty calls a day and closed tickets at first", 52, 40, 440),
    piece("contact.", 52, 54),
    piece("•", 40, 68, 5),
    piece("Filed invoices.", 52, 68),
    piece("Intern", 40, 82),
  ];
  expect(textOf(page)).toBe(
    "- Answered about sixty calls a day and closed tickets at first contact.\n- Filed invoices.\nIntern",
  );
});

test("words cut by a soft hyphen are rejoined, a real hyphen stays", () => {
  const page = [
    piece("Prepared monthly statements and bank recon\u00ad", 40, 40, 300),
    piece("ciliations for the self-", 40, 54, 300),
    piece("service office.", 40, 68),
  ];
  expect(textOf(page)).toBe(
    "Prepared monthly statements and bank reconciliations for the self-service office.",
  );
});

test("letters placed one by one make words, parted where the gap is wider", () => {
  const letters = Array.from("WORKPLACE", (letter, index) =>
    piece(letter, 40 + 12 * index + (index > 3 ? 6 : 0), 40, 7),
  );
  expect(textOf(letters)).toBe("WORK PLACE");
});

test("turned words come last, and an empty page is empty", () => {
  expect(textOf([{ ...piece("RESUME", 10, 300), isUpright: false }, piece("Ngozi Eze", 40, 40)])).toBe(
    "Ngozi Eze\n\nRESUME",
  );
  expect(textOf([])).toBe("");
});

test("what begins with the colon of a label is read with it, though the file draws the labels first", () => {
  const page = [
    ...lines(40, 70, "Company", "Designation", "Duration", "Department"),
    ...lines(240, 70, ": Sohar Cement LLC", ": Electrician", ": 2013 to 2018", ": Kiln Section"),
  ];
  expect(textOf(page)).toBe(
    "Company\t: Sohar Cement LLC\nDesignation\t: Electrician\nDuration\t: 2013 to 2018\nDepartment\t: Kiln Section",
  );
});
