import { findPeriods } from "../dates";
import { findPhones } from "../phone";
import { isLink } from "./entry-forms";
import { fold, isTitle, startsWithVerb } from "./line-kinds";
import { withNameFirst } from "./resume-sidebar";
import { bulletText, LINE_BREAK, tidy } from "./text-lines";

/** One line of a resume as a person sees it: wrapped lines are joined. `text` keeps tabs between the cells of a table row. */
export type ResumeLine = { text: string; isBullet: boolean; isAfterBlank: boolean };

/** The lines of a resume's raw text: bullets known, wrapped lines joined, page numbers and repeated page heads gone. */
export function readResumeLines(text: string, isHeading: (line: ResumeLine) => boolean): ResumeLine[] {
  const lines = withNameFirst(withoutRepeats(withoutPageNumbers(physicalLines(text))));
  const width = usualWidth(lines);
  const isTypedLow = lines.filter((line) => /^\p{Ll}/u.test(line.text)).length > 0.5 * lines.length;
  const joined: ResumeLine[] = [];
  let lastPiece = "";
  let wasHeading = false;
  for (const line of lines) {
    const last = joined.at(-1);
    const isNowHeading = isHeading(line);
    const isWhole = !last || isNowHeading || wasHeading;
    wasHeading = isNowHeading;
    if (!isWhole && continues(last, lastPiece, line, { width, isTypedLow }))
      last.text = joinPieces(last.text, line.text, text);
    else joined.push({ ...line });
    lastPiece = line.text;
  }
  return joined.filter((line) => line.text !== "");
}

/** A number alone on a line is a page number only when it is the next page's. */
function withoutPageNumbers(lines: ResumeLine[]): ResumeLine[] {
  let page = 0;
  return lines.filter(({ text }) => {
    const named = PAGE_NAMED.exec(text);
    const bare = /^[-–—|\s]*(\d{1,2})[-–—|\s]*$/.exec(text)?.[1];
    const isNext =
      bare !== undefined &&
      Number(bare) >= 1 &&
      (Number(bare) === page + 1 || (page === 0 && Number(bare) === 2));
    if (isNext) page = Number(bare);
    return !named && !isNext;
  });
}

const PAGE_NAMED =
  /^[-–—|\s]*(?:\d{1,2}\s*\|\s*p ?a ?g ?e|page\s*\d{1,2}(?:\s*(?:of|\/)\s*\d{1,2})?|\d{1,2}\s+of\s+\d{1,2})[-–—|\s]*$/i;

function physicalLines(text: string): ResumeLine[] {
  let isAfterBlank = true;
  const written = text.split(LINE_BREAK);
  const gap = isJustified(written) ? /\t+| {3,}/ : /\t+| {3,}|(?<=[\p{L}\p{N})]) {2}(?=[\p{Lu}\p{N}(])/u;
  return written.flatMap((raw) => {
    const plain = raw
      .replace(OUTLINE, "$1")
      .replace(COUNTED, "$1")
      .replace(PICTURES, " ")
      .replace(BOLD, "$1");
    const cells = openSpacedLetters(plain)
      .split(gap)
      .map(tidyCell)
      .filter((cell) => cell !== "")
      .reduce(joinLabel, [])
      .filter((cell, at, row) => !(at === 0 && row.length > 1 && /^\d{1,2}[.)]?$/.test(cell)));
    const isLoneBullet = cells.length > 1 && bulletText(cells[0] ?? "") === "";
    const isListed = cells.length > 1 && cells.every((cell) => (bulletText(cell) ?? "") !== "");
    const parts = isListed
      ? [cells[0] ?? "", ...cells.slice(1).map((cell) => bulletText(cell) ?? cell)]
      : cells;
    const whole = isLoneBullet ? `${cells[0]} ${cells.slice(1).join("\t")}` : parts.join("\t");
    const bullet =
      bulletText(whole) ??
      /^(?:o (?=\p{Lu})|\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)\s+|[a-z]\)\s+|[a-h]\.\s+(?=\p{L})|\d{1,2}\.\d{1,2}\.\d{1,2}\.?\s+)(.*)$/u.exec(
        whole,
      )?.[1];
    const before = isAfterBlank;
    isAfterBlank = whole === "";
    return whole === ""
      ? []
      : [{ text: bullet ?? whole, isBullet: bullet !== undefined, isAfterBlank: before }];
  });
}

