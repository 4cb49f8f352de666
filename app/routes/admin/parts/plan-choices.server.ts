import { listOffers } from "~/features/billing/offers.server";
import { isPack } from "~/features/billing/plans";

/** The plans that staff may give or filter by, with their names. */
export function listPlanChoices() {
  return listOffers()
    .filter(({ offer }) => !isPack(offer))
    .map(({ offer, name }) => ({ id: offer, name }));
}
