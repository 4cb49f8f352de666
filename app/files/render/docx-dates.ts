import { TabStopType, type Paragraph } from "docx";
import { paragraph, TAB } from "./docx-paragraph";
import { joinWithBars } from "./runs";
import type { Run } from "./layout";

/**
 * A line with its dates at the right edge of the page, which lies at `rightEdge`. What is longer than the page has its last detail on a line of its own
 * beside them, as in the PDF: Word would set the date alone.
 */
export function datedParagraphs(style: string, runs: Run[], dates: Run[], rightEdge: number): Paragraph[] {
  if (dates.length === 0) return [paragraph(style, runs)];
  const tabStops = [{ type: TabStopType.RIGHT, position: rightEdge - INSIDE }];
  const letters = countLetters(runs) + countLetters(dates);
  const when = letters > MAX_DATED_CHARACTERS ? dates.map(joinWords) : dates;
  const details = detailsOf(runs);
  const last = details.at(-1) ?? [];
  if (letters <= MOST_ON_A_LINE || details.length < 2 || countLetters(last) > MAX_DATED_CHARACTERS - DATE)
    return [paragraph(style, [...runs, TAB, ...when], { tabStops })];
  const below = style === "Heading2" ? "EntryDetail" : style;
  return [
    paragraph(style, joinWithBars(details.slice(0, -1)), { keepNext: true }),
    paragraph(below, [...last, TAB, ...when], { tabStops, keepNext: below !== style }),
  ];
}

/** The parts of a line that bars part. */
function detailsOf(runs: Run[]): Run[][] {
  const details: Run[][] = [[]];
  for (const run of runs)
    if (run.bar) details.push([]);
    else details.at(-1)?.push(run);
  return details;
}

// A tab stop at the very edge is outside for a program that rounds: AbiWord ignores it. In twentieths of a point.
const INSIDE = 4;

// Fixed spaces only where the date could break: not all readers know them.
const joinWords = (run: Run): Run => ({ ...run, text: run.text.replaceAll(" ", "\u00a0") });
const MAX_DATED_CHARACTERS = 80;
const MOST_ON_A_LINE = 90;
const DATE = 20;

/** The letters of a line. */
export const countLetters = (runs: Run[]): number => runs.reduce((sum, { text }) => sum + text.length, 0);
