import { hasRightToLeft, RIGHT_TO_LEFT } from "./direction";

/**
 * Compares the expected text of a file with the text read from it, letter by letter and in order. White space
 * may differ only at line breaks. Bullet signs and bars between details do not count. Returns the problems as
 * text.
 */
export function compareTexts(expected: string, found: string): string[] {
  const [wanted, actual] = [splitLettersAndGaps(expected), splitLettersAndGaps(found)];
  if (wanted.letters !== actual.letters) return [firstDifference(wanted.letters, actual.letters)];
  const lost = [...wanted.gaps.keys()].find((at) => !actual.gaps.has(at));
  const added = [...actual.gaps].find(
    ([at, gap]) => !wanted.gaps.has(at) && !gap.includes("\n") && !isBesideWideSign(wanted.letters, at),
  );
  return [
    ...(lost === undefined ? [] : [`Two words are joined: “${excerptAt(wanted.letters, lost)}”.`]),
    ...(added === undefined ? [] : [`A word is split: “${excerptAt(wanted.letters, added[0])}”.`]),
  ];
}

/**
 * The same comparison for a PDF with text from right to left. Readers return its words in the order of the page, and the
 * letters of a joined sign (lam and alef) in either order. So each line without such text must be there, in order; and of
 * the other lines each word, with all its letters, and no more.
 */
export function compareMixedTexts(expected: string, found: string): string[] {
  const { letters } = splitLettersAndGaps(found);
  const lines = unifyMicroSign(expected).split("\n");
  let from = 0;
  for (const line of lines.filter((line) => !hasRightToLeft(line))) {
    const wanted = splitLettersAndGaps(line).letters;
    const at = letters.indexOf(wanted, from);
    if (at < 0) return [`This line is missing: “${line.slice(0, 80)}”.`];
    from = at + wanted.length;
  }
  const words = lines.filter(hasRightToLeft).flatMap((line) => line.match(OTHER_WORDS) ?? []);
  const lost = words.find((word) => !letters.includes(word));
  if (lost !== undefined) return [`This word is missing: “${lost}”.`];
  const [wanted, actual] = [rightToLeftWords(expected), rightToLeftWords(found)];
  if (wanted.join(" ") === actual.join(" ")) return [];
  return [`The file's text differs: “${wanted.find((word) => !actual.includes(word)) ?? ""}” is not in it.`];
}

const RIGHT_TO_LEFT_WORDS = new RegExp(`(?:(?=[\\p{L}\\p{M}\\p{N}])${RIGHT_TO_LEFT.source})+`, "gu");
const OTHER_WORDS = new RegExp(`(?:(?!${RIGHT_TO_LEFT.source})[\\p{L}\\p{M}\\p{N}])+`, "gu");

function rightToLeftWords(text: string): string[] {
  const words = text.match(RIGHT_TO_LEFT_WORDS) ?? [];
  return words.map((word) => [...word].sort().join("")).sort();
}

/** A text without white space, and the white space by the number of letters before it. */
function splitLettersAndGaps(text: string): { letters: string; gaps: Map<number, string> } {
  const plain = unifyMicroSign(text.normalize("NFC"))
    .replace(/[•|]/g, " ")
    .replace(/\u200b/g, "")
    .trim();
  const gaps = new Map<number, string>();
  let letters = "";
  for (const part of plain.split(/(\s+)/)) {
    if (/^\s/.test(part)) gaps.set(letters.length, part);
    else letters += part;
  }
  return { letters, gaps };
}

// Readers replace the micro sign with the Greek letter.
function unifyMicroSign(text: string): string {
  return text.replaceAll("\u00b5", "\u03bc");
}

// Chinese and Japanese have no spaces; readers take the width of their signs for some.
function isBesideWideSign(letters: string, at: number): boolean {
  return /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/.test(letters.slice(at - 1, at + 1));
}

function firstDifference(wanted: string, actual: string): string {
  let at = 0;
  while (at < wanted.length && wanted[at] === actual[at]) at++;
  return `The file's text differs: “${excerptAt(wanted, at)}” became “${excerptAt(actual, at)}”.`;
}

function excerptAt(letters: string, at: number): string {
  return letters.slice(Math.max(0, at - 12), at + 12);
}
