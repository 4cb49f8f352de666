import type { Document } from "~/features/documents/documents.server";
import { Refusal } from "~/refusal";
import { answerQuestions } from "./answer-questions.server";
import { decide, type Decision } from "./decisions.server";
import type { DecisionAnswerForm } from "./decision.schema";
import { listQuestions, type LetterQuestion } from "./letter-questions.server";

type Answered = { document: Document } & ({ decision: Decision } | { question: LetterQuestion });

/**
 * The owner answers a decision of either kind, whose id tells which it is. Throws WRONG_ANSWER (400) for an answer that belongs to the other kind, and what
 * decide and answerQuestions throw.
 */
export async function answerDecision(
  userId: string,
  id: string,
  { answer, text }: DecisionAnswerForm,
): Promise<Answered> {
  const [question] = listQuestions(userId, { id });
  if (!question) {
    if (answer === "text") throw wrongAnswer("A sentence takes true, own or left_out.");
    return decide(userId, id, answer);
  }
  if (answer !== "text" && answer !== "left_out") throw wrongAnswer("A question takes a text or left_out.");
  const given = answer === "text" ? { id, text } : { id };
  const { document, questions } = await answerQuestions(userId, question.documentId, [given]).catch(
    asRefusedText,
  );
  return { document, question: questions.find((one) => one.id === id) ?? question };
}

/** The API names the field of its own call. */
function asRefusedText(error: unknown): never {
  if (!(error instanceof Refusal) || error.code !== "BAD_ANSWER") throw error;
  throw new Refusal(error.code, error.message, error.status, { fieldErrors: { text: [error.message] } });
}

function wrongAnswer(message: string) {
  return new Refusal("WRONG_ANSWER", message);
}
