import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Profile } from "~/career/profile.schema";
import { db, write } from "~/db/client.server";
import { generationParts, generations } from "~/db/schema";
import { failPoint } from "~/failpoint.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { readAdvert } from "~/features/adverts/read-advert.server";
import { warmUpRenderer, renderFiles } from "~/features/documents/document-files.server";
import { parseStored } from "~/features/profile/profile.server";
import { completeJob, assertLease, type Lease } from "~/jobs/queue.server";
import { toLagosDay, seconds } from "~/time";
import { Answers } from "~/features/profile/answers";
import { endGeneration, kindsOf, settle, type Outcome } from "./delivery.server";
import { findingsOf, findingsWithResume, profileOf, type Target } from "./draft";
import { writePart } from "./parts.server";
import { tellWhenSlow } from "./ready-notice.server";
import { stageClock } from "./stage-clock.server";

type Generation = typeof generations.$inferSelect;

/** How long a person waits before the built-in writer takes over from providers that do not answer. */
const PATIENCE = seconds(90);

/**
 * Works one generation from the stored request to checked documents. Each document is stored and charged, or its credit given
 * back, in the one transaction that also ends the job. Run twice, the second time does nothing.
 */
export async function writeDocuments(
  generationId: string,
  lease: Lease,
  signal: AbortSignal,
  now = new Date(),
): Promise<void> {
  const generation = db.select().from(generations).where(eq(generations.id, generationId)).get();
  const account = generation && findAccount(generation.userId);
  if (!generation || !account || generation.finishedAt) return write((tx) => completeJob(tx, lease));
  const kinds = kindsOf(db, generationId);
  const target = targetOf(generation, now);
  const enter = stageClock(generationId, lease);
  failPoint("after_claim");
  warmUpRenderer();

  await enter("resume");
  const name = `${account.firstName} ${account.lastName}`.trim();
  const profile = profileOf({
    profile: generation.profile ? parseStored(generation.profile) : undefined,
    answers: generation.questionnaire && Answers.parse(generation.questionnaire),
    account: { name, email: account.email },
  });
  await enter("advert");
  const { advert, fit } = await readAdvertFor(generation, profile, now);
  await enter("match");
  const findings = findingsOf(profile, { advert, fit });
  await enter("write");
  forgetShown(generationId, lease);
  const errand = {
    generationId,
    lease,
    signal,
    allowedProviders: generation.allowedProviders,
    deadline: generation.createdAt.getTime() + PATIENCE,
  };
  const parts = await Promise.all(
    kinds.map(async (type) => ({ type, part: await writePart(type, profile, advert, target, errand) })),
  );
  const told = findingsWithResume(findings, parts.find(({ type }) => type === "resume")?.part?.draft);
  failPoint("after_writing");
  await enter("check");
  const outcomes: Outcome[] = [];
  for (const { type, part } of parts)
    outcomes.push(
      part
        ? { type, part, files: await renderFiles({ ...part.draft, language: target.language }) }
        : { type },
    );
  failPoint("before_commit");

  write((tx) => {
    assertLease(tx, lease);
    for (const outcome of outcomes) settle(tx, generation, outcome, told);
    endGeneration(tx, generationId, { findings: told, stages: enter.times() });
    if (outcomes.some(({ part }) => part)) tellWhenSlow(tx, generation, new Date());
    completeJob(tx, lease);
  });
  failPoint("after_commit");
}

// The place that the person gave goes before the one in the text.
async function readAdvertFor(
  { jobDescription, jobTitle, companyName, companyLocation }: Generation,
  profile: Profile,
  now: Date,
) {
  const { advert, fit } = await readAdvert({ text: jobDescription, jobTitle, companyName, profile }, now);
  if (!fit) throw new Error("an advert that was read with a profile has no fit");
  return { advert: { ...advert, ...(companyLocation && { location: companyLocation }) }, fit };
}

// What a worker that died had shown is void.
function forgetShown(generationId: string, lease: Lease) {
  write((tx) => {
    assertLease(tx, lease);
    tx.update(generationParts)
      .set({ preview: [] })
      .where(eq(generationParts.generationId, generationId))
      .run();
  });
}

// The same input chooses the same phrasing, another person's input another one.
function targetOf(
  { jobTitle, companyName, companyLocation, language, tone, length, inputHash, userId }: Generation,
  now: Date,
): Target {
  const seed = createHash("sha256").update(`${userId}:${inputHash}`).digest("hex");
  return { jobTitle, companyName, companyLocation, language, tone, length, seed, today: toLagosDay(now) };
}
