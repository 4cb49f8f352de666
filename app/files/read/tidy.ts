import { BULLET_SIGNS } from "~/career/bullet-signs";
import { maxTextLength } from "./limits";
import { anyOf } from "~/pattern";

/**
 * The one form every read text has: NFC, "\n" lines without outer white space (tabs between table cells stay),
 * bullets as "- ", at most one empty line in a row, no control or invisible characters, at most 60,000 characters.
 */
export function tidyText(text: string): string {
  const lines = foldCharacters(text.slice(0, 4 * maxTextLength))
    .split("\n")
    .map(tidyLine);
  const tidied = lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return tidied.length <= maxTextLength ? tidied : cutWhole(tidied);
}

/** Joins words set as single letters: "W O R K  H I S T O R Y" → "WORK HISTORY". Wider gaps part the words. */
export function joinSpacedLetters(text: string): string {
  return text
    .split(/( {2,}|\t)/)
    .map((part) => (spacedLetters.test(part) || isKerned(part) ? part.replaceAll(" ", "") : part))
    .join("")
    .replace(/ {2,}/g, " ");
}

// Close pairs such as "TA" and "AWA" come as one piece: "C O N TA C T", "AWA R D S".
function isKerned(part: string): boolean {
  const pieces = part.split(" ");
  const single = pieces.filter((piece) => /^\p{Lu}\p{M}*$/u.test(piece)).length;
  return (
    pieces.length >= 4 &&
    single >= 0.6 * pieces.length &&
    pieces.every((piece) => /^\p{Lu}{1,3}$/u.test(piece))
  );
}

const spacedLetters = /^(?:\p{Lu}\p{M}* ){3,}\p{Lu}\p{M}*$|^(?:\p{L}\p{M}* ){5,}\p{L}\p{M}*$/u;

// NFKC as a whole would also turn "½" and "²" into other text, so only the Latin ligatures are opened.
const ligatures = /[\ufb00-\ufb06]/g;
const lineBreaks = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
// Zero-width joiners, bidirectional marks, soft hyphens and tag characters: nobody sees them, and they can carry orders to a model.
const invisible = anyOf(
  [
    /[\u00ad\u200b-\u200f\u2060-\u206f\ufeff]/u, // zero-width space
    /[\u061c\u180e\u202a-\u202e]/u, // right-to-left override
    /[\ufe00-\ufe0f\ufff9-\ufffb\u{e0000}-\u{e0fff}]/u, // tag characters
  ],
  "gu",
);
const controls = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu;
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
export const bulletAtStart = new RegExp(
  `^(?:[${BULLET_SIGNS}·][\\t ]*|[–—*-][\\t ]+|o(?: *\\t[\\t ]*| {2,}))(?=\\S)`,
  "u",
);
// Word's bullets in the fonts Symbol and Wingdings; other letters of private fonts are icons, and mean nothing without them.
export const privateBullet = /^\s*[\uf02d\uf06c\uf06e\uf071\uf075\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0e0\uf0fc]/;
export const privateUse = /[\ue000-\uf8ff]/g;

/** Some programs write a range's dash as a soft hyphen: "2019 \u00ad 2021". Within words it stays a soft hyphen. */
const softDash = /(?<=[\s\d])\u00ad(?=\s*[\p{Lu}\d])/gu;

/** NFC, plain spaces and hyphens, open ligatures, "\n" for all line breaks, no control or invisible characters. */
export function foldCharacters(text: string): string {
  return text
    .replace(softDash, "–")
    .replace(lineBreaks, "\n")
    .replace(invisible, "")
    .replace(controls, "")
    .replace(spaces, " ")
    .replace(/\u2010|\u2011/g, "-")
    .replace(ligatures, (ligature) => ligature.normalize("NFKC"))
    .normalize("NFC");
}

function tidyLine(line: string): string {
  const spaced = line.replace(privateBullet, "•").replace(privateUse, " ").trim();
  return joinSpacedLetters(spaced.replace(bulletAtStart, "- ").replace(/ *\t[\t ]*/g, "\t")).trim();
}

function cutWhole(text: string): string {
  const cut = text.slice(0, maxTextLength);
  const lastLine = cut.lastIndexOf("\n");
  return (lastLine > maxTextLength / 2 ? cut.slice(0, lastLine) : cut).replace(/[\ud800-\udbff]$/, "").trim();
}
