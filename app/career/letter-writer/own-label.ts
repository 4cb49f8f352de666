/** "Cash handling: ", "Hire, train & roster: ": what a resume sets before its own lines. */
const LABEL = /^\p{L}[\p{L} &/,'’-]{1,40}(?::\s+| [–—] (?=\p{Lu}))(?=\S)/su;
const MOST_WORDS = 5;

/** A line without the label that its resume sets before it: "People: trained six stewards" → "trained six stewards". */
export function withoutOwnLabel(line: string): string {
  const label = LABEL.exec(line)?.[0] ?? "";
  return label.split(" ").length - 1 <= MOST_WORDS ? line.slice(label.length) : line;
}
