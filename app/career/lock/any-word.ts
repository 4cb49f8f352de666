/** An expression that finds any of some words or phrases as words of their own. */
export function anyWord(words: string[], { before = "", after = "" } = {}): RegExp {
  return new RegExp(`${before}\\b(?:${words.join("|")})\\b${after}`, "iu");
}
