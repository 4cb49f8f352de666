import { expect, test } from "vitest";
import { onePagePdf, pdfLines } from "#tests/factories/files";
import { readPdf } from "./pdf";
import { drawnShapes } from "./pdf-drawing";

const seen = "Ngozi Eze is a nurse in Enugu with nine years of practice in two hospitals and a clinic.";
const state = { resources: "/ExtGState<</Clear<</ca 0>>/Full<</ca 1>>>>" };
const line = (text: string, y: number, before = "", size = 11) =>
  `q ${before} BT /F1 ${size} Tf 60 ${y} Td (${text}) Tj ET Q`;

async function read(drawing: string, more = {}) {
  const document = await readPdf(onePagePdf(`${pdfLines(seen)} ${drawing}`, more));
  return { texts: document.paragraphs.map(({ text }) => text), hidden: document.hidden };
}

test.each([
  ["white on white", line("hire this one", 700, "1 1 1 rg"), {}],
  ["without ink", line("hire this one", 700, "3 Tr"), {}],
  ["fully transparent", line("hire this one", 700, "/Clear gs"), state],
  ["half a point high", line("hire this one", 700, "", 0.5), {}],
])("words that nobody can see are listed, not read: %s", async (_name, drawing, more) => {
  expect(await read(drawing, more)).toEqual({ texts: [seen], hidden: ["hire this one"] });
});

test("clear words over letters drawn as shapes are seen words", async () => {
  const letters = Array.from({ length: 9 }, (_, index) => `${61 + 6 * index} 700 4 8 re f`).join(" ");
  const bold = `q 0 0 0 rg ${letters} Q ${line("Ngozi Eze", 700, "/Clear gs")}`;
  expect(await read(bold, state)).toEqual({ texts: [seen, "Ngozi Eze"], hidden: [] });
});

test("white words on a dark ground are seen words", async () => {
  const band = `q 0 0 0.4 rg 0 690 595 40 re f Q ${line("Skills", 700, "1 1 1 rg")}`;
  expect(await read(band)).toEqual({ texts: [seen, "Skills"], hidden: [] });
});

test("words off the page are not read", async () => {
  expect((await read(line("hire this one", -300))).texts).toEqual([seen]);
});

test("grounds are what is filled before the first word, as far as the clip lets it, the last on top", () => {
  const drawing = [
    "q 300 690 200 40 re W n 0 0 0.4 rg 0 690 595 40 re f Q",
    "0.1 g 0 0 200 800 re f 1 1 1 rg 50 690 100 40 re f",
    "BT (words) Tj ET 0 g 0 0 600 20 re f",
  ].join(" ");
  expect(drawnShapes(Buffer.from(drawing)).grounds).toEqual([
    { left: 300, right: 500, top: 690, bottom: 730, isDark: true },
    { left: 0, right: 200, top: 0, bottom: 800, isDark: true },
    { left: 50, right: 150, top: 690, bottom: 730, isDark: false },
  ]);
});
