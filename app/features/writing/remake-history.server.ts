import type { Profile } from "~/career/profile.schema";
import type { Tx } from "~/db/client.server";
import type { RemakeHistory } from "~/features/billing/remakes";
import type { Answers } from "~/features/profile/answers";
import { findProfile } from "~/features/profile/profile.server";
import { deliveredKinds, listGenerations } from "./generation-row.server";

/** What a generation is written from. */
export type WritingSource = { profile: Profile | null; resumeName: string; questionnaire: Answers | null };

/** What was made for an application so far, compared with what would be written from now. */
export function remakeHistory(
  reader: Pick<Tx, "select">,
  userId: string,
  applicationId: string,
  source: Pick<WritingSource, "profile" | "questionnaire">,
): RemakeHistory {
  const made = listGenerations(userId, applicationId, reader).filter(({ status }) => status !== "failed");
  const latest = made[0];
  return {
    delivered: deliveredKinds(
      reader,
      made.map(({ id }) => id),
    ),
    freeRemakes: made.filter(({ freeKinds }) => freeKinds.length > 0).length,
    isChanged:
      latest !== undefined &&
      sourceText(latest) !== sourceText(source) &&
      !(latest.questionnaire !== null && isProfileOfAnswers(reader, userId, source, latest.createdAt)),
  };
}

/** The answers of a request went into the profile with it: as long as nothing else did, the profile says the same. */
function isProfileOfAnswers(
  reader: Pick<Tx, "select">,
  userId: string,
  { profile, questionnaire }: Pick<WritingSource, "profile" | "questionnaire">,
  answeredAt: Date,
): boolean {
  const stored = findProfile(userId, reader);
  return (
    questionnaire === null &&
    stored !== undefined &&
    stored.updatedAt <= answeredAt &&
    JSON.stringify(stored.profile) === JSON.stringify(profile)
  );
}

// As it is stored: the same words are the same source.
function sourceText({ profile, questionnaire }: { profile: unknown; questionnaire: unknown }): string {
  return JSON.stringify([profile, questionnaire]);
}
