import type { Piece } from "./pdf-page";

/** Letters of a second font lie where the first font left a hole, which its own text shows as a space. */
export function fillHoles(members: Piece[]): Piece[] {
  const filled: Piece[] = [];
  for (const piece of members.sort((a, b) => a.x - b.x)) {
    const around = filled.at(-1);
    const isInside =
      around &&
      piece.x > around.x + 1 &&
      piece.x + piece.width < around.x + around.width + 1 &&
      piece.width < 3 * piece.size;
    const hole = isInside ? holeAt(around, piece.x) : -1;
    if (around && hole > 0) {
      const [left, letters] = [around.text.slice(0, hole), piece.text.trim()];
      const text = left + spaceBefore(left, letters) + letters + around.text.slice(hole + 1);
      filled[filled.length - 1] = { ...around, text };
    } else filled.push(piece);
  }
  return filled;
}

/** The one space of the text was the hole and the space before it: no sign of a currency is the end of a word. */
function spaceBefore(left: string, letters: string): string {
  return /^\p{Sc}/u.test(letters) && /[\p{L}\p{N},;:]$/u.test(left) ? " " : "";
}

/** The space of a piece's text that is nearest to a place on the line, or -1. */
function holeAt({ text, x, width, size }: Piece, place: number): number {
  const letter = width / Math.max(1, text.length);
  let best = -1;
  for (let index = text.indexOf(" "); index !== -1; index = text.indexOf(" ", index + 1))
    if (best === -1 || Math.abs(x + index * letter - place) < Math.abs(x + best * letter - place))
      best = index;
  return best !== -1 && Math.abs(x + best * letter - place) < 1.5 * size ? best : -1;
}
