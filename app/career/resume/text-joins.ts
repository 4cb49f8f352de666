import { findPeriods, parsePeriod } from "../dates";
import { headingSection } from "./headings";
import { dashedLine } from "./inline-headings";
import { isOrganisation, isPlace, isPost, isState } from "./places";
import type { TextLine } from "./text-lines";

const small = "and|or|of|the|in|for|to|with|a|an|at|on|by|from|as|und|et|de|y";
const opensClause = new RegExp(`^(?:\\p{Ll}|(?:${small})\\s)`, "u");
const needsMore = new RegExp(`(?:[,&–-]|\\s(?:${small}))$`, "iu");
const ends = /[.!?:;]$/;
const endsInDate = /(?:(?:19|20)\d{2}|\b(?:date|present|now))\)?$/i;
const longest = 130;

/**
 * Joins lines that were cut at the edge of a page: the line before was full (the next word had no room), ends no sentence, and the next
 * one bears no mark, label, date or heading. A line that hangs below its list mark goes on with it.
 */
export function joinCutLines(lines: readonly TextLine[]): TextLine[] {
  const edge = edgeOf(lines);
  const joined: { line: TextLine; last: TextLine }[] = [];
  for (const [at, line] of lines.entries()) {
    const open = joined.at(-1);
    if (
      open &&
      !line.isPageNumber &&
      !isPostOverTime(line, lines[at + 1]) &&
      goesOn(open.line, open.last, line, edge)
    ) {
      const isParted = /[\p{L}\d]-$/u.test(textOf(open.last)) && /^[\p{Ll}\d]/u.test(textOf(line));
      const gap = isParted ? [] : [{ text: " ", bold: false }];
      open.line = { ...open.line, runs: [...open.line.runs, ...gap, ...line.runs] };
      open.last = line;
    } else joined.push({ line, last: line });
  }
  return joined.map(({ line }) => line);
}

/** "cashier, Zuma Foods" over "2018 - 2020": whose time stands right below begins something, small letters or not. */
function isPostOverTime(line: TextLine, next: TextLine | undefined): boolean {
  const [, post = ""] = /^([\p{L} ]{3,40}?)(?:,| [–-] | at | with )\s*\p{L}/iu.exec(textOf(line)) ?? [];
  const time = next && next.emptyBefore === 0 ? parsePeriod(textOf(next).trim()) : undefined;
  const isTime = time?.start !== undefined && time.end !== undefined;
  return isTime && post.trim().split(" ").length <= MOST_OF_POST && isPost(post);
}
const MOST_OF_POST = 3;

/** The width at which the text was cut, or undefined: lines whose next one goes on in small letters must nearly all be full. */
function edgeOf(lines: readonly TextLine[]): number | undefined {
  if (isUncapitalised(lines)) return undefined;
  const pairs = lines.flatMap((line, at) => {
    const next = lines[at + 1];
    return next && line.width >= 30 && line.width <= longest && isClause(line, next) ? [{ line, next }] : [];
  });
  if (pairs.length === 0) return undefined;
  const edge = pairs.map(({ line }) => line.width).sort((a, b) => b - a)[pairs.length > 12 ? 1 : 0] ?? 0;
  const full = pairs.filter(({ line, next }) => isFull(line, next, edge)).length;
  return full * 2 > pairs.length && (full > 1 || edge >= 60) ? edge : undefined;
}

/** Typed on a phone without capitals: there a small letter says nothing of the line before. What stands first below a space shows it. */
function isUncapitalised(lines: readonly TextLine[]): boolean {
  const first = lines.flatMap((line, at) => {
    const letter = at === 0 || line.emptyBefore > 0 ? /^\p{L}/u.exec(textOf(line))?.[0] : undefined;
    return letter === undefined ? [] : [letter];
  });
  const small = first.filter((letter) => /\p{Ll}/u.test(letter));
  return (small.length > 1 && small.length * 2 >= first.length) || isSmall(lines) || goOnBelowShort(lines);
}

/** Without empty lines: the first line and nearly all others begin in small letters. */
function isSmall(lines: readonly TextLine[]): boolean {
  const first = lines.flatMap((line) => /^\p{L}/u.exec(textOf(line))?.[0] ?? []);
  const small = first.filter((letter) => /\p{Ll}/u.test(letter));
  return /\p{Ll}/u.test(first[0] ?? "") && small.length >= first.length * nearlyAll;
}
const nearlyAll = 0.8;

const fewestBelowShort = 3;
/** Share of the widest line below which the next word would have had room. */
const short = 0.7;

/** Most lines in small letters stand below one that was not full: they begin something of their own. */
function goOnBelowShort(lines: readonly TextLine[]): boolean {
  const widest = Math.min(longest, Math.max(0, ...lines.map(({ width }) => width)));
  const small = lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const isOwn = above && line.emptyBefore === 0 && !line.isItem && !hasColumns(line) && !hasColumns(above);
    return isOwn && /^\p{Ll}/u.test(textOf(line)) ? [above.width < widest * short] : [];
  });
  const below = small.filter(Boolean).length;
  return below >= fewestBelowShort && below * 2 > small.length;
}

