import { and, eq } from "drizzle-orm"
import { db } from "~/db/client.server"
import { documents, generationParts, generations } from "~/db/schema"
import { Refusal } from "~/refusal"
import { STAGES, type Stage } from "./stages"

export type Part = {
  type: "cover_letter" | "resume"
  status: "waiting" | "ready" | "failed"
  notes: string[]
  document?: { id: string; title: string; content: string; version: number; updatedAt: Date }
}

/** How one of the person's own generations stands, with its documents as they are now. Another's does not exist: 404. */
export function getGeneration(userId: string, generationId: string) {
  const generation = db.select().from(generations).where(and(eq(generations.userId, userId), eq(generations.id, generationId))).get()
  if (!generation) throw new Refusal("NOT_FOUND", "This page does not exist.", 404)
  const rows = db
    .select({ part: generationParts, document: documents })
    .from(generationParts)
    .leftJoin(documents, eq(documents.id, generationParts.documentId))
    .where(eq(generationParts.generationId, generationId))
    .orderBy(generationParts.type)
    .all()
  const parts: Part[] = rows.map(({ part, document }) => ({
    type: part.type,
    status: part.status,
    notes: part.notes,
    document: document ? { id: document.id, title: document.title, content: document.content, version: document.version, updatedAt: document.updatedAt } : undefined,
  }))
  return { generation, parts, stages: stagesOf(generation.stages, generation.status), isFinished: isFinished(generation.status) }
}

/** The state in a few bytes, for the event stream and the polling page. */
export function getProgress(userId: string, generationId: string) {
  const generation = db
    .select({ status: generations.status, stages: generations.stages })
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.id, generationId)))
    .get()
  if (!generation) throw new Refusal("NOT_FOUND", "This page does not exist.", 404)
  return { status: generation.status, stages: stagesOf(generation.stages, generation.status), isFinished: isFinished(generation.status) }
}

export type StageView = { stage: Stage; label: string; state: "done" | "doing" | "waiting"; ms?: number }

function stagesOf(times: { stage: string; startedAt: number; endedAt?: number }[], status: string): StageView[] {
  return STAGES.map(({ stage, label }) => {
    const time = times.find((entry) => entry.stage === stage)
    if (!time) return { stage, label, state: "waiting" }
    if (time.endedAt !== undefined) return { stage, label, state: "done", ms: time.endedAt - time.startedAt }
    return { stage, label, state: isFinished(status) ? "waiting" : "doing" }
  })
}

function isFinished(status: string): boolean {
  return status === "succeeded" || status === "partly" || status === "failed"
}
