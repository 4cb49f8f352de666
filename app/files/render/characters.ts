import { cleanLine } from "~/career/profile.schema";
import { hasGlyph } from "./fonts";
import { anyOf } from "~/pattern";

/**
 * A person's text as every format prints it: one clean line without emoji, icons and private-use characters,
 * which employers' systems misread. "ﬁ" becomes two letters.
 */
export function toPrintableText(text: string): string {
  const letters = text
    .normalize("NFC")
    .replace(NOISE, " ")
    .replace(LIGATURES, (sign) => sign.normalize("NFKC"));
  return cleanLine(letters.replace(STRAY_MARKS, "$1"));
}

/**
 * The same text with the characters that the PDF can draw. Some signs are spelled out; a symbol without a
 * glyph is left out; a letter without a glyph (Arabic, Chinese …) becomes "?". The read-back reports them to
 * the user.
 */
export function toPdfText(text: string): string {
  const spelled = text.replace(SPELLED_OUT_SIGNS, (sign) => SPELLED_OUT[sign] ?? "");
  return spelled
    .replace(/[^\u0020-\u007e]/gu, (character) =>
      isDrawable(character) ? character : replacementFor(character),
    )
    .replace(/ {2,}/g, " ");
}

/** The letters of a text without a glyph in the PDF, each once. */
export function findUndrawableLetters(text: string): string[] {
  const letters = [...text].filter(
    (character) => !isDrawable(character) && SPELLED_OUT[character] === undefined,
  );
  return [...new Set(letters.filter((letter) => replacementFor(letter) === "?"))];
}

const NOISE = anyOf(
  [
    /[\p{Co}\p{Cs}\p{Cn}]/u, // letters of a private font
    /[\ufe00-\ufe0f\u20e3]/u, // the mark that makes a sign an emoji
    /(?![\u0000-\u2122])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u, // 📞
  ],
  "gu",
);
// A tone mark without a letter before it.
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

// The scripts of our four languages and of Nigeria's, Greek and Cyrillic. The font has others, but readers
// disagree on their order.
const OUR_SCRIPTS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\u0300-\u036f]/u;

function isDrawable(character: string): boolean {
  return OUR_SCRIPTS.test(character) && hasGlyph(character);
}

function replacementFor(character: string): "?" | "" {
  return /[\p{L}\p{N}]/u.test(character) ? "?" : "";
}
