import { and, eq } from "drizzle-orm";
import type { LineSource } from "~/career/line-sources";
import { db } from "~/db/client.server";
import { generationParts, generations } from "~/db/schema";
import { findDocuments } from "~/features/documents/document-queries.server";
import type { Document } from "~/features/documents/documents.server";
import { Refusal } from "~/refusal";
import { listDecisions } from "./decisions.server";
import { listQuestions } from "./letter-questions.server";
import { findGeneration } from "./generation-row.server";
import { readFindings, readStageTimes, readTexts } from "./findings.schema";
import { STAGES, type Stage } from "./stages";
import { recipientsInLine } from "./who-writes.server";

export type Part = {
  type: "cover_letter" | "resume";
  status: "waiting" | "kept" | "ready" | "failed";
  notes: string[];
  writer: string;
  shown: string[];
  document?: {
    id: string;
    title: string;
    content: string;
    sources: LineSource[];
    version: number;
    updatedAt: Date;
    design: Document["design"];
    pages: Document["pages"];
    hasPhoto: boolean;
  };
};

/** How one of the person's own generations stands, with its documents as they are now. Another's does not exist: 404. */
export function getGeneration(userId: string, generationId: string) {
  const generation = findGeneration(generationId, userId);
  if (!generation) throw new Refusal("NOT_FOUND", "This page does not exist.", 404);
  const rows = db
    .select()
    .from(generationParts)
    .where(eq(generationParts.generationId, generationId))
    .orderBy(generationParts.type)
    .all();
  const made = findDocuments(rows.flatMap(({ documentId }) => documentId ?? []));
  const parts: Part[] = rows.map(({ type, status, notes, modelLabel, preview, documentId }) => {
    const document = made.get(documentId ?? "");
    return {
      type,
      status,
      notes: readTexts(notes),
      writer: modelLabel,
      shown: readTexts(preview),
      document: document && {
        id: document.id,
        title: document.title,
        content: document.content,
        sources: document.sources,
        version: document.version,
        updatedAt: document.updatedAt,
        design: document.design,
        pages: document.pages,
        hasPhoto: document.hasPhoto,
      },
    };
  });
  return {
    generation: { ...generation, findings: readFindings(generation.findings) },
    parts,
    decisions: listDecisions(userId, { generationId }),
    questions: listQuestions(userId, { generationId }),
    stages: stagesOf(generation.stages, generation.status),
    isFinished: isFinished(generation.status),
    isReadable: parts.some(({ document }) => document),
    whoWrites: whoWrites(readTexts(generation.allowedProviders)),
  };
}

/** The state in a few bytes, for the event stream and the polling page; `shown` are the sentences of the built-in version of each part. */
export function getProgress(userId: string, generationId: string) {
  const generation = db
    .select({ status: generations.status, stages: generations.stages })
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.id, generationId)))
    .get();
  if (!generation) throw new Refusal("NOT_FOUND", "This page does not exist.", 404);
  const { type, preview, documentId } = generationParts;
  const parts = isFinished(generation.status)
    ? []
    : db
        .select({ type, preview, documentId })
        .from(generationParts)
        .where(eq(generationParts.generationId, generationId))
        .all();
  return {
    status: generation.status,
    stages: stagesOf(generation.stages, generation.status),
    isFinished: isFinished(generation.status),
    /** Something is there to read, although a better version may come. */
    isReadable: parts.some((part) => part.documentId),
    shown: parts.map((part) => ({ type: part.type, preview: readTexts(part.preview) })),
  };
}

// The label of who is asked first, while a provider may write; empty for the built-in writer.
function whoWrites(mayUse: string[]): string {
  return mayUse.length === 0
    ? ""
    : (recipientsInLine().find(({ slug }) => mayUse.includes(slug))?.label ?? "");
}

export type StageView = { stage: Stage; label: string; state: "done" | "doing" | "waiting"; ms?: number };

function stagesOf(stored: unknown, status: string): StageView[] {
  const times = readStageTimes(stored);
  return STAGES.map(({ stage, label }) => {
    const time = times.find((entry) => entry.stage === stage);
    if (!time) return { stage, label, state: "waiting" };
    if (time.endedAt !== undefined) return { stage, label, state: "done", ms: time.endedAt - time.startedAt };
    return { stage, label, state: isFinished(status) ? "waiting" : "doing" };
  });
}

function isFinished(status: string): boolean {
  return status === "succeeded" || status === "partly" || status === "failed";
}
