import { and, eq, lte, sql } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { generationParts, generations } from "~/db/schema";
import { getGenerationCost, recordFactCheck } from "~/features/ai/completions/calls.server";
import { getAiSettings } from "~/features/ai/settings.server";
import { releaseCredit, spendCredit, type CreditKind } from "~/features/billing/credits.server";
import { getSubscriptionState } from "~/features/billing/history.server";
import { createDocument } from "~/features/documents/documents.server";
import type { RenderedFile } from "~/features/documents/document-files.server";
import { recordAnalyticsEvent } from "~/features/analytics-events/events.server";
import { listOpenJobs } from "~/jobs/queue.server";
import { log } from "~/log.server";
import { minutes } from "~/time";
import type { Findings } from "./findings.schema";
import type { WrittenPart } from "./parts.server";

type Generation = typeof generations.$inferSelect;
export type Outcome =
  { type: CreditKind; part: WrittenPart; files: RenderedFile[] } | { type: CreditKind; part?: undefined };

/** Stores one document with its files and settles its credit; without a document the credit goes back. Call it in the transaction that ends the job. */
export function settle(tx: Tx, generation: Generation, outcome: Outcome, { form }: Findings): void {
  if (!outcome.part) return giveBack(tx, generation, outcome.type);
  const { type, part, files } = outcome;
  const { id, userId, jobTitle, companyName, companyLocation, language } = generation;
  const { title, content, sources } = part.draft;
  const isFree = part.isSubstitute && getAiSettings(tx).builtin_fallback_cost === 0;
  const notes = [
    ...part.draft.notes,
    ...(isFree ? ["It cost you no credit."] : []),
    ...files.flatMap(({ format, problems }) =>
      problems.map((problem) => `${format.toUpperCase()}: ${problem}`),
    ),
  ];
  const documentId = createDocument(
    tx,
    userId,
    { type, title, content, sources, jobTitle, companyName, companyLocation, language, generationId: id },
    files,
  );
  recordAnalyticsEvent(tx, {
    type: "document",
    userId,
    sourceId: documentId,
    documentType: type,
    plan: getSubscriptionState(userId, new Date(), tx).plan,
  });
  tx.update(generationParts)
    .set({ status: "ready", documentId, notes, modelLabel: part.writer, preview: [] })
    .where(partOf(id, type))
    .run();
  const { provider, model, promptVersion, checked } = part;
  recordFactCheck(tx, {
    generationId: id,
    documentType: type,
    provider,
    model,
    promptVersion,
    ...checked,
    scoreBefore: form.before,
    scoreAfter: type === "resume" ? form.after : null,
  });
  if (isFree) releaseCredit(tx, userId, id, type);
  else spendCredit(tx, userId, id, type);
}

/** Closes the request with what came of it. */
export function endGeneration(
  tx: Tx,
  generationId: string,
  rest: Pick<Partial<Generation>, "findings" | "stages">,
): void {
  const parts = tx
    .select({ status: generationParts.status })
    .from(generationParts)
    .where(eq(generationParts.generationId, generationId))
    .all();
  const ready = parts.filter(({ status }) => status === "ready").length;
  const status = statusOf(ready, parts.length);
  const ended = tx
    .update(generations)
    .set({ ...rest, status, finishedAt: new Date() })
    .where(eq(generations.id, generationId))
    .returning({ userId: generations.userId })
    .get();
  if (ended) recordAiCost(tx, generationId, ended.userId);
}

function recordAiCost(tx: Tx, generationId: string, userId: string) {
  const { microUsd, unpriced } = getGenerationCost(tx, generationId);
  if (microUsd === 0 && unpriced === 0) return;
  const { plan } = getSubscriptionState(userId, new Date(), tx);
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

function giveBack(tx: Tx, { id, userId }: Generation, type: CreditKind) {
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
