import { getDocument } from "~/features/documents/documents.server";
import { Refusal } from "~/refusal";
import { answerQuestions } from "./answer-questions.server";
import type { QuestionsForm } from "./decision.schema";
import { listQuestions } from "./letter-questions.server";

/** What a form of questions did, in a sentence, and what was typed for questions that are still open. */
export type SubmittedQuestions = { text: string; typed: Record<string, string> };

/**
 * Stores what a form of questions says: one is left out, or every answer that was typed is added. Throws what answerQuestions throws; a question that was
 * left out before is no error.
 */
export async function submitQuestions(
  userId: string,
  documentId: string,
  { answers, leave }: Pick<QuestionsForm, "answers" | "leave">,
): Promise<SubmittedQuestions> {
  getDocument(userId, documentId); // another's is a 404 before anything is said of its questions
  if (leave !== undefined) {
    const text = await leaveOut(userId, documentId, leave);
    return { text, typed: typedFor(listQuestions(userId, { documentId }), answers) };
  }
  const given = Object.entries(answers).flatMap(([id, text]) => (text.trim() === "" ? [] : [{ id, text }]));
  if (given.length === 0) throw nothingTyped(userId, documentId);
  const { isInProfile } = await answerQuestions(userId, documentId, given);
  return { text: isInProfile ? "Added here and to My profile." : "Added here.", typed: {} };
}

async function leaveOut(userId: string, documentId: string, id: string): Promise<string> {
  try {
    await answerQuestions(userId, documentId, [{ id }]);
    return "Left out.";
  } catch (error) {
    // A second tap is no problem of the person's.
    if (error instanceof Refusal && error.code === "DECIDED") return error.message;
    throw error;
  }
}

function typedFor(questions: ReturnType<typeof listQuestions>, answers: Record<string, string>) {
  return Object.fromEntries(
    questions.flatMap(({ id, state, answer }) => {
      const text = answers[id];
      return state === "open" && text && text !== answer ? [[id, text]] : [];
    }),
  );
}

function nothingTyped(userId: string, documentId: string) {
  const first = listQuestions(userId, { documentId }).find(({ state }) => state === "open");
  if (!first) return new Refusal("DECIDED", "You answered this already. Nothing was changed.", 409);
  const text = "Write your answer, or leave it out.";
  return new Refusal("BAD_ANSWER", text, 400, { fieldErrors: { [first.id]: [text] } });
}
