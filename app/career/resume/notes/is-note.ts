import type { DocumentText } from "../document-text";
import { languageOf } from "~/career/nlp/language";
import { headingSection, numbering } from "../headings";

const fewestLines = 5;
const mostLines = 70;
const leastShare = 0.4;
const listMark = /^\s*[-–—•*·▪●◦]\s/u;

/**
 * True for what was typed on a phone in English or Pidgin: text of one look, without cells or columns, whose lines begin in small letters.
 * Its lines are sentences and parts of sentences, several to a line. The words that part them are of these languages alone.
 */
export function isNote({ paragraphs }: Pick<DocumentText, "paragraphs">): boolean {
  const lines = paragraphs.filter(({ text }) => /\p{L}{2}/u.test(text));
  if (lines.length < fewestLines || lines.length > mostLines) return false;
  const size = lines[0]?.runs[0]?.size;
  const isPlain = lines.every(
    ({ text, cell, column, runs }) =>
      !cell && column === 0 && !text.includes("\t") && runs.every((run) => run.size === size && !run.bold),
  );
  if (!isPlain) return false;
  // A resume with its headings in capitals or a list of duties is no note, however its duties are written.
  if (lines.some(({ text }) => text === text.toUpperCase() && headingSection(text) !== undefined))
    return false;
  const own = lines.filter(({ text, listLevel }) => listLevel === undefined && !listMark.test(text));
  const small = own.filter(({ text }) => /^[^\p{L}]*\p{Ll}/u.test(text.replace(numbering, ""))).length;
  return (
    small >= lines.length * leastShare && languageOf(lines.map(({ text }) => text).join("\n"), "en") === "en"
  );
}
