import type { Document } from "~/features/documents/documents.server";
import { listDecisions } from "~/features/writing/decisions.server";
import { listLeftOutLines } from "~/features/writing/left-out.server";
import { listQuestions } from "~/features/writing/letter-questions.server";
import { serializeDecisions, serializeDocument } from "./serializers";

/** A document with what is wrong with each of its files, so that nobody must download one to find out, and what its owner decides. */
export function serializeFullDocument(userId: string, document: Document) {
  return {
    ...serializeDocument(document),
    files: document.problems,
    decisions: serializeDecisions({
      decisions: listDecisions(userId, { documentId: document.id }),
      questions: listQuestions(userId, { documentId: document.id }),
    }),
    leftOut: listLeftOutLines(userId, document),
  };
}
