import type { DocumentText } from "../document-text";
import { languageOf } from "~/career/nlp/language";
import { headingSection, numbering } from "../headings";
import { englishWords } from "../vocabulary/note-words";

const mostLines = 70;
const mostLetters = 4_000;
/** Headings among so many lines in small letters are no order of a page. */
const leastSmall = 0.7;

/**
 * True for what was typed on a phone in English or Pidgin: plain text that no headings order or that begins most of its lines in small letters. Its words alone
 * tell what it is made of.
 */
export function isNote(document: Pick<DocumentText, "paragraphs">): boolean {
  const lines = linesOf(document);
  return isPlainText(document) && (!isHeaded(lines) || isSmall(lines));
}

/** True for English text of one look, without cells or columns, as long as what people type or paste. */
export function isPlainText(document: Pick<DocumentText, "paragraphs">): boolean {
  const lines = linesOf(document);
  const text = lines.map((line) => line.text).join("\n");
  if (lines.length === 0 || lines.length > mostLines || text.length > mostLetters) return false;
  const size = lines[0]?.runs[0]?.size;
  const isUniform = lines.every(
    (line) =>
      !line.cell &&
      line.column === 0 &&
      !line.text.includes("\t") &&
      line.runs.every((run) => run.size === size && !run.bold),
  );
  return isUniform && isEnglish(text);
}

const linesOf = ({ paragraphs }: Pick<DocumentText, "paragraphs">) =>
  paragraphs.filter(({ text }) => /\p{L}{2}/u.test(text));

type Line = Pick<DocumentText["paragraphs"][number], "text">;

function isHeaded(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => headingSection(text) !== undefined);
}

function isSmall(lines: readonly Line[]): boolean {
  const small = lines.filter(({ text }) => /^[^\p{L}]*(?:\p{Ll}|I\s)/u.test(text.replace(numbering, "")));
  return small.length >= lines.length * leastSmall;
}

/** English must show: by the words that join others, or in a text without any by a word of schools, papers or tongues. */
function isEnglish(text: string): boolean {
  const isSure = OTHERS.every((other) => languageOf(text, other) === "en");
  return isSure || (languageOf(text, "en") === "en" && englishWords.test(text));
}
const OTHERS = ["de", "fr", "es"] as const;
