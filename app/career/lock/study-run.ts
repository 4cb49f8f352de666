import { wordRun } from "../nlp/fold";
import { joinInitials } from "./facts";

/** The folded words of a text; "2:1" and "2.2" are classes. */
export function runOf(text: string): string {
  const classes = joinInitials(text).replace(
    /\b2[:.]([12])\b(?!\s*(?:%|million|bn|m\b))/g,
    (_, half: string) => (half === "1" ? "second class upper" : "second class lower"),
  );
  return wordRun(classes);
}
