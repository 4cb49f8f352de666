/** Text as it is compared: NFKC, plain quotes, dashes and spaces, nothing invisible, no diacritics. Case is kept. */
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

/** The same, in lower case. */
export const foldText = remembered((text) => plainText(text).toLowerCase());

/** A text as its bare words with one space between and at both ends, so that " sage 50 " can be looked for whole. */
export const wordRun = remembered((text) => ` ${foldText(text).replace(NOT_A_WORD, " ").trim()} `);
const NOT_A_WORD = /[^\p{L}\p{N}+#]+/gu;

export function wordsOf(text: string): string[] {
  const run = wordRun(text).trim();
  return run === "" ? [] : run.split(" ");
}

/** One sentence is read by a dozen checks: its plain forms are made once. Only as many as a few documents have. */
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
