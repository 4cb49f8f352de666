export { placeAnswers, type PlacedAnswer } from "./place-answers";
export { withTerm, wordTerm } from "./state-term";
export { suggestAnswer } from "./suggest-answer";
export { maxAnswer } from "./topics";
export { wordAnswer } from "./word-answer";
