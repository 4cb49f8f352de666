import { matchesIn } from "~/pattern";
import type { TextRange } from "../job-advert";
import { anyOf, inOrder } from "../patterns";

/** A word, number or mark of a sentence; `clause` counts the parts between commas, brackets, colons and dashes. */
export type Token = TextRange & { text: string; clause: number };

/** The tokens of a sentence with their places in it. */
export function tokensOf(sentence: string): Token[] {
  let clause = 0;
  return matchesIn(sentence, TOKEN).map(({ 0: text, index }) => {
    if (CLAUSE_MARK.test(text)) clause += 1;
    return { text, start: index, end: index + text.length, clause };
  });
}

// "node.js", "o'level" and "self-starter" are one token, "B.Sc/HND" is three.
const TOKEN = anyOf(
  [
    inOrder([/\p{L}[\p{L}\p{M}\p{N}]{0,40}/u, /(?:['.&+#-][\p{L}\p{M}\p{N}]{1,40}){0,4}[+#]{0,2}/u], "u"),
    /\p{N}{1,12}(?:[.,:]\p{N}{1,12}){0,4}/u,
    /[^\s\p{L}\p{N}]/u,
  ],
  "gu",
);
const CLAUSE_MARK = /^[,;:()[\]–—|•]$/u;
