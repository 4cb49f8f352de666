import type { Paragraph } from "~/career/resume/document-text";
import { documentFromText } from "~/career/resume/from-text";
import type { Label } from "~/career/resume/tagger/labels";
import type { Chance } from "./invent";
import type { Gold } from "./page";
import type { Sample } from "./resume";

/** A text whose every letter knows its label. */
export type Letters = { text: string; labels: (Label | undefined)[] };
/** How a person, or a reader of files, sets a resume as text alone. */
type Style = {
  marks: string[];
  gap: (chance: Chance, width: number) => string;
  width?: number;
  hang: string;
  space: "all" | "gaps" | "headings" | "none";
  headings: "plain" | "caps" | "lower";
  before: string;
  after: string;
  spelling: number;
  inline: boolean;
  allCaps: boolean;
  smallCaps: boolean;
  labelStop: string;
};

/** The same invented resume as text without layout, read back as the app reads pasted text, with its labels. */
export function asPlainText({ document, gold, truth }: Sample, choose: Chance): Sample {
  const style = inventStyle(choose);
  const letters = join(setLines(document.paragraphs, gold, style, choose), style, choose);
  const read = documentFromText(letters.text);
  return { document: read, gold: align(letters, read.paragraphs), truth };
}

function inventStyle(choose: Chance): Style {
  const { is, pick, int } = choose;
  const width = is(0.35) ? int(58, 100) : undefined;
  const right = width ?? int(60, 96);
  return {
    marks: pick([
      ["- "],
      ["-"],
      ["* "],
      ["• "],
      ["•\t"],
      ["o "],
      ["➢ "],
      [" • "],
      ["– "],
      [""],
      [""],
      ["✔ "],
      ["\uf0b7 "],
      ["1. "],
    ]),
    gap: pick<Style["gap"]>([
      (_, at) => " ".repeat(Math.max(3, right - at)),
      (_, at) => " ".repeat(Math.max(3, 24 - at)),
      () => "\t",
      () => "\t\t",
      () => "  ",
      () => "    ",
      () => ". ",
      () => ", ",
      () => " - ",
      () => " | ",
      () => " ",
      (one) => one.pick(["   ", "\t", "        "]),
    ]),
    ...(width !== undefined && { width }),
    hang: pick(["", "  ", "   ", ""]),
    space: pick(["all", "gaps", "gaps", "headings", "headings", "headings", "none"]),
    headings: pick(["plain", "plain", "caps", "caps", "caps", "caps", "lower"]),
    before: is(0.9) ? "" : pick(["*", "** ", "=== ", "--- "]),
    after: pick(["", "", "", "", ":", ":", ";", ":-", " "]),
    spelling: is(0.15) ? 0.4 : 0,
    inline: is(0.2),
    allCaps: is(0.08),
    smallCaps: is(0.03),
    labelStop: is(0.1) ? pick([";", ":-", " -"]) : ":",
  };
}

type Line = Letters & { isHeading: boolean; isItem: boolean; space: number; paragraph: number };

/** The paragraphs as lines; the cells of a row stand on one line. */
function setLines(
  paragraphs: readonly Paragraph[],
  gold: readonly Gold[][],
  style: Style,
  choose: Chance,
): Line[] {
  const lines: Line[] = [];
  paragraphs.forEach((paragraph, place) => {
    const before = paragraphs[place - 1]?.cell;
    const { cell } = paragraph;
    const letters = setCase(lettersOf(paragraph.text, gold[place] ?? []), style, choose);
    const last = lines.at(-1);
    const isBeside =
      cell && before && cell.table === before.table && cell.row === before.row && cell.column > before.column;
    if (last && isBeside && paragraph.listLevel === undefined) {
      append(last, style.gap(choose, last.text.length));
      append(last, letters.text, letters.labels);
      return;
    }
    const set = expandTabs(letters, style, choose);
    lines.push({
      ...set,
      isHeading:
        letters.labels[0] === "heading" &&
        letters.labels.every((label) => label === "heading" || label === undefined),
      isItem: paragraph.listLevel !== undefined,
      space: paragraph.spaceBefore,
      paragraph: place,
    });
  });
  return lines;
}

function lettersOf(text: string, gold: readonly Gold[]): Letters {
  const labels = new Array<Label | undefined>(text.length).fill(undefined);
  for (const { from, to, label } of gold) labels.fill(label, from, to);
  return { text, labels };
}

function append(letters: Letters, text: string, labels?: (Label | undefined)[]): void {
  letters.text += text;
  letters.labels.push(...(labels ?? new Array<Label | undefined>(text.length).fill(undefined)));
}

function expandTabs(letters: Letters, style: Style, choose: Chance): Letters {
  const set: Letters = { text: "", labels: [] };
  [...letters.text].forEach((letter, at) => {
    if (letter === "\t") append(set, style.gap(choose, set.text.length));
    else append(set, letter, new Array<Label | undefined>(letter.length).fill(letters.labels[at]));
  });
  return set;
}

