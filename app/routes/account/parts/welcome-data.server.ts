import { ONBOARDING_STEPS, tutorialSteps } from "~/features/accounts/onboarding-steps";
import type { User } from "~/features/accounts/sessions.server";
import { allowanceText, findPlan } from "~/features/billing/plans";

export function getWelcome(
  { firstName, lastName, linkedinProfile }: User,
  requestedStep: number,
  isDataSaver: boolean,
) {
  const trial = findPlan("free_trial");
  const step = Number.isInteger(requestedStep) ? Math.min(Math.max(requestedStep, 1), ONBOARDING_STEPS) : 1;
  return {
    step,
    isDataSaver,
    tutorial: tutorialSteps(trial ? allowanceText(trial) : "")[step - 2],
    profile: { firstName, lastName, linkedinProfile: linkedinProfile ?? "" },
  };
}

export type WelcomeProps = ReturnType<typeof getWelcome>;
