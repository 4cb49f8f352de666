import { expect, test } from "vitest";
import { bodySize, plainText, type Paragraph } from "./document-text";
import { DocumentText } from "./document-text.schema";

const paragraph = (text: string, more: Partial<Paragraph> = {}, size = 11): Paragraph => ({
  text,
  runs: [{ text, bold: false, italic: false, size }],
  page: 1,
  column: 0,
  indent: 0,
  spaceBefore: 0,
  ...more,
});
const documentOf = (...paragraphs: Paragraph[]) => ({ paragraphs, hidden: [], pages: 1 });
const cell = (text: string, row: number, column: number, more: Partial<Paragraph> = {}) =>
  paragraph(text, { cell: { table: 0, row, column }, ...more });

test("the plain form has a line for each paragraph, dashes for points, empty lines for space and columns", () => {
  const text = plainText(
    documentOf(
      paragraph("Ngozi Eze", {}, 20),
      paragraph("SKILLS", { spaceBefore: 24 }),
      paragraph("Excel", { listLevel: 0 }),
      paragraph("EXPERIENCE", { headingLevel: 1 }),
      paragraph("CONTACT", { column: 1 }),
    ),
  );
  expect(text).toBe("Ngozi Eze\n\nSKILLS\n- Excel\n\nEXPERIENCE\n\nCONTACT");
});

test("short cells of a row share a line; cells that hold paragraphs follow each other", () => {
  const short = documentOf(
    cell("School", 0, 0),
    cell("Year", 0, 1),
    cell("Kings College", 1, 0),
    cell("2011", 1, 1),
  );
  expect(plainText(short)).toBe("School\tYear\nKings College\t2011");
  const long = documentOf(cell("2019", 0, 0), cell("Nurse", 0, 1), cell("Cared", 0, 1, { listLevel: 0 }));
  expect(plainText(long).split("\n").filter(Boolean)).toEqual(["2019", "Nurse", "- Cared"]);
});

test("page heads stand once, feet only where they say how to reach the person", () => {
  const head = paragraph("Ngozi Eze", { zone: "head" });
  const text = plainText(
    documentOf(
      head,
      paragraph("Nurse"),
      { ...head, page: 1 },
      paragraph("Page 1 of 2", { zone: "foot" }),
      paragraph("Made with care", { zone: "foot" }),
      paragraph("ngozi@example.com", { zone: "foot" }),
    ),
  );
  expect(text).toBe("Ngozi Eze\nNurse\nngozi@example.com");
});

test("the body's size is that of most letters", () => {
  expect(bodySize(documentOf(paragraph("A NAME", {}, 20), paragraph("words of the body")))).toBe(11);
  expect(bodySize(documentOf())).toBe(0);
});

test("a reply with places that are no numbers is not taken", () => {
  expect(DocumentText.safeParse(documentOf(paragraph("x"))).success).toBe(true);
  expect(DocumentText.safeParse(documentOf(paragraph("x", { indent: Number.NaN }))).success).toBe(false);
});
