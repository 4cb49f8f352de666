import { getAccess } from "~/features/billing/access.server";
import { getSubscriptionState } from "~/features/billing/history.server";
import type { UserFilter } from "./user-search.server";
import { formatFullName, listUsers } from "./users.server";
import { getUser } from "./user-actions.server";

/** A page of the accounts with the field names of the API. */
export async function serializeUserList(
  filter: UserFilter & { page?: number; limit?: number },
  now = new Date(),
) {
  const { users, pages } = await listUsers(filter, now);
  return { users: users.map(({ user }) => serializeUser(user.id, now)), totalPages: pages };
}

/** One account with the field names of the API. Throws NOT_FOUND. */
export function serializeUser(userId: string, now = new Date()) {
  const user = getUser(userId);
  const { plan, status, expiresAt } = getSubscriptionState(userId, now);
  const { coverLettersRemaining, resumesRemaining, coverLettersGenerated, resumesGenerated, isUnlimited } =
    getAccess(userId, now);
  const { id, email, firstName, lastName, role, isActive, onboardingCompleted, createdAt, updatedAt } = user;
  return {
    id,
    email,
    firstName,
    lastName,
    fullName: formatFullName(user),
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
