/** Whether a text has letters of a script that is written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * Whether a line is to be set from right to left: most of its words are. The documents are in English, French or German, so a name like
 * "عائشة Bello" stays in their direction, and a sentence in Arabic with a place or a year in it keeps its own.
 */
export function isRightToLeft(line: string): boolean {
  const words = line.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const reversed = words.filter((word) => RIGHT_TO_LEFT.test(word));
  return reversed.length * 2 > words.length;
}

/** A line cut where the direction changes. Spaces and signs between two words of one direction go with them. */
export function splitByDirection(text: string): { text: string; isRightToLeft: boolean }[] {
  return text
    .split(STRETCH)
    .map((part, index) => ({ text: part, isRightToLeft: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** A character of the scripts that are written from right to left. */
export const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const STRETCH = new RegExp(`(${RIGHT_TO_LEFT.source}(?:[^\\p{L}]*${RIGHT_TO_LEFT.source})*)`, "u");
