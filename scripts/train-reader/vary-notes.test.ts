import { expect, test } from "vitest";
import { chance } from "./invent";
import { asTyped, parseMarked } from "./marked";
import { mulberry32 } from "../training/train-crf";
import { poolsOf, typedAnew, withExchanged } from "./vary-notes";

const parse = (text: string) => parseMarked(text, { writer: "y1", name: "01.txt" });
const note = parse(`{name:ada okoro}
{title:welder}, {employer:kays stores}, {dates:2015 to 2018}
{school:holy child college}, {place:ikoyi} {degree:waec} {dates:2009}`);
const others = parse(`{name:Musa Bello}
{title:Head Cook} {employer:ZANKLI HOSPITAL} {dates:2011 to 2013}
{school:Government College} {degree:NECO} {dates:1999}`);
const pools = poolsOf([others]);

const valuesOf = ({ lines }: typeof note) =>
  lines.flatMap(({ pieces }) =>
    pieces.flatMap(({ label, text }) => (label === "other" ? [] : [[label, text]])),
  );

test("each value of a note is exchanged for one of its kind, in small letters where it was", () => {
  const other = withExchanged(note, pools, { choose: chance(mulberry32(1)), share: 1 });
  expect(valuesOf(other)).toEqual([
    ["name", "musa bello"],
    ["title", "head cook"],
    ["employer", "zankli hospital"],
    ["dates", "2011 to 2013"],
    ["school", "government college"],
    ["place", "ikoyi"],
    ["degree", "neco"],
    ["dates", "1999"],
  ]);
});

test("nothing is exchanged for a share of none", () => {
  expect(withExchanged(note, pools, { choose: chance(mulberry32(1)), share: 0 })).toEqual(note);
});

test("a note that is typed anew keeps its values in order, and a town its comma behind the name before it", () => {
  const choose = chance(mulberry32(7));
  const labels = valuesOf(note).map(([label]) => label);
  const copies = Array.from({ length: 200 }, () => typedAnew(note, choose));
  for (const copy of copies) expect(valuesOf(copy).map(([label]) => label)).toEqual(labels);
  const before = (label: string) =>
    new Set(
      copies.map(({ lines }) => {
        const pieces = lines.flatMap((line) => line.pieces);
        return pieces[pieces.findIndex((piece) => piece.label === label) - 1]?.text;
      }),
    );
  expect(before("place")).toEqual(new Set([", "]));
  expect(before("employer").size).toBeGreaterThan(3);
  const texts = copies.map((copy) => asTyped(copy).document.paragraphs.map(({ text }) => text));
  expect(new Set(texts.map((lines) => lines.length)).size).toBeGreaterThan(1);
  expect(new Set(texts.map((lines) => lines.join("\n"))).size).toBeGreaterThan(50);
});
