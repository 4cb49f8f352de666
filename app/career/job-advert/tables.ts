import { anyOf } from "./patterns";
import { SHORT_WORD } from "./post-title";

/**
 * Lines of a table, as chats and documents paste it, as the lines that somebody would have typed: "| Position | Welder |" is "Position: Welder", and of a table
 * with numbers each row is an item of a list. Whether a row is a must or a wish stands behind it. Other lines stay as they are.
 */
export function withoutTables(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < lines.length;) {
    const rows = rowsFrom(lines, at);
    if (rows.length < 2) {
      out.push(lines[at] ?? "");
      at += 1;
      continue;
    }
    out.push(...linesOf(rows));
    at += rows.length;
  }
  return out;
}

/** The rows that stand one below the other from a line on, all with as many cells as the first. */
function rowsFrom(lines: readonly string[], from: number): string[][] {
  const rows: string[][] = [];
  for (let at = from; at < lines.length; at += 1) {
    const cells = cellsOf(lines[at] ?? "");
    if (cells === undefined || (rows[0] && rows[0].length !== cells.length)) break;
    rows.push(cells);
  }
  return rows;
}

/** "| a | b |", "a\tb" or "1.  a   b" → its cells. */
function cellsOf(line: string): string[] | undefined {
  if (SPACED.test(line)) return line.trim().split(/\s{2,}/u);
  const marked = MARKED.exec(line)?.groups?.cells;
  const cells = marked === undefined ? line.trim().split(/\t+/) : marked.split("|");
  // "1.\tA degree", "•\tA degree": the tab behind the mark of a list parts no cells.
  if (marked === undefined && LIST_MARK.test((cells[0] ?? "").trim())) return undefined;
  return cells.length < 2 || cells.length > MOST_CELLS ? undefined : cells.map((cell) => cell.trim());
}
/** "2.   Irrigation Engineer II     GL 08     4": the row of a numbered table, its columns set with blanks. */
const SPACED = /^ {0,8}(?:s\/n|no\.?|\d{1,2}[.)]?) {2,}\S+(?: \S+){0,7} {2,}\S/iu;
const LIST_MARK = /^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]?|[^\p{L}\d]{1,2}|o)$/iu;
const MARKED = /^\s*\|(?<cells>.+)\|\s*$/u;
const MOST_CELLS = 8;

function linesOf(rows: string[][]): string[] {
  const kept = rows.filter((cells) => !cells.every((cell) => IS_RULE.test(cell)));
  const [head = [], ...others] = kept;
  const isNumbered =
    SERIAL.test(head[0] ?? "") || others.every(([first = ""]) => /^\d{1,2}[.)]?$/.test(first));
  if (isNumbered && others.length > 0) {
    const need = head.findIndex((cell) => NEED.test(cell));
    const rowsOfList = /^\d{1,2}[.)]?$/.test(head[0] ?? "") ? kept : others;
    return rowsOfList.map((cells, at) => `${at + 1}. ${itemOf(cells, need)}`);
  }
  if (head.length > 2) return kept.map((cells) => cells.filter(Boolean).join(" | "));
  const [first = "", second = ""] = head;
  const isHeading = second === "" || HEADINGS.test(first);
  return [
    ...(isHeading ? [second === "" ? first : ""].filter(Boolean) : [pairOf(head)]),
    ...others.map(pairOf),
  ];
}
const IS_RULE = /^:?-{2,}:?$/;
const SERIAL = /^(?:s\/?n|no|#|nr|num(?:ber)?)\.?$/iu;
/** The first row of a table of two columns that only names them. */
const HEADINGS = /^(?:item|field|detail|description|particular|label|information)s?$/iu;

function pairOf(cells: string[]): string {
  const [label = "", ...rest] = cells;
  const text = rest.filter(Boolean).join(" | ");
  if (text === "") return label;
  return label === "" ? text : `${label.replace(/:$/, "")}: ${text}`;
}

/** A row without its number; "M" below "Mandatory (M)" is said in a word. */
function itemOf(cells: string[], need: number): string {
  const words = cells.slice(1).filter((cell, at) => cell !== "" && at + 1 !== need);
  const word = need < 0 ? "" : cells[need];
  const isWish = word !== undefined && /^(?:d|o|w|desirable|optional|preferred|nice to have)$/iu.test(word);
  return `${words.join(" | ").replace(SHORT_WORD, "$1 ")}${isWish ? " (desirable)" : ""}`;
}
const NEED = anyOf(
  [
    /mandatory|required|must|compulsory/, // Mandatory (M) / Desirable (D)
    /desirable|optional|preferred/, // Required / Optional
  ],
  "iu",
);
