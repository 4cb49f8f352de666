export { canonicalLetter } from "./canonical-letter";
export { parseLetter } from "./parse-letter";
export { printLetter } from "./print-letter";
