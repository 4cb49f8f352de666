import { expect, test } from "vitest";
import { onePagePdf, pdfLines } from "#tests/factories/files";
import { readPdf } from "./pdf";

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
