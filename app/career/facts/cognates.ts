/** "Microbiología" where the resume has "Microbiology": the same word in another language, which begins alike and ends otherwise. */
export function isCognate(word: string, knownWords: Set<string>, isPlaced: boolean): boolean {
  if (word.length < 5) return false;
  const spelt = spelling(word);
  for (const known of knownWords) {
    if (known.length < 5) continue;
    const other = spelling(known);
    // What begins otherwise is another word ("Arnergy" is no "Energy"), all the more behind "En" or "Chez", where employers stand.
    if (isPlaced && spelt.slice(0, 3) !== other.slice(0, 3)) continue;
    if (
      spelt.charAt(0) === other.charAt(0) &&
      likeness(spelt, other) >= (spelt.slice(0, 4) === other.slice(0, 4) ? 0.55 : 0.6)
    )
      return true;
  }
  return false;
}

/** Spelt as if all languages wrote the same sounds alike: "Filosofía" and "Philosophy", "Estadística" and "Statistics". */
function spelling(word: string): string {
  return word
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/[kq]/g, "c")
    .replace(/y/g, "i")
    .replace(/^es(?=[cpt])/, "s")
    .replace(/^sc(?=[ei])/, "c");
}

/** How many pairs of letters two words share, from 0 to 1. */
function likeness(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 4) return 0;
  const left = pairsOf(other);
  let shared = 0;
  for (const pair of pairsOf(one)) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (one.length + other.length - 2);
}

function pairsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}