// Little pictures before headings and contacts; ticks and arrows are bullets.
const PICTURES =
  /(?![\p{L}\p{N}]|[✓✔✅➢➤►▪▸☑])(?:\p{Extended_Pictographic}|\p{Regional_Indicator})[\ufe0f\u200d]*/gu;

// "April 2023 - Present (1 year 8 months)": the dates say so.
const COUNTED =
  /((?:[-–—]|\bto)\s*(?:\p{L}+\.?\s+)?(?:(?:19|20)\d{2}|present|current|now|date))\s*\((?:\d{1,2}\s*(?:years?|yrs?)[\s,]*)?(?:\d{1,2}\s*(?:months?|mos?))?\)(?=\s*$)/iu;

// "2.1 HR Manager", "1.0 CAREER SUMMARY": the numbers of an outline; those of its third level are bullets.
const OUTLINE = /^(\s*)\d{1,2}\.\d{1,2}\.?\s+(?=\p{Lu})/u;

// A chat's bold: "*Name:* Emmanuel".
const BOLD = /(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]{1,80}?)(?<=\S)\*(?![\p{L}\p{N}*])/gu;

/** "School:" and what stands behind it in the next column belong together. */
function joinLabel(cells: string[], cell: string): string[] {
  const last = cells.at(-1);
  return last !== undefined && /^\p{L}[^:;]{1,30}[:;]$/u.test(last)
    ? [...cells.slice(0, -1), `${last} ${cell}`]
    : [...cells, cell];
}

/** In justified text two spaces part words; elsewhere they part columns. */
function isJustified(lines: string[]): boolean {
  const long = lines.map((line) => line.trim()).filter((line) => line.length > 60);
  return long.filter((line) => /\S {2}\S/.test(line)).length > 0.4 * long.length;
}

function tidyCell(cell: string): string {
  return tidy(
    cell
      .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
      .replace(/[\ue000-\uf8ff]+/g, (icon) => (icon.length > 1 ? " " : "• "))
      .replace(/^• $/, "•"),
  );
}

/** "A D A E Z E   O K A F O R" → "ADAEZE OKAFOR". */
function openSpacedLetters(line: string): string {
  const isSpaced = /^\s*(?:\p{Lu}\p{M}*(?:\s+|$)){4,}$/u.test(line);
  if (isSpaced)
    return line
      .trim()
      .split(/\s{2,}/)
      .map((word) => word.replace(/\s/g, ""))
      .join(" ");
  // "E XPERIENCE", "T ECHNICAL S KILLS": small capitals, whose first letters stand apart.
  return SMALL_CAPITALS.test(line) ? line.replace(/(?<!\p{Lu})(\p{Lu}) (?=\p{Lu}{2})/gu, "$1") : line;
}

const SMALL_CAPITALS = /^\s*\p{Lu} \p{Lu}{2,}(?: (?:\p{Lu} \p{Lu}{2,}|AND|OF|&))*\s*$/u;

/** The name that opens the paper and again later is the head of each page, and so are the lines repeated with it. A headline alone may be a post. */
function withoutRepeats(lines: ResumeLine[]): ResumeLine[] {
  const top = lines.slice(0, 4).map(({ text }) => (text.length > 5 ? fold(text) : ""));
  const untitled = (text: string) =>
    tidy(
      text
        .replace(/\b(?:europass|curriculum vitae|cv|r[ée]sum[ée]|page)\b/gi, " ")
        .replace(/\b\d{1,2}\s*(?:\/|of)\s*\d{1,2}\s*$|\t\s*\d{1,2}\s*$|\t/g, " ")
        .replace(/^[\s–—|-]+|[\s–—|-]+$/g, ""),
    );
  const placeAtTop = lines.map(({ text }, index) =>
    index < 4 || text.length <= 5 ? -1 : top.indexOf(fold(untitled(text))),
  );
  const isRepeat = (index: number) => {
    const place = placeAtTop[index] ?? -1;
    const hasContact = /@|\d{7}/.test(lines[index]?.text ?? "");
    const isBeside = placeAtTop[index - 1] === place - 1 || placeAtTop[index + 1] === place + 1;
    return place === 0 || (place > 0 && (hasContact || isBeside));
  };
  return lines.filter((_line, index) => !isRepeat(index));
}

