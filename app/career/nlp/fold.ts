/**
 * Text in a form for comparison: NFKC, plain quotes, dashes and spaces, no invisible characters, no
 * diacritics. Case stays.
 */
export const plainText = remembered((text) =>
  text
    .replace(/½/g, " half ")
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff\u{e0000}-\u{e007f}]/gu, "")
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/[‐‑‒–—−]/g, (dash) => (dash === "—" ? " - " : "-"))
    .replace(/×/g, "x")
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .normalize("NFC")
    .replace(/ß/g, "ss")
    .replace(/\s+/g, " ")
    .trim(),
);

/** The same in lower case. */
export const foldText = remembered((text) => plainText(text).toLowerCase());

/**
 * A text as bare words with one space between them and at both ends, so that a whole phrase like " sage 50 "
 * can be found.
 */
export const wordRun = remembered((text) => ` ${foldText(text).replace(NOT_A_WORD, " ").trim()} `);
const NOT_A_WORD = /[^\p{L}\p{N}+#]+/gu;

/** The words of a text, folded, in order. */
export function wordsOf(text: string): string[] {
  const run = wordRun(text).trim();
  return run === "" ? [] : run.split(" ");
}

/**
 * Caches the results of a pure function. A dozen checks read the same sentence. The cache holds about as many
 * entries as a few documents need.
 */
export function remembered<T extends string | object>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const fresh = make(text);
    if (made.size >= 2000) made.clear();
    if (text.length <= 400) made.set(text, fresh);
    return fresh;
  };
}
