import type { Segment } from "./pdf-lines";
import type { PdfPage, Piece, Tag } from "./pdf-page";

/**
 * Gives the words that one reader found what the other one read in the same places: the tags, and the words of letters set wide
 * apart, which the first one takes for words of one letter.
 */
export function lendTags(pages: PdfPage[], from: PdfPage[]): PdfPage[] {
  return pages.map((page) => {
    const others = (from.find(({ number }) => number === page.number)?.pieces ?? []).sort(
      (a, b) => a.y - b.y,
    );
    if (others.length === 0) return page;
    return { ...page, pieces: page.pieces.flatMap((piece) => lend(piece, onLineOf(piece, others))) };
  });
}

function lend(piece: Piece, others: Piece[]): Piece[] {
  if (isSpaced(piece.text)) {
    const within = others
      .filter(({ x, width }) => x > piece.x - 1 && x + width < piece.x + piece.width + 1)
      .sort((a, b) => a.x - b.x);
    const letters = within.map(({ text }) => text).join("");
    if (within.length > 0 && unspaced(letters) === unspaced(piece.text))
      return within.map(({ text, x, width, tag }) => ({ ...piece, text, x, width, ...(tag ? { tag } : {}) }));
  }
  const middle = piece.x + piece.width / 2;
  const tag = others.find(({ x, width }) => middle > x - 1 && middle < x + width + 1)?.tag;
  return [tag ? { ...piece, tag } : piece];
}

const unspaced = (text: string) => text.replace(/\s/g, "");

const isSpaced = (text: string) => {
  const parts = text.trim().split(/\s+/);
  return (
    parts.length >= 4 && parts.filter((part) => /^\p{L}\p{M}*$/u.test(part)).length >= 0.6 * parts.length
  );
};

/** The pieces on the same line, of pieces ordered from top to bottom. */
function onLineOf({ y }: Piece, ordered: readonly Piece[]): Piece[] {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((ordered[half]?.y ?? 0) < y - 2) low = half + 1;
    else high = half;
  }
  const found: Piece[] = [];
  for (let at = low; at < ordered.length; at++) {
    const other = ordered[at];
    if (!other || other.y > y + 2) break;
    found.push(other);
  }
  return found;
}

/**
 * Tags as far as they can be trusted: a stretch of text is kept whole only if its lines end where they are full, and paragraphs
 * tell lines apart only in a file some of whose stretches have several lines.
 */
export function settleTags(pages: PdfPage[]): PdfPage[] {
  const stretches = new Map<string, Piece[]>();
  for (const { pieces } of pages)
    for (const piece of pieces) {
      const stretch = piece.tag && stretches.get(piece.tag.text);
      if (stretch) stretch.push(piece);
      else if (piece.tag) stretches.set(piece.tag.text, [piece]);
    }
  if (stretches.size === 0) return pages;
  const tags = new Map<Piece, Tag>();
  let several = 0;
  for (const stretch of stretches.values()) {
    const lines = linesOf(stretch);
    const isOne = flows(lines);
    if (isOne && lines.length > 1) several++;
    lines.forEach((line, index) => {
      for (const piece of line)
        if (piece.tag)
          tags.set(piece, isOne ? piece.tag : { ...piece.tag, text: `${piece.tag.text}/${index}` });
    });
  }
  const settled = (piece: Piece): Piece => {
    const tag = tags.get(piece);
    if (!tag) return piece;
    const { block, ...rest } = tag;
    return { ...piece, tag: several >= enough ? { ...rest, block: block ?? tag.text } : rest };
  };
  return pages.map((page) => ({ ...page, pieces: page.pieces.map(settled) }));
}

const enough = 2;

/** The pieces of a stretch by line, in the order of reading. */
function linesOf(stretch: Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of stretch.sort((a, b) => a.y - b.y || a.x - b.x)) {
    const last = lines.at(-1)?.[0];
    if (last && piece.y - last.y < 0.5 * piece.size) lines.at(-1)?.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** Whether no line had room for the first word of the next one, as where a program broke the lines. */
function flows(lines: Piece[][]): boolean {
  const rightOf = (line: Piece[]) => Math.max(...line.map(({ x, width }) => x + width));
  const right = Math.max(...lines.map(rightOf));
  return lines.every((line, index) => {
    const first = lines[index + 1]?.reduce((least, piece) => (piece.x < least.x ? piece : least));
    if (!first) return true;
    const word = first.text.trim().split(/\s/)[0] ?? "";
    const width = (first.width * word.length) / Math.max(1, first.text.length);
    return rightOf(line) + width + 1.2 * first.size > right;
  });
}

/** What the file itself says of two lines: that they are of one stretch of text, or of two paragraphs. */
export function verdictOfTags(above: Segment, below: Segment): "same" | "apart" | null {
  const [last, first] = [above.pieces.at(-1), below.pieces[0]];
  if (!last?.tag || !first?.tag) return null;
  const [one, two] = [last.tag, first.tag];
  const isAlike = last.bold === first.bold && Math.abs(last.size - first.size) < 0.6;
  // The lines of one heading are one heading, wherever they were broken.
  const isHeading = one.headingLevel !== undefined && one.block !== undefined && one.block === two.block;
  if (one.text === two.text || (isHeading && isAlike)) return "same";
  return one.block !== undefined && two.block !== undefined && one.block !== two.block ? "apart" : null;
}
