import { and, eq } from "drizzle-orm";
import { parseLetter, printLetter } from "~/career/letter";
import { maxAnswer, placeAnswers, wordAnswer } from "~/career/letter-answers";
import { isTermTopic } from "~/career/letter-writer/terms";
import { write, type Tx } from "~/db/client.server";
import { letterQuestions } from "~/db/schema";
import { checkFiles } from "~/features/documents/document-files.server";
import { getDocument, replaceDocumentText, type Document } from "~/features/documents/documents.server";
import { addStatedTerms } from "~/features/profile/confirmed-fact.server";
import { Refusal } from "~/refusal";
import { againIfOvertaken } from "./again-if-overtaken";
import { answeredBefore } from "./answered-before";
import { listQuestions, type LetterQuestion } from "./letter-questions.server";

/** What the person says to one question; without a text it is left out. */
export type QuestionAnswer = { id: string; text?: string };
type WordedAnswer = { question: LetterQuestion; answer: string; paragraphs: string[] };

/**
 * The owner answers questions of an advert in one of their letters. What they typed stands in the letter from then on, as one new version with its source;
 * a term is stated in their profile too. Costs no credit. All answers are stored or none: throws BAD_ANSWER (400, `fieldErrors` by question), NOT_FOUND
 * (404), and DECIDED (409) where none of the questions is open.
 */
export function answerQuestions(
  userId: string,
  documentId: string,
  given: QuestionAnswer[],
): Promise<{ document: Document; questions: LetterQuestion[]; isInProfile: boolean }> {
  return againIfOvertaken(async () => {
    const document = getDocument(userId, documentId);
    const all = listQuestions(userId, { documentId });
    const open = openAmong(given, all);
    const worded = wordAll(open, document.language);
    const content = contentWith(document.content, worded, all);
    const isChanged = content !== document.content;
    const files = isChanged ? await checkFiles({ ...document, content }) : undefined;
    return write((tx) => {
      for (const { question } of open) {
        const answered = worded.find((one) => one.question === question);
        close(tx, question.id, answered);
      }
      const text = { content, sources: [...document.sources, ...worded.flatMap(sourcesOf)] };
      const saved = files ? replaceDocumentText(tx, userId, document, text, files) : document;
      const terms = worded.map(({ question: { topic }, answer }) => ({ topic, answer }));
      const isInProfile = addStatedTerms(tx, userId, terms);
      return { document: saved, questions: listQuestions(userId, { documentId }, tx), isInProfile };
    });
  }, ["VERSION_CONFLICT", "DECIDED"]);
}

type Opened = { question: LetterQuestion; text: string | undefined };

function openAmong(given: QuestionAnswer[], all: LetterQuestion[]): Opened[] {
  const found = given.map(({ id, text }) => {
    const question = all.find((one) => one.id === id);
    if (!question) throw new Refusal("NOT_FOUND", "This page does not exist.", 404);
    return { question, text };
  });
  const open = found.filter(({ question: { state } }) => state === "open");
  if (open.length === 0) throw answeredBefore();
  return open;
}

function wordAll(open: Opened[], language: Document["language"]): WordedAnswer[] {
  const fieldErrors: Record<string, string[]> = {};
  const worded = open.flatMap(({ question, text }): WordedAnswer[] => {
    if (text === undefined) return [];
    const { id, topic, request } = question;
    const answer = text.trim();
    const [most, paragraphs] = [maxAnswer(topic), wordAnswer(answer, { topic, request, language })];
    if (answer !== "" && answer.length <= most && paragraphs) return [{ question, answer, paragraphs }];
    fieldErrors[id] = [problemOf(answer, most)];
    return [];
  });
  const [first] = Object.values(fieldErrors);
  if (first) throw new Refusal("BAD_ANSWER", first.join(" "), 400, { fieldErrors });
  return worded;
}

function problemOf(answer: string, most: number): string {
  if (answer === "") return "Write your answer, or leave it out.";
  if (answer.length > most)
    return `Use at most ${most.toLocaleString("en-GB")} characters. Yours has ${answer.length.toLocaleString("en-GB")}.`;
  return "Write a whole sentence. It stands in the letter as you write it.";
}

function contentWith(content: string, worded: WordedAnswer[], all: LetterQuestion[]): string {
  if (worded.length === 0) return content;
  const terms = all.flatMap(({ topic, sentence }) =>
    isTermTopic(topic) && sentence !== "" ? [sentence] : [],
  );
  const answers = worded.map(({ question: { topic, place }, paragraphs }) => ({ topic, place, paragraphs }));
  return printLetter(placeAnswers(parseLetter(content), answers, terms)).trim();
}

// Their own words, and what asks for them: nothing was checked.
function sourcesOf({ question: { request }, answer, paragraphs }: WordedAnswer): Document["sources"] {
  const isWhole = paragraphs.length === 1;
  return paragraphs.map((text) => ({
    text,
    profileLines: [isWhole ? answer.replace(/\s+/g, " ") : text],
    advertLines: [request],
  }));
}

function close(tx: Tx, id: string, answered: WordedAnswer | undefined): void {
  const { changes } = tx
    .update(letterQuestions)
    .set({
      decidedAt: new Date(),
      state: answered ? "answered" : "left_out",
      ...(answered && { answer: answered.answer, sentence: answered.paragraphs.join(" ") }),
    })
    .where(and(eq(letterQuestions.id, id), eq(letterQuestions.state, "open")))
    .run();
  if (changes === 0) throw answeredBefore();
}
