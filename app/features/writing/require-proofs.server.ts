import { MIN_PROOFS } from "~/career/letter-writer";
import type { QuestionKind } from "~/career/matching/questions";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { readAdvert } from "~/features/adverts/read-advert.server";
import { Refusal } from "~/refusal";
import { comparedWith } from "./check-advert.server";
import { profileOf } from "./draft";
import type { GenerationRequest } from "./generation.schema";
import { sourceOf } from "./request.server";
import { advertRequestOf, fitOf } from "./target-advert";

/**
 * Refuses a letter that fewer than two of the person's facts would support, before a credit is reserved: TOO_FEW_PROOFS
 * (422), with the questions whose answers could support it. A request for a resume alone passes. Throws what readAdvert throws.
 */
export async function requireProofs(
  userId: string,
  request: GenerationRequest,
  now = new Date(),
): Promise<void> {
  if (!request.generateCoverLetter) return;
  const { profile: known, questionnaire } = sourceOf(userId, request);
  const owner = findAccount(userId);
  if (!owner) throw new Error("a request without an account");
  const account = { name: `${owner.firstName} ${owner.lastName}`.trim(), email: owner.email };
  const profile = profileOf({ profile: known ?? undefined, answers: questionnaire, account });
  const reading = await readAdvert({ ...advertRequestOf(request, profile), countsProofs: true }, now);
  const { proofs = 0 } = reading;
  const fit = fitOf(reading);
  if (proofs >= MIN_PROOFS) return;
  const { isOwn } = comparedWith(userId, { ...request, isNewPerson: request.isCreatingNewResume });
  const questions = isOwn ? fit.questions.filter(({ kind }) => PROVING.has(kind)) : [];
  const next = nextStep({
    isNewPerson: request.isCreatingNewResume,
    isOwn,
    hasQuestions: questions.length > 0,
  });
  const found = proofs === 0 ? "nothing" : "only one thing";
  throw new Refusal(
    "TOO_FEW_PROOFS",
    `We found ${found} of yours that answers this advert, and a letter needs two. No credit was used. ${next}`,
    422,
    { field: "generateCoverLetter", proofs, questions },
  );
}

// The answer to any other question opens or closes a rule and says nothing that a letter argues with.
const PROVING: ReadonlySet<QuestionKind> = new Set([
  "body",
  "licence",
  "certificate",
  "language",
  "tool",
  "skill",
  "duty",
]);

function nextStep(to: { isNewPerson: boolean; isOwn: boolean; hasQuestions: boolean }): string {
  if (to.isNewPerson) return "Write in the form what you have done: jobs, projects, skills.";
  if (!to.isOwn) return "Add a resume that says what you have done.";
  return to.hasQuestions
    ? "Answer a question about this advert, or tell us in My profile what you have done."
    : "Tell us in My profile what you have done.";
}
