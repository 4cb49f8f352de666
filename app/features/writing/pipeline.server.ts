import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { getDocumentStyle } from "~/features/accounts/settings.server";
import { db, write } from "~/db/client.server";
import { generationParts } from "~/db/schema";
import { env } from "~/env.server";
import { failPoint } from "~/failpoint.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { startMarking } from "~/features/adverts/mark-advert.server";
import { readAdvert } from "~/features/adverts/read-advert.server";
import { checkFiles, warmUpRenderer } from "~/features/documents/document-files.server";
import { getPhotoChoice } from "~/features/documents/document-style.server";
import { parseStored } from "~/features/profile/profile.server";
import { completeJob, assertLease, type Lease } from "~/jobs/queue.server";
import { toLagosDay } from "~/time";
import { Answers } from "~/features/profile/answers";
import { endGeneration, kindsOf, settle, type Outcome } from "./delivery.server";
import { findingsOf, findingsWithResume, profileOf } from "./draft";
import type { Target } from "~/career/draft";
import { findGeneration, type Generation } from "./generation-row.server";
import { allowedInLine, type WrittenPart } from "./parts.server";
import { tellWhenSlow } from "./ready-notice.server";
import { advertRequestOf, atPlace, fitOf } from "./target-advert";
import { stageClock } from "./stage-clock.server";
import { writeParts } from "./write-parts.server";

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
  const generation = findGeneration(generationId);
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
  const request = advertRequestOf(generation, profile);
  const reading = await readAdvert(request, now);
  await enter("match");
  const advert = atPlace(reading.advert, generation);
  await enter("write");
  forgetShown(generationId, lease);
  const errand = {
    generationId,
    lease,
    signal,
    allowedProviders: allowedInLine(generation),
    agreedProviders: generation.allowedProviders,
    deadline: generation.createdAt.getTime() + env.AI_WRITING_TIME_MS,
  };
  const marking = startMarking(request, reading, errand, now);
  const parts = await writeParts(kinds, generation, { profile, advert, target }, errand);
  const found = await marking.finish();
  const findings = findingsOf(profile, { advert: atPlace(found.advert, generation), fit: fitOf(found) });
  const findingsWith = (part: WrittenPart | undefined) =>
    part?.type === "resume" ? findingsWithResume(findings, part.draft) : findings;
  failPoint("after_writing");
  await enter("check");
  const outcomes: Outcome[] = [];
  for (const { type, part, own } of parts) {
    const kept = own && { ...own, findings: findingsWith(own.part) };
    if (!part) outcomes.push({ type });
    else if (own?.part === part) outcomes.push({ type, ...own, findings: findingsWith(part), kept });
    else {
      const { userId, applicationId } = generation;
      const style = { ...getDocumentStyle(userId), ...getPhotoChoice(userId, applicationId) };
      const files = await checkFiles({ ...part.draft, ...style, language: target.language });
      outcomes.push({ type, part, files, findings: findingsWith(part), kept });
    }
  }
  failPoint("before_commit");

  write((tx) => {
    assertLease(tx, lease);
    const told = outcomes.map((outcome) => settle(tx, generation, outcome));
    const resume = told.find((delivered) => delivered?.part.type === "resume");
    endGeneration(tx, generationId, { findings: resume?.findings ?? findings, stages: enter.times() });
    if (outcomes.some(({ part }) => part)) tellWhenSlow(tx, generation, new Date());
    completeJob(tx, lease);
  });
  failPoint("after_commit");
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
