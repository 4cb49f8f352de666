import { parseDate } from "../dates";
import type { Letter, LetterParagraph } from "../letter.schema";
import { bulletText, isEscaped, readLines, reveal, type Line } from "../profile/text-lines";
import { canonicalLetter } from "./canonical-letter";
import { anyOf } from "~/pattern";

/**
 * Parses the editable text of a cover letter, whatever the user deleted or moved. Never throws and loses no
 * words: an unknown part stays a paragraph.
 */
export function parseLetter(text: string): Letter {
  const letter: Letter = { sender: { lines: [] }, recipient: [], paragraphs: [] };
  const lines = readLines(text);
  const opening = lines.findIndex(isSalutation);
  const closing = lines.findLastIndex((line, index) => index >= opening && isClosing(line));
  const bodyStart = opening >= 0 ? opening : headEnd(lines, closing);
  const signature = lines.findLastIndex((line) => parseLabel(line)?.label === "Signature");
  const bodyEnd = [closing, signature].find((index) => index >= bodyStart) ?? lines.length;
  parseHead(letter, lines.slice(0, bodyStart));
  parseBody(letter, lines.slice(bodyStart, bodyEnd));
  parseEnd(letter, lines.slice(bodyEnd));
  return canonicalLetter(letter);
}

type LetterLabel = "From" | "Contact" | "Date" | "To" | "Salutation" | "Subject" | "Closing" | "Signature";

function parseLabel(line: Line): { label: LetterLabel; value: string } | undefined {
  const [, label = "", value = ""] =
    /^(From|Contact|Date|To|Salutation|Subject|Closing|Signature)\s*:\s*(.+)$/i.exec(line.text) ?? [];
  const name = LABELS.find((each) => each.toLowerCase() === label.toLowerCase());
  return name && value !== "" ? { label: name, value: reveal(value) } : undefined;
}

const LABELS: LetterLabel[] = [
  "From",
  "Contact",
  "Date",
  "To",
  "Salutation",
  "Subject",
  "Closing",
  "Signature",
];

function isSalutation(line: Line): boolean {
  if (parseLabel(line)?.label === "Salutation") return true;
  return !isEscaped(line.text) && line.text.length <= 80 && SALUTATION.test(line.text);
}

function isClosing(line: Line): boolean {
  if (parseLabel(line)?.label === "Closing") return true;
  return !isEscaped(line.text) && line.text.length <= 60 && CLOSING.test(line.text);
}

