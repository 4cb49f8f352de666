export { answerDemands } from "./answer-demands";
export { worthOfSentence, writeBody, type LetterStyle } from "./body";
export { countProofs, MIN_PROOFS } from "./count-proofs";
export type { AnsweredDemand } from "./answered-demand";
export type { LetterRequest, RequestTopic } from "./letter-requests";
export { openRequests, type OpenRequest } from "./open-requests";
export { planLetter, type LetterPlanInput } from "./plan-letter";
export { salutationFor, type Salutation } from "./salutation";
export type { LetterPlan, Proof, ProofLine } from "./letter-plan";
