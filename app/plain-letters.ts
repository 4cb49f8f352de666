/** Each letter without its marks and hooks, as people write it who have no key for it: "Ɗanjuma" becomes "Danjuma". Other letters stay. */
export function toPlainLetters(text: string): string {
  return withoutHooks(text.normalize("NFKD").replace(/\p{M}/gu, ""));
}

/** The same for hooks and strokes alone, with one apostrophe: what Unicode, and so the search index of SQLite, does not take apart. */
export function withoutHooks(text: string): string {
  return text.replace(/[^\u0000-\u007f]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

// Letters that Unicode does not take apart: those of Hausa, and of our neighbours and languages. The view user_search_texts has the same.
const PLAIN_LETTERS: Record<string, string> = {
  Ɓ: "B", // Ɓala
  ɓ: "b",
  Ɗ: "D", // Ɗanjuma
  ɗ: "d",
  Ƙ: "K", // Ƙasim
  ƙ: "k",
  Ƴ: "Y", // Ƴaya
  ƴ: "y",
  Ɛ: "E", // Ɛfua
  ɛ: "e",
  Ɔ: "O", // Ɔsei
  ɔ: "o",
  Ŋ: "N", // Ŋala
  ŋ: "n",
  Ǝ: "E", // Kanuri: Ǝmin
  ǝ: "e",
  ß: "ss", // Strauß
  Ø: "O", // Øye
  ø: "o",
  Æ: "AE", // Ægir
  æ: "ae",
  Œ: "OE", // Œuvre
  œ: "oe",
  Ł: "L", // Łukasz
  ł: "l",
  Đ: "D", // Đoko
  đ: "d",
  "‘": "'",
  "’": "'",
  ʼ: "'", // ʼYar
};
