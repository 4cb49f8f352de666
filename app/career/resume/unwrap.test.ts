import { expect, test } from "vitest";
import { documentOf, heading, paragraph } from "#tests/factories/paragraphs";
import type { Paragraph } from "./document-text";
import { headingSection } from "./headings";
import { readTableHeads } from "./table-heads";
import { labelKind } from "./segment-labels";
import { unwrap } from "./unwrap";

const at = (x: number, y: number, width = 200, height = 12) => ({ box: { x, y, width, height } });
const textsOf = (...paragraphs: Paragraph[]) =>
  unwrap(documentOf(...paragraphs)).document.paragraphs.map(({ text }) => text);

test("the second line of a list item and of a bracket go back to the first", () => {
  expect(
    textsOf(
      paragraph("Counted the stock of nine shops in May and", {
        listLevel: 0,
        indent: 10,
        ...at(50, 10, 400),
      }),
      paragraph("June.", { indent: 22, ...at(62, 23, 40) }),
      paragraph("Diploma in Catering (2014 –", at(40, 40, 400)),
      paragraph("2016)", at(40, 53, 40)),
    ),
  ).toEqual(["Counted the stock of nine shops in May and June.", "Diploma in Catering (2014 – 2016)"]);
});

test("a full line of a school in a narrow column goes on, unless both lines are whole", () => {
  const line = (text: string, y: number, width: number) => paragraph(text, at(40, y, width));
  const school = [
    heading("Education", at(40, 10, 60)),
    line("OND Fashion Design", 30, 100),
    line("and Clothing", 43, 60),
    line("Technology (not", 56, 80),
    line("completed)", 69, 50),
    line("Moshood Abiola", 82, 80),
    line("Polytechnic, Abeokuta", 95, 110),
    line("HND Catering, Hotels", 108, 108),
    line("Yaba College of Trade", 121, 110),
    line("Second Class", 134, 90),
    line("Upper Division", 147, 80),
  ];
  expect(textsOf(...school)).toEqual([
    "Education",
    "OND Fashion Design and Clothing Technology (not completed)",
    "Moshood Abiola Polytechnic, Abeokuta",
    "HND Catering, Hotels",
    "Yaba College of Trade",
    "Second Class Upper Division",
  ]);
  const work = [heading("Work Experience", at(40, 10, 90)), ...school.slice(5, 7)];
  expect(textsOf(...work)).toHaveLength(3);
});

test("Word's paragraphs are whole by definition", () => {
  const lines = [paragraph("Counted the stock of nine shops and"), paragraph("kept the book of the till")];
  expect(textsOf(...lines)).toEqual(lines.map(({ text }) => text));
});

test("lines that only stand under each other stay apart", () => {
  const lines = [
    paragraph("Brenlow Foods Ltd", at(40, 10)),
    paragraph("Store Keeper", at(40, 23)),
    paragraph("Mar 2020 – Present", at(40, 36)),
  ];
  expect(textsOf(...lines)).toEqual(lines.map(({ text }) => text));
});

test("list items that came as one paragraph are parted, and each knows its paragraph of the file", () => {
  const { document, origin } = unwrap(
    documentOf(
      heading("Work Experience", at(40, 10)),
      paragraph(
        "Shop Assistant • Sold bread and milk to walk-in customers • Kept the till of the evening shift",
        at(40, 30, 400, 24),
      ),
    ),
  );
  expect(document.paragraphs.map(({ text }) => text)).toEqual([
    "Work Experience",
    "Shop Assistant",
    "Sold bread and milk to walk-in customers",
    "Kept the till of the evening shift",
  ]);
  expect(origin).toEqual([0, 1, 1, 1]);
});

test("an item that begins with a verb behind small letters is one of its own", () => {
  expect(
    textsOf(
      heading("Experience", at(40, 10)),
      paragraph("Wrote the monthly report of the ward Trained four nurses in the use of the new pump", {
        indent: 16,
        ...at(56, 30, 300, 26),
      }),
      paragraph("Worked with Managed Health Limited on claims of staff", {
        indent: 16,
        ...at(56, 60, 300, 26),
      }),
    ),
  ).toEqual([
    "Experience",
    "Wrote the monthly report of the ward",
    "Trained four nurses in the use of the new pump",
    "Worked with Managed Health Limited on claims of staff",
  ]);
});

