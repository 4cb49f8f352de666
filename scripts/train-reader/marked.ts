import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documentFromText } from "~/career/resume/from-text";
import { isPlaceShape } from "~/career/resume/places";
import { unwrap } from "~/career/resume/unwrap";
import { asLabel, labels, type Label } from "~/career/resume/tagger/labels";
import type { Chance } from "./invent";
import { Page, type Piece, type Setting } from "./page";
import { align, asPlainText, type Letters } from "./plain-text";
import type { Sample } from "./resume";

/** Resumes that people wrote and marked (tests/fixtures/marked-resumes/README.md). */
const FOLDER = join("tests", "fixtures", "marked-resumes");
/** Notes typed on a phone, marked in the same way (tests/fixtures/marked-notes/README.md). */
export const NOTES = join("tests", "fixtures", "marked-notes");
/** Short resumes in forms that the tests hold, only to be learned from (tests/fixtures/marked-forms/README.md). */
export const FORMS = join("tests", "fixtures", "marked-forms");

type Look = "plain" | "raised" | "lesser" | "item" | "cell";
export type MarkedPiece = Piece & { bold: boolean };
export type MarkedLine = {
  look: Look;
  isSide: boolean;
  isApart: boolean;
  pieces: MarkedPiece[];
  cell?: { table: number; row: number; column: number };
};
/** A marked resume by the folder of its writer and its place there. */
export type MarkedResume = { writer: string; name: string; lines: MarkedLine[]; isTyped: boolean };

/** All marked resumes. Throws with file and line where a mark is broken. */
export function loadMarkedResumes(folder = FOLDER): MarkedResume[] {
  const writers = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return writers.flatMap(({ name: writer }) =>
    readdirSync(join(folder, writer))
      .filter((file) => file.endsWith(".txt"))
      .sort()
      .map((name) => {
        const text = readFileSync(join(folder, writer, name), "utf8").normalize("NFC");
        return parseMarked(text, { writer, name });
      }),
  );
}

/** True for those that are never trained on: of the first nine writers every fourth by its place, of the later ones those that end in 3, 6 or 9. */
export function isMarkedAside({ writer, name }: MarkedResume, place: number): boolean {
  return writer.startsWith("w") ? place % 4 === 3 : /[369]\.txt$/.test(name);
}

