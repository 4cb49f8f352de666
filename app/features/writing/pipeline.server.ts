import { createHash } from "node:crypto"
import { setImmediate as breathe } from "node:timers/promises"
import { and, eq, inArray, lte } from "drizzle-orm"
import { readAdvert } from "~/career/advert/read"
import { db, write, type Tx } from "~/db/client.server"
import { generationParts, generations, jobs, users, type StageTimes } from "~/db/schema"
import { failPoint } from "~/failpoint.server"
import { releaseCredit, spendCredit, type CreditKind } from "~/features/billing/credits.server"
import { createDocument } from "~/features/documents/documents.server"
import { makeFiles, type MadeFile } from "~/features/documents/files.server"
import { finish, holdLease, type Lease } from "~/jobs/queue.server"
import { errorFacts, log } from "~/log.server"
import { lagosDay, minutes } from "~/time"
import { Answers } from "./answers"
import { draft, findingsOf, profileOf, scoreDelivered, type Draft, type Target } from "./draft"
import { tellWhenSlow } from "./ready-notice.server"
import type { Stage } from "./stages"

type Generation = typeof generations.$inferSelect
type Outcome = { type: CreditKind; draft: Draft; files: MadeFile[] } | { type: CreditKind; draft?: undefined }

/**
 * Works one generation from the stored request to checked documents. Each document is stored and charged, or its credit given
 * back, in the one transaction that also ends the job. Run twice, the second time does nothing.
 */
export async function writeDocuments(generationId: string, lease: Lease, now = new Date()): Promise<void> {
  const generation = db.select().from(generations).where(eq(generations.id, generationId)).get()
  const account = generation && db.select().from(users).where(eq(users.id, generation.userId)).get()
  if (!generation || !account || generation.finishedAt) return write((tx) => finish(tx, lease))
  const kinds = kindsOf(db, generationId)
  const target = targetOf(generation, now)
  const enter = stageClock(generationId, lease)
  failPoint("after_claim")

  await enter("resume")
  const name = `${account.firstName} ${account.lastName}`.trim()
  const profile = profileOf({ resumeText: generation.resumeText, answers: generation.answers && Answers.parse(generation.answers), account: { name, email: account.email } })
  await enter("advert")
  const advert = readAdvert(generation.jobDescription, target)
  await enter("match")
  const findings = findingsOf(profile, advert, target)
  await enter("write")
  const drafts = kinds.map((type) => ({ type, draft: orNothing(generationId, () => draft(type, profile, advert, target)) }))
  const told = scoreDelivered(findings, drafts.find(({ type }) => type === "resume")?.draft, advert)
  failPoint("after_writing")
  await enter("check")
  const outcomes: Outcome[] = []
  for (const { type, draft } of drafts) outcomes.push(draft ? { type, draft, files: await makeFiles({ ...draft, language: target.language }) } : { type })
  failPoint("before_commit")

  write((tx) => {
    holdLease(tx, lease)
    for (const outcome of outcomes) {
      if (outcome.draft) deliver(tx, generation, outcome)
      else giveBack(tx, generation, outcome.type)
    }
    endGeneration(tx, generationId, { findings: told, stages: enter.times() })
    if (outcomes.some(({ draft }) => draft)) tellWhenSlow(tx, generation, new Date())
    finish(tx, lease)
  })
  failPoint("after_commit")
}

/** Ends a generation whose tries are used up: what was not delivered is marked failed and its credit goes back. */
export function abandonGeneration(generationId: string, tx: Tx): void {
  const generation = tx.select().from(generations).where(eq(generations.id, generationId)).get()
  if (!generation || generation.finishedAt) return
  for (const type of kindsOf(tx, generationId)) giveBack(tx, generation, type)
  endGeneration(tx, generationId, {})
}

