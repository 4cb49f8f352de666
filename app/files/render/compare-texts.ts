/**
 * Compares the text that a file should carry with the text that was read from it, letter by letter and in order. White space may differ
 * only where a reader breaks a line. Bullet signs and the bars between details do not count.
 */
export function compareTexts(expected: string, found: string): string[] {
  const [should, is] = [lettersAndGaps(expected), lettersAndGaps(found)];
  if (should.letters !== is.letters) return [firstDifference(should.letters, is.letters)];
  const lost = [...should.gaps.keys()].find((at) => !is.gaps.has(at));
  const added = [...is.gaps].find(([at, gap]) => !should.gaps.has(at) && !gap.includes("\n"));
  return [
    ...(lost === undefined ? [] : [`Two words are joined: “${around(should.letters, lost)}”.`]),
    ...(added === undefined ? [] : [`A word is split: “${around(should.letters, added[0])}”.`]),
  ];
}

/** A text without its white space, and the white space by the number of letters before it. */
function lettersAndGaps(text: string): { letters: string; gaps: Map<number, string> } {
  // Readers fold the micro sign into the Greek letter.
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

function firstDifference(should: string, is: string): string {
  let at = 0;
  while (at < should.length && should[at] === is[at]) at++;
  return `The file's text differs: “${around(should, at)}” became “${around(is, at)}”.`;
}

function around(letters: string, at: number): string {
  return letters.slice(Math.max(0, at - 12), at + 12);
}
