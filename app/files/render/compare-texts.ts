/**
 * Compares the expected text of a file with the text read from it, letter by letter and in order. White space
 * may differ only at line breaks. Bullet signs and bars between details do not count. Returns the problems as
 * text.
 */
export function compareTexts(expected: string, found: string): string[] {
  const [wanted, actual] = [splitLettersAndGaps(expected), splitLettersAndGaps(found)];
  if (wanted.letters !== actual.letters) return [firstDifference(wanted.letters, actual.letters)];
  const lost = [...wanted.gaps.keys()].find((at) => !actual.gaps.has(at));
  const added = [...actual.gaps].find(([at, gap]) => !wanted.gaps.has(at) && !gap.includes("\n"));
  return [
    ...(lost === undefined ? [] : [`Two words are joined: “${excerptAt(wanted.letters, lost)}”.`]),
    ...(added === undefined ? [] : [`A word is split: “${excerptAt(wanted.letters, added[0])}”.`]),
  ];
}

/** A text without white space, and the white space by the number of letters before it. */
function splitLettersAndGaps(text: string): { letters: string; gaps: Map<number, string> } {
  // Readers replace the micro sign with the Greek letter.
  const plain = text
    .normalize("NFC")
    .replaceAll("\u00b5", "\u03bc")
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

function firstDifference(wanted: string, actual: string): string {
  let at = 0;
  while (at < wanted.length && wanted[at] === actual[at]) at++;
  return `The file's text differs: “${excerptAt(wanted, at)}” became “${excerptAt(actual, at)}”.`;
}

function excerptAt(letters: string, at: number): string {
  return letters.slice(Math.max(0, at - 12), at + 12);
}
