import { anyOf as anyOfParts } from "~/pattern";
import type { TextRange } from "./job-advert";

// Letters of the languages in which adverts are read, with those of Yoruba, Igbo and Hausa. The classes of all of Unicode
// compile to far more code, and the reader has hundreds of patterns.
const LETTERS: Readonly<Record<string, string>> = {
  L: String.raw`A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0253\u0257\u1e00-\u1eff`,
  Lu: "A-Z\u00c0-\u00d6\u00d8-\u00deĆČĐĒĘĚĞĪİŁŃŇŌŐŒŘŚŞŠŪŮŰŸŹŻŽƁƊƘƳǸḾṄṢẸẼỌỊỤ",
  N: "0-9",
  Ll: "a-z\u00df-\u00f6\u00f8-\u00ffćčđēęěğīıłńňōőœřśşšūůűźżžɓɗƙƴǹḿṅṣẹẽọịụ",
};

/**
 * A pattern whose classes of letters are those of the languages in which adverts are read. With "u" and "i" every letter would be compiled as a class of its
 * own, which takes more code than the engine compiles well: "u" stays where a class of Unicode does.
 */
export function patternOf(source: string, flags = ""): RegExp {
  let isClass = false;
  const spelled = source.replace(/\\p\{(L|Lu|Ll|N)\}|\\.|[[\]]/gu, (part, name: string | undefined) => {
    if (part === "[" || part === "]") isClass = part === "[";
    const letters = name && LETTERS[name];
    return letters ? (isClass ? letters : `[${letters}]`) : part;
  });
  return new RegExp(spelled, /\\p\{|\\P\{|\\u\{/u.test(spelled) ? flags : flags.replace("u", ""));
}

/** As `anyOf` of all patterns, with the letters of adverts. */
export function anyOf(parts: readonly RegExp[], flags = ""): RegExp {
  return patternOf(anyOfParts(parts).source, flags);
}

/** A pattern that finds any of the phrases as whole words, longest first. Spaces match any run of blanks. */
export function phrasePattern(phrases: readonly string[], flags = "giu"): RegExp {
  const sorted = phrases.toSorted((a, b) => b.length - a.length);
  return patternOf(
    String.raw`(?<![\p{L}\p{N}])(?:${sorted.map(escapePattern).join("|")})(?![\p{L}\p{N}])`,
    flags,
  );
}

function escapePattern(phrase: string): string {
  return phrase.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/ /g, String.raw`[ \u00a0]+`);
}

/** Comma-separated data as a list. */
export function listOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== "");
}

/** Comma-separated alternatives as the source of a group; a comma within braces belongs to a count. */
export function sourceOf(list: string): string {
  return `(?:${list
    .split(/,(?![^{]*\})/)
    .map((item) => item.trim())
    .join("|")})`;
}

export function overlaps(one: TextRange, other: TextRange): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The range of a match within a text that starts at `offset`. */
export function rangeOf(match: RegExpMatchArray, offset: number): TextRange {
  const start = offset + (match.index ?? 0);
  return { start, end: start + match[0].length };
}

const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  "twenty-five": 25,
  thirty: 30,
  "thirty-five": 35,
  forty: 40,
  "a couple of": 2,
  "couple of": 2,
  "half a": 0.5,
  "ein halbes": 0.5,
  fourteen: 14,
  "twenty-one": 21,
  "one and a half": 1.5,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  ein: 1,
  eine: 1,
  einem: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  zehn: 10,
};

/** A small number in digits or words, as the source of a pattern; read it with `smallNumber`. */
export const SMALL_NUMBER = String.raw`(?:\d{1,2}(?!\d)|${Object.keys(NUMBER_WORDS)
  .toSorted((a, b) => b.length - a.length)
  .join("|")})`;

/** "5", "five" → 5. */
export function smallNumber(text = ""): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : NUMBER_WORDS[text.toLowerCase()];
}

/**
 * One regular expression that matches the parts one after the other. A part that is several alternatives is one of them
 * at its place. The flags of the parts do not count.
 */
export function inOrder(parts: readonly RegExp[], flags = ""): RegExp {
  return patternOf(
    parts.map(({ source }) => (hasAlternatives(source) ? `(?:${source})` : source)).join(""),
    flags,
  );
}

/** Whether a bar stands outside of all brackets: "a|b", not "(a|b)" and not "[a|b]". */
function hasAlternatives(source: string): boolean {
  let depth = 0;
  for (const part of source.match(/\\.|\[(?:\\.|[^\]\\])*\]|[()|]/gsu) ?? []) {
    if (part === "(") depth += 1;
    else if (part === ")") depth -= 1;
    else if (part === "|" && depth === 0) return true;
  }
  return false;
}
