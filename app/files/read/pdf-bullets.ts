import type { Mark, Piece } from "./pdf-page";
import { bulletAtStart } from "./tidy";

export const bulletPiece = /^\s*(?:[•‣◦⁃∙·●○■□▪▫◆❖➢➤►▸✓✔–—*o-]|[\ue000-\uf8ff])\s*$/u;

/** Some printers draw a list's bullets as small discs, not as letters: each becomes a letter before the words it stands by. */
export function withBullets(pieces: Piece[], dots: Mark[]): Piece[] {
  const bulletOf = new Map<Piece, Piece>();
  for (const dot of dots.slice(0, 300)) {
    const middle = (dot.top + dot.bottom) / 2;
    const beside = pieces.filter((piece) => middle < piece.y && middle > piece.y - piece.size);
    const isFirst = !beside.some(
      (piece) => piece.x < dot.left && dot.left - (piece.x + piece.width) < 2 * piece.size,
    );
    const [words] = beside
      .filter((piece) => piece.x > dot.right && piece.x - dot.right < 2 * piece.size)
      .sort((a, b) => a.x - b.x);
    if (words && isFirst && !bulletAtStart.test(words.text))
      bulletOf.set(words, { ...words, text: "•", x: dot.left, width: dot.right - dot.left });
  }
  return pieces.flatMap((piece) => [bulletOf.get(piece) ?? [], piece].flat());
}
