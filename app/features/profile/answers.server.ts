import { emptyProfile, withoutBlanks } from "~/career/profile";
import { mergeProfiles } from "~/career/resume/merge";
import { write, type Tx } from "~/db/client.server";
import { findAccount } from "~/features/accounts/find-accounts.server";
import { profileFromAnswers, type Answers } from "./answers";
import { listConflicts } from "./import.server";
import { findProfile, storeProfile } from "./profile.server";

/** Adds the answers to the guided questions to the person's profile. */
export function saveAnswers(userId: string, answers: Answers, now = new Date()): void {
  write((tx) => addAnswers(tx, userId, answers, now));
}

/** The same inside another feature's transaction. */
export function addAnswers(tx: Tx, userId: string, answers: Answers, now = new Date()): void {
  const account = findAccount(userId, tx);
  if (!account) return;
  const { firstName, lastName, email } = account;
  const answered = withoutBlanks(
    profileFromAnswers(answers, { name: `${firstName} ${lastName}`.trim(), email }),
  );
  const current = findProfile(userId, tx);
  const merged = mergeProfiles(current?.profile ?? emptyProfile(), answered);
  storeProfile(tx, userId, {
    profile: merged.profile,
    doubts: [...(current?.doubts ?? []), ...listConflicts(current, merged, "What you wrote")],
    notPlaced: current?.notPlaced ?? [],
    origin: "typed",
    reason: "answers",
    now,
  });
}