function usualWidth(lines: ResumeLine[]): number {
  const lengths = lines.map(({ text }) => text.length).sort((a, b) => a - b);
  return Math.max(60, lengths[Math.floor(lengths.length * 0.9)] ?? 0);
}

/** Whether a physical line goes on the logical line before it. `piece` is that line's last physical part. */
function continues(
  last: ResumeLine,
  piece: string,
  line: ResumeLine,
  { width, isTypedLow }: { width: number; isTypedLow: boolean },
): boolean {
  if (last.isBullet && piece === "") return !line.isBullet;
  if (line.isBullet || line.isAfterBlank || piece.includes("\t") || line.text.includes("\t")) return false;
  if (piece.length >= 40 && /\s(?:to|from|between|until|till)$/.test(piece)) return true;
  if (/@\S+\.|https?:|www\./i.test(line.text) || findPhones(line.text).length > 0 || LABELLED.test(line.text))
    return false;
  if (/^(?:\d{1,2}[.)]|[ivx]{1,4}[.)]|[a-h][.)])\s/i.test(line.text)) return false;
  if (last.isBullet && /^\d{1,3}[.,]?$/.test(line.text) && !/[.!?:;]$/.test(piece)) return true;
  if (/[|]/.test(line.text) || (!last.isBullet && findPeriods(piece).length > 0)) return false;
  const isDated = findPeriods(line.text).some(({ start }) => start !== undefined);
  // Where most lines begin small, a small letter is no sign that the line goes on.
  if (isLink(line.text.split(" ")[0] ?? "")) return false;
  if (
    !isTypedLow &&
    /^[\p{Ll}&)]/u.test(line.text) &&
    !/^\p{Ll}\p{Lu}/u.test(line.text) &&
    (last.isBullet || piece.length >= 25 || JOINS_ON.test(piece))
  )
    return !(isDated && !last.isBullet) && !/@/.test(piece);
  if (isDated) return false;
  if (/[.!?:;)]$/.test(piece) || findPeriods(line.text).length > 0)
    return last.isBullet && !/[.!?:;]$/.test(piece) && piece.length >= 0.8 * width;
  if (last.isBullet || piece.length >= 60) {
    if (JOINS_ON.test(piece)) return true;
    // Duties one below the other without bullets: each begins with its verb.
    if (
      !last.isBullet &&
      startsWithVerb(last.text) &&
      startsWithVerb(line.text) &&
      /^\p{Lu}/u.test(line.text)
    )
      return false;
    if (last.isBullet && isTitle(line.text) && line.text.split(" ").length <= 8) return false;
    return piece.length >= 0.85 * width && piece.length >= (last.isBullet ? 50 : 70);
  }
  return /\s(?:and|of|the|for|with|&)$/.test(piece);
}

const JOINS_ON =
  /(?:[,&–-]|\s(?:and|of|the|for|with|to|in|by|an?|on|using|including|as|at|from|or|is|that|which|our|their|my))$/i;

const LABELLED = /^[\p{Lu}][\p{L}\s/.&-]{1,28}:(?:\s|$)/u;

/** Joins two pieces of one line. A hyphen at the break goes, unless the word is written with it. */
function joinPieces(before: string, after: string, wholeText: string): string {
  if (before === "") return after;
  const head = /([\p{L}\p{M}]+)-$/u.exec(before)?.[1];
  const tail = /^[\p{Ll}\p{M}]+/u.exec(after)?.[0];
  if (!head || !tail) return `${before} ${after}`;
  const isHyphened = /\/\S*-$/.test(before) || HYPHENED.test(head) || wholeText.includes(`${head}-${tail}`);
  return isHyphened ? before + after : before.slice(0, -1) + after;
}

const HYPHENED =
  /^(?:well|self|co|non|multi|cross|long|short|full|part|post|pre|decision|high|low|day|face|end|follow|on|off|in|up|hard|fast|problem|detail|result|results|team|goal|user|data|world|third|first|second|two|three|year|e|ex|anti|inter|semi|sub|vice|cost|time|customer|client)$/i;
