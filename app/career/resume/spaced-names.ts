import { foldText } from "../nlp/fold";
import type { Paragraph } from "./document-text";
import { wordsOfAddress } from "./name-by-address";
import { partNameTitles } from "./name-titles";

/** The top of a page, where a name stands. */
const farthest = 12;
const longest = 90;

/**
 * Names that came apart because their letters are set wide: "O S A R E T I N J O Y A G B O N" in single letters, "FAT I KACHALLA" at a gap
 * of the font. Where their words end the person's own addresses tell, whose letters they share.
 */
export function spacedNames(
  paragraphs: readonly Paragraph[],
  usualSize: number,
): (paragraph: Paragraph) => Paragraph {
  const near = new Set(paragraphs.slice(0, farthest).filter(({ text }) => text.length <= longest));
  let own: string[] | undefined;
  return (paragraph) => {
    const [run] = paragraph.runs;
    if (!run || !near.has(paragraph) || !/(?<!\S)\p{L}(?!\S)/u.test(paragraph.text)) return paragraph;
    own ??= wordsOfAddress(paragraphs.map(({ text }) => text).join("\n"))
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2);
    const text = wholeLetters(paragraph.text, own) ?? largeName(paragraph, run.size, usualSize, own);
    return text === undefined ? paragraph : { ...paragraph, text, runs: [{ ...run, text }] };
  };
}

/** "A D A N W O S U, E sq." → "ADA NWOSU, Esq.", if a word of the addresses ends where one of the name does. */
function wholeLetters(text: string, own: readonly string[]): string | undefined {
  const [, letters = "", rest = ""] = /^\s*((?:\p{L} ){5,}\p{L})(?=$|[\s,(])(.*)$/u.exec(text) ?? [];
  const name = letters.replaceAll(" ", "");
  const cuts = new Set(foundIn(foldText(name), own).flatMap(([from, to]) => [from, to]));
  if (name === "" || cuts.size === 0) return undefined;
  const words = [...name].map((letter, at) => (at > 0 && cuts.has(at) ? ` ${letter}` : letter)).join("");
  const around = rest.length > 14 ? rest : rest.replace(/(?<=\p{L}) (?=\p{Ll})/gu, "");
  return words.includes(" ") && words.split(" ").every((word) => word.length > 1)
    ? `${words}${around}`
    : undefined;
}

/** "FAT I KACHALLA" → "FATI KACHALLA": a large name in capitals, a lone letter of which ends a word of the addresses. */
function largeName(
  { text, box }: Paragraph,
  size: number,
  usualSize: number,
  own: readonly string[],
): string | undefined {
  const words = text.trim().split(/\s+/);
  if (!box || size < 1.3 * usualSize || /\p{Ll}/u.test(partNameTitles(text).name) || words.length > 6)
    return undefined;
  const starts = words.map((_, at) => words.slice(0, at).join("").length);
  const ends = words.map((_, at) => words.slice(0, at + 1).join("").length);
  const stretches = foundIn(foldText(words.join("")), own).filter(
    ([from, to]) =>
      starts.includes(from) &&
      ends.includes(to) &&
      to - from < words.join("").length &&
      words.some((word, at) => word.length === 1 && (starts[at] ?? 0) >= from && (ends[at] ?? 0) <= to),
  );
  if (stretches.length === 0) return undefined;
  return words
    .map((word, at) => {
      const start = starts[at] ?? 0;
      const isWithin = stretches.some(([from, to]) => from < start && start < to);
      return at === 0 || isWithin ? word : ` ${word}`;
    })
    .join("");
}

/** Where the words of the addresses stand among the letters of a name. */
function foundIn(letters: string, own: readonly string[]): [number, number][] {
  return own.flatMap((word): [number, number][] => {
    const at = letters.indexOf(word);
    return at < 0 ? [] : [[at, at + word.length]];
  });
}
