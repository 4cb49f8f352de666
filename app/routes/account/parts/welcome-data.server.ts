import type { User } from "~/features/accounts/sessions.server";
import { welcomeLines } from "~/features/accounts/welcome-text";
import { allowanceText, findPlan } from "~/features/billing/plans";

export function getWelcome({ firstName, lastName, linkedinProfile }: User, isDataSaver: boolean) {
  const trial = findPlan("free_trial");
  return {
    isDataSaver,
    lines: welcomeLines(trial ? allowanceText(trial) : ""),
    profile: { firstName, lastName, linkedinProfile: linkedinProfile ?? "" },
  };
}

export type WelcomeProps = ReturnType<typeof getWelcome>;
