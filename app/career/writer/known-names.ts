import { KNOWN_NAMES } from "./vocabulary/known-names";

const NAMES = new Map(
  KNOWN_NAMES.trim()
    .split("\n")
    .map((name) => [name.toLowerCase(), name]),
);
const MAX_WORDS = Math.max(...[...NAMES.keys()].map((name) => name.split(" ").length));

/** The known proper names in a text of any case, in order, each as it is spelled; the longest wins. */
export function knownNamesIn(text: string): { name: string; start: number; end: number }[] {
  const words = [...text.matchAll(/[\p{L}\p{N}](?:[^\s,;()"]*[\p{L}\p{N}+#])?/gu)];
  const found: { name: string; start: number; end: number }[] = [];
  for (let at = 0; at < words.length;) {
    const run = longestFrom(text, words, at);
    if (run) found.push(run.found);
    at += run?.words ?? 1;
  }
  return found;
}

function longestFrom(text: string, words: RegExpExecArray[], at: number) {
  for (let count = Math.min(MAX_WORDS, words.length - at); count > 0; count -= 1) {
    const [first, last] = [words[at], words[at + count - 1]];
    if (!first || !last) continue;
    const end = last.index + last[0].length;
    const name = NAMES.get(text.slice(first.index, end).toLowerCase());
    if (name !== undefined) return { words: count, found: { name, start: first.index, end } };
  }
  return undefined;
}
