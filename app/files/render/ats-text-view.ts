import { HEADINGS } from "~/career/profile/heading-words";

/** What an employer's system finds in the text of a file. Absent: not found. */
export type AtsTextView = { name?: string; email?: string; phone?: string; headings: string[] };

/**
 * Reads the text of a file like a simple recruiting system: the name on top, contacts by their shape,
 * headings by their usual names.
 */
export function extractAtsTextView(text: string): AtsTextView {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [name] = lines;
  const [email] = text.match(/[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u) ?? [];
  const [phone] = text.match(/\+\d[\d ()-]{7,18}\d|(?<![\d+])0\d{3}[ -]?\d{3}[ -]?\d{4}(?!\d)/) ?? [];
  return {
    ...(name === undefined || !/\p{L}/u.test(name) ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    headings: lines.slice(1).filter((line) => KNOWN_HEADINGS.has(line.replace(/:$/, "").toUpperCase())),
  };
}

const KNOWN_HEADINGS = new Set(Object.values(HEADINGS).flatMap((headings) => Object.values(headings)));
