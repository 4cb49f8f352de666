import { BULLET_SIGNS } from "~/career/bullet-signs";
import type { Mark, Piece } from "./pdf-page";
import { bulletAtStart } from "./tidy";

export const bulletPiece = new RegExp(`^\\s*(?:[${BULLET_SIGNS}·–—*o-]|[\\ue000-\\uf8ff])\\s*$`, "u");

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
    // The file itself may have named the place of a bullet that it draws.
    const isThere = beside.some(
      ({ text, x, width, size }) =>
        bulletPiece.test(text) && x < dot.right + size && x + width > dot.left - size,
    );
    if (words && isFirst && !bulletAtStart.test(words.text) && !isThere)
      bulletOf.set(words, { ...words, text: "•", x: dot.left, width: dot.right - dot.left });
  }
  return pieces.flatMap((piece) => [bulletOf.get(piece) ?? [], piece].flat());
}

/**
 * Numbers of list items become bullets, as those of Word do: those that the file calls so, and small letters in order, one below the
 * other ("a.", "b." or "i)", "ii)"). A numbered line in capitals is a heading.
 */
export function withNumbersAsBullets(pieces: Piece[]): Piece[] {
  const numbered = pieces.flatMap((piece) => {
    const [number, mark] = itemNumber.exec(piece.text) ?? [];
    return number === undefined || mark === undefined || isHeading(piece.text)
      ? []
      : [{ piece, number, mark }];
  });
  const letters = numbered.filter(({ mark }) => /^[a-z]+$/.test(mark)).sort((a, b) => a.piece.y - b.piece.y);
  const isNext = (one: string, { mark }: { mark: string }) =>
    orders.some((order) => isAfter(order, one, mark));
  const inOrder = letters.filter(({ piece, mark }, index) => {
    const isLevel = (other: { piece: Piece }) => Math.abs(other.piece.x - piece.x) < 0.5 * piece.size;
    const before = letters
      .slice(Math.max(0, index - mostBetween), index)
      .filter(isLevel)
      .at(-1);
    const after = letters.slice(index + 1, index + 1 + mostBetween).find(isLevel);
    return (before && isNext(before.mark, { mark })) || (after && isNext(mark, after));
  });
  const found = new Map(
    [...numbered.filter(({ piece }) => piece.tag?.isLabel), ...inOrder].map((one) => [one.piece, one.number]),
  );
  if (found.size === 0) return pieces;
  return pieces.flatMap((piece) => {
    const number = found.get(piece);
    if (number === undefined) return [piece];
    const rest = piece.text.slice(number.length);
    const letter = piece.width / Math.max(1, piece.text.length);
    const width = rest === "" ? piece.width : letter * number.trim().length;
    const bullet = { ...piece, text: "•", width };
    const x = piece.x + letter * number.length;
    return rest === "" ? [bullet] : [bullet, { ...piece, text: rest, x, width: piece.x + piece.width - x }];
  });
}

const itemNumber = /^\s*\(?([a-z]|[ivx]{1,4}|\d{1,2})[.)](?:\s+|$)/;
const isHeading = (text: string) => /^[^a-z]*\b[\p{Lu}\s&/]{4,}$/u.test(text);
const orders = ["a b c d e f g h i j k l m n o p", "i ii iii iv v vi vii viii ix x xi xii"].map((order) =>
  order.split(" "),
);
const isAfter = (order: string[], one: string, two: string) =>
  order.includes(one) && order.indexOf(two) === order.indexOf(one) + 1;
/** How many numbers of other columns may stand between two of one list. */
const mostBetween = 4;