/** Gives back what hangs on generations that no job works on any more. There should be none; returns how many there were. */
export function sweepLost(now = new Date()): number {
  const old = db
    .select()
    .from(generations)
    .where(and(inArray(generations.status, ["queued", "running"]), lte(generations.createdAt, new Date(now.getTime() - minutes(10)))))
    .all()
  const alive = new Set(
    db.select({ payload: jobs.payload }).from(jobs).where(inArray(jobs.status, ["queued", "running"])).all().map(({ payload }) => payload.generationId),
  )
  const lost = old.filter(({ id }) => !alive.has(id))
  for (const { id } of lost) write((tx) => abandonGeneration(id, tx))
  if (lost.length > 0) log.error({ event: "generation.swept", many: lost.length })
  return lost.length
}

function deliver(tx: Tx, generation: Generation, { type, draft, files }: Extract<Outcome, { draft: Draft }>) {
  const { id, userId, jobTitle, companyName, companyLocation, language } = generation
  const { title, content } = draft
  const notes = [...draft.notes, ...files.flatMap(({ format, problems }) => problems.map((problem) => `${format.toUpperCase()}: ${problem}`))]
  const documentId = createDocument(tx, userId, { type, title, content, jobTitle, companyName, companyLocation, language, generationId: id }, files)
  tx.update(generationParts).set({ status: "ready", documentId, notes }).where(partOf(id, type)).run()
  spendCredit(tx, userId, id, type)
}

function giveBack(tx: Tx, { id, userId }: Generation, type: CreditKind) {
  tx.update(generationParts).set({ status: "failed" }).where(partOf(id, type)).run()
  releaseCredit(tx, userId, id, type)
}

function endGeneration(tx: Tx, generationId: string, rest: Pick<Partial<Generation>, "findings" | "stages">) {
  const parts = tx.select({ status: generationParts.status }).from(generationParts).where(eq(generationParts.generationId, generationId)).all()
  const ready = parts.filter(({ status }) => status === "ready").length
  const status = statusOf(ready, parts.length)
  tx.update(generations).set({ ...rest, status, finishedAt: new Date() }).where(eq(generations.id, generationId)).run()
}

function statusOf(ready: number, all: number): Generation["status"] {
  if (ready === all) return "succeeded"
  return ready === 0 ? "failed" : "partly"
}

function kindsOf(reader: Pick<Tx, "select">, generationId: string): CreditKind[] {
  return reader.select({ type: generationParts.type }).from(generationParts).where(eq(generationParts.generationId, generationId)).all().map(({ type }) => type)
}

function partOf(generationId: string, type: CreditKind) {
  return and(eq(generationParts.generationId, generationId), eq(generationParts.type, type))
}

// The same input chooses the same phrasing, another person's input another one.
function targetOf({ jobTitle, companyName, companyLocation, language, inputHash, userId }: Generation, now: Date): Target {
  const seed = createHash("sha256").update(`${userId}:${inputHash}`).digest("hex")
  return { jobTitle, companyName, companyLocation, language, seed, today: lagosDay(now) }
}

/** Stores which stage runs since when, under the lease, and lets the event loop serve others in between. */
function stageClock(generationId: string, lease: Lease) {
  const times: StageTimes = []
  const endLast = () => {
    const last = times.at(-1)
    if (last && last.endedAt === undefined) last.endedAt = Date.now()
  }
  const enter = async (stage: Stage) => {
    endLast()
    times.push({ stage, startedAt: Date.now() })
    write((tx) => {
      holdLease(tx, lease)
      tx.update(generations).set({ status: "running", stages: times, startedAt: new Date(times[0]?.startedAt ?? Date.now()) }).where(eq(generations.id, generationId)).run()
    })
    await breathe()
  }
  return Object.assign(enter, {
    times() {
      endLast()
      return times
    },
  })
}

// A bug in writing one document must not take the other one with it.
function orNothing(generationId: string, make: () => Draft): Draft | undefined {
  try {
    return make()
  } catch (error) {
    log.error({ event: "generation.draft_failed", generationId, ...errorFacts(error) })
    return undefined
  }
}
