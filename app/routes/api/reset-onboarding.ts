import { resetOnboarding } from "~/features/accounts/profile.server";
import { allowMethods, apiHandler, refuseMethod } from "~/http/api/api-handler.server";
import { requireApiUser } from "~/http/auth/guards.server";

export const loader = refuseMethod("POST");

export const action = apiHandler(({ request }) => {
  const user = requireApiUser(request);
  allowMethods(request, "POST");
  resetOnboarding(user.id);
  return { success: true, onboardingCompleted: false };
}, "Could not reset onboarding status.");
