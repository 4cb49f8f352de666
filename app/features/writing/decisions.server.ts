import { and, asc, count, eq, gte } from "drizzle-orm";
import { applyDecision, type DecisionAnswer } from "~/career/apply-decision";
import { cleanLine, type Profile } from "~/career/profile.schema";
import type { OpenDecision } from "~/career/open-decision";
import { toProfile } from "~/career/resume/profile-values";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { decisions, generationParts, generations } from "~/db/schema";
import { checkFiles } from "~/features/documents/document-files.server";
import { getDocument, replaceDocumentText, type Document } from "~/features/documents/documents.server";
import { addConfirmedFact } from "~/features/profile/confirmed-fact.server";
import { Refusal } from "~/refusal";
import { againIfOvertaken } from "./again-if-overtaken";
import { answeredBefore } from "./answered-before";
import { readTexts } from "./findings.schema";

export type DecisionState = (typeof decisions.$inferSelect)["state"];
/** A decision as its owner sees it. */
export type Decision = OpenDecision & { id: string; documentId: string; state: DecisionState };

/**
 * Stores what the owner has to settle in the documents of a generation, in the transaction that delivers them, after they are
 * delivered. Each is stored once, however often it is called; a decision about a document that was not delivered is not kept.
 */
export function saveDecisions(
  tx: Tx,
  { generationId, decisions: open }: { generationId: string; decisions: OpenDecision[] },
  now = new Date(),
): void {
  const parts = tx
    .select({ type: generationParts.type, documentId: generationParts.documentId })
    .from(generationParts)
    .where(eq(generationParts.generationId, generationId))
    .all();
  for (const { document, own, draft, why, sourceIds } of open) {
    const documentId = parts.find(({ type }) => type === document)?.documentId;
    if (!documentId || own === draft) continue;
    const row = { id: newId(), createdAt: now, generationId, documentId, document };
    tx.insert(decisions)
      .values({ ...row, own: cleanLine(own), draft: cleanLine(draft), why, sourceIds })
      .onConflictDoNothing()
      .run();
  }
}

/** The decisions about one of the person's own generations or documents, answered ones too, in the order they were stored. */
export function listDecisions(
  userId: string,
  about: { generationId: string } | { documentId: string },
): Decision[] {
  const isAbout =
    "generationId" in about
      ? eq(decisions.generationId, about.generationId)
      : eq(decisions.documentId, about.documentId);
  return db
    .select({ decision: decisions })
    .from(decisions)
    .innerJoin(generations, eq(generations.id, decisions.generationId))
    .where(and(eq(generations.userId, userId), isAbout))
    .orderBy(asc(decisions.createdAt), asc(decisions.id))
    .all()
    .map(({ decision }) => toDecision(decision));
}

/**
 * The owner answers. "true" puts the draft in the place of their line, as a new version of the document, and adds it to their profile
 * as a confirmed fact; "left_out" takes their line out; "own" changes nothing. Costs no credit. Throws NOT_FOUND (404) and DECIDED (409).
 */
export function decide(
  userId: string,
  id: string,
  answer: DecisionAnswer,
): Promise<{ decision: Decision; document: Document; isInProfile: boolean }> {
  return againIfOvertaken(async () => {
    const open = getOpenDecision(userId, id);
    const document = getDocument(userId, open.decision.documentId);
    const { source } = open;
    const { language } = document;
    const content = applyDecision(document.content, open.decision, answer, { source, language });
    if (content === undefined) throw tooLong();
    const files = content === document.content ? undefined : await checkFiles({ ...document, content });
    return write((tx) => {
      close(tx, id, answer);
      const text = { content, sources: sourcesAfter(document.sources, open.decision, answer) };
      const saved = files ? replaceDocumentText(tx, userId, document, text, files) : document;
      const isInProfile = answer === "true" && addConfirmedFact(tx, userId, open.decision, source);
      return { decision: { ...open.decision, state: answer }, document: saved, isInProfile };
    });
  });
}

/** How many decisions of all people are in each state, of those stored since `since`. */
export function countDecisions(since: Date): Record<DecisionState, number> {
  const rows = db
    .select({ state: decisions.state, many: count() })
    .from(decisions)
    .where(gte(decisions.createdAt, since))
    .groupBy(decisions.state)
    .all();
  const many = (state: DecisionState) => rows.find((row) => row.state === state)?.many ?? 0;
  return { open: many("open"), true: many("true"), own: many("own"), left_out: many("left_out") };
}

function getOpenDecision(userId: string, id: string): { decision: Decision; source: Profile | undefined } {
  const row = db
    .select({ decision: decisions, profile: generations.profile })
    .from(decisions)
    .innerJoin(generations, eq(generations.id, decisions.generationId))
    .where(and(eq(generations.userId, userId), eq(decisions.id, id)))
    .get();
  if (!row) throw new Refusal("NOT_FOUND", "This page does not exist.", 404);
  if (row.decision.state !== "open") throw answeredBefore();
  return { decision: toDecision(row.decision), source: toProfile(row.profile ?? undefined) };
}

function close(tx: Tx, id: string, state: DecisionAnswer): void {
  const { changes } = tx
    .update(decisions)
    .set({ state, decidedAt: new Date() })
    .where(and(eq(decisions.id, id), eq(decisions.state, "open")))
    .run();
  if (changes === 0) throw answeredBefore();
}

// What the person confirms is a line of theirs from now on.
function sourcesAfter(
  sources: Document["sources"],
  { own, draft }: OpenDecision,
  answer: DecisionAnswer,
): Document["sources"] {
  const others = sources.filter(({ text }) => text !== own);
  if (answer !== "true") return others;
  const at = sources.findIndex(({ text }) => text === own);
  const mine = { text: draft, profileLines: [draft], advertLines: [] };
  return others.toSpliced(at < 0 ? others.length : at, 0, mine);
}

function toDecision({
  id,
  documentId,
  document,
  own,
  draft,
  why,
  sourceIds,
  state,
}: typeof decisions.$inferSelect): Decision {
  return { id, documentId, document, own, draft, why, sourceIds: readTexts(sourceIds), state };
}

function tooLong() {
  return new Refusal("TOO_LONG", "The line would be too long. Shorten it in the editor, then try again.");
}
