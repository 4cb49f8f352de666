import { countBacktracks, usedPatterns } from "./count-backtracks";

const [SHORT, LONG] = [150, 300];
const MOST_GROWTH = 1.5; // of the steps a character: 1 is linear, 2 the square

/**
 * The patterns that `read` uses on texts of repeated pieces, and whose steps a character grow with the text: work that grows with its
 * square. With an `end` that keeps a pattern from matching there, and without. A pattern with at most `fewSteps` steps a character stops nobody.
 */
export function growingPatterns(
  read: (text: string) => unknown,
  {
    pieces,
    ends = ["", "x"],
    fewSteps,
  }: { pieces: readonly string[]; ends?: readonly string[]; fewSteps: number },
): string[] {
  const shapes = pieces.flatMap((piece) => ends.map((end) => ({ piece, end })));
  return shapes.flatMap(({ piece, end }) => {
    const used = (length: number) => usedPatterns(() => read(repeated(piece, length) + end));
    const short = used(SHORT);
    return [...used(LONG)].flatMap(([name, { pattern, text }]) => {
      const before = short.get(name)?.text ?? "";
      if (before.length < SHORT / 2 || text.length <= before.length) return [];
      const twice = countBacktracks(pattern, text) / text.length;
      if (twice <= fewSteps) return [];
      const once = countBacktracks(pattern, before) / before.length;
      return twice > once * MOST_GROWTH ? [`${JSON.stringify(piece)}${end}: ${name}`] : [];
    });
  });
}

/** How much more a character costs in a text twice as long. */
export function growthOf(pattern: RegExp, piece: string): number {
  const costOf = (length: number) => countBacktracks(pattern, repeated(piece, length)) / length;
  return costOf(LONG) / costOf(SHORT);
}

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}
