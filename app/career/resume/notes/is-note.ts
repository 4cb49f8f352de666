import type { DocumentText } from "../document-text";
import { languageOf } from "~/career/nlp/language";
import { headingSection, numbering } from "../headings";
import { englishWords } from "../vocabulary/note-words";
import { BY_THUMB } from "../vocabulary/notes";

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
  return isPlainText(document) && (!isHeaded(lines) || smallShare(lines) >= leastSmall);
}

/** True for English text of one look, without cells or columns, as long as what people type or paste. */
export function isPlainText(document: Pick<DocumentText, "paragraphs">): boolean {
  return isTyped(document, (lines) => lines.every(isPlain));
}

/** True for such text where a thumb set it: bold words lead its lines ("*wat i am doing now*"), and a wide gap is a slip. */
export function isMarkedText(document: Pick<DocumentText, "paragraphs">): boolean {
  return isTyped(document, isTypedByThumb);
}

function isTyped(
  document: Pick<DocumentText, "paragraphs">,
  isSet: (lines: readonly Paragraph[]) => boolean,
): boolean {
  const lines = linesOf(document);
  const text = lines.map((line) => line.text).join("\n");
  if (lines.length === 0 || lines.length > mostLines || text.length > mostLetters) return false;
  const size = lines[0]?.runs[0]?.size;
  const isUniform = lines.every(
    (line) => !line.cell && line.column === 0 && line.runs.every((run) => run.size === size),
  );
  return isUniform && isSet(lines) && isEnglish(text);
}

const isPlain = ({ text, runs }: Paragraph) => !text.includes("\t") && runs.every(({ bold }) => !bold);

/** Many lines begin in small letters, have a small "i", a sentence that begins so, or words of Pidgin. */
function isTypedByThumb(lines: readonly Paragraph[]): boolean {
  const leads = ({ runs, text }: Paragraph) => !text.includes("\t") && runs[0]?.bold === true;
  const odd = lines.filter((line) => !isPlain(line) && !leads(line));
  const byThumb = lines.filter((line) => isSmall(line) || BY_THUMB.test(line.text)).length;
  const isByHand = byThumb >= lines.length * someSmall;
  return isByHand && odd.length <= lines.length * mostOdd;
}
const someSmall = 0.25;
const mostOdd = 0.05;

const linesOf = ({ paragraphs }: Pick<DocumentText, "paragraphs">) =>
  paragraphs.filter(({ text }) => /\p{L}{2}/u.test(text));

type Paragraph = DocumentText["paragraphs"][number];
type Line = Pick<Paragraph, "text">;

function isHeaded(lines: readonly Paragraph[]): boolean {
  return lines.some(({ text }) => headingSection(text) !== undefined);
}

/** Which share of the lines begins in small letters. */
function smallShare(lines: readonly Line[]): number {
  return lines.filter(isSmall).length / lines.length;
}

const isSmall = ({ text }: Line) => /^[^\p{L}]*(?:\p{Ll}|I\s)/u.test(text.replace(numbering, ""));

/** English must show: by the words that join others, or in a text without any by a word of schools, papers or tongues. */
function isEnglish(text: string): boolean {
  const isSure = OTHERS.every((other) => languageOf(text, other) === "en");
  return isSure || (languageOf(text, "en") === "en" && englishWords.test(text));
}
const OTHERS = ["de", "fr", "es"] as const;
