import { getAccess } from "~/features/billing/access.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "GET /api/v1/credits": ({ user }) => {
    const access = getAccess(user.id);
    return {
      plan: access.planId,
      isActive: access.isActive,
      isUnlimited: access.isUnlimited,
      coverLetters: access.isUnlimited ? null : access.coverLettersRemaining,
      resumes: access.isUnlimited ? null : access.resumesRemaining,
      endsAt: access.endsAt?.toISOString() ?? null,
    };
  },
});
export const loader = route;
export const action = route;
