import { foldText } from "../nlp/fold";

/** Words that name something in a text: runs of capitals with the small words between them, "University of Ilorin". */
export type NameRun = string[];

const WORD = "\\p{Lu}[\\p{L}\\d]*";
// "Université d'Abomey".
const SMALL = "(?:(?:of|and|for|the|de|la|du|des|et|und|für|y)\\s+|[dl]['’])*";
const RUN = new RegExp(`${WORD}(?:[ ,&/'-]+${SMALL}${WORD})+`, "gu");
const MAX_WORDS = 7;

/** The name runs of a text, folded. */
export function nameRuns(text: string): NameRun[] {
  return [...text.matchAll(RUN)].map(([run]) => foldText(run).match(/[\p{L}\d]+/gu) ?? []);
}

/** "FMC" for Federal Medical Centre, "Unilorin" for University of Ilorin: the beginnings of the words of a name, in order; of all its words if `isWhole`. */
export function abbreviates(short: string, runs: NameRun[], isWhole = false): boolean {
  if (!/^\p{Lu}[\p{L}]{1,11}$/u.test(short)) return false;
  if (spellsPieces(short, runs)) return true;
  const letters = foldText(short).replace(/(?<=..)s$/, (end) => (/\p{Lu}s$/u.test(short) ? "" : end));
  if (!isWhole && spellsBlend(letters, runs)) return true;
  const isCapitals = /^\p{Lu}+s?$/u.test(short);
  if (!isCapitals && letters.length < 6) return false;
  return runs.some((run) =>
    run.some(
      (word, at) =>
        word[0] === letters[0] &&
        spells(letters, run.slice(at, at + MAX_WORDS), letters.length > 3 ? 1 : 0, isWhole),
    ),
  );
}

/** "Unizik" for Nnamdi Azikiwe University: the beginning of one word and a piece of another, in either order. */
function spellsBlend(letters: string, runs: NameRun[]): boolean {
  const [start, piece] = [letters.slice(0, 3), letters.slice(3)];
  if (piece.length < 3) return false;
  return runs.some(
    (run) =>
      run.some((word) => word.startsWith(start)) &&
      run.some((word) => !word.startsWith(start) && word.includes(piece)),
  );
}

/** "BCom" of Bachelor of Commerce: each piece that begins with a capital is the beginning of a word, in order. */
function spellsPieces(short: string, runs: NameRun[]): boolean {
  const pieces = (short.match(/\p{Lu}\p{Ll}*/gu) ?? []).map(foldText);
  if (pieces.length < 2 || /^\p{Lu}+$/u.test(short)) return false;
  return runs.some((run) => {
    const words = run.filter((word) => word.length > 2);
    return words.some((_, at) => pieces.every((piece, step) => words[at + step]?.startsWith(piece)));
  });
}

/** "Master of Public Health" for the MPH of a fact: the first letters of capitals in a row, or a short form with its letters, "Associate of the CIIN". */
export function spellsOut(capitals: string[], at: number, known: (word: string) => boolean): boolean {
  return [2, 3, 4].some((length) =>
    Array.from({ length }, (_, back) => at - back).some((from) => {
      const run = from < 0 ? [] : capitals.slice(from, from + length);
      const short = run.map((word) => (/^\p{Lu}{2,}$/u.test(word) ? word : (word[0] ?? ""))).join("");
      return run.length === length && [short, `${short}c`, `${short}s`].some((form) => known(foldText(form)));
    }),
  );
}

function spells(letters: string, words: string[], skips: number, isWhole: boolean, used = 0): boolean {
  if (letters === "") return used > 1 && !(isWhole && words.some((word) => word.length > 3));
  const [word, ...others] = words;
  if (word === undefined) return false;
  return (
    rests(letters, word).some((rest) => spells(rest, others, skips, isWhole, used + 1)) ||
    (word.length <= 3 && spells(letters, others, skips, isWhole, used)) ||
    (skips > 0 && spells(letters, others, skips - 1, isWhole, used))
  );
}

/** What is left of the letters after a beginning of the word, and after a second piece of it: the "po" and "tech" of a polytechnic. */
function rests(letters: string, word: string): string[] {
  const beginnings = Array.from({ length: word.length }, (_, n) => n + 1).filter((n) =>
    letters.startsWith(word.slice(0, n)),
  );
  return beginnings.flatMap((n) => {
    const [rest, inside] = [letters.slice(n), word.slice(n)];
    const second = [3, 4, 5].filter((size) => rest.length >= size && inside.includes(rest.slice(0, size)));
    return [rest, ...second.map((size) => rest.slice(size))];
  });
}