const SALUTATION = new RegExp(
  `^${
    anyOf([
      /dear\b|hello\b|good (?:day|morning|afternoon)\b/, // Dear Mrs Bello,
      /to whom it may concern|sir\/madam/, // To whom it may concern
      /estimad[oa]/, // Estimada señora:
      /madame\b|monsieur\b|bonjour\b/, // Madame, Monsieur,
      /sehr geehrte|liebe[rs]?\b|guten tag/, // Sehr geehrte Damen und Herren,
    ]).source
  }.*[,:!]?$`,
  "i",
);
const CLOSING = new RegExp(
  `^${
    anyOf([
      /yours (?:faithfully|sincerely|truly|respectfully)/, // Yours faithfully,
      /(?:kind|best|warm|with kind) (?:regards|wishes)|regards|best/, // Kind regards,
      /sincerely(?: yours)?|respectfully(?: yours)?/, // Sincerely yours,
      /thank you,|thanks,/, // Thank you,
      /atentamente|(?:un )?cordial(?:mente| saludo)/, // Un cordial saludo,
      /cordialement|veuillez agr/, // Veuillez agréer …
      /mit freundlichen gr|freundliche gr/, // Mit freundlichen Grüßen
    ]).source
  }`,
  "i",
);
const SUBJECT = new RegExp(
  `^${
    anyOf([
      /application\b|job application/, // Application for Accountant
      /re\s*:|subject\s*:|ref(?:erence)?\s*:/, // Re: Accountant
      /candidatura|solicitud|asunto\s*:/, // Asunto: Contable
      /candidature|objet\s*:/, // Objet : comptable
      /bewerbung|betreff\s*:/, // Bewerbung als Buchhalterin
    ]).source
  }`,
  "i",
);
const WEEKDAY = /(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?/;
const DATE = new RegExp(
  `^${WEEKDAY.source}${
    anyOf([
      /\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:de\s+)?\p{L}+\.?,?\s+(?:de\s+)?\d{4}/u, // 3rd March, 2026
      /\p{L}+\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}/u, // March 3, 2026
      /\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/, // 3/3/2026
      /\d{4}-\d{2}-\d{2}/, // 2026-03-03
    ]).source
  }$`,
  "iu",
);

function isDate(line: Line): boolean {
  return !isEscaped(line.text) && (DATE.test(line.text) || parseDate(line.text) !== undefined);
}

/** Without a salutation, the head is every short line before the first long one. */
function headEnd(lines: Line[], closing: number): number {
  const last = lines.findLastIndex((line, index) => (closing < 0 || index < closing) && isHeadLabel(line));
  const date = lines.findIndex((line) => isDate(line));
  const subject = lines.findIndex((line) => parseLabel(line)?.label === "Subject" || SUBJECT.test(line.text));
  if (date >= 0 && subject > date) return subject;
  return Math.max(last, date) + 1;
}

function isHeadLabel(line: Line): boolean {
  const label = parseLabel(line)?.label;
  return label === "From" || label === "Contact" || label === "Date" || label === "To";
}

/**
 * Sender, date, recipient. The first block is the sender. The lines after the date (or the next block) are
 * the recipient.
 */
function parseHead(letter: Letter, lines: Line[]): void {
  const hasDate = lines.some((line) => isDate(line) || parseLabel(line)?.label === "Date");
  let place: "sender" | "recipient" = "sender";
  lines.forEach((line, index) => {
    const label = parseLabel(line);
    if (label && isHeadLabel(line)) place = applyLabelled(letter, label, place);
    else if (letter.date === undefined && isDate(line)) {
      letter.date = reveal(line.text);
      place = "recipient";
    } else {
      if (!hasDate && line.isAfterBlank && index > 0) place = "recipient";
      if (place === "recipient") letter.recipient.push(reveal(line.text));
      else if (index === 0) letter.sender.name = reveal(line.text);
      else letter.sender.lines.push(reveal(line.text));
    }
  });
}

function applyLabelled(
  letter: Letter,
  { label, value }: { label: LetterLabel; value: string },
  place: "sender" | "recipient",
): "sender" | "recipient" {
  if (label === "To") letter.recipient.push(value);
  else if (label === "From" && letter.sender.name === undefined) letter.sender.name = value;
  else if (label === "Date" && letter.date === undefined) letter.date = value;
  else letter.sender.lines.push(value);
  return label === "Date" || label === "To" ? "recipient" : place;
}

function parseBody(letter: Letter, lines: Line[]): void {
  for (const [index, line] of lines.entries()) {
    const label = parseLabel(line);
    const isFirst = letter.paragraphs.length === 0;
    if (index === 0 && isSalutation(line)) letter.salutation = label?.value ?? reveal(line.text);
    else if (letter.subject === undefined && isFirst && label?.label === "Subject")
      letter.subject = label.value;
    else if (
      letter.subject === undefined &&
      isFirst &&
      !isEscaped(line.text) &&
      line.text.length <= 160 &&
      SUBJECT.test(line.text) &&
      !/[.!?]$/.test(line.text)
    )
      letter.subject = reveal(line.text);
    else letter.paragraphs.push(parseParagraph(line));
  }
}

function parseParagraph(line: Line): LetterParagraph {
  const item = bulletText(line.text);
  return item ? { items: [reveal(item)] } : reveal(line.text);
}

/** The closing and the name under it. Any text after them becomes further paragraphs. */
function parseEnd(letter: Letter, lines: Line[]): void {
  for (const [index, line] of lines.entries()) {
    const label = parseLabel(line);
    if (index === 0 && isClosing(line)) letter.closing = label?.value ?? reveal(line.text);
    else if (letter.signature === undefined && label?.label === "Signature") letter.signature = label.value;
    else if (letter.signature === undefined && index === 1 && letter.closing !== undefined)
      letter.signature = reveal(line.text);
    else letter.paragraphs.push(parseParagraph(line));
  }
}
