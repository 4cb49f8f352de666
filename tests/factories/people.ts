import { db, write } from "~/db/client.server";
import { newId } from "~/db/id";
import { billingEvents, creditLedger, users } from "~/db/schema";
import { days } from "~/time";

/** A verified person in the middle of a trial with these credits. */
export function makeUser({
  coverLetters = 2,
  resumes = 1,
  trialEndsAt = new Date(Date.now() + days(7)),
  email = `${newId()}@example.com`,
} = {}) {
  const now = new Date();
  const user = {
    id: newId(),
    createdAt: now,
    updatedAt: now,
    email,
    firstName: "Ngozi",
    lastName: "Eze",
    emailVerifiedAt: now,
  };
  const at = new Date(trialEndsAt.getTime() - days(7));
  write((tx) => {
    tx.insert(users).values(user).run();
    tx.insert(billingEvents)
      .values({
        id: newId(),
        at,
        userId: user.id,
        type: "trial_started",
        plan: "free_trial",
        coverLetters,
        resumes,
        endsAt: trialEndsAt,
        key: `trial_started:${user.id}`,
      })
      .run();
  });
  return user;
}

export function ledgerOf(userId: string) {
  return db
    .select()
    .from(creditLedger)
    .all()
    .filter((row) => row.userId === userId);
}
