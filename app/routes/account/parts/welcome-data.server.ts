import type { User } from "~/features/accounts/sessions.server";
import { welcomeLines } from "~/features/accounts/welcome-text";
import { getOffer } from "~/features/billing/offers.server";
import { allowanceText } from "~/features/billing/plans";

export function getWelcome({ firstName, lastName, linkedinProfile }: User, isDataSaver: boolean) {
  return {
    isDataSaver,
    lines: welcomeLines(allowanceText(getOffer("free_trial"))),
    profile: { firstName, lastName, linkedinProfile: linkedinProfile ?? "" },
  };
}

export type WelcomeProps = ReturnType<typeof getWelcome>;
