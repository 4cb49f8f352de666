export { canonicalLetter } from "./canonical-letter";
export { countLetterWords, formNotes, lengthNote, wordsOver } from "./form-notes";
export { letterSentences } from "./letter-sentences";
export { parseLetter } from "./parse-letter";
export { printLetter } from "./print-letter";
