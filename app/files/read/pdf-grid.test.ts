import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { drawnShapes } from "./pdf-drawing";
import { findGrids } from "./pdf-grid";
import { layOutPage } from "./pdf-layout";
import { pdfObjects } from "./pdf-objects";
import type { Mark, Piece } from "./pdf-page";
import { pageShapes } from "./pdf-shapes";

const piece = (text: string, x: number, y: number, bold = false): Piece => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  isUpright: true,
  bold,
  italic: false,
});
const level = (y: number, left: number, right: number): Mark => ({ left, right, top: y, bottom: y + 0.5 });
const upright = (x: number, top: number, bottom: number): Mark => ({ left: x, right: x + 0.5, top, bottom });

const table = [
  ...[100, 120, 160, 200].map((y) => level(y, 50, 400)),
  ...[50, 150, 250, 400].map((x) => upright(x, 100, 200)),
];
const head = [
  piece("Employer", 55, 112, true),
  piece("Post", 155, 112, true),
  piece("Duties", 255, 112, true),
];
const rows = [
  piece("Kola Mills and", 55, 132),
  piece("Sons Limited", 55, 144),
  piece("Miller", 155, 132),
  piece("Ground maize for six shops", 255, 132),
  piece("Ikeja Bakery", 55, 172),
  piece("Baker", 155, 172),
  piece("Baked four hundred loaves", 255, 172),
  piece("a night", 255, 184),
];
const page = (pieces: Piece[], rules: Mark[], number = 1) => ({
  number,
  width: 595,
  height: 842,
  pieces,
  dots: [],
  rules,
});
const context = () => ({ nextTable: 0, keepsHyphen: () => true });

test("lines and thin filled boxes that a page draws are its rules, whatever is shown between them", () => {
  const content =
    "q 2 0 0 2 10 20 cm 0.25 w 0 0 m 100 0 l S BT (a ) 5 5 re f \\) b) Tj ET 0 0 0.5 50 re f Q 0 0 300 300 re f";
  expect(drawnShapes(Buffer.from(content)).rules).toEqual([
    { left: 10, right: 210, top: 20, bottom: 20 },
    { left: 10, right: 11, top: 20, bottom: 120 },
  ]);
});

test("a small filled shape is a dot, whether round or square; a larger one and an outline are not", () => {
  const disc = (x: number, y: number, r: number) =>
    `${x + r} ${y} m ${x + r} ${y} ${x} ${y + r} ${x} ${y + r} c ${x} ${y + r} ${x - r} ${y} ${x - r} ${y} c ${x - r} ${y} ${x} ${y - r} ${x} ${y - r} c h`;
  const content = `${disc(8, 375, 2)} f ${disc(8, 355, 12)} f ${disc(8, 335, 2)} S 6 310 4 4 re f`;
  expect(drawnShapes(Buffer.from(content)).dots).toEqual([
    { left: 6, right: 10, top: 373, bottom: 377 },
    { left: 6, right: 10, top: 310, bottom: 314 },
  ]);
});

test("the rules of a page are counted from its top left corner", () => {
  const content = deflateSync(Buffer.from("100 700 200 1 re f"));
  const file = Buffer.concat([
    Buffer.from(
      "1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Kids[3 0 R]/MediaBox[0 0 595 842]>> endobj ",
    ),
    Buffer.from("3 0 obj <</Type/Page/Contents 4 0 R>> endobj 4 0 obj <</Filter/FlateDecode>>\nstream\n"),
    content,
    Buffer.from("\nendstream endobj"),
  ]);
  const shapes = pageShapes(pdfObjects(file), 5);
  expect(shapes(1, 842)?.rules).toEqual([{ left: 100, right: 300, top: 141, bottom: 142 }]);
  expect(shapes(2, 842)).toBeUndefined();
});

test("cells whose lines wrap are whole, each with its row and column", () => {
  const cells = layOutPage(page([...head, ...rows], table), context()).map(({ text, cell }) => [
    cell?.row,
    cell?.column,
    text,
  ]);
  expect(cells).toEqual([
    [0, 0, "Employer"],
    [0, 1, "Post"],
    [0, 2, "Duties"],
    [1, 0, "Kola Mills and Sons Limited"],
    [1, 1, "Miller"],
    [1, 2, "Ground maize for six shops"],
    [2, 0, "Ikeja Bakery"],
    [2, 1, "Baker"],
    [2, 2, "Baked four hundred loaves a night"],
  ]);
});

test("a column in which items stand below each other without bullets has them also where a line is full", () => {
  const textsOf = (duties: string[][]) =>
    layOutPage(
      page(
        [
          ...head,
          piece("Kola Mills", 55, 132),
          ...duties.flatMap((lines, row) =>
            lines.map((line, at) => piece(line, 255, 132 + 40 * row + 12 * at)),
          ),
        ],
        table,
      ),
      context(),
    ).flatMap(({ text, cell }) => (cell?.column === 2 && cell.row > 0 ? [text] : []));
  const full = ["Ground maize for six shops", "Cleaned the mill each week", "and oiled it"];
  expect(textsOf([full, ["Baked four hundred loaves a", "night", "Sold them at the gate"]])).toEqual([
    "Ground maize for six shops",
    "Cleaned the mill each week and oiled it",
    "Baked four hundred loaves a night",
    "Sold them at the gate",
  ]);
  // Nothing tells whether a capital begins an item where every line is full.
  expect(textsOf([full, ["Baked four hundred loaves a", "night"]])[0]).toBe(
    "Ground maize for six shops Cleaned the mill each week and oiled it",
  );
});

test("a table goes on on the next page, in the row that was cut", () => {
  const shared = context();
  layOutPage(page([...head, ...rows], table), shared);
  const rest = layOutPage(
    page(
      [
        piece("and cakes", 255, 112),
        piece("Oba Hotel", 55, 132),
        piece("Cook", 155, 132),
        piece("Cooked", 255, 132),
      ],
      table,
      2,
    ),
    shared,
  );
  expect(rest.map(({ cell }) => [cell?.table, cell?.row, cell?.column])).toEqual([
    [0, 2, 2],
    [0, 3, 0],
    [0, 3, 1],
    [0, 3, 2],
  ]);
});

test("a frame around a page, a line under a heading and a line between columns are no table", () => {
  const frame = [level(20, 20, 560), level(820, 20, 560), upright(20, 20, 820), upright(560, 20, 820)];
  expect(findGrids([...frame, level(200, 60, 300)])).toEqual([]);
  expect(findGrids([upright(200, 100, 700), level(90, 50, 500)])).toEqual([]);
});
