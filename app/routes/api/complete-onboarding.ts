import { completeOnboarding } from "~/features/accounts/profile.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute({
  "POST /api/complete-onboarding": ({ user }) => {
    completeOnboarding(user.id);
    return { success: true, onboardingCompleted: true };
  },
});
export const loader = route;
export const action = route;
