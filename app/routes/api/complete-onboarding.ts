import { completeOnboarding } from "~/features/accounts/profile.server";
import { allow, api } from "~/http/api.server";
import { requireApiUser } from "~/http/guards.server";

export const loader = api(({ request }) => allow(request, "POST"));

export const action = api(({ request }) => {
  const user = requireApiUser(request);
  allow(request, "POST");
  completeOnboarding(user.id);
  return { success: true, onboardingCompleted: true };
});
