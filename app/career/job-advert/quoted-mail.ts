/** Fewer lines with the mark are items of a list. */
const FEWEST = 3;
const QUOTED = /^\s*(?:>\s?)+/u;
/** ">>", ">" alone, "> - item": what no mark of an item is followed by. */
const SURELY_QUOTED = /^\s*(?:>\s?>|>\s*$|>\s*(?:[-–•*·]|\d{1,2}[.)]|[A-Z][A-Z ]+:)\s)/u;

/** The lines of a pasted mail without the ">" of those that it quotes: there it begins no item. */
export function withoutQuoteMarks(lines: readonly string[]): readonly string[] {
  const quoted = lines.filter((line) => QUOTED.test(line));
  const isQuoting = quoted.length >= FEWEST && quoted.some((line) => SURELY_QUOTED.test(line));
  return isQuoting ? lines.map((line) => line.replace(QUOTED, "")) : lines;
}
