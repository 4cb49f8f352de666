import { cleanLine } from "~/career/profile.schema";
import { findFontFamily } from "./fonts";
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
  return cleanLine(letters.replace(STRAY_MARKS, "$1").replace(NAIRA, "₦"));
}

// The N of an amount. "N95" is a mask and "N2" a gas: what is no amount without doubt stays.
const NAIRA = new RegExp(
  `(?<![\\p{L}\\p{N}=])(?:=N=|N)(?=${
    anyOf([
      /\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}])/u, // N450,000
      /\d{4,}(?![\p{L}\p{N}])/u, // N5000
      /\d+(?:\.\d+)? ?(?:k|m|bn|b|tn|thousand|million|billion|trillion)(?![\p{L}\p{N}])/u, // N18.4m, N2 billion
      /\d+\.\d{2}(?![\p{L}\p{N}])/u, // N250.50
    ]).source
  })`,
  "gu",
);

/**
 * The same text with the characters that the PDF can draw. Some signs are spelled out; a character that no font has is
 * left out, and `listLeftOut` says where.
 */
export function toPdfText(text: string): string {
  const spelled = text.replace(SPELLED_OUT_SIGNS, (sign) => SPELLED_OUT[sign] ?? "");
  return spelled
    .replace(/[^\u0020-\u007e]/gu, (character) => (isDrawable(character) ? character : ""))
    .replace(/ {2,}/g, " ");
}

/** The characters of a text that a file does not show, each once, in order. A mark stands on a dotted circle. */
export function findLeftOut(text: string, format: "pdf" | "docx"): string[] {
  const leftOut = [...text.normalize("NFC")].filter(
    (character) => SEEN.test(character) && !isShown(character, format),
  );
  return [...new Set(leftOut)].map((character) =>
    /\p{M}/u.test(character) ? `\u25cc${character}` : character,
  );
}

function isShown(character: string, format: "pdf" | "docx"): boolean {
  const isMark = /\p{M}/u.test(character); // printed after any letter
  const printed = isMark ? [character] : [...toPrintableText(`a${character}`)].slice(1);
  if (printed.length === 0) return false;
  return (
    format === "docx" || printed.every((letter) => SPELLED_OUT[letter] !== undefined || isDrawable(letter))
  );
}

const isDrawable = (character: string) => findFontFamily(character) !== undefined;
const SEEN = /[^\p{Cc}\p{Cf}\p{Z}\ufe00-\ufe0f\u20e3]/u;

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
// Joined letters, and the forms of Arabic letters: other signs for the same letters.
const LIGATURES = /[\ufb00-\ufb06\ufb50-\ufd3d\ufd50-\ufdfb\ufe70-\ufefc]/g;
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
