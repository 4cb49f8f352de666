import type { DocumentText } from "../document-text";
import { languageOf } from "~/career/nlp/language";
import { headingSection, numbering } from "../headings";
import { englishWords } from "../vocabulary/note-words";
import { isTitle } from "./note-names";

const fewestLines = 5;
const mostLines = 70;
const leastShare = 0.4;
const leastShareHeaded = 0.7;
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
  // Headings as a resume has them, and lists of duties, are of no note, however the duties are written.
  const isHeaded = lines.some(({ text }) => /^\p{Lu}/u.test(text) && headingSection(text) !== undefined);
  if (hasTitlesAbove(lines)) return false;
  const own = lines.filter(({ text, listLevel }) => listLevel === undefined && !listMark.test(text));
  const small = own.filter(({ text }) =>
    /^[^\p{L}]*(?:\p{Ll}|I\s)/u.test(text.replace(numbering, "")),
  ).length;
  return (
    small >= own.length * (isHeaded ? leastShareHeaded : leastShare) &&
    isEnglish(lines.map(({ text }) => text).join("\n"))
  );
}

/** Two or more posts whose title has a line of its own above the employer with its time. */
function hasTitlesAbove(lines: readonly { text: string }[]): boolean {
  const above = lines.filter(
    ({ text }, at) =>
      isTitle(text) && !/\d/.test(text) && /^\p{Lu}.*(?:19|20)\d{2}/u.test(lines[at + 1]?.text ?? ""),
  );
  return above.length > 1;
}

/** English must show: by the words that join others, or in a text without any by a word of schools, papers or tongues. */
function isEnglish(text: string): boolean {
  const isSure = OTHERS.every((other) => languageOf(text, other) === "en");
  return isSure || (languageOf(text, "en") === "en" && englishWords.test(text));
}
const OTHERS = ["de", "fr", "es"] as const;
