import { withFact } from "~/career/apply-decision";
import { withTerm } from "~/career/letter-answers";
import type { RequestTopic } from "~/career/letter-writer";
import type { OpenDecision } from "~/career/open-decision";
import type { Profile } from "~/career/profile.schema";
import type { Tx } from "~/db/client.server";
import { openDoubts } from "./stored-profile";
import { findProfile, storeProfile, type CareerProfile } from "./profile.server";

/**
 * Adds a sentence that the person confirmed to their profile, in the caller's transaction, under the entry that it is about. `source`
 * is the profile that its source ids belong to. False: they have no profile, or the line does not fit.
 */
export function addConfirmedFact(
  tx: Tx,
  userId: string,
  sentence: Pick<OpenDecision, "own" | "draft" | "sourceIds">,
  source: Profile | undefined,
  now = new Date(),
): boolean {
  const current = findProfile(userId, tx);
  return (
    current !== undefined &&
    storeConfirmed(tx, userId, { current, now }, withFact(current.profile, sentence, source))
  );
}

/**
 * States what the person offers or expects in their profile, in the caller's transaction, so that no later letter asks for it. False: they have no profile,
 * or none of the answers is a term.
 */
export function addStatedTerms(
  tx: Tx,
  userId: string,
  answers: { topic: RequestTopic; answer: string }[],
  now = new Date(),
): boolean {
  const current = findProfile(userId, tx);
  if (!current) return false;
  const profile = answers.reduce(
    (before, { topic, answer }) => withTerm(before, topic, answer),
    current.profile,
  );
  return profile !== current.profile && storeConfirmed(tx, userId, { current, now }, profile);
}

function storeConfirmed(
  tx: Tx,
  userId: string,
  { current, now }: { current: CareerProfile; now: Date },
  profile: Profile | undefined,
): boolean {
  if (!profile) return false;
  if (profile === current.profile) return true;
  const doubts = openDoubts(current.doubts, current.profile, profile);
  const { notPlaced } = current;
  storeProfile(tx, userId, { profile, doubts, notPlaced, origin: "typed", reason: "edit", now });
  return true;
}
