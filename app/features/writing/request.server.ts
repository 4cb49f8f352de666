import { createHash } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, ne, not, or } from "drizzle-orm";
import { db, write, type Tx } from "~/db/client.server";
import { newId } from "~/db/id";
import { generationParts, generations } from "~/db/schema";
import { hasTransferConsent, recordTransferConsent } from "~/features/accounts/consents.server";
import { endOnboarding } from "~/features/accounts/profile.server";
import { openApplication } from "~/features/applications/applications.server";
import { freeKinds } from "~/features/billing/remakes";
import { reserveCredits, type CreditKind } from "~/features/billing/credits.server";
import { getSubscriptionState } from "~/features/billing/history.server";
import { recordAnalyticsEvent } from "~/features/analytics-events/events.server";
import { hasNoDocuments } from "~/features/documents/document-queries.server";
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

type RequestOptions = {
  /** A form keeps its key when it is changed and sent again. A program's key belongs to one input. */
  isForm?: boolean;
  userAgent?: string;
  now?: Date;
};

/**
 * Accepts a request: stores it, sets its credits aside and queues the work in one transaction. The same idempotency key again
 * returns the first generation. The same key with other input is a new request when a form sends it, as is a form sent again after its
 * generation failed; from a program it is refused (IDEMPOTENCY_MISMATCH, 409). Without credits it
 * throws TRIAL_EXPIRED, SUBSCRIPTION_REQUIRED, SUBSCRIPTION_EXPIRED or QUOTA_EXHAUSTED (402) and nothing is stored. Which AI providers may
 * write is fixed here, by what the person has agreed to by now.
 */
export function requestDocuments(
  userId: string,
  request: GenerationRequest,
  { isForm = false, userAgent = "", now = new Date() }: RequestOptions = {},
): RequestedGeneration {
  const { source, kinds, inputHash } = inputOf(userId, request);
  const recipients = recipientsInLine();

  return write((tx) => {
    const own = eq(generations.userId, userId);
    const { idempotencyKey } = request;
    const known = idempotencyKey === undefined ? [] : findByKey(tx, userId, idempotencyKey, isForm);
    const same = isForm ? known.find(isRepeatOf(inputHash)) : known[0];
    if (same && same.inputHash !== inputHash) {
      throw new Refusal(
        "IDEMPOTENCY_MISMATCH",
        "This key was already used for other input. Use a new key.",
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
          // whoever deleted what it made asks for it anew
          or(isNull(generations.finishedAt), not(hasNoDocuments({ generationId: generations.id }))),
        ),
      )
      .orderBy(desc(generations.createdAt))
      .get();
    if (twin) return { generationId: twin.id, applicationId: twin.applicationId, isNew: false };

    const id = newId();
    const { language, tone, length } = request;
    const { id: applicationId } = openApplication(tx, userId, request, now);
    endOnboarding(tx, userId); // whoever applies has found the way
    const free = freeKinds(kinds, remakeHistory(tx, userId, applicationId, source));
    if (request.aiConsent) recordTransferConsent(tx, userId, recipients, userAgent, now);
    const mayUse = hasTransferConsent(tx, userId, recipients) ? recipients.map(({ slug }) => slug) : [];
    tx.insert(generations)
      .values({
        id,
        createdAt: now,
        userId,
        idempotencyKey: known.length > 0 ? `${idempotencyKey}:${id}` : (idempotencyKey ?? id),
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
      plan: getSubscriptionState(userId, now).plan,
      value: kinds.length,
    });
    for (const type of kinds) tx.insert(generationParts).values({ generationId: id, type }).run();
    enqueue("generation.write", { generationId: id }, tx);
    return { generationId: id, applicationId, isNew: true };
  });
}

/** Whether a post is answered with a generation that was requested before, so that it is neither counted nor checked again. Throws when its upload is gone. */
export function isRepeatedRequest(userId: string, request: GenerationRequest, isForm: boolean): boolean {
  const { idempotencyKey } = request;
  if (idempotencyKey === undefined) return false;
  const known = findByKey(db, userId, idempotencyKey, isForm);
  return isForm ? known.some(isRepeatOf(inputOf(userId, request).inputHash)) : known.length > 0;
}

type KeyedGeneration = Pick<typeof generations.$inferSelect, "id" | "applicationId" | "inputHash" | "status">;

const isRepeatOf = (hash: string) => (one: KeyedGeneration) =>
  one.inputHash === hash && one.status !== "failed";

// Later requests of a form have its key, a colon and their own id; a semicolon follows the colon in ASCII.
function findByKey(
  reader: Pick<Tx, "select">,
  userId: string,
  idempotencyKey: string,
  isForm: boolean,
): KeyedGeneration[] {
  const key = generations.idempotencyKey;
  const later = isForm ? and(gt(key, `${idempotencyKey}:`), lt(key, `${idempotencyKey};`)) : undefined;
  return reader
    .select({
      id: generations.id,
      applicationId: generations.applicationId,
      inputHash: generations.inputHash,
      status: generations.status,
    })
    .from(generations)
    .where(and(eq(generations.userId, userId), or(eq(key, idempotencyKey), later)))
    .all();
}

function inputOf(userId: string, request: GenerationRequest) {
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
  return { source, kinds, inputHash: createHash("sha256").update(JSON.stringify(input)).digest("hex") };
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