/** Reads the marks of one resume. */
export function parseMarked(
  text: string,
  { writer, name }: Pick<MarkedResume, "writer" | "name">,
): MarkedResume {
  const lines: MarkedLine[] = [];
  let isApart = false;
  let [table, row, wasCell] = [0, 0, false];
  text.split("\n").forEach((full, at) => {
    if (full.trim() === "") {
      isApart = true;
      wasCell = false;
      return;
    }
    const isSide = full.startsWith("> ");
    const rest = isSide ? full.slice(2) : full;
    const where = `${writer}/${name}:${at + 1}`;
    if (/^\|.*\|\s*$/.test(rest)) {
      if (!wasCell) [table, row] = [table + 1, 0];
      const cells = rest.trim().slice(1, -1).split("|");
      cells.forEach((cell, column) => {
        const pieces = piecesOf(cell.trim(), where);
        lines.push({ look: "cell", isSide, isApart, pieces, cell: { table, row, column } });
      });
      row += 1;
      wasCell = true;
    } else {
      wasCell = false;
      const [, sign = "", words = rest] = /^(# |## |- )?(.*)$/.exec(rest) ?? [];
      const look: Look =
        sign === "# " ? "raised" : sign === "## " ? "lesser" : sign === "- " ? "item" : "plain";
      lines.push({ look, isSide, isApart, pieces: piecesOf(words.trim(), where) });
    }
    isApart = false;
  });
  const isTyped = lines.every(({ look, isSide }) => !isSide && (look === "plain" || look === "item"));
  return { writer, name, lines, isTyped };
}

const MARK = /\{(\w+):([^{}]*)\}/g;

function piecesOf(words: string, where: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let isBold = false;
  // "*Dangote Cement*, Obajana": the stars are the look, not the text.
  const add = (text: string, label: Label) => {
    text.split("*").forEach((part, place) => {
      if (place > 0) isBold = !isBold;
      if (part !== "") pieces.push({ text: part, label, bold: isBold });
    });
  };
  let from = 0;
  for (const found of words.matchAll(MARK)) {
    const [whole, mark = "", text = ""] = found;
    if (!labels.some((label) => label === mark)) throw new Error(`${where}: no label ${mark}`);
    add(words.slice(from, found.index), "other");
    add(text, asLabel(mark));
    from = found.index + whole.length;
  }
  add(words.slice(from), "other");
  if (pieces.some(({ text }) => /[{}]/.test(text))) throw new Error(`${where}: a brace is left`);
  const isMarked = pieces.some(({ label }) => label !== "other");
  return isMarked ? asTagged(pieces) : pieces.map((piece) => ({ ...piece, label: "line" }));
}

/**
 * The marks as the reader's decoder expects them: a subject beside its degree belongs to it, and the town behind the comma of a name is a
 * place, which the decoder puts back where it belongs to the name.
 */
function asTagged(pieces: readonly MarkedPiece[]): MarkedPiece[] {
  const hasDegree = pieces.some(({ label }) => label === "degree");
  return pieces.flatMap((piece): MarkedPiece[] => {
    if (piece.label === "area" && hasDegree) return [{ ...piece, label: "degree" }];
    if (piece.label !== "employer" && piece.label !== "school") return [piece];
    const [, name = "", comma = "", town = ""] = /^(.+)(,\s*)([^,]+)$/.exec(piece.text) ?? [];
    if (name === "" || !isPlaceShape(town)) return [piece];
    return [
      { ...piece, text: name },
      { ...piece, text: comma, label: "other" },
      { ...piece, text: town, label: "place" },
    ];
  });
}

/**
 * The pages that a marked resume stands for in training: as it is, and set in other ways, because the words of one person may stand on
 * any page.
 */
export function pagesOf(resume: MarkedResume, choose: Chance): Sample[] {
  const set = () => setPage(resume, choose);
  const typed = () => asRead(asPlainText(setPage(resume, choose), choose));
  return resume.isTyped ? [asTyped(resume), typed(), set()] : [set(), set(), typed()];
}

/** The text as it was typed. */
export function asTyped({ lines }: MarkedResume): Sample {
  const all: Letters = { text: "", labels: [] };
  const add = (text: string, label?: Label) => {
    all.text += text;
    all.labels.push(...new Array<Label | undefined>(text.length).fill(label));
  };
  lines.forEach(({ look, isApart, pieces }, at) => {
    if (at > 0) add(isApart ? "\n\n" : "\n");
    if (look === "item") add("- ");
    for (const { text, label } of pieces) add(text, label === "other" ? undefined : label);
  });
  const { document } = unwrap(documentFromText(all.text));
  return { document, gold: align(all, document.paragraphs), truth: { name: "", jobs: [], schools: [] } };
}

/** The resume set in one of the ways in which people set theirs. */
function setPage({ lines }: MarkedResume, choose: Chance): Sample {
  const { is, pick } = choose;
  const isWord = is(0.5);
  const page = new Page(choose, isWord ? "docx" : "pdf", pick([10, 10.5, 11, 12]), !is(0.1));
  const raised: Setting = {
    bold: is(0.8),
    size: pick([1, 1, 1.1, 1.2, 1.35]),
    caps: is(0.25),
    rule: is(0.2),
    center: is(0.15),
    ...(is(0.2) && { headingLevel: 1 }),
  };
  const lesser: Setting = {
    bold: is(0.85),
    size: pick([1, 1, 1, 1.1]),
    ...(is(0.15) && { headingLevel: 2 }),
  };
  const losesMarks = !isWord && is(0.3);
  const gap = pick([0, 4, 6, 10, 12]);
  for (const { look, isSide, isApart, pieces, cell } of lines) {
    const bold = new Set(pieces.filter((piece) => piece.bold).map(({ label }) => label));
    const own = look === "raised" ? raised : look === "lesser" ? lesser : {};
    page.add(pieces, {
      ...(bold.size > 0 && { bold: (label) => bold.has(label) }),
      ...own,
      ...(look === "item" && (losesMarks ? { indent: 18 } : { list: 0 })),
      ...(cell && { cell }),
      ...(isSide && { column: 1 }),
      ...(isApart && { space: gap }),
    });
  }
  return asRead({
    document: page.document(),
    gold: page.gold,
    truth: { name: "", jobs: [], schools: [] },
  });
}

/** As the reader sees the page: lines that a reader of PDF cut are joined again. */
function asRead({ document, gold, truth }: Sample): Sample {
  const all: Letters = { text: "", labels: [] };
  document.paragraphs.forEach(({ text }, at) => {
    const marks = new Array<Label | undefined>(text.length).fill(undefined);
    for (const { from, to, label } of gold[at] ?? []) marks.fill(label, from, to);
    all.text += `${text}\n`;
    all.labels.push(...marks, undefined);
  });
  const read = unwrap(document).document;
  return { document: read, gold: align(all, read.paragraphs), truth };
}
