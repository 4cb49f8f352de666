import { and, eq } from "drizzle-orm";
import type { Profile } from "~/career/profile.schema";
import { db } from "~/db/client.server";
import { generations } from "~/db/schema";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { Answers } from "~/features/profile/answers";
import { parseStored } from "~/features/profile/profile.server";
import { profileOf } from "./draft";

/** What the documents of a request were written from; undefined where the request is not stored any more. */
export function findSourceProfile(userId: string, generationId: string | null): Profile | undefined {
  const row = generationId
    ? db
        .select({ profile: generations.profile, questionnaire: generations.questionnaire })
        .from(generations)
        .where(and(eq(generations.userId, userId), eq(generations.id, generationId)))
        .get()
    : undefined;
  const owner = findAccount(userId);
  if (!row || !owner) return undefined;
  return profileOf({
    profile: row.profile ? parseStored(row.profile) : undefined,
    answers: row.questionnaire ? Answers.parse(row.questionnaire) : null,
    account: { name: `${owner.firstName} ${owner.lastName}`.trim(), email: owner.email },
  });
}