function setCase(letters: Letters, style: Style, choose: Chance): Letters {
  const isHeading = letters.labels[0] === "heading";
  const set: Letters = { text: "", labels: [] };
  const isMisspelt = isHeading && choose.is(style.spelling);
  const slip = isMisspelt ? choose.int(1, Math.max(1, letters.text.length - 2)) : -1;
  for (let at = 0; at < letters.text.length; at++) {
    const letter = letters.text.charAt(at);
    const label = letters.labels[at];
    const raised = style.allCaps || (isHeading && style.headings === "caps");
    const shown = raised
      ? letter.toUpperCase()
      : isHeading && style.headings === "lower"
        ? letter.toLowerCase()
        : letter;
    if (at === slip && /\p{L}/u.test(letter)) {
      if (choose.is(0.6)) continue;
      append(set, shown + shown, [label, label]);
    } else if (
      style.smallCaps &&
      isHeading &&
      raised &&
      /^$|[\s]/.test(letters.text.charAt(at - 1)) &&
      /\p{L}{3}/u.test(letters.text.slice(at, at + 3))
    )
      append(set, `${shown} `, [label, label]);
    else append(set, shown, new Array<Label | undefined>(shown.length).fill(label));
  }
  return set;
}

/** All lines as one text, with empty lines, marks, cut lines and the numbers of pages. */
function join(lines: readonly Line[], style: Style, choose: Chance): Letters {
  const all: Letters = { text: "", labels: [] };
  let count = 0;
  const end = () => {
    append(all, "\n");
    count += 1;
    if (style.width !== undefined && count % 44 === 0)
      append(
        all,
        choose.pick([`Page ${count / 44} of 3\n`, `\n${count / 44} | P a g e\n\n`, `- ${count / 44} -\n`]),
      );
  };
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    const over = lines[at - 1];
    const isOneLine = line.isHeading && next && !next.isHeading && (lines[at + 2]?.isHeading ?? true);
    const wasInline = style.inline && over?.isHeading && (next?.isHeading ?? true);
    const isApart =
      style.space === "all" ||
      (style.space === "gaps" && (line.isHeading || line.space > 4)) ||
      (style.space === "headings" && line.isHeading);
    if (isApart && at > 0 && !wasInline && !over?.isHeading) append(all, "\n");
    if (line.isHeading) {
      const closing = style.before.trim();
      append(all, style.before);
      append(all, line.text, line.labels);
      if (style.inline && isOneLine) return append(all, style.after.trim() === ";" ? "; " : ": ");
      append(all, style.before === "" ? style.after : closing.startsWith("*") ? closing : ` ${closing}`);
      return end();
    }
    if (line.isItem) append(all, style.marks[0] === "1. " ? `${1 + (at % 5)}. ` : (style.marks[0] ?? ""));
    const shown = restop(line, style);
    for (const piece of cutLine(
      shown,
      line.isItem ? { ...style, hang: style.hang } : { ...style, hang: "" },
    )) {
      append(all, piece.text, piece.labels);
      end();
    }
  });
  return all;
}

/** "Phone: " → "Phone; " where the writer uses another stop. */
function restop(line: Letters, { labelStop }: Style): Letters {
  const colon = line.text.indexOf(": ");
  if (labelStop === ":" || colon < 0 || line.labels[colon - 1] !== "label") return line;
  return {
    text: line.text.slice(0, colon) + labelStop + line.text.slice(colon + 1),
    labels: [
      ...line.labels.slice(0, colon),
      ...new Array<undefined>(labelStop.length).fill(undefined),
      ...line.labels.slice(colon + 1),
    ],
  };
}

function cutLine(line: Letters, { width, hang }: Style): Letters[] {
  if (width === undefined || /\t| {3}/.test(line.text)) return [line];
  const pieces: Letters[] = [];
  let from = 0;
  while (line.text.length - from > width - 2) {
    const space = line.text.lastIndexOf(" ", from + width - 2);
    if (space <= from) break;
    pieces.push({ text: line.text.slice(from, space), labels: line.labels.slice(from, space) });
    from = space + 1;
  }
  pieces.push({ text: line.text.slice(from), labels: line.labels.slice(from) });
  return pieces.map((piece, at) =>
    at === 0 || hang === ""
      ? piece
      : {
          text: hang + piece.text,
          labels: [...new Array<undefined>(hang.length).fill(undefined), ...piece.labels],
        },
  );
}

/** Carries the labels over to what was read: the letters are the same and in the same order, only marks are gone. */
export function align(letters: Letters, paragraphs: readonly Paragraph[]): Gold[][] {
  let at = 0;
  return paragraphs.map(({ text }) => {
    const gold: Gold[] = [];
    for (let place = 0; place < text.length; place++) {
      const letter = text.charAt(place);
      if (/\s/.test(letter)) continue;
      const found = letters.text.indexOf(
        letter === ":" ? (letters.text.slice(at).match(/[:;]/)?.[0] ?? letter) : letter,
        at,
      );
      if (found < 0 || found > at + 200) continue;
      at = found + 1;
      const label = letters.labels[found];
      const last = gold.at(-1);
      if (label === undefined) continue;
      const isNext = last?.label === label && /^\s*$/.test(text.slice(last.to, place));
      if (last && isNext) last.to = place + 1;
      else gold.push({ from: place, to: place + 1, label });
    }
    return gold;
  });
}
