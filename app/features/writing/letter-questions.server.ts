import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { generationParts, generations, letterQuestions } from "~/db/schema";
import type { Draft } from "~/career/draft";

/** A question as its owner sees it. */
export type LetterQuestion = Omit<
  typeof letterQuestions.$inferSelect,
  "createdAt" | "decidedAt" | "generationId"
>;

/**
 * Stores what the advert asks of a delivered letter and only its owner can answer, in the transaction that delivers it. Each is stored once, however often
 * it is called. What the person answered before in the same words for this application is proposed again; what they left out is not asked again.
 */
export function saveQuestions(
  tx: Tx,
  { id: generationId, applicationId }: { id: string; applicationId: string },
  questions: Draft["questions"],
  now = new Date(),
): void {
  if (questions.length === 0) return;
  const isLetter = and(
    eq(generationParts.generationId, generationId),
    eq(generationParts.type, "cover_letter"),
  );
  const documentId = tx
    .select({ documentId: generationParts.documentId })
    .from(generationParts)
    .where(isLetter)
    .get()?.documentId;
  if (!documentId) return;
  const before = tx
    .select({ question: letterQuestions })
    .from(letterQuestions)
    .innerJoin(generations, eq(generations.id, letterQuestions.generationId))
    .where(and(eq(generations.applicationId, applicationId), ne(letterQuestions.state, "open")))
    .orderBy(desc(letterQuestions.createdAt))
    .all()
    .map(({ question }) => question);
  for (const { topic, text, place, length, suggestion } of questions) {
    const last = before.find((one) => one.topic === topic && one.request === text);
    if (last?.state === "left_out") continue;
    const row = {
      id: newId(),
      createdAt: now,
      generationId,
      documentId,
      topic,
      request: text,
      place,
      length,
    };
    tx.insert(letterQuestions)
      .values({ ...row, answer: last?.answer ?? suggestion })
      .onConflictDoNothing()
      .run();
  }
}

/** The questions of one of the person's own generations or documents, or a single one, answered ones too, in the order of the advert. */
export function listQuestions(
  userId: string,
  about: { generationId: string } | { documentId: string } | { id: string },
  reader: Pick<Tx, "select"> = db,
): LetterQuestion[] {
  return reader
    .select({ question: letterQuestions })
    .from(letterQuestions)
    .innerJoin(generations, eq(generations.id, letterQuestions.generationId))
    .where(and(eq(generations.userId, userId), isAbout(about)))
    .orderBy(asc(letterQuestions.createdAt), sql`${letterQuestions}.rowid`)
    .all()
    .map(
      ({ question: { createdAt: _made, decidedAt: _decided, generationId: _of, ...question } }) => question,
    );
}

function isAbout(about: { generationId: string } | { documentId: string } | { id: string }) {
  if ("id" in about) return eq(letterQuestions.id, about.id);
  return "generationId" in about
    ? eq(letterQuestions.generationId, about.generationId)
    : eq(letterQuestions.documentId, about.documentId);
}
