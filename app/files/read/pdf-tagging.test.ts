import { expect, test } from "vitest";
import { hyphenJudge } from "./pdf-hyphens";
import { layOutPage } from "./pdf-layout";
import { pdfObjects } from "./pdf-objects";
import type { PdfPage, Piece, Tag } from "./pdf-page";
import { lendTags, settleTags } from "./pdf-tagging";
import { pdfTags } from "./pdf-tags";

const piece = (text: string, x: number, y: number, tag?: Tag): Piece => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  isUpright: true,
  bold: false,
  italic: false,
  ...(tag ? { tag } : {}),
});
const pageOf = (pieces: Piece[]): PdfPage => ({
  number: 1,
  width: 595,
  height: 842,
  pieces,
  dots: [],
  rules: [],
});
const read = (pieces: Piece[]) =>
  settleTags([pageOf(pieces)]).flatMap((page) =>
    layOutPage(page, { nextTable: 0, keepsHyphen: hyphenJudge([page]) }),
  );

test("the tree of a tagged PDF tells headings, items and their numbers", () => {
  const objects = [
    "1 0 obj <</Type /Catalog /Pages 2 0 R /StructTreeRoot 4 0 R>> endobj",
    "2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj",
    "3 0 obj <</Type /Page /Parent 2 0 R>> endobj",
    "4 0 obj <</Type /StructTreeRoot /RoleMap <</Kopf /H2>> /K 5 0 R>> endobj",
    "5 0 obj <</S /Document /K [6 0 R 7 0 R]>> endobj",
    "6 0 obj <</S /Kopf /Pg 3 0 R /K 0>> endobj",
    "7 0 obj <</S /L /K [8 0 R]>> endobj",
    "8 0 obj <</S /LI /K [9 0 R 10 0 R]>> endobj",
    "9 0 obj <</S /Lbl /Pg 3 0 R /K 1>> endobj",
    "10 0 obj <</S /LBody /K [<</Type /MCR /Pg 3 0 R /MCID 2>>]>> endobj",
  ].join("\n");
  const tagOf = pdfTags(pdfObjects(Buffer.from(objects)), 5);
  expect(tagOf(1, 0)).toEqual({ text: "1/0", block: "6", headingLevel: 2 });
  expect(tagOf(1, 1)).toEqual({ text: "1/2", block: "8", isLabel: true });
  expect(tagOf(1, 2)).toEqual({ text: "1/2", block: "8" });
  expect(tagOf(1, 3)).toBeUndefined();
});

const certificates = [
  piece("Institute of Stores Management, stage", 40, 100, { text: "1/1", block: "1" }),
  piece("one passed", 40, 113, { text: "1/1", block: "1" }),
  piece("National Society of Warehouse Keepers,", 40, 126, { text: "1/2", block: "2" }),
  piece("Associate", 40, 139, { text: "1/2", block: "2" }),
];

test("a line that the file itself ends is closed, and a mail address cut at its sign is whole", () => {
  const paragraphs = read([
    ...certificates,
    piece("Cold Chain Handling, level two", 40, 152, { text: "1/3", block: "3" }),
    piece("Basic Fire Safety", 40, 165, { text: "1/4", block: "4" }),
    piece("gloria.nwachi@", 40, 190, { text: "1/5", block: "5" }),
    piece("letterbox.example", 40, 203, { text: "1/6", block: "6" }),
  ]);
  expect(paragraphs.map(({ text, isClosed = false }) => [text, isClosed])).toContainEqual([
    "Cold Chain Handling, level two",
    true,
  ]);
  expect(paragraphs.at(-1)?.text).toBe("gloria.nwachi@letterbox.example");
});

test("paragraphs that the file tells apart are not joined, and those that it calls one are whole", () => {
  expect(read(certificates).map(({ text }) => text)).toEqual([
    "Institute of Stores Management, stage one passed",
    "National Society of Warehouse Keepers, Associate",
  ]);
});

test("lines that end where they had room for more are not one, whatever the file calls them", () => {
  const tag = { text: "1/1", block: "1" };
  const lines = [piece("Tel. 0803", 40, 100, tag), piece("Unity Road, Ilorin, Kwara State", 40, 113, tag)];
  expect(read(lines).map(({ text }) => text)).toEqual(["Tel. 0803", "Unity Road, Ilorin, Kwara State"]);
});

test("numbers of list items become bullets: those that the file names, and small letters in order", () => {
  const named = { text: "1/1", block: "1", isLabel: true } as const;
  const lines = [
    piece("1. Counted the stock", 40, 100, named),
    piece("a. Wrote way bills", 40, 140),
    piece("b. Swept the yard", 40, 154),
    piece("c/o Mrs Ade", 40, 190),
  ];
  expect(read(lines).map(({ text, listLevel }) => [text, listLevel])).toEqual([
    ["Counted the stock", 0],
    ["Wrote way bills", 0],
    ["Swept the yard", 0],
    ["c/o Mrs Ade", undefined],
  ]);
});

test("words of letters set wide apart come from the other reader, with its tags", () => {
  const spaced = { ...piece("S T O R E O F F I C E R", 40, 100), width: 130 };
  const tag = { text: "1/1" };
  const words = [piece("STORE", 40, 100, tag), { ...piece("OFFICER", 90, 100, tag), width: 60 }];
  const [page] = lendTags([pageOf([spaced])], [pageOf(words)]);
  expect(page?.pieces.map(({ text, tag }) => [text, tag])).toEqual([
    ["STORE", tag],
    ["OFFICER", tag],
  ]);
});

test("cards beside each other are read one after the other", () => {
  const card = (x: number, from: number, ...lines: string[]) =>
    lines.map((text, index) => ({ ...piece(text, x, 100 + 13 * index), order: from + index }));
  const pieces = [
    ...card(40, 1, "Store Officer", "Bluewave Logistics", "Kept bin cards and counted the stock"),
    ...card(300, 4, "Sales Clerk", "Mercy Stores", "Sold rice and beans"),
    ...[piece("Porter of the mill at the river", 40, 180), piece("Greenfield Mills and their yard", 40, 193)],
  ].map((each, index) => ({ ...each, order: index }));
  expect(read(pieces).map(({ text }) => text)).toEqual([
    "Store Officer",
    "Bluewave Logistics",
    "Kept bin cards and counted the stock",
    "Sales Clerk",
    "Mercy Stores",
    "Sold rice and beans",
    "Porter of the mill at the river",
    "Greenfield Mills and their yard",
  ]);
});