test("a strip of headings that came as a column goes back beside its text", () => {
  const strip = (text: string, y: number) => heading(text, { column: 1, ...at(40, y, 80) });
  const line = (text: string, y: number) => paragraph(text, at(150, y, 300));
  expect(
    textsOf(
      strip("Professional", 10),
      strip("Summary", 23),
      strip("Experience", 60),
      strip("Education", 120),
      line("I keep books for small shops.", 10),
      line("Balogun Stores, Ilorin", 61),
      line("Book-keeper, 2019 – 2022", 74),
      line("Kwara State Polytechnic", 121),
      line("ND Accountancy, 2018", 134),
    ),
  ).toEqual([
    "Professional Summary",
    "I keep books for small shops.",
    "Experience",
    "Balogun Stores, Ilorin",
    "Book-keeper, 2019 – 2022",
    "Education",
    "Kwara State Polytechnic",
    "ND Accountancy, 2018",
  ]);
});

test("a name set in large letters on two lines, or with its letters apart, is one name", () => {
  expect(
    textsOf(
      paragraph("Halima Ngozi", { size: 26, ...at(40, 10, 200, 30) }),
      paragraph("Adeyemi", { size: 26, ...at(40, 42, 120, 30) }),
      paragraph("Lagos and wherever the work is, by road or by rail", at(40, 90)),
    )[0],
  ).toBe("Halima Ngozi Adeyemi");
  expect(textsOf(paragraph("H A L I M A   A D E Y E M I"))).toEqual(["HALIMA ADEYEMI"]);
});

test.each([
  ["W O R K   E X P E R I E N C E", "work"],
  ["W O R K E X P E R I E N C E", "work"],
  ["L A N G U A G E S", "languages"],
  ["TRAINING A N D COURSES", "certificates"],
  ["WHAT I C A N D O", "skills"],
  ["O'LEVEL RESULTS", "oLevels"],
  ["Education and Training", "education"],
  ["Professional Qualifications and Training", "certificates"],
  ["Areas of Strength", "skills"],
  ["N.Y.S.C.", "nysc"],
  ["A B C D E", undefined],
])("“%s” names the section %s", (text, section) => expect(headingSection(text)).toBe(section));

test("a lone letter before many lines is the mark of a list", () => {
  const { document } = unwrap(
    documentOf(paragraph("o Sold bread to shops"), paragraph("o Kept the van clean")),
  );
  expect(document.paragraphs.map(({ text, listLevel }) => [text, listLevel])).toEqual([
    ["Sold bread to shops", 0],
    ["Kept the van clean", 0],
  ]);
});

test("the head row of a table tells the kind of each column, whatever it counts", () => {
  const cell = (text: string, row: number, column: number) =>
    paragraph(text, { cell: { table: 1, row, column } });
  const document = documentOf(
    cell("S/N", 0, 0),
    cell("Organisation", 0, 1),
    cell("Post Held", 0, 2),
    cell("1", 1, 0),
    cell("Tavora Stores", 1, 1),
    cell("Cashier", 1, 2),
  );
  const heads = readTableHeads(document, labelKind);
  expect([...heads.heads]).toEqual([0, 1, 2]);
  expect(heads.isNumber(3)).toBe(true);
  expect(document.paragraphs.map(heads.kindOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    "employer",
    "title",
  ]);
});

test("a table without a head row has none", () => {
  const cell = (text: string, row: number, column: number) =>
    paragraph(text, { cell: { table: 1, row, column } });
  const rows = documentOf(
    cell("Tavora Stores", 0, 0),
    cell("Cashier", 0, 1),
    cell("Brenlow", 1, 0),
    cell("Clerk", 1, 1),
  );
  expect([...readTableHeads(rows, labelKind).heads]).toEqual([]);
});

test("a mail address that a narrow column cuts is whole again", () => {
  const lines = (...texts: string[]) =>
    unwrap(
      documentOf(
        ...texts.map((text, at) =>
          paragraph(text, { box: { x: 40, y: 40 + 12 * at, width: 100, height: 10 } }),
        ),
      ),
    ).document.paragraphs.map(({ text }) => text);
  expect(lines("0705 555 0198 (WhatsApp) kevwe.ejiro.rn", "@example.com", "14 Okumagba Layout")).toEqual([
    "0705 555 0198 (WhatsApp) kevwe.ejiro.rn@example.com",
    "14 Okumagba Layout",
  ]);
  expect(lines("ada.obi@exam", "ple.com")).toEqual(["ada.obi@example.com"]);
  expect(lines("ada.obi@example.com", "Jos, Plateau")).toEqual(["ada.obi@example.com", "Jos, Plateau"]);
});
