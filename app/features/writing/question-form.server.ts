import { getDocument } from "~/features/documents/documents.server";
import { Refusal } from "~/refusal";
import { answeredBefore } from "./answered-before";
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
  const typed = Object.entries(answers).flatMap(([id, text]) => (text.trim() === "" ? [] : [{ id, text }]));
  // Where nothing was typed, the first open question says so.
  const first = listQuestions(userId, { documentId }).find(({ state }) => state === "open");
  if (typed.length === 0 && !first) throw answeredBefore();
  const given = typed.length > 0 || !first ? typed : [{ id: first.id, text: "" }];
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
