import type { DocumentLanguage } from "~/career/generated-document";
import { NUMBER_WORDS, type NumberWords } from "./vocabulary/number-words";

/** Writes the number words of a plain text in digits: "twenty-five clients" becomes "25 clients". Scales stay words. */
export function replaceNumberWords(text: string, language: DocumentLanguage): string {
  const words = NUMBER_WORDS[language];
  const tokens = text.split(/((?:[^\p{L}\d]|\d[\d.,]*)+)/u); // words at even places, what lies between at odd ones
  let written = "";
  for (let at = 0; at < tokens.length;) {
    const number = at % 2 === 0 ? readNumber(tokens, at, words) : null;
    written += number ? String(number.value) : (tokens[at] ?? "");
    at = number ? number.next : at + 1;
  }
  return written;
}

/** Reads one number that starts at a word: hundreds with tens, tens with units. The next place is after its last word. */
function readNumber(
  tokens: string[],
  start: number,
  words: NumberWords,
): { value: number; next: number } | null {
  const first = longestSmall(tokens, start, words);
  let value = first?.value ?? 0;
  let next = first?.next ?? start;
  const hundred = words.hundred.get(wordAt(tokens, first ? next + 1 : start));
  if (hundred !== undefined && (!first || /^[ -]$/.test(tokens[next] ?? ""))) {
    value = (first ? value : 1) * hundred;
    next = first ? next + 2 : start + 1;
    const joined =
      /^ $/.test(tokens[next] ?? "") && wordAt(tokens, next + 1) === words.and ? next + 3 : next + 1;
    const small = /^[ -]$/.test(tokens[joined - 1] ?? "") ? longestSmall(tokens, joined, words) : null;
    if (small) return { value: value + small.value, next: small.next };
    return { value, next };
  }
  return first ? { value, next } : null;
}

function longestSmall(
  tokens: string[],
  start: number,
  words: NumberWords,
): { value: number; next: number } | null {
  let phrase = "";
  let best: { value: number; next: number } | null = null;
  for (let at = start; at < start + 7; at += 2) {
    const between = tokens[at - 1] ?? "";
    if (at > start && !/^[ -]$/.test(between)) break;
    phrase += `${at > start ? " " : ""}${wordAt(tokens, at)}`;
    const value = words.small.get(phrase);
    if (value !== undefined) best = { value, next: at + 1 };
  }
  return best;
}

function wordAt(tokens: string[], at: number): string {
  return (tokens[at] ?? "").toLowerCase();
}
