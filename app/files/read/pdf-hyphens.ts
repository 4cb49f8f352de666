import type { PdfPage } from "./pdf-page";

/** Whether the hyphen between two parts of a word belongs to the word, and was not set only because the line ended. */
export type KeepsHyphen = (before: string, after: string) => boolean;

/** Pages of a program that divides words show many lines that end in a hyphen. */
const manyDivided = 3;

/** Judges a hyphen at a line's end by the other words of the document, then by how many lines end so. */
export function hyphenJudge(pages: PdfPage[]): KeepsHyphen {
  const texts = pages.flatMap((page) => page.pieces.map((piece) => piece.text.trim().toLowerCase()));
  const words = new Set(texts.flatMap((text) => text.split(/[^\p{L}\p{M}-]+/u)));
  const divided = texts.filter((text) => /\p{Ll}-$/u.test(text)).length;
  return (before, after) => {
    const first = /[\p{L}\p{M}]+$/u.exec(before)?.[0].toLowerCase() ?? "";
    const second = /^[\p{L}\p{M}]+/u.exec(after)?.[0].toLowerCase() ?? "";
    if (!/^\p{Ll}/u.test(after) || words.has(`${first}-${second}`)) return true;
    return !words.has(first + second) && divided < manyDivided;
  };
}
