export { answerDemands } from "./answer-demands";
export { writeBody, type LetterStyle } from "./body";
export { planLetter, type AnsweredDemand, type LetterPlanInput } from "./plan-letter";
export { salutationFor } from "./salutation";
export type { LetterPlan, Proof, ProofLine } from "./letter-plan";
