import { getAccess } from "~/features/billing/access.server";
import { standingOf } from "~/features/billing/history.server";
import type { PeopleFilter } from "./people.server";
import { fullNameOf, listPeople } from "./people.server";
import { findUser } from "./people-acts.server";

/** A page of the accounts in the names of the API. */
export async function peopleJson(filter: PeopleFilter, now = new Date()) {
  const { people, pages } = await listPeople(filter, now);
  return { users: people.map(({ user }) => personJson(user.id, now)), totalPages: pages };
}

/** One account in the names of the API. Throws NOT_FOUND. */
export function personJson(userId: string, now = new Date()) {
  const user = findUser(userId);
  const { plan, status, expiresAt } = standingOf(userId, now);
  const { coverLettersRemaining, resumesRemaining, coverLettersGenerated, resumesGenerated, isUnlimited } =
    getAccess(userId, now);
  const { id, email, firstName, lastName, role, isActive, onboardingCompleted, createdAt, updatedAt } = user;
  return {
    id,
    email,
    firstName,
    lastName,
    fullName: fullNameOf(user),
    role,
    isActive,
    onboardingCompleted,
    createdAt,
    updatedAt,
    emailVerified: user.emailVerifiedAt !== null,
    subscriptionPlan: plan,
    subscriptionStatus: status,
    subscriptionExpiresAt: expiresAt,
    quotaBalance: { coverLettersRemaining, resumesRemaining },
    totalGenerated: { coverLettersGenerated, resumesGenerated },
    isUnlimitedActive: isUnlimited,
  };
}
