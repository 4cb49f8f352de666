import { createHash } from "node:crypto";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { generationParts, generations } from "~/db/schema";
import { hasTransferConsent, recordTransferConsent } from "~/features/accounts/consents.server";
import { openApplication } from "~/features/applications/applications.server";
import { freeKinds } from "~/features/billing/remakes";
import { reserveCredits, type CreditKind } from "~/features/billing/credits.server";
import { getSubscriptionState } from "~/features/billing/history.server";
import { recordAnalyticsEvent } from "~/features/analytics-events/events.server";
import { addAnswers } from "~/features/profile/answers.server";
import { getProfile } from "~/features/profile/profile.server";
import { enqueue } from "~/jobs/queue.server";
import { Refusal } from "~/refusal";
import { seconds } from "~/time";
import { Answers } from "~/features/profile/answers";
import type { GenerationRequest } from "./generation.schema";
import { remakeHistory, type WritingSource } from "./remake-history.server";
import { findUpload, profileOfUpload, uploadGone } from "./uploads.server";
import { recipientsInLine } from "./who-writes.server";

export type RequestedGeneration = { generationId: string; applicationId: string; isNew: boolean };

/** Two posts of the same input within this time are one wish, even from two tabs. */
const SAME_WISH = seconds(60);

/**
 * Accepts a request: stores it, sets its credits aside and queues the work in one transaction. The same idempotency key again
 * returns the first generation; the same key with other input is refused (IDEMPOTENCY_MISMATCH, 409). Without credits it
 * throws TRIAL_EXPIRED, SUBSCRIPTION_REQUIRED, SUBSCRIPTION_EXPIRED or QUOTA_EXHAUSTED (402) and nothing is stored. Which AI providers may
 * write is fixed here, by what the person has agreed to by now.
 */
export function requestDocuments(
  userId: string,
  request: GenerationRequest,
  { userAgent = "", now = new Date() }: { userAgent?: string; now?: Date } = {},
): RequestedGeneration {
  const source = sourceOf(userId, request);
  const kinds: CreditKind[] = [
    ...(request.generateCoverLetter ? ["cover_letter" as const] : []),
    ...(request.optimizeResume ? ["resume" as const] : []),
  ];
  const input = {
    // The same words are the same wish, whether they come from a file or, a moment later, from the profile that it became.
    profile: source.profile,
    questionnaire: source.questionnaire,
    kinds,
    jobTitle: request.jobTitle,
    companyName: request.companyName,
    companyLocation: request.companyLocation,
    jobDescription: request.jobDescription,
    language: request.language,
    tone: request.tone,
    length: request.length,
  };
  const inputHash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  const idempotencyKey = request.idempotencyKey ?? newId();
  const recipients = recipientsInLine();

  return write((tx) => {
    const own = eq(generations.userId, userId);
    const same = tx
      .select()
      .from(generations)
      .where(and(own, eq(generations.idempotencyKey, idempotencyKey)))
      .get();
    if (same && same.inputHash !== inputHash) {
      throw new Refusal(
        "IDEMPOTENCY_MISMATCH",
        "You already sent this form with other answers. Open a new form and send it from there.",
        409,
        { generationId: same.id },
      );
    }
    if (same) return { generationId: same.id, applicationId: same.applicationId, isNew: false };
    const twin = tx
      .select({ id: generations.id, applicationId: generations.applicationId })
      .from(generations)
      .where(
        and(
          own,
          eq(generations.inputHash, inputHash),
          gt(generations.createdAt, new Date(now.getTime() - SAME_WISH)),
          ne(generations.status, "failed"),
        ),
      )
      .orderBy(desc(generations.createdAt))
      .get();
    if (twin) return { generationId: twin.id, applicationId: twin.applicationId, isNew: false };

    const id = newId();
    const { language, tone, length } = request;
    const { id: applicationId } = openApplication(tx, userId, request, now);
    const free = freeKinds(kinds, remakeHistory(tx, userId, applicationId, source));
    if (request.aiConsent) recordTransferConsent(tx, userId, recipients, userAgent, now);
    const mayUse = hasTransferConsent(tx, userId, recipients) ? recipients.map(({ slug }) => slug) : [];
    tx.insert(generations)
      .values({
        id,
        createdAt: now,
        userId,
        idempotencyKey,
        inputHash,
        applicationId,
        freeKinds: free,
        language,
        tone,
        length,
        allowedProviders: mayUse,
        ...source,
      })
      .run();
    if (source.questionnaire) addAnswers(tx, userId, source.questionnaire, now);
    reserveCredits(tx, userId, id, kinds, now, free);
    recordAnalyticsEvent(tx, {
      type: "generation",
      userId,
      sourceId: id,
      at: now,
      plan: getSubscriptionState(userId, now, tx).plan,
      value: kinds.length,
    });
    for (const type of kinds) tx.insert(generationParts).values({ generationId: id, type }).run();
    enqueue("generation.write", { generationId: id }, tx);
    return { generationId: id, applicationId, isNew: true };
  });
}

/** Whether this key was used before, so that a repeated post is answered before anything is read or counted. */
export function findByKey(userId: string, idempotencyKey: string): string | undefined {
  return db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.idempotencyKey, idempotencyKey)))
    .get()?.id;
}

/** What documents are written from. It is copied into the request, so that a later change of the profile changes nothing. Throws when the upload is gone. */
export function sourceOf(userId: string, request: GenerationRequest): WritingSource {
  if (request.isCreatingNewResume)
    return { profile: null, resumeName: "", questionnaire: Answers.parse(request) };
  if (request.useProfile)
    return { profile: getProfile(userId).profile, resumeName: "My profile", questionnaire: null };
  if (!request.uploadId) return { profile: null, resumeName: "", questionnaire: null };
  const upload = findUpload(userId, request.uploadId);
  if (!upload) throw uploadGone();
  const { profile } = profileOfUpload(userId, upload);
  return { profile, resumeName: upload.fileName, questionnaire: null };
}