function isClause(line: TextLine, next: TextLine): boolean {
  if (next.isItem || next.isPageNumber || next.emptyBefore > 0 || hasColumns(next)) return false;
  const [first, second] = [textOf(line), textOf(next)];
  return !ends.test(first) && (opensClause.test(second) || needsMore.test(first)) && !isHead(second);
}

function isFull(line: TextLine, next: TextLine, edge: number): boolean {
  const word = /^\S+/.exec(textOf(next))?.[0] ?? "";
  return line.width <= longest && line.width + 1 + word.length > edge;
}

function goesOn(whole: TextLine, last: TextLine, next: TextLine, edge: number | undefined): boolean {
  const { isOverPage } = next;
  if (next.isItem || (next.emptyBefore > 0 && !isOverPage) || hasColumns(next)) return false;
  const [first, second] = [textOf(last), textOf(next)];
  if (isOpen(first, second)) return true;
  if (/^\(?[ivx]{1,4}[.)]\s/.test(second)) return false;
  if (/[-/]$/.test(first) && lastWordOf(first).slice(0, -1).includes("/") && /^[\p{Ll}\d]/u.test(second))
    return true;
  const isHanging = !isOverPage && whole.isItem && whole.indent > 1 && next.indent >= whole.indent;
  const isCut = edge !== undefined && isFull(last, next, edge) && !hasColumns(last);
  if (!isHanging && !isCut) return false;
  if (isHanging && !ends.test(first))
    return headingSection(second) === undefined && !STARTS_LABEL.test(second);
  if (isHead(second) || headingSection(textOf(whole)) !== undefined) return false;
  if (isHanging || (opensClause.test(second) && !/[!?:;]$/.test(first))) return true;
  if (isOverPage) return false;
  if (!ends.test(first)) return !endsInDate.test(first);
  return !whole.isItem && first.endsWith(".") && (next.width > (edge ?? 0) * 0.75 || second.endsWith("."));
}

const lastWordOf = (text: string) => text.split(/\s/).at(-1) ?? "";

/** "DUTIES:" below "POST HELD: Loom Technician" begins something. */
const STARTS_LABEL = /^\p{Lu}[^\s:]{1,20}(?:\s[^\s:]+){0,2}\s?:(?:\s|$)/u;

/** A bracket or a period that the next line closes: "(July 2013 –" over "May 2015)". */
function isOpen(first: string, second: string): boolean {
  const open = first.lastIndexOf("(");
  const isBracket = open > first.lastIndexOf(")") && /^[^()]{0,60}\)/.test(second);
  return (
    isBracket ||
    (/\b(?:19|20)\d{2}\s?[–-]$/.test(first) &&
      /^(?:\p{L}{3,9}\.?,?\s)?(?:(?:19|20)\d{2}|present|date)\b/iu.test(second))
  );
}

/** What begins with a label, a number, a date, an address or the words of a heading begins something. */
function isHead(text: string): boolean {
  return (
    /^\S*(?:@|\.\p{Ll}{2,3}(?:\/|\s|$))/u.test(text) ||
    headingSection(text) !== undefined ||
    dashedLine(text) !== null ||
    /^(?:\(?\d{1,2}[.)]\s|[^\s:]{2,20}(?:\s[^\s:]+){0,2}\s?:(?:\s|$))/u.test(text) ||
    parsePeriod(text) !== undefined ||
    /^\p{L}{0,9}\.?,?\s?(?:19|20)\d{2}\s*[–-]/u.test(text) ||
    isDatedHead(text) ||
    isPlaceLine(text)
  );
}

/** "Maiduguri, Borno State, Nigeria": a line of nothing but a place begins something. */
function isPlaceLine(text: string): boolean {
  const parts = text.trim().split(/,\s+/u);
  const [, ...wider] = parts;
  return (
    parts.length > 1 && parts.length <= MOST_PLACES && wider.every((part) => isPlace(part) || isState(part))
  );
}
const MOST_PLACES = 4;

/** "Benue Rice Mills (2 shifts). August 2015 to May 2020. Move paddy …": a name with its time begins something, wherever the line above ends. */
function isDatedHead(text: string): boolean {
  if (!/^\p{Lu}/u.test(text) || text.length > longest * 2) return false;
  const time = findPeriods(text).find(({ start, end }) => start !== undefined && end !== undefined);
  const name = text.slice(0, time?.index);
  return time !== undefined && name.length <= LONGEST_NAME && (isOrganisation(name) || isPost(name));
}
const LONGEST_NAME = 90;

function hasColumns(line: TextLine): boolean {
  return line.runs.some(({ text }) => text.includes("\t"));
}

function textOf({ runs }: TextLine): string {
  return runs.map(({ text }) => text).join("");
}
