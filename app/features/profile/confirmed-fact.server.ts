import { withFact } from "~/career/apply-decision";
import type { OpenDecision } from "~/career/open-decision";
import type { Profile } from "~/career/profile.schema";
import type { Tx } from "~/db/client.server";
import { openDoubts } from "./stored-profile";
import { findProfile, storeProfile } from "./profile.server";

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
  const profile = current && withFact(current.profile, sentence, source);
  if (!current || !profile) return false;
  if (profile === current.profile) return true;
  const doubts = openDoubts(current.doubts, current.profile, profile);
  const { notPlaced } = current;
  storeProfile(tx, userId, { profile, doubts, notPlaced, origin: "typed", reason: "edit", now });
  return true;
}
