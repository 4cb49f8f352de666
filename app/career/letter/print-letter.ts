import type { Letter } from "../letter.schema";
import { escape, escapeWhole } from "../profile/text-lines";
import { canonicalLetter } from "./canonical-letter";
import { parseLetter } from "./parse-letter";

/**
 * The editable text of a cover letter: sender, date, recipient, salutation, subject, paragraphs, closing and
 * signature, with blank lines between them. `parseLetter` reads the same letter back. An ambiguous part gets
 * a label ("Subject: …").
 */
export function printLetter(letter: Letter): string {
  const canonical = canonicalLetter(letter);
  const expected = JSON.stringify(canonical);
  const isReadBack = (labelled: Set<LetterPart>) =>
    JSON.stringify(parseLetter(renderLetterText(canonical, labelled))) === expected;
  const labelled = new Set<LetterPart>(isReadBack(new Set()) ? [] : LETTER_PARTS);
  for (const part of LETTER_PARTS) {
    if (!labelled.has(part)) continue;
    const fewer = new Set([...labelled].filter((each) => each !== part));
    if (isReadBack(fewer)) labelled.delete(part);
  }
  return renderLetterText(canonical, labelled);
}

const LETTER_PARTS = [
  "name",
  "contact",
  "date",
  "recipient",
  "salutation",
  "subject",
  "paragraphs",
  "closing",
  "signature",
] as const;
type LetterPart = (typeof LETTER_PARTS)[number];

function renderLetterText(letter: Letter, labelled: Set<LetterPart>): string {
  const line = (part: LetterPart, label: string, text: string) =>
    labelled.has(part) ? `${label}: ${escape(text)}` : escape(text);
  const one = (part: LetterPart, label: string, text: string | undefined) =>
    text === undefined ? [] : [line(part, label, text)];
  const write = (text: string) => (labelled.has("paragraphs") ? escapeWhole(text) : escape(text));
  const { sender } = letter;
  const blocks = [
    [...one("name", "From", sender.name), ...sender.lines.map((text) => line("contact", "Contact", text))],
    one("date", "Date", letter.date),
    letter.recipient.map((text) => line("recipient", "To", text)),
    one("salutation", "Salutation", letter.salutation),
    one("subject", "Subject", letter.subject),
    ...letter.paragraphs.map((paragraph) =>
      typeof paragraph === "string" ? [write(paragraph)] : paragraph.items.map((item) => `- ${write(item)}`),
    ),
    one("closing", "Closing", letter.closing),
    one("signature", "Signature", letter.signature),
  ];
  const text = blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n");
  return text === "" ? "" : `${text}\n`;
}
