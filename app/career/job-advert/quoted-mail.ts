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

const HEAD = /^\s*(?:from|to|cc|bcc|sent|date|subject)\s?:\s*\S/iu;
const OF_SENDER = /^\s*(?:from|to)\s?:/iu;

/** The lines of a pasted mail whose head says "Subject:" of itself: no reply is asked to bear it. */
export function withoutOwnSubject(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => line.trim() !== "" && !HEAD.test(line));
  const head = lines.slice(0, Math.max(0, end)).filter((line) => line.trim() !== "");
  if (head.length < 2 || !head.some((line) => OF_SENDER.test(line))) return lines;
  return lines.map((line, at) => (at < end ? line.replace(/^\s*subject\s?:\s*/iu, "") : line));
}
