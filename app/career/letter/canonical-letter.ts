import type { Letter, LetterParagraph } from "../letter.schema";
import { tidy } from "../profile/text-lines";

/** Returns the letter with trimmed NFC lines, without empty lines and empty parts. */
export function canonicalLetter(letter: Letter): Letter {
  const one = (key: "date" | "salutation" | "subject" | "closing" | "signature") =>
    optional(key, letter[key]);
  return {
    sender: { ...optional("name", letter.sender.name), lines: normalizeLines(letter.sender.lines) },
    ...one("date"),
    recipient: normalizeLines(letter.recipient),
    ...one("salutation"),
    ...one("subject"),
    paragraphs: normalizeParagraphs(letter.paragraphs),
    ...one("closing"),
    ...one("signature"),
  };
}

function optional<Key extends string>(key: Key, value: string | undefined): { [Name in Key]?: string } {
  const text = tidy(value ?? "");
  const field: { [Name in Key]?: string } = {};
  if (text !== "") field[key] = text;
  return field;
}

// Two lists with nothing between them are one: the text form cannot tell them apart.
function normalizeParagraphs(paragraphs: LetterParagraph[]): LetterParagraph[] {
  const normalized: LetterParagraph[] = [];
  for (const paragraph of paragraphs) {
    const last = normalized.at(-1);
    if (typeof paragraph === "string") normalized.push(...normalizeLines([paragraph]));
    else {
      const items = normalizeLines(paragraph.items);
      if (last && typeof last !== "string") last.items.push(...items);
      else if (items.length > 0) normalized.push({ items });
    }
  }
  return normalized;
}

function normalizeLines(lines: string[]): string[] {
  return lines.map(tidy).filter((line) => line !== "");
}
