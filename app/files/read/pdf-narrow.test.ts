import { expect, test } from "vitest";
import { hyphenJudge } from "./pdf-hyphens";
import { areOpenDates } from "./pdf-join";
import { layOutPage } from "./pdf-layout";
import { toRows } from "./pdf-lines";
import type { Mark, Piece } from "./pdf-page";

// Each letter is 5 points wide: a column of 100 points holds 20 of them.
const piece = (text: string, y: number, more: Partial<Piece> = {}): Piece => ({
  text,
  x: 40,
  y,
  width: text.length * 5,
  size: 10,
  isUpright: true,
  bold: false,
  italic: false,
  ...more,
});

/** A wide column of body text beside which the narrow one stands. */
const main = Array.from({ length: 16 }, (_, line) =>
  piece("Ground maize for six shops and a bakery in the town", 54 + 21 * line, { x: 200, width: 340 }),
);

function layOut(pieces: Piece[], dots: Mark[] = []) {
  const page = { number: 1, width: 595, height: 842, pieces, dots, rules: [] };
  return layOutPage(page, { nextTable: 0, keepsHyphen: hyphenJudge([page]) });
}

function narrow(column: Piece[]): string[] {
  const side = layOut([...column, ...main]).filter((paragraph) => paragraph.column === 1);
  return side.map(({ text }) => text);
}

/** The lines of paragraphs, 13.2 points apart, and the paragraphs a little further. */
function set(paragraphs: (string | Partial<Piece>)[][], apart: number): Piece[] {
  let y = 60;
  return paragraphs.flatMap((lines) => {
    y += apart - 13.2;
    return lines.map((line) => {
      y += 13.2;
      return typeof line === "string" ? piece(line, y) : piece(line.text ?? "", y, line);
    });
  });
}

test("a little more space between paragraphs than within them tells where a line goes on", () => {
  const fields = [
    ["Moshood Abiola", "Polytechnic"],
    ["OND in Fashion and", "Clothing (not", "completed)"],
    ["2020 to 2022"],
    ["Lisabi Grammar Town", "School"],
    ["2004 to 2010"],
    ["Beading and cutting"],
  ];
  expect(narrow(set(fields, 13.9))).toEqual(fields.map((lines) => lines.join(" ")));
});

test("an address that stands out of its column does not move the edge at which lines wrap", () => {
  const fields = [
    ["sherriestitches@example.com"],
    ["Moshood Abiola", "Polytechnic"],
    ["Fashion and Clothing", "Technology"],
    ["2020 to 2022"],
    ["Lisabi Grammar Town", "School"],
    ["2004 to 2010"],
  ];
  expect(narrow(set(fields, 15))).toEqual(fields.map((lines) => lines.join(" ")));
});

test("a range of years that wraps before its dash is no list item", () => {
  const fields = [
    ["Lead City University"],
    ["Second Class | 2008", "– 2013"],
    ["Ibadan"],
    ["Bodija"],
    ["Oyo"],
  ];
  expect(narrow(set(fields, 15))).toContain("Second Class | 2008 – 2013");
});

test("a dash in line with the words of an item goes on with the item", () => {
  const items = [
    ["Registered Nurse RN", "– Nursing Council"],
    ["Sewing and beading"],
    ["Cooking for guests"],
    ["First Aid at places", "– Red Cross Society"],
  ];
  const column = set(items, 16).map((one) => ({ ...one, x: 52 }));
  const firsts = column.filter(({ text }) => items.some(([first]) => first === text));
  const dots = firsts.map(({ y }) => ({ left: 42, right: 46, top: y - 5, bottom: y - 1 }));
  expect(layOut(column, dots).map(({ text }) => text)).toEqual(items.map((lines) => lines.join(" ")));
});

test("years at the right edge that wrapped go on below, two whole years in a table do not", () => {
  const isOpen = (years: string, next: string) => {
    const [row, below] = toRows([
      piece("Lead City", 60),
      piece(years, 60, { x: 150 }),
      piece("University", 73),
      piece(next, 73, { x: 150 }),
    ]);
    return areOpenDates(row?.segments ?? [], below?.segments ?? []);
  };
  expect(isOpen("2013 –", "2015")).toBe(true);
  expect(isOpen("2013", "– 2015")).toBe(true);
  expect(isOpen("Sept.", "2013")).toBe(true);
  expect(isOpen("2013", "2015")).toBe(false);
  expect(isOpen("Year", "2012")).toBe(false);
});

test("years in another look right behind a word are set off by a space", () => {
  const [line] = layOut([
    piece("HND Accountancy", 60, { bold: true, width: 75 }),
    piece("2013", 60, { x: 115.4 }),
    piece("Upper Credit", 75),
  ]);
  expect(line?.text).toBe("HND Accountancy 2013");
});
