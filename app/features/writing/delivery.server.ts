import { and, eq, lte, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { generationParts, generations } from "~/db/schema";
import { endMaking } from "~/features/applications/applications.server";
import { getGenerationCost, recordFactCheck } from "~/features/ai/completions/calls.server";
import { getAiSettings } from "~/features/ai/settings.server";
import { releaseCredit, spendCredit, type CreditKind } from "~/features/billing/credits.server";
import { getSubscriptionState } from "~/features/billing/history.server";
import { createDocument, replaceFirstText } from "~/features/documents/documents.server";
import type { CheckedFiles } from "~/features/documents/document-files.server";
import { recordAnalyticsEvent } from "~/features/analytics-events/events.server";
import { recordEvent } from "~/features/account-events/events.server";
import { listOpenJobs } from "~/jobs/queue.server";
import { log } from "~/log.server";
import { minutes } from "~/time";
import { saveDecisions } from "./decisions.server";
import { saveQuestions } from "./letter-questions.server";
import type { Findings } from "./findings.schema";
import { othersRunningSince, type Generation } from "./generation-row.server";
import { findPublished } from "./own-version.server";
import type { WrittenPart } from "./parts.server";

type Version = { part: WrittenPart; files: CheckedFiles; findings: Findings };
/** `kept`: the built-in version that the person saw meanwhile; it stays if it was edited or nothing better came. */
export type Outcome =
  ({ type: CreditKind; kept?: Version } & Version) | { type: CreditKind; part?: undefined };

const SUBSTITUTE_NOTES = {
  no_answer: "The AI writer was not available, so our built-in writer wrote this.",
  unconfirmed:
    "Our built-in writer wrote this. The sentences of the AI writer could not be confirmed from your lines.",
};
const KEPT_NOTE = "You kept the version by our built-in writer.";

/**
 * Stores one document with its files and settles its credit; without a document the credit goes back. Call it
 * in the transaction that ends the job. Returns the version that was delivered.
 */
export function settle(tx: Tx, generation: Generation, outcome: Outcome): Version | undefined {
  if (!outcome.part) return void giveBack(tx, generation, outcome.type);
  const { id, userId } = generation;
  const { documentId, version } = deliver(tx, generation, outcome);
  const { part, files, findings } = version;
  const { type, draft, writer, provider, model, promptVersion, checked } = part;
  const isFree = part.standsIn !== undefined && getAiSettings(tx).builtin_fallback_cost === 0;
  const { standsIn } = outcome.part;
  const standsInNote = standsIn ? SUBSTITUTE_NOTES[standsIn] : KEPT_NOTE;
  const notes = [
    ...(part.standsIn ? [standsInNote] : []),
    ...draft.notes,
    ...(isFree ? ["It cost you no credit."] : []),
    ...files.problems.flatMap(({ format, problems }) =>
      problems.map((problem) => `${format.toUpperCase()}: ${problem}`),
    ),
  ];
  recordAnalyticsEvent(tx, {
    type: "document",
    userId,
    sourceId: documentId,
    documentType: type,
    plan: getSubscriptionState(userId, new Date()).plan,
  });
  tx.update(generationParts)
    .set({ status: "ready", documentId, notes, modelLabel: writer, preview: [] })
    .where(partOf(id, type))
    .run();
  const { before, after } = findings.form;
  recordFactCheck(tx, {
    generationId: id,
    documentType: type,
    provider,
    model,
    promptVersion,
    ...checked,
    scoreBefore: before,
    scoreAfter: type === "resume" ? after : null,
  });
  // Of a version that the person did not want there is nothing to settle; the built-in one is the same text either way.
  if (version === outcome || standsIn)
    saveDecisions(tx, { generationId: id, decisions: outcome.part.decisions });
  saveQuestions(tx, generation, draft.questions);
  if (isFree) releaseCredit(tx, userId, id, type);
  else spendCredit(tx, userId, id, type);
  return version;
}

function deliver(
  tx: Tx,
  { id, userId, applicationId, jobTitle, companyName, companyLocation, language }: Generation,
  outcome: Extract<Outcome, Version>,
): { documentId: string; version: Version } {
  const { type, part, files, kept } = outcome;
  const { title, content, sources, whole } = part.draft;
  const published = findPublished(tx, id, type);
  if (published && kept) {
    const isBetter = !part.standsIn && published.isOpen;
    const isReplaced =
      isBetter && replaceFirstText(tx, published.documentId, { title, content, sources }, files);
    return { documentId: published.documentId, version: isReplaced ? outcome : kept };
  }
  const about = { applicationId, jobTitle, companyName, companyLocation, language, generationId: id };
  const documentId = createDocument(tx, userId, { type, title, content, whole, sources, ...about }, files);
  return { documentId, version: outcome };
}

/** Closes the request with what came of it. */
export function endGeneration(
  tx: Tx,
  generationId: string,
  rest: { findings?: Findings; stages?: Generation["stages"] },
): void {
  const parts = tx
    .select({
      type: generationParts.type,
      status: generationParts.status,
      documentId: generationParts.documentId,
    })
    .from(generationParts)
    .where(eq(generationParts.generationId, generationId))
    .all();
  const made = parts.filter(({ status }) => status === "ready");
  const ready = made.length;
  const status = statusOf(ready, parts.length);
  const ended = tx
    .update(generations)
    .set({ ...rest, status, finishedAt: new Date() })
    .where(eq(generations.id, generationId))
    .returning()
    .get();
  if (!ended) return;
  recordAiCost(tx, generationId, ended.userId);
  recordEvent(tx, ended.userId, {
    type: ready > 0 ? "application.ready" : "application.failed",
    data: {
      applicationId: ended.applicationId,
      generationId,
      status,
      documents: made.map(({ type, documentId }) => ({ id: documentId, type })),
    },
  });
  endMaking(tx, ended.applicationId, {
    makingSince: othersRunningSince(tx, ended),
    hasDocuments: ready > 0,
    ...(rest.findings && { closesOn: rest.findings.advert.howToApply.closes ?? null }),
  });
}

function recordAiCost(tx: Tx, generationId: string, userId: string) {
  const { microUsd, unpriced } = getGenerationCost(tx, generationId);
  if (microUsd === 0 && unpriced === 0) return;
  const { plan } = getSubscriptionState(userId, new Date());
  if (microUsd > 0)
    recordAnalyticsEvent(tx, { type: "ai_cost", userId, sourceId: generationId, plan, value: microUsd });
  if (unpriced > 0)
    recordAnalyticsEvent(tx, { type: "ai_unpriced", userId, sourceId: generationId, plan, value: unpriced });
}

/** Ends a generation whose tries are used up: what was not delivered is marked failed and its credit goes back. */
export function abandonGeneration(generationId: string, tx: Tx): void {
  const generation = tx.select().from(generations).where(eq(generations.id, generationId)).get();
  if (!generation || generation.finishedAt) return;
  for (const type of kindsOf(tx, generationId)) giveBack(tx, generation, type);
  endGeneration(tx, generationId, {});
}

/** Gives back what hangs on generations that no job works on any more. There should be none; returns how many there were. */
export function sweepLost(now = new Date()): number {
  const old = db
    .select()
    .from(generations)
    .where(
      and(
        sql`${generations.status} in ('queued', 'running')`,
        lte(generations.createdAt, new Date(now.getTime() - minutes(10))),
      ),
    )
    .all();
  const alive = new Set(listOpenJobs().map(({ payload }) => payload.generationId));
  const lost = old.filter(({ id }) => !alive.has(id));
  for (const { id } of lost) write((tx) => abandonGeneration(id, tx));
  if (lost.length > 0) log.error({ event: "generation.swept", many: lost.length });
  return lost.length;
}

export function kindsOf(reader: Pick<Tx, "select">, generationId: string): CreditKind[] {
  return reader
    .select({ type: generationParts.type })
    .from(generationParts)
    .where(eq(generationParts.generationId, generationId))
    .all()
    .map(({ type }) => type);
}

function giveBack(tx: Tx, { id, userId }: Pick<Generation, "id" | "userId">, type: CreditKind) {
  tx.update(generationParts).set({ status: "failed", preview: [] }).where(partOf(id, type)).run();
  releaseCredit(tx, userId, id, type);
}

function statusOf(ready: number, all: number): Generation["status"] {
  if (ready === all) return "succeeded";
  return ready === 0 ? "failed" : "partly";
}

function partOf(generationId: string, type: CreditKind) {
  return and(eq(generationParts.generationId, generationId), eq(generationParts.type, type));
}
