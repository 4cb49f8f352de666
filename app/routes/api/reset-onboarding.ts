import { resetOnboarding } from "~/features/accounts/profile.server";
import { apiRoute } from "~/http/api/api-route.server";

const route = apiRoute(
  {
    "POST /api/reset-onboarding": ({ user }) => {
      resetOnboarding(user.id);
      return { success: true, onboardingCompleted: false };
    },
  },
  "Could not reset onboarding status.",
);
export const loader = route;
export const action = route;
