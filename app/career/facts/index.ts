export { checkLetter, type CheckedLetter, type Reverted } from "./check-letter";
export { checkResume, type CheckedResume } from "./check-resume";
export { checkSentence } from "./check-sentence";
export { entryFacts, wordedLines } from "~/career/profile-lines";
export { prepareFacts, type FactContext, type Facts } from "./prepare";
export { isHard, type Violation, type ViolationCode } from "./violation";
