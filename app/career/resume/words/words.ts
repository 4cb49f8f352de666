import { findPeriods } from "~/career/dates";
import { emailPattern, phonePattern } from "../segment-atoms";

/** A word of a line, or what its letters alone tell: a period, a number, an address. */
export type Word = {
  from: number;
  to: number;
  text: string;
  /** The marks between it and the word before it. */
  before: "start" | "space" | "comma" | "stop" | "mark";
  atom?: "dates" | "phone" | "email";
};

const WORD = /[\p{L}\p{N}₦$£€][\p{L}\p{N}\p{M}.'’&+#@/%-]*/gu;

/** The words of a line, in order. */
export function wordsOf(text: string): Word[] {
  const atoms = findAtoms(text);
  const words: Word[] = [...atoms];
  for (const { index, 0: found } of text.matchAll(WORD)) {
    const to = index + found.replace(/[.'’&+/@-]+$/u, "").length;
    if (!atoms.some((atom) => atom.from < to && index < atom.to))
      words.push({ from: index, to, text: text.slice(index, to), before: "space" });
  }
  words.sort((one, two) => one.from - two.from);
  words.forEach((word, at) => {
    const last = words[at - 1];
    word.before = last ? markOf(text.slice(last.to, word.from)) : "start";
  });
  return words;
}

function markOf(between: string): Word["before"] {
  if (/[.!?;]\s/.test(between)) return "stop";
  if (/[|\t–—:()[\]•·]|\s-|-\s| {2}/u.test(between)) return "mark";
  return between.includes(",") ? "comma" : "space";
}

function findAtoms(text: string): Word[] {
  const found: Word[] = [];
  const add = (from: number, to: number, atom: Word["atom"]) => {
    if (!found.some((other) => other.from < to && from < other.to))
      found.push({
        from,
        to,
        text: text.slice(from, to),
        before: "space",
        ...(atom && { atom }),
      });
  };
  if (text.includes("@"))
    for (const { index, 0: match } of text.matchAll(emailPattern)) add(index, index + match.length, "email");
  if (!/\d/.test(text)) return found;
  for (const { index, 0: match } of text.matchAll(phonePattern))
    if (match.replace(/\D/g, "").length >= 10) add(index, index + match.trimEnd().length, "phone");
  for (const { index, length } of findPeriods(text)) add(index, index + length, "dates");
  return found;
}
