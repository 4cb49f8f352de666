import { cleanLine } from "~/career/profile.schema";
import { hasGlyph } from "./fonts";

/**
 * A person's text as every format prints it: one clean line, without emoji, icons and private characters, which employers' systems
 * read as noise, and with "ﬁ" written as the two letters it stands for.
 */
export function toPrintableText(text: string): string {
  const letters = text
    .normalize("NFC")
    .replace(NOISE, " ")
    .replace(LIGATURES, (sign) => sign.normalize("NFKC"));
  return cleanLine(letters.replace(STRAY_MARKS, "$1"));
}

/**
 * The same text as the PDF can draw it. A few signs are spelled out, a symbol without a shape is left out, a letter without a shape
 * (Arabic, Chinese …) becomes "?": the read-back tells the person which ones.
 */
export function toPdfText(text: string): string {
  const spelled = text.replace(SPELLED_OUT_SIGNS, (sign) => SPELLED_OUT[sign] ?? "");
  return spelled
    .replace(/[^\u0020-\u007e]/gu, (character) =>
      isDrawable(character) ? character : replacementFor(character),
    )
    .replace(/ {2,}/g, " ");
}

/** The letters of a text that the PDF cannot show, each once. */
export function findUndrawableLetters(text: string): string[] {
  const letters = [...text].filter(
    (character) => !isDrawable(character) && SPELLED_OUT[character] === undefined,
  );
  return [...new Set(letters.filter((letter) => replacementFor(letter) === "?"))];
}

const NOISE =
  /[\p{Co}\p{Cs}\p{Cn}\ufe00-\ufe0f\u20e3]|(?![\u0000-\u2122])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;
// A tone mark without a letter under it.
const STRAY_MARKS = /(^|[^\p{L}\p{M}\p{N}])\p{M}+/gu;
const LIGATURES = /[\ufb00-\ufb06]/g;
const SPELLED_OUT: Record<string, string> = {
  "→": "->",
  "⇒": "=>",
  "←": "<-",
  "≥": ">=",
  "≤": "<=",
  "≈": "~",
  "≠": "!=",
  "√": "sqrt",
  "♯": "#",
};
const SPELLED_OUT_SIGNS = new RegExp(`[${Object.keys(SPELLED_OUT).join("")}]`, "g");

// The scripts of our four languages, of Nigeria's, and Greek and Cyrillic. The font has others, but readers disagree on their order.
const OUR_SCRIPTS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\u0300-\u036f]/u;

function isDrawable(character: string): boolean {
  return OUR_SCRIPTS.test(character) && hasGlyph(character);
}

function replacementFor(character: string): "?" | "" {
  return /[\p{L}\p{N}]/u.test(character) ? "?" : "";
}
