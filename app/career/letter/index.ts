export { canonicalLetter } from "./canonical-letter";
export { formNotes } from "./form-notes";
export { parseLetter } from "./parse-letter";
export { printLetter } from "./print-letter";
